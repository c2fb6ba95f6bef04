import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@darb/language';
import type { z } from 'zod';
import { lessonText } from './lesson-text.ts';
import type { Pack, PackLesson, PackProblem, PackProgram, PackSubject, PackSubtopic, PackTest, PackTopic } from './pack.ts';
import { readPictures } from './picture.ts';
import { problem } from './problem.ts';
import { Problems } from './problems.ts';
import { checkKind, checkLanguages } from './program-checks.ts';
import { makeQuiz, makeTest } from './quiz.ts';
import { checkOrder, claimId, nameOf, plainTexts, type Reading } from './reading.ts';
import type { FindPicture } from './running-text.ts';
import { lessonFile, packFile, programFile, quizFile, subjectFile, subtopicFile, testFile, topicFile } from './schemas.ts';
import { readVideo } from './video.ts';
import { readYaml, reportBidi, type YamlFile } from './yaml-file.ts';

const SUBTOPIC_ENTRY = /^(?:subtopic\.yaml|test\.yaml|.+\.(?:svg|png|jpg|webp|gif))$/;
const LESSON_ENTRY = /^(?:lesson\.yaml|quiz\.yaml|board\.yaml|video|text\.(?:ar|en|ur)\.md|.+\.(?:svg|png|jpg|webp|gif))$/;

const isPicture = (entry: string): boolean => /\.(?:svg|png|jpg|webp|gif)$/.test(entry);

/** What reading a pack came to. */
export interface PackReading {
  /** Null with any error: nothing half-right is ever loaded. */
  pack: Pack | null;
  /** The errors, by file and line. */
  problems: PackProblem[];
  /** What may be meant, by file and line; the pack is good with them. */
  warnings: PackProblem[];
}

/**
 * Reads and checks a whole pack (FORMAT.md). `folder` is the one with `pack.yaml` (rule content 2).
 * `onProgress` hears how many of its lessons and tests were read.
 */
export async function readPack(folder: string, onProgress?: (read: number, all: number) => void): Promise<PackReading> {
  const reading: Reading = { root: folder, problems: new Problems(), files: new Map(), ids: new Map(), onRead: () => undefined };
  if (onProgress) {
    const all = (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) =>
      /(?:^|[\\/])(?:lesson|test)\.yaml$/.test(name),
    ).length;
    let read = 0;
    reading.onRead = () => onProgress((read += 1), all);
  }
  const head = await yamlIn(reading, folder, 'pack.yaml', packFile);
  const programs: PackProgram[] = [];
  for (const child of await foldersIn(reading, folder, 'pack.yaml')) {
    const program = await readProgram(reading, child);
    if (program) programs.push(program);
  }
  if (head && programs.length === 0) reading.problems.add('pack.yaml', null, problem('childMissing', { name: 'program.yaml' }));
  for (const { subjects } of programs) for (const subject of subjects) checkLanguages(reading, subject);
  const problems = reading.problems.sorted('error');
  return {
    pack: head && problems.length === 0 ? { name: head.value.name, programs: sorted(programs), files: reading.files } : null,
    problems,
    warnings: reading.problems.sorted('warning'),
  };
}

const sorted = <T extends { order: number }>(siblings: T[]): T[] => [...siblings].sort((a, b) => a.order - b.order);

async function yamlIn<S extends z.ZodType>(
  reading: Reading,
  folder: string,
  name: string,
  schema: S,
): Promise<YamlFile<z.output<S>> | null> {
  const file = nameOf(reading, join(folder, name));
  const source = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (source !== null) return readYaml(file, source, schema, reading.problems);
  reading.problems.add(file, null, problem('fileMissing', { name }));
  return null;
}

/** The folders below one, in the order of their names; reports files that nothing reads. */
async function foldersIn(reading: Reading, folder: string, own: string | RegExp): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries)
    if (
      !entry.isDirectory() &&
      !(typeof own === 'string' ? entry.name === own : own.test(entry.name)) &&
      !/^\.|^README|^second-reading\.md$/.test(entry.name)
    )
      reading.problems.add(nameOf(reading, join(folder, entry.name)), null, problem('fileUnread', {}));
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(folder, entry.name))
    .sort();
}

/**
 * Reads the children of a folder one after another: problems come in the order of the files. `complete` is
 * false when one of them could not be read.
 */
async function childrenIn<T>(
  reading: Reading,
  folder: string,
  own: string | RegExp,
  read: (reading: Reading, folder: string) => Promise<T | null>,
): Promise<{ made: T[]; complete: boolean }> {
  const made: T[] = [];
  let complete = true;
  for (const child of await foldersIn(reading, folder, own)) {
    const one = await read(reading, child);
    if (one) made.push(one);
    else complete = false;
  }
  return { made, complete };
}

/** The children of a folder that must have some, by their order. */
async function children<T extends { order: number }>(
  reading: Reading,
  folder: string,
  own: string,
  kind: string,
  read: (reading: Reading, folder: string) => Promise<T | null>,
): Promise<T[]> {
  const { made, complete } = await childrenIn(reading, folder, own, read);
  if (complete) {
    if (made.length === 0) reading.problems.add(nameOf(reading, folder), null, problem('childMissing', { name: `${kind}.yaml` }));
    checkOrder(reading, nameOf(reading, folder), made);
  }
  return sorted(made);
}

async function readProgram(reading: Reading, folder: string): Promise<PackProgram | null> {
  const yaml = await yamlIn(reading, folder, 'program.yaml', programFile);
  const subjects = await children(reading, folder, 'program.yaml', 'subject', readSubject);
  if (!yaml) return null;
  claimId(reading, 'program', yaml.value.id, yaml);
  const program = { ...yaml.value, title: plainTexts(reading, yaml, ['title'], yaml.value.title), subjects };
  checkKind(reading, program);
  return program;
}

