import { DIFFICULTIES } from '@darb/contract';

type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * How many answers an attempt has, and how many correct ones, for each difficulty in the order of
 * `DIFFICULTIES`: `[easy answered, easy correct, medium answered, …]`. Numbers side by side, since a report
 * sums up thousands of them.
 */
export type Tally = number[];

/** Counts marked answers by the difficulty of their questions. */
export const tallyOf = (marked: readonly { difficulty: Difficulty; isCorrect: boolean }[]): Tally =>
  DIFFICULTIES.flatMap((difficulty) => {
    const own = marked.filter((row) => row.difficulty === difficulty);
    return [own.length, own.filter(({ isCorrect }) => isCorrect).length];
  });

/** The places in a tally, from 1 as PostgreSQL counts, of what was answered and of what was correct. */
export const ANSWERED_PLACES = DIFFICULTIES.map((_, index) => 2 * index + 1);
export const CORRECT_PLACES = DIFFICULTIES.map((_, index) => 2 * index + 2);

/** What a tally says of one difficulty. */
export const countedIn = (tally: Tally, difficulty: Difficulty): { answered: number; correct: number } => {
  const place = 2 * DIFFICULTIES.indexOf(difficulty);
  return { answered: tally[place] ?? 0, correct: tally[place + 1] ?? 0 };
};
