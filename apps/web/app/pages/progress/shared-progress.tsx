import { SharedProgressScreen } from '@darb/ui/screens/progress/SharedProgressScreen/SharedProgressScreen';
import type { SharedProgressScreenProps } from '@darb/ui/screens/progress/props';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { attemptOf, openedOf, roadOf, subjectsOf, totalsOf } from './report-view.ts';

/** What a student shares by a link, for whoever has it (rule progress 10, rule progress 16). */
export const loader = page('sharedProgress', async ({ api, visit, params, search }): Promise<{ screen: SharedProgressScreenProps }> => {
  const { first_name, report, subjects, attempts } = await api.progress.sharedProgress({ token: params.token, language: visit.language });
  const head = {
    firstName: first_name,
    subjects: subjects.map(({ title, progress_percentage }) => ({ title, percent: progress_percentage })),
  };
  if (report.began === null) return { screen: { ...head, state: 'empty' } };
  // a query alone, as the token stands in no link of its page
  const pageWith = (subject: number) => `?subject=${subject}`;
  return {
    screen: {
      ...head,
      state: 'ready',
      road: roadOf(report),
      totals: totalsOf(report),
      accuracy: subjectsOf(visit, null, report.subjects, { asked: openedOf(search), pageWith }),
      attempts: attempts.map((attempt) => attemptOf(attempt, null)),
    },
  };
});

export default function SharedProgressPage() {
  return <SharedProgressScreen {...useScreen<typeof loader>()} />;
}
