import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** As many are shown of each kind. */
const SHOWN = 5;

/**
 * The lines that a printed text lacks (`+`) and has too many (`-`) against what would be printed now, a few
 * of each; none when they are the same.
 */
export function differingLines(current: string, wanted: string): string[] {
  if (current === wanted) return [];
  const [before, after] = [current.split('\n'), wanted.split('\n')];
  const only = (lines: readonly string[], others: readonly string[], sign: string): string[] => {
    const found = lines.filter((line) => !others.includes(line)).map((line) => `${sign} ${line.slice(0, 160)}`);
    return found.length > SHOWN ? [...found.slice(0, SHOWN), `${sign} … and ${found.length - SHOWN} more lines`] : found;
  };
  const differing = [...only(before, after, '-'), ...only(after, before, '+')];
  return differing.length > 0 ? differing : ['its lines stand in another order, or in another number'];
}

/** What came of printing: the files that were written, and what is out of date where it was only checked. */
export interface Printed {
  readonly written: readonly string[];
  readonly problems: readonly string[];
}

/** Writes the pages that differ from their files below `folder`; with `check` only says how they differ. */
export function printPages(pages: Readonly<Record<string, string>>, folder: string, check: boolean): Printed {
  const [written, problems]: [string[], string[]] = [[], []];
  for (const [name, text] of Object.entries(pages)) {
    const file = path.join(folder, name);
    const differing = differingLines(existsSync(file) ? readFileSync(file, 'utf8') : '', text);
    if (differing.length === 0) continue;
    if (check) problems.push([`${name} is out of date: npm run docs prints it`, ...differing].join('\n  '));
    else {
      writeFileSync(file, text);
      written.push(name);
    }
  }
  return { written, problems };
}
