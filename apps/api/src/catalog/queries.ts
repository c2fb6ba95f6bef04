import { ASSESSMENT_ONLY_PROGRAMS } from '@darb/contract/limits';
import { and, asc, countDistinct, desc, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { lessonPlaces, subtopicPlaces, testPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { programs, subjects } from './tables.ts';

/**
 * What is listed (rule catalog 10): lessons, and the tests of assessment-only programs. Tests beside lessons
 * join the paths with rule catalog 17.
 */
const listedLesson = eq(lessonPlaces.live, true);
const listedTest = and(eq(testPlaces.live, true), inArray(testPlaces.programId, [...ASSESSMENT_ONLY_PROGRAMS]));
const holdsSomething = or(isNotNull(lessonPlaces.lessonId), isNotNull(testPlaces.testId));

/** Programs that are not retired, the highest order first (rule catalog 9), with what they hold. */
export const listPrograms = (db: Db, filter: { country?: string | undefined; id?: number | undefined }) =>
  recall(db, `programs ${filter.country} ${filter.id}`, () => readPrograms(db, filter));

function readPrograms(db: Db, filter: { country?: string | undefined; id?: number | undefined }) {
  return db
    .select({
      id: programs.id,
      order: programs.order,
      country: programs.country,
      title: programs.title,
      subjects: countDistinct(sql`coalesce(${lessonPlaces.subjectId}, ${testPlaces.subjectId})`),
      lessons: countDistinct(lessonPlaces.lessonId),
      tests: countDistinct(testPlaces.testId),
    })
    .from(programs)
    .leftJoin(lessonPlaces, and(eq(lessonPlaces.programId, programs.id), listedLesson))
    .leftJoin(testPlaces, and(eq(testPlaces.programId, programs.id), listedTest))
    .where(
      and(
        holdsSomething,
        filter.country === undefined ? undefined : eq(programs.country, filter.country),
        filter.id === undefined ? undefined : eq(programs.id, filter.id),
      ),
    )
    .groupBy(programs.id)
    .orderBy(desc(programs.order), desc(programs.id));
}
export type ProgramRow = Awaited<ReturnType<typeof listPrograms>>[number];

/** Subjects that are not retired, by order, with what they hold. */
export const listSubjects = (db: Db, filter: { programId?: number; id?: number }) =>
  recall(db, `subjects ${filter.programId} ${filter.id}`, () => readSubjects(db, filter));

function readSubjects(db: Db, filter: { programId?: number; id?: number }) {
  return db
    .select({
      id: subjects.id,
      programId: subjects.programId,
      order: subjects.order,
      title: subjects.title,
      bgColor: subjects.bgColor,
      icon: subjects.icon,
      lessons: countDistinct(lessonPlaces.lessonId),
      quizzes: countDistinct(lessonPlaces.quizId),
      tests: countDistinct(testPlaces.testId),
    })
    .from(subjects)
    .leftJoin(lessonPlaces, and(eq(lessonPlaces.subjectId, subjects.id), listedLesson))
    .leftJoin(testPlaces, and(eq(testPlaces.subjectId, subjects.id), listedTest))
    .where(
      and(
        holdsSomething,
        filter.programId === undefined ? undefined : eq(subjects.programId, filter.programId),
        filter.id === undefined ? undefined : eq(subjects.id, filter.id),
      ),
    )
    .groupBy(subjects.id)
    .orderBy(asc(subjects.order), asc(subjects.id));
}
export type SubjectRow = Awaited<ReturnType<typeof listSubjects>>[number];

/** Every subject that holds anything, tests alone too. */
export const everySubject = (db: Db) =>
  db
    .select({ ...getTableColumns(subjects) })
    .from(subjects)
    .innerJoin(subtopicPlaces, and(eq(subtopicPlaces.subjectId, subjects.id), eq(subtopicPlaces.live, true)))
    .groupBy(subjects.id)
    .orderBy(asc(subjects.id));

/** The titles of all programs, retired ones too, by id. */
export const programTitles = (db: Db) =>
  recall(db, 'program titles', async () => {
    const rows = await db.select({ id: programs.id, title: programs.title }).from(programs);
    return new Map(rows.map(({ id, title }) => [id, title]));
  });

export interface PathFilter {
  subjectId?: number;
  subtopicId?: number;
  programId?: number;
}

/** Every lesson of a subject with its topic and subtopic, in the order of the paths. */
export const listPaths = (db: Db, filter: PathFilter) =>
  recall(db, `paths ${filter.subjectId} ${filter.subtopicId} ${filter.programId}`, () => readPaths(db, filter));

function readPaths(db: Db, filter: PathFilter) {
  return db
    .select({
      subjectId: lessonPlaces.subjectId,
      topic: { id: lessonPlaces.topicId, order: lessonPlaces.topicOrder, title: lessonPlaces.topicTitle },
      subtopic: { id: lessonPlaces.subtopicId, order: lessonPlaces.subtopicOrder, title: lessonPlaces.subtopicTitle },
      lesson: {
        id: lessonPlaces.lessonId,
        order: lessonPlaces.lessonOrder,
        title: lessonPlaces.lessonTitle,
        isPremium: lessonPlaces.isPremium,
        isHead: lessonPlaces.isHead,
        duration: lessonPlaces.duration,
      },
      quizId: lessonPlaces.quizId,
    })
    .from(lessonPlaces)
    .where(
      and(
        listedLesson,
        filter.subjectId === undefined ? undefined : eq(lessonPlaces.subjectId, filter.subjectId),
        filter.subtopicId === undefined ? undefined : eq(lessonPlaces.subtopicId, filter.subtopicId),
        filter.programId === undefined ? undefined : eq(lessonPlaces.programId, filter.programId),
      ),
    )
    .orderBy(
      asc(lessonPlaces.subjectOrder),
      asc(lessonPlaces.topicOrder),
      asc(lessonPlaces.subtopicOrder),
      asc(lessonPlaces.lessonOrder),
      asc(lessonPlaces.lessonId),
    );
}
export type PathRow = Awaited<ReturnType<typeof listPaths>>[number];

/** The tests of an assessment-only subject or subtopic with what stands above them, in their order. */
export const listTests = (db: Db, filter: { subjectId: number } | { subtopicId: number }) =>
  recall(db, `tests ${JSON.stringify(filter)}`, () => readTests(db, filter));

function readTests(db: Db, filter: { subjectId: number } | { subtopicId: number }) {
  const of = 'subjectId' in filter ? eq(testPlaces.subjectId, filter.subjectId) : eq(testPlaces.subtopicId, filter.subtopicId);
  return db
    .select({
      subjectId: testPlaces.subjectId,
      topic: { id: testPlaces.topicId, order: testPlaces.topicOrder, title: testPlaces.topicTitle },
      subtopic: { id: testPlaces.subtopicId, order: testPlaces.subtopicOrder, title: testPlaces.subtopicTitle },
      test: {
        id: testPlaces.testId,
        order: testPlaces.testOrder,
        title: testPlaces.testTitle,
        isPremium: testPlaces.isPremium,
        questions: testPlaces.questions,
      },
    })
    .from(testPlaces)
    .where(and(listedTest, of))
    .orderBy(asc(testPlaces.topicOrder), asc(testPlaces.subtopicOrder), asc(testPlaces.testOrder), asc(testPlaces.testId));
}
export type TestRow = Awaited<ReturnType<typeof listTests>>[number];
