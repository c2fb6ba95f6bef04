import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, sources } from './sources.ts';

/** A comment that needs more than this is a page of docs, or code that should say it itself. */
const LINES = { docstring: 6, comment: 3 };
const COLUMNS = 110;

/**
 * The comments of a text that stand on lines of their own, as numbers of lines from and to (without the marks
 * around them).
 */
export function* commentsOf(lines: readonly string[]): Generator<{ kind: keyof typeof LINES; from: number; to: number }> {
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    const from = at;
    if (line.startsWith('//')) {
      while (lines[at + 1]?.trim().startsWith('//')) at += 1;
      yield { kind: 'comment', from, to: at };
    } else if (/^\{?\/\*/.test(line)) {
      while (at < lines.length - 1 && !lines[at]?.includes('*/')) at += 1;
      const isMark = (text: string | undefined) => /^(\{?\/\*\*?|\*\/\}?)$/.test(text?.trim() ?? '');
      const kind = line.startsWith('/**') ? 'docstring' : 'comment';
      yield { kind, from: isMark(lines[from]) ? from + 1 : from, to: isMark(lines[at]) ? at - 1 : at };
    }
  }
}

/** What is too long in a text, or cites a rule across two lines, as sentences. */
export function faultsOf(text: string): string[] {
  const lines = text.split('\n');
  return [...commentsOf(lines)].flatMap(({ kind, from, to }) => {
    const wide = lines.slice(from, to + 1).findIndex((line) => line.length > COLUMNS);
    const broken = lines.slice(from, to).findIndex((line) => /\(rules?(?: [a-z]+)?$/.test(line));
    return [
      ...(to - from + 1 > LINES[kind] ? [`${from + 1}: a ${kind} of ${to - from + 1} lines; at most ${LINES[kind]}`] : []),
      ...(wide < 0 ? [] : [`${from + wide + 1}: ${lines[from + wide]?.length} columns; at most ${COLUMNS} in a comment`]),
      ...(broken < 0 ? [] : [`${from + broken + 1}: a citation is broken between lines, where nobody who looks for it finds it`]),
    ];
  });
}

if (process.argv[1] === import.meta.filename) {
  const files = sources(['ts', 'tsx', 'mjs']);
  const faults = files.flatMap((file) => faultsOf(readFileSync(path.join(root, file), 'utf8')).map((fault) => `${file}:${fault}`));
  for (const fault of faults) console.error(fault);
  console.log(`comments: ${files.length} files, ${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}
