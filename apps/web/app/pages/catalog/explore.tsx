import { countryOf } from '@darb/contract/countries';
import { ExploreScreen } from '@darb/ui/screens/catalog/ExploreScreen/ExploreScreen';
import type { ExploreScreenProps } from '@darb/ui/screens/catalog/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

/** The programs of the visitor's country, the newest first (rule catalog 9). */
export const loader = page(
  'explore',
  async ({ api, visit, student }): Promise<{ screen: ExploreScreenProps; names: Record<string, string> }> => {
    const { programs } = await api.catalog.programs({ country: visit.country });
    const countryName = countryOf(visit.country).name[visit.language];
    const names = { country: countryName };
    if (programs.length === 0)
      return { screen: { state: 'noPrograms', countryName, everywhere: href({ ...visit, country: 'JO' }, 'explore') }, names };
    const rows = [...programs]
      .sort((a, b) => b.order - a.order)
      .map(({ id, title, subjects_count, lessons_count, tests_count }) => ({
        id,
        title,
        subjectsCount: subjects_count,
        lessonsCount: lessons_count,
        testsCount: tests_count,
        href: href(visit, 'exploreProgram', { program: id }),
        mine: student?.program_id === id,
      }));
    return { screen: { state: 'programs', programs: rows, countryName }, names };
  },
);

export default function ExplorePage() {
  return <ExploreScreen {...useScreen<typeof loader>()} />;
}
