import type { Block, Rich } from '@darb/language';
import { DATABASE_LOCKS } from '@darb/contract/database-locks';
import { and, asc, eq, sql } from 'drizzle-orm';
import { questions, quizzes } from '../assessment/tables.ts';
import { programs, subjects } from '../catalog/tables.ts';
import type { Db } from '../database/database.ts';
import { lessons, type StoredVideo } from '../learning/tables.ts';
import type { MediaStorage } from '../media/storage.ts';
import { WordIndex } from '../search/index-words.ts';
import { addEntries, addWords, beginIndex, finishIndex, hasEntries } from '../search/index-rows.ts';
import type { Passage, SearchEntry } from '../search/tables.ts';
import { captionsOf } from './captions.ts';
import { lessonPlaces, testPlaces } from './views.ts';

/** So many lessons with their texts are in memory at once. */
const AT_ONCE = 200;

const textOf = ({ parts }: Rich): string =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : ' … '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [textOf(block.text)];
    case 'law':
      return block.note ? [textOf(block.note)] : [];
    case 'steps':
    case 'list':
      return block.items.map(textOf);
  }
}

type Lang = Passage['lang'];
const langs = <T>(texts: Partial<Record<Lang, T>>): [Lang, T][] => Object.entries(texts) as [Lang, T][];

/** The text version of a lesson, block by block. */
const textPassages = (text: Partial<Record<Lang, Block[]>>): Passage[] =>
  langs(text).flatMap(([lang, blocks]) =>
    blocks.flatMap((block) => blockTexts(block).flatMap((one) => (one === '' ? [] : [{ kind: 'text' as const, lang, text: one }]))),
  );

const captionPassages = async (media: MediaStorage, { captions }: StoredVideo): Promise<Passage[]> =>
  (
    await Promise.all(
      captions.map(async ({ lang, file }) => (await captionsOf(media, file)).map((one) => ({ kind: 'caption' as const, lang, ...one }))),
    )
  ).flat();

/** The questions of quizzes and tests as they are asked, by quiz; of drawn numbers one variant. */
async function askedOf(tx: Db): Promise<Map<number, { passages: Passage[]; count: number }>> {
  const rows = await tx
    .select({ quizId: questions.quizId, stem: questions.stem })
    .from(questions)
    .where(and(eq(questions.retired, false), eq(questions.variant, 1)))
    .orderBy(asc(questions.quizId), asc(questions.order));
  const asked = new Map<number, { passages: Passage[]; count: number }>();
  for (const { quizId, stem } of rows) {
    const of = asked.get(quizId) ?? { passages: [], count: 0 };
    asked.set(quizId, of);
    of.count += 1;
    for (const [lang, rich] of langs<Rich>(stem)) of.passages.push({ kind: 'question', lang, text: textOf(rich) });
  }
  return asked;
}

const above = { country: programs.country, subjectTitle: subjects.title };
const lessonPlace = {
  ...above,
  programId: lessonPlaces.programId,
  subjectId: lessonPlaces.subjectId,
  topicId: lessonPlaces.topicId,
  topicTitle: lessonPlaces.topicTitle,
  subtopicId: lessonPlaces.subtopicId,
  subtopicTitle: lessonPlaces.subtopicTitle,
};
const testPlace = {
  ...above,
  programId: testPlaces.programId,
  subjectId: testPlaces.subjectId,
  topicId: testPlaces.topicId,
  topicTitle: testPlaces.topicTitle,
  subtopicId: testPlaces.subtopicId,
  subtopicTitle: testPlaces.subtopicTitle,
};

const readLessons = (tx: Db) =>
  tx
    .select({
      ...lessonPlace,
      id: lessonPlaces.lessonId,
      title: lessonPlaces.lessonTitle,
      isPremium: lessonPlaces.isPremium,
      duration: lessonPlaces.duration,
      quizId: lessonPlaces.quizId,
      quizTitle: quizzes.title,
    })
    .from(lessonPlaces)
    .innerJoin(programs, eq(programs.id, lessonPlaces.programId))
    .innerJoin(subjects, eq(subjects.id, lessonPlaces.subjectId))
    .leftJoin(quizzes, eq(quizzes.id, lessonPlaces.quizId))
    .where(eq(lessonPlaces.live, true))
    .orderBy(
      asc(lessonPlaces.programId),
      asc(lessonPlaces.subjectOrder),
      asc(lessonPlaces.topicOrder),
      asc(lessonPlaces.subtopicOrder),
      asc(lessonPlaces.lessonOrder),
    );

