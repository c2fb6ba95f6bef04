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
