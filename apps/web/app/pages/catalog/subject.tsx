import { SubjectScreen } from '@darb/ui/screens/catalog/SubjectScreen/SubjectScreen';
import type { SubjectScreenProps } from '@darb/ui/screens/catalog/props';
import { publicPath } from '../../href.ts';
import { page } from '../../server/page.ts';
import type { TrailStep } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { subjectHead } from './subject-head.ts';
import { subjectJourney } from './subject-journey.ts';
import { subjectPath } from './subject-path.ts';

/** A subject with two tabs: its learning paths, and (`?tab=aj`) its assessment journey. */
export const loader = page(
  'subject',
  async (given): Promise<{ screen: SubjectScreenProps; names: Record<string, string>; trail: TrailStep[] }> => {
    const { api, params, search, student } = given;
    const [list, { instructors }, progress] = await Promise.all([
      api.catalog.subtopicsList({ subject_id: params.subject }),
      api.catalog.instructorSubject({ subject_id: params.subject }),
      student ? api.progress.subjectSubtopicsProgress({ subject_id: params.subject }) : null,
    ]);
    const head = await subjectHead(given, list, progress);
    const names = { subject: list.subject.title.text, program: list.program.title.text };
    const tab = search.get('tab') === 'aj' ? await subjectJourney(given, list) : subjectPath(given.visit, list, progress);
    const trail = [
      { name: names.program, path: publicPath('exploreProgram', params) },
      { name: names.subject, path: publicPath('subject', params) },
    ];
    return { screen: { ...head, instructors, ...tab }, names, trail };
  },
);

export default function SubjectPage() {
  return <SubjectScreen {...useScreen<typeof loader>()} />;
}
