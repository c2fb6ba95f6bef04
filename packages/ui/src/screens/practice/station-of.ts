import type { RoundStation } from './props.ts';

/** How a question of a round is drawn on its road. */
export const stationOf = {
  'right': 'right',
  'wrong': 'wrong',
  'here': 'here',
  'open': 'todo',
  'kept': 'done',
} as const satisfies Record<RoundStation['state'], string>;
