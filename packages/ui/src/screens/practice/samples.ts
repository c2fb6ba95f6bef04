import { ar } from '../../story.tsx';
import type { LevelStop, PracticeFacts } from './props.ts';

/** A sample subject of the stories. */
export const subject = ar('الكيمياء');

const states = (here: number): LevelStop['state'][] =>
  Array.from({ length: 6 }, (_, index) => (index < here ? 'finished' : index === here ? 'here' : index === here + 1 ? 'next' : 'locked'));

/** The stations of a practice whose level `here` (from 0) is open, with so many of its questions answered. */
export const levels = (here: number, answered: number, waiting = 0): LevelStop[] =>
  states(here).map((state, index) => ({
    ...{ level: index + 1, state },
    answeredCount: state === 'finished' ? 5 : state === 'here' ? answered : 0,
    correctCount: state === 'finished' ? 5 - (index % 2) : 0,
    waitingCount: index === 5 ? waiting : 0,
    href: state === 'finished' || state === 'here' ? `#round${index + 1}` : null,
  }));

export const facts: PracticeFacts = {
  ...{ levels: levels(2, 2, 1), accuracy: 82, solvedCount: 12, totalTime: 456, averageTime: 38, streak: 4, longestStreak: 7 },
  difficulties: {
    easy: { answeredCount: 8, correctCount: 7, percentage: 87 },
    medium: { answeredCount: 4, correctCount: 3, percentage: 75 },
    hard: { answeredCount: 0, correctCount: 0, percentage: 0 },
  },
};
