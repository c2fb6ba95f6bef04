export type Span = [from: number, to: number];

/** The wire takes so many spans of one report. */
const MAX_SPANS = 200;

/**
 * The union of spans of seconds, in order, without overlaps. Of more than a report may hold the longest stay.
 */
export function unionOf(spans: readonly Span[]): Span[] {
  const sorted = spans
    .filter(([from, to]) => to > from && from >= 0)
    .map(([from, to]): Span => [from, to])
    .sort((a, b) => a[0] - b[0]);
  const union: Span[] = [];
  for (const [from, to] of sorted) {
    const last = union.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else union.push([from, to]);
  }
  if (union.length <= MAX_SPANS) return union;
  return [...union]
    .sort((a, b) => b[1] - b[0] - (a[1] - a[0]))
    .slice(0, MAX_SPANS)
    .sort((a, b) => a[0] - b[0]);
}