async function readSubject(reading: Reading, folder: string): Promise<PackSubject | null> {
  const yaml = await yamlIn(reading, folder, 'subject.yaml', subjectFile);
  const topics = await children(reading, folder, 'subject.yaml', 'topic', readTopic);
  if (!yaml) return null;
  claimId(reading, 'subject', yaml.value.id, yaml);
  const instructors = yaml.value.instructors.map(({ name, about }, index) => ({
    name: plainTexts(reading, yaml, ['instructors', index, 'name'], name),
    about: plainTexts(reading, yaml, ['instructors', index, 'about'], about),
  }));
  return { ...yaml.value, title: plainTexts(reading, yaml, ['title'], yaml.value.title), instructors, topics };
}

async function readTopic(reading: Reading, folder: string): Promise<PackTopic | null> {
  const yaml = await yamlIn(reading, folder, 'topic.yaml', topicFile);
  const subtopics = await children(reading, folder, 'topic.yaml', 'subtopic', readSubtopic);
  if (!yaml) return null;
  claimId(reading, 'topic', yaml.value.id, yaml);
  return { ...yaml.value, title: plainTexts(reading, yaml, ['title'], yaml.value.title), subtopics };
}

async function readSubtopic(reading: Reading, folder: string): Promise<PackSubtopic | null> {
  const yaml = await yamlIn(reading, folder, 'subtopic.yaml', subtopicFile);
  const { made: lessons, complete } = await childrenIn(reading, folder, SUBTOPIC_ENTRY, readLesson);
  const entries = (await readdir(folder).catch(() => [])).sort();
  const hasTest = entries.includes('test.yaml');
  const test = await readTest(
    reading,
    folder,
    entries,
    lessons.map(({ id }) => id),
  );
  if (complete && (test || !hasTest)) {
    const where = nameOf(reading, folder);
    if (lessons.length === 0 && !test) reading.problems.add(where, null, problem('childMissing', { name: 'lesson.yaml' }));
    checkOrder(reading, where, test ? [...lessons, test] : lessons);
  }
  if (!yaml) return null;
  claimId(reading, 'subtopic', yaml.value.id, yaml);
  const heads = lessons.filter(({ is_head }) => is_head).length;
  if (lessons.length > 0 && heads !== 1) reading.problems.add(yaml.file, null, problem('headLessons', { count: heads }));
  return { ...yaml.value, title: plainTexts(reading, yaml, ['title'], yaml.value.title), lessons: sorted(lessons), test };
}

/** The pictures of a folder, as its texts find them. */
async function picturesIn(reading: Reading, folder: string, entries: readonly string[]): Promise<FindPicture> {
  const pictures = await readPictures(reading, folder, entries.filter(isPicture));
  return (name) => pictures.get(name) ?? null;
}

async function readTest(
  reading: Reading,
  folder: string,
  entries: readonly string[],
  lessons: readonly number[],
): Promise<PackTest | null> {
  const findPicture = await picturesIn(reading, folder, entries);
  if (!entries.includes('test.yaml')) return null;
  const yaml = await yamlIn(reading, folder, 'test.yaml', testFile);
  reading.onRead();
  return yaml && makeTest(reading, yaml, lessons, findPicture);
}

async function readLesson(reading: Reading, folder: string): Promise<PackLesson | null> {
  const yaml = await yamlIn(reading, folder, 'lesson.yaml', lessonFile);
  const entries = (await readdir(folder).catch(() => [])).sort();
  for (const entry of entries)
    if (!LESSON_ENTRY.test(entry) && !entry.startsWith('.'))
      reading.problems.add(nameOf(reading, join(folder, entry)), null, problem('fileUnread', {}));
  const findPicture = await picturesIn(reading, folder, entries);
  const text = await readTexts(reading, folder, entries, findPicture);
  const video = await readVideo(reading, folder);
  const title = yaml && plainTexts(reading, yaml, ['title'], yaml.value.title);
  const quizYaml = entries.includes('quiz.yaml') ? await yamlIn(reading, folder, 'quiz.yaml', quizFile) : null;
  const quiz = quizYaml && makeQuiz(reading, quizYaml, title ?? { ar: '' }, findPicture);
  reading.onRead();
  if (!yaml || !title) return null;
  claimId(reading, 'lesson', yaml.value.id, yaml);
  // Without its video the pack is not loaded; the lesson still stands here, so that its siblings are checked.
  return { ...yaml.value, title, text, quiz, video: video ?? { duration: 0, poster: null, sources: [], captions: [] } };
}

async function readTexts(
  reading: Reading,
  folder: string,
  entries: readonly string[],
  findPicture: FindPicture,
): Promise<PackLesson['text']> {
  const text: PackLesson['text'] = { ar: [] };
  if (!entries.includes('text.ar.md'))
    reading.problems.add(nameOf(reading, join(folder, 'text.ar.md')), null, problem('textFileMissing', { name: 'text.ar.md' }));
  for (const entry of entries) {
    const lang = /^text\.(ar|en|ur)\.md$/.exec(entry)?.[1] as Language | undefined;
    if (!lang) continue;
    const file = nameOf(reading, join(folder, entry));
    const source = await readFile(join(folder, entry), 'utf8');
    reportBidi(file, source, reading.problems);
    const { blocks, faults } = lessonText(source, lang, findPicture);
    for (const fault of faults) reading.problems.add(file, fault.line, fault.problem);
    text[lang] = blocks;
  }
  return text;
}
