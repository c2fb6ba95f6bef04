import { Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { Problems } from '../problems.ts';
import { quizFile, testFile, type QuestionInput, type TextsInput } from '../schemas.ts';
import { readYaml } from '../yaml-file.ts';
import { NoTarget, type Target } from './target.ts';

/** Texts in single quotes: their backslashes stay as they are. */
const STYLE = { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const;

/** Fields that say what is the case without them. */
const PLAIN: Record<string, unknown> = { spelling: false, decimals: 2, negative: false, tolerance: 0, correct: false };

/** A question as people write it: without what its shape adds. */
const spare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (Object.hasOwn(PLAIN, name) && PLAIN[name] === part ? [] : [[name, spare(part)]])),
  );
};

/** The fields of a question in the order in which people write them. */
const ORDER = [
  'key',
  'type',
  'difficulty',
  'lesson',
  'spelling',
  'stem',
  'options',
  'answer',
  'tolerance',
  'unit',
  'accepted',
  'items',
  'pairs',
  'explanation',
];
/** Fields whose values are names of ours rather than texts. */
const NAMES = new Set(['key', 'type', 'difficulty']);

const inOrder = (question: QuestionInput): unknown =>
  spare(Object.fromEntries(ORDER.flatMap((name) => (name in question ? [[name, question[name as keyof QuestionInput]]] : []))));

/** YAML of a value: texts in single quotes, names bare. */
function yamlOf(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Pair(_, { key, value: part }) {
      if (isScalar(key) && NAMES.has(String(key.value)) && isScalar(part)) part.type = 'PLAIN';
    },
  });
  return document.toString(STYLE);
}

/** What is to change in a file of questions. */
export interface Change {
  add: QuestionInput[];
  /** By the place of the question before. */
  replace: ReadonlyMap<number, QuestionInput>;
}

/**
 * Its questions as they are. Throws `NoTarget` when the file breaks its shape: an import mends nothing and
 * must not hide it.
 */
export function questionsIn(target: Target, source: string): QuestionInput[] {
  const problems = new Problems();
  const read = readYaml(target.name, source, target.kind === 'test' ? testFile : quizFile, problems);
  if (read) return read.value.questions;
  const [first] = problems.sorted('error');
  throw new NoTarget('targetFaulty', `${target.name}:${first?.line ?? 1}`);
}

/** The head of a file that is not there yet. */
export function newFile(
  head: { id: number; order: number; title: TextsInput } | { id: number },
  questions: readonly QuestionInput[],
): string {
  const test = 'order' in head ? { is_premium: false } : {};
  return yamlOf({ ...head, ...test, questions: questions.map(inOrder) });
}

/** One question as an entry of a list, at an indentation. */
const entry = (question: QuestionInput, indent: string): string => yamlOf([inOrder(question)]).replace(/^(?=.)/gm, indent);

/** The spaces before the dash of a list's entries; null when the list stands in brackets. */
function indentOf(source: string, start: number): string | null {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  return /^(\s*)-\s+$/.exec(source.slice(lineStart, start))?.[1] ?? null;
}

/**
 * Changes a file in the places that change and leaves every other byte of it: comments, and how people have
 * written their questions.
 */
export function changed(source: string, change: Change): string {
  const document = parseDocument(source);
  const list = isMap(document.contents) ? document.contents.get('questions', true) : null;
  const items = isSeq(list) ? list.items : [];
  const places = items.map((item) => (isMap(item) ? (item.range ?? null) : null));
  const indents = places.map((range) => (range ? indentOf(source, range[0]) : null));
  const [indent] = indents;
  if (typeof indent !== 'string' || indents.includes(null)) return throughDocument(document, change);
  let made = source;
  const last = places.at(-1);
  if (change.add.length > 0 && last) {
    const end = endOf(source, last[1]);
    const before = source.slice(0, end);
    made = `${before}${before.endsWith('\n') ? '' : '\n'}${change.add.map((question) => entry(question, indent)).join('')}${source.slice(end)}`;
  }
  for (const [index, question] of [...change.replace].sort(([a], [b]) => b - a)) {
    const range = places[index];
    if (!range) continue;
    const start = source.lastIndexOf('\n', range[0] - 1) + 1;
    made = made.slice(0, start) + entry(question, indents[index] ?? indent) + made.slice(endOf(source, range[1]));
  }
  return made;
}

/** The beginning of the line after a value: comments that follow it stay where they are. */
function endOf(source: string, end: number): number {
  if (source[end - 1] === '\n') return end;
  const next = source.indexOf('\n', end);
  return next < 0 ? source.length : next + 1;
}

/** For a list in brackets, which has no lines of its own. */
function throughDocument(document: Document, { add, replace }: Change): string {
  for (const [index, question] of replace) document.setIn(['questions', index], document.createNode(inOrder(question)));
  for (const question of add) document.addIn(['questions'], document.createNode(inOrder(question)));
  return document.toString(STYLE);
}
