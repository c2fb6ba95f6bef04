import { curveBumpX, line } from 'd3-shape';

/** A place in a plot, in per cent: `x` from the start edge, `y` from the top. */
export interface PlotPoint {
  x: number;
  y: number;
}
/** The points of a road; `null` breaks it, as a week without anything does. */
export type PlotPoints = readonly (PlotPoint | null)[];

const x = (point: PlotPoint | null): number => point?.x ?? 0;
const y = (point: PlotPoint | null): number => point?.y ?? 0;
const isThere = (point: PlotPoint | null): boolean => point !== null;

const road = line<PlotPoint | null>().x(x).y(y).defined(isThere).curve(curveBumpX).digits(1);

/** In per cent of a plot a tenth is about a pixel at the most. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** The path's curve through points, level at each of them: it never swings above its values. */
export const roadThrough = (points: PlotPoints): string => road(points) ?? '';

/** What lies below that curve, down to the foot of the plot; the points have no gap. */
export function landBelow(points: PlotPoints): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${roadThrough(points)}L${toTenths(last.x)},100L${toTenths(first.x)},100Z` : '';
}

/** Where a value stands in a plot, in per cent: `from` is drawn at `at`, `to` at `until`. */
export const plotScale =
  ([from, to]: readonly [number, number], [at, until]: readonly [number, number]) =>
  (value: number): number =>
    from === to ? at : at + ((value - from) / (to - from)) * (until - at);
