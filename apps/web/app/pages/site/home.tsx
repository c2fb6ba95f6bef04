import { HomeScreen } from '@darb/ui/screens/site/HomeScreen/HomeScreen';
import type { HomeScreenProps } from '@darb/ui/screens/site/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { subjectTile } from '../catalog/tiles.ts';
import { priceFor } from '../billing/price.ts';

export const loader = page(['home', 'jor', 'egy'], async ({ api, visit }): Promise<{ screen: HomeScreenProps }> => {
  const { programs } = await api.catalog.allProgramsAllSubjects({ country: visit.country });
  const first = programs.find((program) => program.lessons_count > 0);
  const places = {
    signUp: href(visit, 'signup'),
    explore: first ? href(visit, 'exploreProgram', { program: first.id }) : href(visit, 'explore'),
    programTitle: first?.title ?? null,
  };
  if (!first) return { screen: { state: 'empty', ...places } };
  return {
    screen: {
      state: 'ready',
      ...places,
      subjects: first.subjects.map((subject) => subjectTile(visit, subject)),
      price: await priceFor(api, first.id),
    },
  };
});

export default function HomePage() {
  return <HomeScreen {...useScreen<typeof loader>()} />;
}