const readTests = (tx: Db) =>
  tx
    .select({ ...testPlace, id: testPlaces.testId, title: testPlaces.testTitle, isPremium: testPlaces.isPremium })
    .from(testPlaces)
    .innerJoin(programs, eq(programs.id, testPlaces.programId))
    .innerJoin(subjects, eq(subjects.id, testPlaces.subjectId))
    .where(eq(testPlaces.live, true))
    .orderBy(
      asc(testPlaces.programId),
      asc(testPlaces.subjectOrder),
      asc(testPlaces.topicOrder),
      asc(testPlaces.subtopicOrder),
      asc(testPlaces.testOrder),
    );

type Placed = Awaited<ReturnType<typeof readTests>>[number];

/** One entry; its words are those of its title, of what it says, and of the places that it lies in. */
function entryOf(
  index: WordIndex,
  type: SearchEntry['type'],
  row: Placed,
  passages: readonly Passage[],
  order: number,
  own: Partial<SearchEntry>,
): SearchEntry {
  const { subjectTitle, ...placed } = row;
  const vectors = index.vectorsOf({
    title: Object.values(row.title),
    body: passages.map(({ text }) => text),
    around: [subjectTitle, row.topicTitle, row.subtopicTitle].flatMap((texts) => Object.values(texts)),
  });
  return {
    ...placed,
    type,
    order,
    passages: [...passages],
    lessonId: null,
    lessonTitle: null,
    duration: null,
    questions: null,
    ...own,
    ...vectors,
  };
}

/**
 * Makes the index of the search anew from all content that is on a path, within the transaction that changes
 * it (rule search 6).
 */
export async function renewSearchIndex(tx: Db, media: MediaStorage): Promise<void> {
  const index = new WordIndex();
  const [placed, tests, asked] = [await readLessons(tx), await readTests(tx), await askedOf(tx)];
  await beginIndex(tx);
  let order = 0;
  for (let at = 0; at < placed.length; at += AT_ONCE) {
    const rows = placed.slice(at, at + AT_ONCE);
    const texts = await tx
      .select({ id: lessons.id, text: lessons.text, video: lessons.video })
      .from(lessons)
      .where(sql`${lessons.id} = any(${sql.param(rows.map(({ id }) => id))}::int[])`);
    const textsById = new Map(texts.map((text) => [text.id, text]));
    const entries: SearchEntry[] = [];
    for (const { quizId, quizTitle, duration, ...row } of rows) {
      const of = textsById.get(row.id);
      const passages = of ? [...textPassages(of.text), ...(await captionPassages(media, of.video))] : [];
      entries.push(entryOf(index, 'lesson', row, passages, (order += 1), { duration: Math.round(duration) }));
      if (quizId === null || quizTitle === null) continue;
      const quiz = asked.get(quizId);
      const own = { lessonId: row.id, lessonTitle: row.title, questions: quiz?.count ?? 0 };
      entries.push(entryOf(index, 'quiz', { ...row, id: quizId, title: quizTitle }, quiz?.passages ?? [], order, own));
    }
    await addEntries(tx, entries);
  }
  await addEntries(
    tx,
    tests.map((row) => {
      const test = asked.get(row.id);
      return entryOf(index, 'test', row, test?.passages ?? [], (order += 1), { questions: test?.count ?? 0 });
    }),
  );
  await addWords(tx, index.rows());
  await finishIndex(tx);
}

/** Makes the index of a database whose content was loaded before there was one. */
export const makeMissingSearchIndex = (db: Db, media: MediaStorage): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DATABASE_LOCKS.contentLoad})`);
    if (!(await hasEntries(tx))) await renewSearchIndex(tx, media);
  });
