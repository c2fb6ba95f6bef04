import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Language } from '@darb/language';
import { parse } from 'yaml';
import { QUIZ_MINIMUM, subtopicFile, TEST_MINIMUM } from '../schemas.ts';
import { readForeign, type ForeignReading } from './formats.ts';
import { judge } from './judge.ts';
import { Merge, type Decision, type Incoming } from './merge.ts';
import { PictureJudge, type NewPicture } from './pictures.ts';
import { changed, newFile, questionsIn } from './question-file.ts';
import { remark, type Remark } from './remarks.ts';
import { findTarget, freeId, nextOrder, NoTarget, picturesBeside, writeWhole, type Target } from './target.ts';

/** The most questions of one file. */
const QUESTIONS_MAXIMUM = 20_000;
const WHOLE = { file: null, line: null, label: null };

export interface ImportOptions {
  /** `PACK/PROGRAM/SUBJECT/SUBTOPIC`. */
  into: string;
  /** The folder of a lesson whose quiz is meant; null for the subtopic's test. */
  lesson: string | null;
  /** The language that the file is written in. */
  language: Language;
  /** Writes nothing. */
  dryRun: boolean;
  onProgress?: (step: 'reading' | 'judging', done: number, all: number) => void;
}

/**
 * What an import came to. Every question of the file is counted in `added`, `replaced`, `unchanged` or
 * `leftOut`.
 */
export interface ImportReport {
  format: ForeignReading['format'];
  /** The file of the pack, from its folder on. */
  target: string;
  added: number;
  replaced: number;
  unchanged: number;
  leftOut: number;
  /** How many of those that came in or were there came in otherwise than the file says. */
  changed: number;
  /** In the order of the file; remarks on the file itself have neither label nor line. */
  remarks: Remark[];
  /** Whether a file was written, or would be without `dryRun`. */
  written: boolean;
}

