import type { PracticeProgress } from '@darb/contract';
import type { LevelStop, PracticeFacts, ProgressScreenProps } from '@darb/ui/screens/practice/props';
import type { DrawnOf } from '../../../fast/door.ts';
import { href, type Whereabouts } from '../../href.ts';

type Round = PracticeProgress['rounds'][number];

const LAST_LEVEL = 6;
const ROUND_QUESTIONS = 5;

/** How many wrong answers wait to be asked again in the last round, which asks five. */
export const waitingIn = (rounds: readonly Round[]): number =>
  Math.min(
    ROUND_QUESTIONS,
    rounds
      .filter(({ round_level }) => round_level < LAST_LEVEL)
      .reduce((sum, { answered_count, correct_count }) => sum + answered_count - correct_count, 0),
  );

const stateOf = ({ state, round_level }: Round, current: number): LevelStop['state'] =>
  state === 'finished' ? 'finished' : state === 'open' ? 'here' : round_level === current + 1 ? 'next' : 'locked';

/** The screen of a student's progress in a practice. */
export function progressScreen(
  { visit: at, drawn }: { visit: Whereabouts; drawn: DrawnOf },
  progress: PracticeProgress,
): Exclude<ProgressScreenProps, { state: 'reset' }> {
  const { practice_id: practice, rounds, current_round_level: current } = progress;
  const toRound = (round: number): string => href(at, 'practiceRound', { practice, round });
  const share = ({ answered, correct, percentage }: PracticeProgress['progress_per_complexity']['easy']) => ({
    ...{ answeredCount: answered, correctCount: correct, percentage },
  });
  const { easy, medium, hard } = progress.progress_per_complexity;
  const facts: PracticeFacts = {
    levels: rounds.map((round) => ({
      level: round.round_level,
      state: stateOf(round, current),
      answeredCount: round.answered_count,
      correctCount: round.correct_count,
      waitingCount: round.round_level === LAST_LEVEL ? waitingIn(rounds) : 0,
      href: round.state === 'locked' ? null : toRound(round.round_level),
    })),
    accuracy: progress.current_accuracy,
    solvedCount: progress.total_solved_questions,
    totalTime: progress.total_time,
    averageTime: progress.avg_time_per_question,
    streak: progress.streaks_counter,
    longestStreak: progress.max_streaks,
    difficulties: { easy: share(easy), medium: share(medium), hard: share(hard) },
  };
  const here = rounds.find(({ round_level }) => round_level === current);
  const answeredCount = here?.answered_count ?? 0;
  return {
    state: progress.status === 'completed' ? 'completed' : progress.status === 'in_progress' ? 'begun' : 'fresh',
    title: { text: progress.practice_name, lang: progress.language },
    start: href(at, 'startPractice'),
    facts: drawn(facts),
    streak: progress.streaks_counter,
    here: {
      level: current,
      answeredCount,
      leftCount: answeredCount === 0 ? null : Math.max(0, ROUND_QUESTIONS - answeredCount),
      href: toRound(current),
    },
    reset: href(at, 'practiceProgress', { practice }, { reset: 1 }),
  };
}
