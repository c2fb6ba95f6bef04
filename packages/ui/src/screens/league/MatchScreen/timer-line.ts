import { trackThrough } from '../../../components/Path/geometry.ts';

/** The line of a round's twenty seconds, 100 by 48. */
export const timerLine = trackThrough([
  { x: 0, y: 30 },
  { x: 20, y: 18 },
  { x: 40, y: 31 },
  { x: 60, y: 17 },
  { x: 80, y: 30 },
  { x: 100, y: 20 },
]);
