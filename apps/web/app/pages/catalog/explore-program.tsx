import { ExploreScreen } from '@darb/ui/screens/catalog/ExploreScreen/ExploreScreen';
import type { ExploreScreenProps } from '@darb/ui/screens/catalog/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { subjectTile } from './tiles.ts';

export const loader = page(
  'exploreProgram',
  async ({ api, visit, student, params }): Promise<{ screen: ExploreScreenProps; names: Record<string, string> }> => {
    const { program, subjects } = await api.catalog.subjects({ program_id: params.program });
    const shared = { program: program.title, back: href(visit, 'explore') };
    const names = { program: program.title.text };
    if (subjects.length === 0) return { screen: { state: 'noSubjects', ...shared }, names };
    const isOther = student !== null && student.program_id !== program.id;
    const screen: ExploreScreenProps = {
      state: 'subjects',
      ...shared,
      testsOnly: program.assessment_only,
      subjects: subjects.map((subject) => subjectTile(visit, subject)),
      signUp: student ? null : href(visit, 'signup', null, { next: visit.path }),
      otherProgram: isOther ? { selectProgram: href(visit, 'settingsCurriculum', null, { next: visit.path }) } : null,
    };
    return { screen, names };
  },
);

export default function ExploreProgramPage() {
  return <ExploreScreen {...useScreen<typeof loader>()} />;
}
