import type { Pack, PackFile, PackLesson, PackQuestion, PackQuiz, PackTest } from '@darb/content';
import { DATABASE_LOCKS } from '@darb/contract/database-locks';
import { and, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { questions, quizzes } from '../assessment/tables.ts';
import { programs, subjects, subtopics, topics } from '../catalog/tables.ts';
import { forgetContent } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import type { MediaStorage } from '../media/storage.ts';
import { lessons, type StoredFile, type StoredVideo } from '../learning/tables.ts';
import { renewSearchIndex } from './search-index.ts';
import { renewVersion } from './version.ts';

export interface Loaded {
  programs: number;
  subjects: number;
  topics: number;
  subtopics: number;
  lessons: number;
  quizzes: number;
  tests: number;
  /** Variants of one question count once. */
  questions: number;
  files: number;
  retired: number;
}

/** Hears how many of all parts of a load are done: files copied and rows written. */
export type OnLoadProgress = (done: number, all: number) => void;

/** So many files are copied at once: each waits for the disk. */
const COPIES = 8;

/**
 * Brings a checked pack into the database, all or nothing (rule content 2, rule content 3): what is gone is
 * retired, a changed question is a new version. Media are copied into `media` first, named by their
 * content. Refuses (Error) a pack whose ids belong to another pack.
 */
export async function loadPack(db: Db, pack: Pack, media: MediaStorage, onProgress: OnLoadProgress = () => undefined): Promise<Loaded> {
  const rows = rowsOf(pack);
  const files = new Map([...pack.files.values(), ...rows.media].map((file) => [file.name, file]));
  const all = files.size + rows.questions.length + OWNED.reduce((sum, [kind]) => sum + rows[kind].length, 0);
  let done = 0;
  const advance = (by: number) => onProgress((done += by), all);

  const waiting = [...files.values()];
  const copy = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      await media.store(file.name, file);
      advance(1);
    }
  };
  await Promise.all(Array.from({ length: COPIES }, copy));

  const retired = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DATABASE_LOCKS.contentLoad})`);
    // Parents first: their children refer to them.
    for (const [kind, table] of OWNED) await upsertOwned(tx, pack.name, kind, table, rows[kind], advance);
    const current = await upsertQuestions(tx, rows.questions, advance);
    let count = 0;
    for (const [kind, table] of OWNED)
      count += await retire(
        tx,
        pack.name,
        table,
        rows[kind].map(({ id }) => id),
      );
    count += await retireQuestions(tx, rows.quizzes, current);
    await renewSearchIndex(tx, media);
    await renewVersion(tx);
    return count;
  });
  forgetContent(db);
  return {
    programs: rows.programs.length,
    subjects: rows.subjects.length,
    topics: rows.topics.length,
    subtopics: rows.subtopics.length,
    lessons: rows.lessons.length,
    quizzes: rows.quizzes.filter(({ type }) => type === 'quiz').length,
    tests: rows.quizzes.filter(({ type }) => type === 'test').length,
    questions: rows.questions.filter(({ variant }) => variant === 1).length,
    files: files.size,
    retired,
  };
}

const OWNED = [
  ['programs', programs],
  ['subjects', subjects],
  ['topics', topics],
  ['subtopics', subtopics],
  ['lessons', lessons],
  ['quizzes', quizzes],
] as const;
type OwnedTable = (typeof OWNED)[number][1];

const stored = ({ name, bytes }: PackFile): StoredFile => ({ name, bytes });

const storedVideo = ({ poster, sources, captions }: PackLesson['video']): StoredVideo => ({
  poster: poster && stored(poster),
  sources: sources.map(({ file, ...source }) => ({ ...source, file: stored(file) })),
  captions: captions.map(({ lang, file }) => ({ lang, file: stored(file) })),
});

/** Everything of a pack as rows of its tables. */
function rowsOf({ name: pack, programs: list }: Pack) {
  const rows = {
    programs: [] as (typeof programs.$inferInsert)[],
    subjects: [] as (typeof subjects.$inferInsert)[],
    topics: [] as (typeof topics.$inferInsert)[],
    subtopics: [] as (typeof subtopics.$inferInsert)[],
    lessons: [] as (typeof lessons.$inferInsert)[],
    quizzes: [] as (typeof quizzes.$inferInsert)[],
    questions: [] as (typeof questions.$inferInsert)[],
    media: [] as PackFile[],
  };
  const addQuestions = (quizId: number, asked: readonly PackQuestion[]) =>
    rows.questions.push(...asked.map((question) => ({ quizId, ...question })));
  const addQuiz = (lessonId: number, { id, title, questions: asked }: PackQuiz) => {
    rows.quizzes.push({ id, type: 'quiz', lessonId, title, pack });
    addQuestions(id, asked);
  };
  const addTest = (subtopicId: number, test: PackTest) => {
    const { id, order, title } = test;
    const minutes = { suggestedMinutes: test.suggested_minutes, limitMinutes: test.limit_minutes };
    rows.quizzes.push({ id, type: 'test', subtopicId, order, isPremium: test.is_premium, ...minutes, title, pack });
    addQuestions(id, test.questions);
  };
  const addLesson = (subtopicId: number, { id, order, title, is_premium, is_head, video, text, quiz }: PackLesson) => {
    rows.lessons.push({
      id,
      subtopicId,
      order,
      title,
      isPremium: is_premium,
      isHead: is_head,
      duration: video.duration,
      video: storedVideo(video),
      text,
      pack,
    });
    rows.media.push(
      ...(video.poster ? [video.poster] : []),
      ...video.sources.map(({ file }) => file),
      ...video.captions.map(({ file }) => file),
    );
    if (quiz) addQuiz(id, quiz);
  };
  for (const program of list) {
    rows.programs.push({ id: program.id, country: program.country, order: program.order, title: program.title, pack });
    for (const subject of program.subjects) {
      rows.subjects.push({
        id: subject.id,
        programId: program.id,
        order: subject.order,
        title: subject.title,
        bgColor: subject.bgColor,
        icon: subject.icon,
        instructors: subject.instructors,
        pack,
      });
      for (const topic of subject.topics) {
        rows.topics.push({ id: topic.id, subjectId: subject.id, order: topic.order, title: topic.title, pack });
        for (const subtopic of topic.subtopics) {
          rows.subtopics.push({ id: subtopic.id, topicId: topic.id, order: subtopic.order, title: subtopic.title, pack });
          for (const lesson of subtopic.lessons) addLesson(subtopic.id, lesson);
          if (subtopic.test) addTest(subtopic.id, subtopic.test);
        }
      }
    }
  }
  return rows;
}

/** What an insert that meets its row writes: everything but the key, and the row is no longer retired. */
const overwrite = (table: PgTable, keys: readonly string[]) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([property]) => !keys.includes(property))
      .map(([property, column]) => [property, property === 'retired' ? false : sql.raw(`excluded."${column.name}"`)]),
  );

const BATCH = 200;
const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH));

async function upsertOwned(
  tx: Db,
  pack: string,
  kind: string,
  table: OwnedTable,
  rows: readonly { id: number }[],
  advance: (by: number) => void,
): Promise<void> {
  const owner: AnyPgColumn = table.pack;
  for (const batch of batches(rows)) {
    const written = await tx
      .insert(table as PgTable)
      .values(batch)
      .onConflictDoUpdate({ target: table.id, set: overwrite(table, ['id', 'pack']), setWhere: eq(owner, pack) })
      .returning({ id: table.id });
    const ids = new Set(written.map(({ id }) => id));
    const foreign = batch.find(({ id }) => !ids.has(id));
    if (foreign) throw new Error(`${kind} ${foreign.id} belongs to another pack; give it an id of its own`);
    advance(batch.length);
  }
}

/**
 * Writes questions and gives the ids of their present versions: a known version is taken again, an unknown
 * one is new.
 */
async function upsertQuestions(tx: Db, rows: readonly (typeof questions.$inferInsert)[], advance: (by: number) => void): Promise<number[]> {
  const current: number[] = [];
  for (const batch of batches(rows)) {
    const written = await tx
      .insert(questions)
      .values(batch)
      .onConflictDoUpdate({
        target: [questions.quizId, questions.key, questions.variant, questions.version],
        set: overwrite(questions, ['id', 'quizId', 'key', 'variant', 'stem', 'body', 'version']),
      })
      .returning({ id: questions.id });
    current.push(...written.map(({ id }) => id));
    advance(batch.length);
  }
  return current;
}

async function retire(tx: Db, pack: string, table: OwnedTable, kept: readonly number[]): Promise<number> {
  const gone = await tx
    .update(table as typeof quizzes)
    .set({ retired: true })
    .where(and(eq(table.pack, pack), eq(table.retired, false), kept.length > 0 ? notInArray(table.id, [...kept]) : undefined))
    .returning({ id: table.id });
  return gone.length;
}

/**
 * Of the quizzes and tests of the pack the questions that they lack now, and the earlier versions of those
 * that they have.
 */
async function retireQuestions(tx: Db, kept: readonly { id: number }[], current: readonly number[]): Promise<number> {
  const gone = await tx
    .update(questions)
    .set({ retired: true })
    .where(
      and(
        sql`${questions.quizId} = any(${sql.param(kept.map(({ id }) => id))}::int[])`,
        eq(questions.retired, false),
        sql`${questions.id} <> all(${sql.param(current)}::int[])`,
      ),
    )
    .returning({ id: questions.id });
  return gone.length;
}