const sourceOf = (target: Target): Promise<string | null> =>
  readFile(target.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Writes what has changed: pictures first, so that no text names one that is not there. */
async function write(
  target: Target,
  source: string | null,
  decisions: readonly Decision[],
  pictures: readonly NewPicture[],
): Promise<string> {
  const add = decisions.flatMap(({ what, question }) => (what === 'add' && question ? [question] : []));
  const replace = new Map(
    decisions.flatMap(({ what, at, question }) => (what === 'replace' && at !== null && question ? [[at, question] as const] : [])),
  );
  for (const { name, bytes } of pictures) await writeWhole(join(target.folder, name), bytes);
  if (source !== null) return changed(source, { add, replace });
  const id = await freeId(target.pack);
  if (target.kind === 'quiz') return newFile({ id }, add);
  const subtopic = subtopicFile.safeParse(parse(await readFile(join(target.folder, 'subtopic.yaml'), 'utf8')));
  if (!subtopic.success) throw new NoTarget('targetFaulty', join(dirname(target.name), 'subtopic.yaml'));
  return newFile({ id, order: await nextOrder(target.folder), title: subtopic.data.title }, add);
}

/** Each remark once: the parts of a question that was divided have the same ones. */
const distinctRemarks = (remarks: readonly Remark[]): Remark[] => [...new Map(remarks.map((one) => [JSON.stringify(one), one])).values()];

const questionOf = ({ file, line, label }: Remark): string => JSON.stringify([file, line, label]);

/**
 * Of a question that is left out only the reasons: it has not come in with a change, and need not be looked
 * at.
 */
function ofWhatCameIn(remarks: readonly Remark[]): Remark[] {
  const leftOut = new Set(remarks.filter(({ outcome, label }) => outcome === 'left_out' && label !== null).map(questionOf));
  return remarks.filter((one) => one.outcome === 'left_out' || !leftOut.has(questionOf(one)));
}

/** As a teacher goes through the file: file by file, line by line; what has no line comes last. */
function inFileOrder(remarks: readonly Remark[]): Remark[] {
  const files = [...new Set(remarks.map(({ file }) => file))];
  const places = new Map(files.map((file, index) => [file, index]));
  const lineOf = ({ line }: Remark) => line ?? Number.MAX_SAFE_INTEGER;
  return [...remarks].sort((a, b) => (places.get(a.file) ?? 0) - (places.get(b.file) ?? 0) || lineOf(a) - lineOf(b));
}

/**
 * Brings a teacher's questions into a test or quiz (rule content 10): the same file twice changes nothing, a
 * changed question replaces its text under its key, and `dryRun` writes nothing. Throws `NoTarget` when there
 * is no such place; what is wrong with the file is in the report.
 */
export async function importFile(file: { name: string; bytes: Uint8Array }, options: ImportOptions): Promise<ImportReport> {
  const { language, dryRun, onProgress } = options;
  const target = await findTarget(options.into, options.lesson);
  const source = await sourceOf(target);
  const existing = source === null ? [] : questionsIn(target, source);
  const beside = await picturesBeside(target);
  const {
    format,
    questions,
    remarks: fileRemarks,
  } = await readForeign(file.bytes, file.name, (read, all) => onProgress?.('reading', read, all));

  const remarks: Remark[] = [...fileRemarks];
  const incoming: Incoming[] = [];
  const pictures = new Map<string, NewPicture>();
  const categories = new Set<string>();
  const decoder = new PictureJudge();
  let set = 0;
  for (const [index, foreign] of questions.slice(0, QUESTIONS_MAXIMUM).entries()) {
    const judged = judge(foreign, { language, pictures: beside, pictureFaults: await decoder.faultsOf(foreign.pictures) });
    remarks.push(...judged.remarks);
    if (judged.question) {
      const place = { file: foreign.file, line: foreign.line, label: foreign.label };
      incoming.push({ identifier: foreign.identifier, question: judged.question, place, difficultySet: judged.difficultySet });
      for (const picture of judged.pictures) pictures.set(picture.name, picture);
      if (judged.difficultySet) set += 1;
    }
    if (foreign.category.length > 0) categories.add(foreign.category.join(' / '));
    onProgress?.('judging', index + 1, Math.min(questions.length, QUESTIONS_MAXIMUM));
    // a question takes well under a millisecond; whoever watches this program is let in between
    if (index % 200 === 199) await new Promise(setImmediate);
  }
  if (questions.length > QUESTIONS_MAXIMUM) remarks.push(remark('tooManyQuestions', { limit: QUESTIONS_MAXIMUM }, WHOLE));
  if (set > 0) remarks.push(remark('difficultySet', { count: set }, WHOLE));
  for (const name of categories) remarks.push(remark('categoryIgnored', { name: name.slice(0, 120) }, WHOLE));

  const decisions = new Merge(existing, language).decide(incoming);
  for (const decision of decisions) remarks.push(...decision.remarks);
  const count = (what: Decision['what']) => decisions.filter((decision) => decision.what === what).length;
  const [added, replaced] = [count('add'), count('replace')];
  const now = existing.length + added;
  const minimum = target.kind === 'test' ? TEST_MINIMUM : QUIZ_MINIMUM;
  if (now > 0 && now < minimum) remarks.push(remark('tooFewQuestions', { count: now, minimum }, WHOLE));
  const willWrite = added + replaced > 0;
  if (willWrite && !dryRun) {
    const fresh = [...pictures.values()].filter(({ name, bytes }) => beside.get(name) !== createHash('sha256').update(bytes).digest('hex'));
    await writeWhole(target.file, await write(target, source, decisions, fresh));
  }
  const told = inFileOrder(ofWhatCameIn(distinctRemarks(remarks)));
  const questionsWith = (outcome: Remark['outcome']) =>
    new Set(told.filter((one) => one.outcome === outcome && one.label !== null).map(questionOf)).size;
  return {
    format,
    target: target.name,
    added,
    replaced,
    unchanged: count('unchanged'),
    leftOut: questionsWith('left_out'),
    changed: questionsWith('changed'),
    remarks: told,
    written: willWrite,
  };
}
