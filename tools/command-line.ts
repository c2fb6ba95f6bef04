import { parseArgs, type ParseArgsConfig } from 'node:util';
import leven from 'leven';

/** Ends a command that was called in a way that it does not know: says why, and exits with 2. */
export function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}

/** The options that a command was given; one that it has not ends it with 2. */
export function optionsOf<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    return refuse(`${error instanceof Error ? error.message : ''}\nThere are: ${known.join(', ')}`);
  }
}

/**
 * What is wrong with names that a command was given, in words with what was perhaps meant; null when
 * nothing is.
 */
export function unknownName(given: readonly string[], known: readonly string[]): string | null {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return null;
  const near = nearest(unknown, known);
  return `There is no “${unknown}”${near === null ? '' : `; did you mean ${near}?`}\nThere are: ${known.join(', ')}`;
}

/** The known name that a mistyped one is likely to mean; null when it is like none. */
function nearest(mistyped: string, known: readonly string[]): string | null {
  const [typed, names] = [mistyped.toLowerCase(), known.map((name) => ({ name, plain: name.toLowerCase() }))];
  const part = names.find(({ plain }) => plain.startsWith(typed)) ?? names.find(({ plain }) => plain.includes(typed));
  if (part) return part.name;
  const [first] = names.map(({ name, plain }) => ({ name, distance: leven(typed, plain) })).sort((a, b) => a.distance - b.distance);
  const near = Math.min(typed.length - 1, Math.max(2, Math.floor(typed.length / 3)));
  return first && first.distance <= near ? first.name : null;
}

/**
 * The names that a command was given, all known ones when it was given none; an unknown one ends it with 2.
 */
export function namesOf<Name extends string>(given: readonly string[], known: readonly Name[]): readonly Name[] {
  const wrong = unknownName(given, known);
  if (wrong !== null) refuse(wrong);
  return given.length === 0 ? known : known.filter((name) => given.includes(name));
}

/**
 * What patterns of files match none, in words; null when each matches one. As Jest reads them: a part of
 * the path.
 */
export function unmatchedPattern(patterns: readonly string[], files: readonly string[]): string | null {
  const unmatched = patterns.find((pattern) => !files.some((file) => new RegExp(pattern, 'i').test(file)));
  if (unmatched === undefined) return null;
  const names = files.map((file) => file.split('/').at(-1)?.split('.', 1)[0] ?? file);
  const near = nearest(unmatched, names);
  return `No path of a stories file has “${unmatched}”${near === null ? '' : `; did you mean ${near}?`}\nThere are: ${names.sort().join(', ')}`;
}

/** A whole number above nought from the command line; anything else ends the command with 2. */
export function wholeNumberOf(text: string, what: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) refuse(`“${text}” is no ${what}: it must be a whole number from 1`);
  return number;
}
