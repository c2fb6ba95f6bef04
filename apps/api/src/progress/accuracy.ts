import { DIFFICULTIES } from '@darb/contract';
import { countedIn, type Tally } from '../assessment/tally.ts';

/** From so many answers on accuracy says something (rule progress 8). */
export const ENOUGH_ANSWERS = 5;

/** How many answers there were, and how many of them were correct. */
export interface Counted {
  answered: number;
  correct: number;
}

/** Counts together. */
export const sumOf = (parts: readonly Counted[]): Counted => ({
  answered: parts.reduce((sum, { answered }) => sum + answered, 0),
  correct: parts.reduce((sum, { correct }) => sum + correct, 0),
});

/** The counts of all difficulties together. */
export const tallySum = (tally: Tally): Counted => sumOf(DIFFICULTIES.map((difficulty) => countedIn(tally, difficulty)));

/** Counts with their accuracy in whole per cent, rounded down; null under five answers (rule progress 8). */
export const accuracyOf = ({ answered, correct }: Counted): Counted & { accuracy: number | null } => ({
  answered,
  correct,
  accuracy: answered < ENOUGH_ANSWERS ? null : Math.floor((100 * correct) / answered),
});
