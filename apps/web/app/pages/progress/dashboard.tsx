import { countryOf } from '@darb/contract/countries';
import { ASSESSMENT_ONLY_PROGRAMS } from '@darb/contract/limits';
import type { SubscriptionPopupProps } from '@darb/ui/frame/subscription-popup';
import { DashboardScreen } from '@darb/ui/screens/progress/DashboardScreen/DashboardScreen';
import type { DashboardScreenProps } from '@darb/ui/screens/progress/props';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSubscriptionPopup } from '../../client/subscription-popup.ts';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { continueStep } from './continue-step.ts';

/** Where the student stopped, how far the subjects are, and the week. */
export const loader = page('dashboard', async ({ api, visit, student }): Promise<{ screen: DashboardScreenProps }> => {
  const program = student.program_id ?? 0;
  const [recent, blocks, chart, reviews] = await Promise.all([
    api.progress.startContinueLearning({}),
    api.progress.dashboardBlocks({}),
    api.progress.subjectsProgressChart({}),
    api.practice.reviewStanding({}),
  ]);
  const hasKey = student.is_premium && student.premium_program_id === program;
  const head = {
    name: student.full_name.trim().split(/\s+/, 1)[0] ?? '',
    streakDays: blocks.streak_days,
    subjects: chart.subjects.map(({ subject, progress_percentage, next }) => ({
      id: subject.id,
      title: subject.title,
      icon: subject.icon,
      bgColor: subject.bgColor,
      progressPercentage: progress_percentage,
      next: next?.title ?? null,
      href: href(visit, 'subject', { program, subject: subject.id }),
    })),
    week: { days: blocks.days, minutesThisWeek: blocks.minutes_this_week, minutesLastWeek: blocks.minutes_last_week },
    facts: {
      watchedLessons: blocks.watched_lessons,
      correctQuestions: blocks.correct_questions,
      attemptedQuizzes: blocks.attempted_quizzes,
      attemptedTests: blocks.attempted_tests,
    },
    today:
      reviews.is_on && reviews.kept_count > 0
        ? { openCount: reviews.open_count, isDone: reviews.answered_count > 0, href: href(visit, 'today') }
        : null,
    explore: href(visit, 'exploreProgram', { program }),
    checkout: hasKey || !countryOf(visit.country).checkoutEnabled ? null : href(visit, 'checkout', { program }),
    testsOnly: ASSESSMENT_ONLY_PROGRAMS.has(program),
  };
  return { screen: { ...head, ...continueStep(visit, program, recent, chart.subjects) } };
});

/** The page goes on without it where it cannot be fetched. */
const fetchPopup = async () => ({ default: (await import('@darb/ui/frame/subscription-popup')).SubscriptionPopup });
const Popup = lazy<ComponentType<SubscriptionPopupProps>>(() => fetchPopup().catch(() => ({ default: () => null })));

export default function DashboardPage() {
  const screen = useScreen<typeof loader>();
  const checkout = screen.state === 'error' ? null : screen.checkout;
  const popup = useSubscriptionPopup(checkout !== null);
  return (
    <>
      <DashboardScreen {...screen} />
      {popup.isShown && checkout !== null ? (
        <Suspense>
          <Popup checkout={checkout} onClose={popup.close} />
        </Suspense>
      ) : null}
    </>
  );
}
