import { createEmptyCard, fsrs, Rating, State, type Card, type FSRSParameters, type Grade as LibraryGrade } from 'ts-fsrs';
import { dayAfter } from '../calendar.ts';

export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

/** What is known of how well a question is remembered. Days are the student's own (rule progress 3). */
export interface Memory {
  due: string;
  reviewedOn: string;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
}

const RATINGS: Readonly<Record<Grade, LibraryGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** A day as a moment: the library counts whole days between moments. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const daysBetween = (from: string, to: string): number => Math.round((noon(to).getTime() - noon(from).getTime()) / 86_400_000);

function cardOf({ due, reviewedOn, stability, difficulty, reps, lapses }: Memory): Card {
  return {
    ...{ stability, difficulty, reps, lapses, due: noon(due), last_review: noon(reviewedOn), state: State.Review },
    ...{ scheduled_days: daysBetween(reviewedOn, due), elapsed_days: 0, learning_steps: 0 },
  };
}

export type Spacing = (before: Memory | null, grade: Grade, day: string) => Memory;

/**
 * The spacing of repetitions by FSRS (rule practice 9): in whole days, without chance. Gives what is known of
 * a question after it was answered on a day; null before stands for one that is new.
 */
export function createSpacing(parameters: Partial<FSRSParameters> = {}): Spacing {
  const scheduler = fsrs({ ...parameters, enable_fuzz: false, enable_short_term: false });
  return (before, grade, day) => {
    const { card } = scheduler.next(before ? cardOf(before) : createEmptyCard(noon(day)), noon(day), RATINGS[grade]);
    const { stability, difficulty, reps, lapses } = card;
    const due = dayOf(card.due);
    return { stability, difficulty, reps, lapses, reviewedOn: day, due: due > day ? due : dayAfter(day, 1) };
  };
}

export const spaced = createSpacing();

/** From so many timed answers on a student's median says something. */
const TIMED_ENOUGH = 5;

/** The middle of the seconds that a student took lately; null while there are too few. */
export function medianOf(seconds: readonly number[]): number | null {
  if (seconds.length < TIMED_ENOUGH) return null;
  const sorted = [...seconds].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (upper + lower) / 2;
}

/**
 * The grade of an answer (rule practice 10), `seconds` being 0 where nobody counted them: without them or a
 * median a right answer is good.
 */
export function gradeOf(isCorrect: boolean, seconds: number, median: number | null): Grade {
  if (!isCorrect) return 'again';
  if (seconds === 0 || median === null) return 'good';
  return seconds > 2 * median ? 'hard' : seconds < median / 2 ? 'easy' : 'good';
}
