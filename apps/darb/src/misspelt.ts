/** Names of other programs' variables that lie one letter beside one of ours. */
const FOREIGN: ReadonlySet<string> = new Set(['PORTS', 'HOSTS', 'POST', 'HOME', 'PATH', 'HOSTNAME', 'APP_URL', 'APT_URL', 'RENDERER']);
/** In a name this long two letters may be wrong, in a shorter one a single one. */
const LONG_NAME = 8;

/**
 * How many letters must be put in, left out, replaced, or exchanged with their neighbour to make one word the
 * other (optimal string alignment).
 */
export function distanceBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/** The known name that another one was probably meant for; undefined when it is near none. */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  const capitals = name.toUpperCase().replaceAll('-', '_');
  if (known.includes(name) || FOREIGN.has(capitals)) return undefined;
  return known
    .map((candidate) => ({ candidate, distance: distanceBetween(capitals, candidate) }))
    .filter(({ candidate, distance }) => distance <= (candidate.length >= LONG_NAME ? 2 : 1))
    .sort((one, other) => one.distance - other.distance)[0]?.candidate;
}
