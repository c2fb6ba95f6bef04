/** A played part of a video: from and to, in seconds. */
export type Span = [number, number];

/** Joined where they touch or overlap, sorted; parts outside of the video and empty ones are left out. */
export function mergeSpans(spans: readonly Span[], duration: number): Span[] {
  const sorted = spans
    .map(([from, to]): Span => [Math.max(0, from), Math.min(duration, to)])
    .filter(([from, to]) => to > from)
    .sort((a, b) => a[0] - b[0]);
  const merged: Span[] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** How many distinct seconds merged spans cover. */
export const secondsOf = (merged: readonly Span[]): number => merged.reduce((sum, [from, to]) => sum + to - from, 0);

/** The parts of merged `added` that merged `known` lacks. */
function newParts(known: readonly Span[], added: readonly Span[]): Span[] {
  let left: Span[] = added.map(([from, to]) => [from, to]);
  for (const [from, to] of known)
    left = left.flatMap((part): Span[] => {
      if (part[1] <= from || part[0] >= to) return [part];
      return [
        [part[0], from],
        [to, part[1]],
      ].filter((rest): rest is Span => (rest[1] ?? 0) > (rest[0] ?? 0));
    });
  return left;
}

/**
 * Adds reported spans to the known ones, believing at most `allowance` new seconds; of more, the earliest are
 * taken. Seconds seen before cost nothing, so a report that is sent twice counts once. Gives the union and
 * the new seconds in it.
 */
export function addSpans(
  known: readonly Span[],
  reported: readonly Span[],
  duration: number,
  allowance: number,
): { spans: Span[]; added: number } {
  let left = Math.max(0, allowance);
  const believed: Span[] = [];
  for (const [from, to] of newParts(known, mergeSpans(reported, duration))) {
    if (left <= 0) break;
    const length = Math.min(to - from, left);
    believed.push([from, from + length]);
    left -= length;
  }
  return { spans: mergeSpans([...known, ...believed], duration), added: secondsOf(believed) };
}
