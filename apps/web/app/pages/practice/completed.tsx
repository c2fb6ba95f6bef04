import { CompletedScreen } from '@darb/ui/screens/practice/CompletedScreen/CompletedScreen';
import type { CompletedScreenProps } from '@darb/ui/screens/practice/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { orBackToStart } from './back-to-start.ts';
import { waitingIn } from './progress-view.ts';

/** What came of a round that is finished; one that is not is gone on with. */
export const loader = page('practiceCompleted', async (given): Promise<Showing<CompletedScreenProps>> => {
  const { api, visit, params, to } = given;
  const { practice, round: level } = params;
  const progress = await orBackToStart(given, () => api.practice.progress({ practice_id: practice }));
  const own = progress.rounds.find(({ round_level }) => round_level === level);
  if (!own) throw notFound();
  if (own.state !== 'finished') throw to('practiceRound', params);
  const { questions, access } = await orBackToStart(given, () =>
    api.practice.roundQuestions({ practice_id: practice, round_level: level }),
  );
  const title = { text: progress.practice_name, lang: progress.language };
  const back = href(visit, 'practiceProgress', { practice });
  const head = {
    title,
    level,
    correctCount: own.correct_count,
    questionsCount: own.answered_count,
    accuracy: progress.current_accuracy,
    longestStreak: progress.max_streaks,
    averageTime: progress.avg_time_per_question,
    marks:
      access === 'must_subscribe'
        ? null
        : questions.map(({ is_answered_correctly }, index) => ({
            isCorrect: is_answered_correctly === true,
            href: href(visit, 'practiceRound', params, { question: index + 1 }),
          })),
    progress: back,
  };
  const isLast = level === progress.rounds.length;
  return {
    screen: isLast
      ? { ...head, state: 'practice', start: href(visit, 'startPractice') }
      : {
          ...head,
          state: 'level',
          next: href(visit, 'practiceRound', { practice, round: level + 1 }),
          waitingCount: waitingIn(progress.rounds),
        },
    names: { subject: title.text },
    stage: { title, close: back, questions: null },
  };
});

export default function CompletedPage() {
  return <CompletedScreen {...useScreen<typeof loader>()} />;
}
