import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, type Node, type ParsedNode } from 'yaml';
import type { z } from 'zod';
import { bidiFault } from './characters.ts';
import type { Problems } from './problems.ts';

export type Path = readonly PropertyKey[];

/** A YAML file that was read: its value, and where in the file each part of it stands. */
export interface YamlFile<T> {
  file: string;
  value: T;
  /** The 1-based line of a part; of the nearest part around it where it is missing. */
  lineOf: (path: Path) => number;
  /** The line of an offset inside a text. */
  lineInText: (path: Path, offset: number) => number;
}

/** Reports every line of a file that holds a bidi control character. */
export function reportBidi(file: string, source: string, problems: Problems): void {
  source.split('\n').forEach((line, index) => {
    const fault = bidiFault(line);
    if (fault) problems.add(file, index + 1, fault.problem, fault.remedy);
  });
}

/**
 * Reads YAML against a schema. Null, with problems reported, when it is no YAML or breaks the schema. `file`
 * is the name in reports.
 */
export function readYaml<S extends z.ZodType>(file: string, source: string, schema: S, problems: Problems): YamlFile<z.output<S>> | null {
  reportBidi(file, source, problems);
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  for (const error of document.errors)
    problems.add(file, lines.linePos(error.pos[0]).line, `YAML: ${error.message}`, remedyOfYaml(error.code));
  if (document.errors.length > 0) return null;

  const find = (path: Path) => nodeAt(document.contents, path);
  const lineOf = (path: Path) => lines.linePos(find(path).start).line;
  const lineInText = (path: Path, offset: number) => {
    const { node, start } = find(path);
    const text = isScalar(node) ? node : null;
    const first = lines.linePos(text?.range?.[0] ?? start).line;
    if (text?.type !== 'BLOCK_LITERAL' && text?.type !== 'BLOCK_FOLDED') return first;
    return first + 1 + String(text.value).slice(0, offset).split('\n').length - 1;
  };

  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { file, value: parsed.data, lineOf, lineInText };
  for (const issue of parsed.error.issues) reportIssue(file, issue, [], document.toJS(), lineOf, problems);
  return null;
}

interface Found {
  node: Node | null;
  start: number;
}

/** The deepest node on a path that exists; `start` is where its key stands, or itself in a list. */
function nodeAt(root: ParsedNode | null, path: Path): Found {
  let node: Node | null = root;
  let start = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!isPair(pair)) break;
      start = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? start;
      node = (pair.value as Node | null) ?? null;
    } else if (isCollection(node) && typeof step === 'number') {
      const item = node.items[step] as Node | undefined;
      if (!item) break;
      node = item;
      start = item.range?.[0] ?? start;
    } else break;
  }
  return { node, start };
}

const remedyOfYaml = (code: string): string =>
  code === 'DUPLICATE_KEY'
    ? 'keep one of the two'
    : 'put texts with : # or \\ into single quotes or a block scalar (|-), and indent by two spaces';

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );

/** What to do about a field, by the last name in its path. */
const REMEDIES: Record<string, string> = {
  difficulty: 'write easy, medium or hard',
  explanation: 'say why the right answer is right, as { ar: …, en: … }',
  answer: 'write a number in Latin digits (3.5) for numeric, true or false for true_false',
  type: 'write single_choice, multiple_choice, true_false, numeric, short_text, ordering or matching',
  country: 'write a country code such as JO',
};

function reportIssue(
  file: string,
  issue: z.core.$ZodIssue,
  base: Path,
  root: unknown,
  lineOf: (path: Path) => number,
  problems: Problems,
): void {
  const path = [...base, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The branch that fits the kind of the value says what is wrong; the others only say that it is of
    // another kind.
    const branch = issue.errors.find((errors) => errors.every((error) => !(error.code === 'invalid_type' && error.path.length === 0)));
    if (branch) {
      for (const inner of branch) reportIssue(file, inner, path, root, lineOf, problems);
      return;
    }
  }
  const name = path.map(String).join('.') || 'the file';
  const last = String(path.filter((step) => typeof step === 'string').at(-1) ?? '');
  const missing = valueAt(root, path) === undefined && issue.code !== 'unrecognized_keys';
  if (issue.code === 'unrecognized_keys') {
    for (const unknown of issue.keys)
      problems.add(
        file,
        lineOf([...path, unknown]),
        `unknown field “${unknown}”`,
        'correct its spelling or take it out; FORMAT.md lists the fields',
      );
    return;
  }
  const problem = missing
    ? `${name} is missing`
    : last === 'answer'
      ? `${name} is no ${issue.code === 'invalid_type' ? issue.expected : 'answer'}`
      : `${name}: ${issue.message}`;
  problems.add(file, lineOf(path), problem, REMEDIES[last] ?? (missing ? `add “${last}:”` : 'see FORMAT.md'));
}
