import { SharedProgressScreen } from '@darb/ui/screens/progress/SharedProgressScreen/SharedProgressScreen';
import type { SharedProgress, SharedProgressScreenProps } from '@darb/ui/screens/progress/props';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { attemptOf, openedOf, roadOf, subjectsOf, totalsOf } from './report-view.ts';

/** What a student shares by a link, for whoever has it (rule progress 10, rule progress 16). */
export const loader = page(
  'sharedProgress',
  async ({ api, visit, params, search, drawn }): Promise<{ screen: SharedProgressScreenProps }> => {
    const { first_name, report, subjects, attempts } = await api.progress.sharedProgress({ token: params.token, language: visit.language });
    const known = { subjects: subjects.map(({ title, progress_percentage }) => ({ title, percent: progress_percentage })) };
    const progress: SharedProgress =
      report.began === null
        ? { ...known, state: 'empty' }
        : {
            ...known,
            state: 'ready',
            road: roadOf(report),
            totals: totalsOf(report),
            // a query alone, as the token stands in no link of its page
            accuracy: subjectsOf(visit, null, report.subjects, { asked: openedOf(search), pageWith: (subject) => `?subject=${subject}` }),
            attempts: attempts.map((attempt) => attemptOf(attempt, null)),
          };
    return { screen: { state: progress.state, firstName: first_name, progress: drawn(progress) } };
  },
);

export default function SharedProgressPage() {
  return <SharedProgressScreen {...useScreen<typeof loader>()} />;
}
