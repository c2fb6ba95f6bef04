import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, type Node, type ParsedNode } from 'yaml';
import type { z } from 'zod';
import { bidiFault } from './characters.ts';
import { issueProblems, type Path } from './schema-issue.ts';
import { problem } from './problem.ts';
import type { Problems } from './problems.ts';

export type { Path };

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
    if (fault) problems.add(file, index + 1, fault.problem);
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
    problems.add(
      file,
      lines.linePos(error.pos[0]).line,
      error.code === 'DUPLICATE_KEY' ? problem('yamlKeyTwice', {}) : problem('yamlUnreadable', { detail: error.message }),
    );
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
  for (const issue of parsed.error.issues)
    for (const { path, found } of issueProblems(issue, document.toJS())) problems.add(file, lineOf(path), found);
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
