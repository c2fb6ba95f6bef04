import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, sources } from './sources.ts';

const RULES = 'docs/rules';
const DECISIONS = 'docs/decisions';
const ENDINGS = ['ts', 'tsx', 'mjs', 'cjs', 'js', 'css', 'sql', 'md'];

/** What can be cited: the numbers of each capability's rules, and of the decisions. */
export interface Citable {
  rules: ReadonlyMap<string, readonly number[]>;
  decisions: ReadonlySet<number>;
}

/** The least number from 1 that is not taken. */
const firstFree = (taken: readonly number[], from = 1): number => (taken.includes(from) ? firstFree(taken, from + 1) : from);

/** Reads the numbers of all rules and decisions; `faults` are numbers that are missing or there twice. */
export function citable(): Citable & { faults: string[] } {
  const faults: string[] = [];
  const rules = new Map<string, number[]>();
  for (const file of readdirSync(path.join(root, RULES))) {
    const capability = path.basename(file, '.md');
    const found = [...readFileSync(path.join(root, RULES, file), 'utf8').matchAll(/^\*\*(\w+) (\d+) · /gm)];
    const numbers = found.map(([, , number]) => Number(number));
    if (found.some(([, named]) => named !== capability))
      faults.push(`${RULES}/${file}: a rule of another capability; its rules are “**${capability} 1 · …”`);
    if ([...numbers].sort((a, b) => a - b).some((number, at) => number !== at + 1))
      faults.push(`${RULES}/${file}: a number is missing or twice; the first that is free is ${firstFree(numbers)}`);
    rules.set(capability, numbers);
  }
  const decisions = new Set(readdirSync(path.join(root, DECISIONS)).map((file) => Number.parseInt(file, 10)));
  return { rules, decisions, faults };
}

/** What a text cites that is not there, as sentences that begin with the number of the line. */
export function wrongCitations(text: string, { rules, decisions }: Citable): string[] {
  // a citation may be broken between two lines of a comment
  const plain = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, (gap) => '\n'.repeat(gap.split('\n').length - 1));
  const found = (pattern: RegExp, isThere: (match: RegExpMatchArray) => boolean, why: (cited: string) => string): [number, string][] =>
    [...plain.matchAll(pattern)]
      .filter((match) => !isThere(match))
      .map((match) => [plain.slice(0, match.index).split('\n').length, why(match[0].replace(/\s+/g, ' '))]);
  return [
    ...found(
      /\brule\s+([a-z]+)\s+(\d+)/g,
      ([, capability = '', number]) => rules.get(capability)?.includes(Number(number)) ?? false,
      (cited) => `${cited} is not in ${RULES}`,
    ),
    ...found(
      /\bADR\s+(\d+)/g,
      ([, number]) => decisions.has(Number(number)),
      (cited) => `${cited} is not in ${DECISIONS}`,
    ),
    ...found(
      /\b(?:decisions?|specification)(?:[,:]?\s+calls)?,?\s+\d+\w?/gi,
      () => false,
      (cited) => `“${cited}” is no page of this repository; cite a rule (rule account 4) or a decision (ADR 6)`,
    ),
  ]
    .sort(([one], [other]) => one - other)
    .map(([line, fault]) => `${line}: ${fault}`);
}

/** Every citation in the repository that leads nowhere, with its file. */
export function citationFaults(): string[] {
  const { faults, ...known } = citable();
  const files = sources(ENDINGS);
  const wrong = files.flatMap((file) =>
    wrongCitations(readFileSync(path.join(root, file), 'utf8'), known).map((fault) => `${file}:${fault}`),
  );
  return [...faults, ...wrong];
}
