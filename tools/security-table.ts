const VERDICTS = ['pass', 'part', 'set', 'not yet applicable'] as const;
/** A path of the house, as it stands between backticks; what an operator's folder holds is none. */
const FILE = /`((?:apps|docs|packages|tests|tools)\/[^`]+|[\w.-]+\.(?:md|json|js))`/g;
const RULE = /\b(?:rule \w+|ADR) \d+/;

/** The rows of the table of items: item, level, words, verdict, what holds it. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/**
 * What is wrong with the page about security: an item twice, a level or verdict that is none, an item that
 * nothing holds, a file that is not there. None in a page that is right.
 */
export function securityProblems(markdown: string, isThere: (file: string) => boolean): string[] {
  const rows = rowsOf(markdown);
  const seen = new Set<string>();
  const problems = rows.length === 0 ? ['no table of items'] : [];
  for (const [item = '', level = '', words = '', verdict = '', holds = ''] of rows) {
    if (seen.has(item)) problems.push(`${item} stands twice`);
    seen.add(item);
    if (level !== '1' && level !== '2') problems.push(`${item}: level ${level}`);
    if (words === '') problems.push(`${item} says nothing`);
    if (!VERDICTS.some((known) => known === verdict)) problems.push(`${item}: “${verdict}” is no verdict`);
    if (verdict === 'set' && !RULE.test(holds)) problems.push(`${item} is set by no rule`);
    if ((verdict === 'pass' || verdict === 'part') && !new RegExp(FILE).test(holds)) problems.push(`${item} is held by no file`);
    if (holds === '') problems.push(`${item} has no reason`);
  }
  for (const [, file = ''] of markdown.matchAll(FILE)) if (!isThere(file)) problems.push(`${file} is not there`);
  return problems;
}
