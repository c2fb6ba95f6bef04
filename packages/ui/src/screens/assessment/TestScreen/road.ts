import { pathData, trackThrough, type Point } from '../../../components/Path/geometry.ts';

/** How many questions stand in a row. */
export const IN_A_ROW = 5;
const STEP = 100;
const HEIGHTS = [36, 31, 37, 30, 35];
const START: Point = { x: 0, y: 38 };
const END: Point = { x: STEP * IN_A_ROW, y: 31 };
/** How far a skipped question lies below the road, and how wide and high the ink goes around it. */
const BELOW = 5;
const BOW = { x: 46, y: 25 };

const placeOf = (index: number): Point => ({ x: STEP * (index + 0.5), y: HEIGHTS[index % IN_A_ROW] ?? 33 });

/** How high a question stands in its row of 66 px, by its place there from 0. */
export const heightOf = (index: number, skipped: boolean): number => placeOf(index).y + (skipped ? BELOW : 0);

/** The road of a row, from edge to edge, in a drawing 500 by 66. */
export const rowRoad = pathData(trackThrough([START, ...Array.from({ length: IN_A_ROW }, (_, index) => placeOf(index)), END]));

/**
 * The ink of a row up to the question at place `reached`, in a bow over what was skipped; past the last place
 * it runs out at the edge. Null where nothing of the row was reached.
 */
export function rowInk(skipped: readonly boolean[], reached: number): string | null {
  if (reached < 0) return null;
  const points = [START];
  for (let index = 0; index <= Math.min(reached, skipped.length - 1); index += 1) {
    const { x, y } = placeOf(index);
    if (skipped[index]) points.push({ x: x - BOW.x, y: y + 1 }, { x, y: y - BOW.y }, { x: x + BOW.x, y: y + 1 });
    else points.push({ x, y });
  }
  if (reached >= IN_A_ROW) points.push(END);
  return pathData(trackThrough(points));
}
