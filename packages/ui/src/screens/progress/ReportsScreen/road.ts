import type { PlotPoint } from '../../../ui.ts';
import type { ReportRoad } from '../report-props.ts';

/** The plot and its bars keep so much at both edges, in per cent. */
const EDGE = 4;
/** Where a percentage stands in the plot, in per cent from the top: 0 near its foot, 100 near its top. */
export const heightOf = (percentage: number): number => 94 - 0.9 * percentage;

/** The middle of a span from the start edge, in per cent. */
export const placeOf = (index: number, count: number): number => EDGE + ((100 - 2 * EDGE) * (index + 0.5)) / count;

/** The spans of a road as points; null where no accuracy can be said. */
export const pointsOf = ({ spans }: Pick<ReportRoad, 'spans'>): (PlotPoint | null)[] =>
  spans.map(({ accuracy }, index) => (accuracy === null ? null : { x: placeOf(index, spans.length), y: heightOf(accuracy) }));

/** The pieces of dots that go over spans without accuracy, between the points beside them. */
export function gapsOf(points: readonly (PlotPoint | null)[]): PlotPoint[][] {
  const gaps: PlotPoint[][] = [];
  let last: PlotPoint | null = null;
  let isGap = false;
  for (const point of points) {
    if (point === null) isGap = last !== null;
    else {
      if (last !== null && isGap) gaps.push([last, point]);
      last = point;
      isGap = false;
    }
  }
  return gaps;
}

/** Where a test stands on the road: on the span of its day, at the height of the nearest point. */
export function testPlaces(
  { spans, tests }: Pick<ReportRoad, 'spans' | 'tests'>,
  points: readonly (PlotPoint | null)[],
): (PlotPoint | null)[] {
  const there = points.filter((point) => point !== null);
  return tests.map(({ date }) => {
    const index = spans.findIndex(({ from, to }) => date >= from && date <= to);
    if (index < 0 || there.length === 0) return null;
    const x = placeOf(index, spans.length);
    const nearest = there.reduce((best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best));
    return { x, y: nearest.y };
  });
}

/** What a road says first: how accuracy changed from its first to its last point, or why there is none. */
export type Finding =
  { finding: 'rose' | 'fell' | 'same'; from: number; to: number } | { finding: 'one'; to: number } | { finding: 'few' | 'idle' };

/** The finding of a road, of which the chart's title is made. */
export function findingOf({ spans }: Pick<ReportRoad, 'spans'>): Finding {
  const said = spans.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  const [from, to] = [said[0], said.at(-1)];
  if (from === undefined || to === undefined) return { finding: spans.some(({ minutes }) => minutes > 0) ? 'few' : 'idle' };
  if (said.length === 1) return { finding: 'one', to };
  return { finding: to > from ? 'rose' : to < from ? 'fell' : 'same', from, to };
}

/** Neighbouring spans with one name under them, and how many they are. */
export function groupsOf<Key>(keys: readonly Key[]): { key: Key; count: number }[] {
  const groups: { key: Key; count: number }[] = [];
  for (const key of keys) {
    const last = groups.at(-1);
    if (last?.key === key) last.count += 1;
    else groups.push({ key, count: 1 });
  }
  return groups;
}

/** Which of some places can have a name below them: none that stands too near to the named one before. */
export function namedPlaces(places: readonly (PlotPoint | null)[], apart: number): boolean[] {
  let last = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    if (place === null || place.x - last < apart) return false;
    last = place.x;
    return true;
  });
}

/** Which of some places are drawn: of those at the same one the last, which would cover the others. */
export function uncoveredPlaces(places: readonly (PlotPoint | null)[]): boolean[] {
  const last = new Map(places.map((place, index) => [place && `${place.x} ${place.y}`, index]));
  return places.map((place, index) => place !== null && last.get(`${place.x} ${place.y}`) === index);
}
