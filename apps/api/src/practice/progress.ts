import { PRACTICE_LEVELS, type PracticeProgress } from '@darb/contract';
import { percentageOf } from '../assessment/present.ts';
import type { AnswerRow, RoundRow } from './queries.ts';

type Difficulty = AnswerRow['difficulty'];

function complexityOf(answers: readonly AnswerRow[], difficulty: Difficulty) {
  const own = answers.filter((one) => one.difficulty === difficulty);
  const correct = own.filter(({ isCorrect }) => isCorrect).length;
  return { answered: own.length, correct, percentage: percentageOf(correct, own.length) };
}

/** The right answers in a row at the end, and the most of them anywhere; `answers` the oldest first. */
function streaksOf(answers: readonly Pick<AnswerRow, 'isCorrect'>[]): { now: number; most: number } {
  let [now, most] = [0, 0];
  for (const { isCorrect } of answers) {
    now = isCorrect ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

/** The level that is open: the first that is not finished; the last one when all are (rule practice 4). */
export function openLevel(rounds: readonly RoundRow[], answers: readonly AnswerRow[]): number {
  const isFinished = (level: number) => isRoundFinished(rounds, answers, level);
  const finished = PRACTICE_LEVELS.findIndex((_, index) => !isFinished(index + 1));
  return finished === -1 ? PRACTICE_LEVELS.length : finished + 1;
}

/** Whether every question of a round was answered. */
export function isRoundFinished(rounds: readonly RoundRow[], answers: readonly AnswerRow[], level: number): boolean {
  const round = rounds.find((one) => one.level === level);
  return round !== undefined && round.questionIds.length > 0 && answersIn(answers, level).length >= round.questionIds.length;
}

const answersIn = (answers: readonly AnswerRow[], level: number): AnswerRow[] => answers.filter((one) => one.level === level);

/** What a student has done of a practice, in numbers; `answers` the oldest first. */
export function figuresOf(rounds: readonly RoundRow[], answers: readonly AnswerRow[]) {
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  const seconds = answers.reduce((sum, one) => sum + one.seconds, 0);
  const { now, most } = streaksOf(answers);
  const current = openLevel(rounds, answers);
  const isDone = isRoundFinished(rounds, answers, PRACTICE_LEVELS.length);
  return {
    status: isDone ? ('completed' as const) : rounds.length > 0 ? ('in_progress' as const) : ('not_started' as const),
    current_round_level: current,
    current_accuracy: percentageOf(correct, answers.length),
    total_solved_questions: answers.length,
    progress_per_complexity: {
      easy: complexityOf(answers, 'easy'),
      medium: complexityOf(answers, 'medium'),
      hard: complexityOf(answers, 'hard'),
    },
    total_time: seconds,
    avg_time_per_question: answers.length === 0 ? 0 : Math.round(seconds / answers.length),
    streaks_counter: now,
    max_streaks: most,
    rounds: PRACTICE_LEVELS.map((_, index) => {
      const own = answersIn(answers, index + 1);
      const isFinished = isRoundFinished(rounds, answers, index + 1);
      return {
        round_level: index + 1,
        state: isFinished ? ('finished' as const) : index + 1 === current ? ('open' as const) : ('locked' as const),
        answered_count: own.length,
        correct_count: own.filter(({ isCorrect }) => isCorrect).length,
      };
    }),
  } satisfies Partial<PracticeProgress>;
}
