import { and, asc, count, countDistinct, desc, eq, getTableColumns } from 'drizzle-orm';
import { lessonPlaces, subtopicPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { programs, subjects } from './tables.ts';

/**
 * What leads to a lesson is shown (rule catalog 10). Tests have no pages yet: paths and progress leave them
 * out, and what holds nothing but tests is not found. With pages for tests this one condition becomes “a
 * lesson or a test”, and the tests of subtopics join the paths.
 */
const leadsSomewhere = eq(lessonPlaces.live, true);

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
      subjects: countDistinct(lessonPlaces.subjectId),
      lessons: count(lessonPlaces.lessonId),
    })
    .from(programs)
    .innerJoin(lessonPlaces, and(eq(lessonPlaces.programId, programs.id), leadsSomewhere))
    .where(
      and(
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
      lessons: count(lessonPlaces.lessonId),
      quizzes: count(lessonPlaces.quizId),
    })
    .from(subjects)
    .innerJoin(lessonPlaces, and(eq(lessonPlaces.subjectId, subjects.id), leadsSomewhere))
    .where(
      and(
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
        leadsSomewhere,
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
