import type { RoundStation } from './props.ts';

/** The levels of a practice, from the first to the last; each has a drawing in `badges.svg`. */
export const LEVELS = ['silver', 'gold', 'emerald', 'ruby', 'diamond', 'treasure'] as const;
export type LevelName = (typeof LEVELS)[number];

/** The name of a level by its number, which begins with 1. */
export const levelName = (level: number): LevelName => LEVELS[level - 1] ?? 'treasure';

/** How a question of a round is drawn on its road. */
export const stationOf = {
  'right': 'right',
  'wrong': 'wrong',
  'here': 'here',
  'open': 'todo',
  'kept': 'done',
} as const satisfies Record<RoundStation['state'], string>;
