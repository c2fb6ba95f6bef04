import leven from 'leven';

/** Names of other programs' variables that lie one letter beside one of ours. */
const FOREIGN: ReadonlySet<string> = new Set(['PORTS', 'HOSTS', 'POST', 'HOME', 'PATH', 'HOSTNAME', 'APP_URL', 'APT_URL', 'RENDERER']);
/**
 * In a name this long two letters may be wrong; in a shorter one a single one, or two that changed places.
 */
const LONG_NAME = 8;

const lettersOf = (name: string): string => [...name].sort().join('');

/** The known name that another one was probably meant for; undefined when it is near none. */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  const capitals = name.toUpperCase().replaceAll('-', '_');
  if (known.includes(name) || FOREIGN.has(capitals)) return undefined;
  return known
    .map((candidate) => ({ candidate, distance: leven(capitals, candidate) }))
    .filter(({ candidate, distance }) => {
      const isSwapped = lettersOf(capitals) === lettersOf(candidate);
      return distance <= (candidate.length >= LONG_NAME || isSwapped ? 2 : 1);
    })
    .sort((one, other) => one.distance - other.distance)[0]?.candidate;
}
