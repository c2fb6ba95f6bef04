import { and, asc, countDistinct, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { pathPlaces, subtopicPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { programs, subjects } from './tables.ts';

/** What is listed (rule catalog 10). */
const listed = eq(pathPlaces.live, true);
const counts = {
  lessons: sql<number>`count(*) filter (where ${pathPlaces.type} = 'lesson')::int`,
  tests: sql<number>`count(*) filter (where ${pathPlaces.type} = 'test')::int`,
};

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
      subjects: countDistinct(pathPlaces.subjectId),
      ...counts,
    })
    .from(programs)
    .innerJoin(pathPlaces, and(eq(pathPlaces.programId, programs.id), listed))
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
      quizzes: countDistinct(pathPlaces.quizId),
      ...counts,
    })
    .from(subjects)
    .innerJoin(pathPlaces, and(eq(pathPlaces.subjectId, subjects.id), listed))
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

/** How every subject looks, retired ones too, and whether it is live. */
export const subjectLooks = (db: Db) =>
  recall(db, 'subject looks', () =>
    db
      .select({
        id: subjects.id,
        programId: subjects.programId,
        title: subjects.title,
        bgColor: subjects.bgColor,
        icon: subjects.icon,
        live: sql<boolean>`not (${subjects.retired} or ${programs.retired})`,
      })
      .from(subjects)
      .innerJoin(programs, eq(programs.id, subjects.programId))
      .orderBy(asc(subjects.programId), asc(subjects.order), asc(subjects.id)),
  );

/** Who made a subject, in the pack's order; empty for an unknown one. */
export const instructorsOf = (db: Db, subjectId: number) =>
  recall(db, `instructors ${subjectId}`, async () => {
    const [row] = await db.select({ instructors: subjects.instructors }).from(subjects).where(eq(subjects.id, subjectId));
    return row?.instructors ?? [];
  });

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

/** The subtopics of a subject with their topics, in their order; those without an item are to come. */
export const listSubtopics = (db: Db, subjectId: number) => recall(db, `subtopics ${subjectId}`, () => readSubtopics(db, subjectId));

function readSubtopics(db: Db, subjectId: number) {
  return db
    .select({
      topic: { id: subtopicPlaces.topicId, order: subtopicPlaces.topicOrder, title: subtopicPlaces.topicTitle },
      subtopic: { id: subtopicPlaces.subtopicId, order: subtopicPlaces.subtopicOrder, title: subtopicPlaces.subtopicTitle },
    })
    .from(subtopicPlaces)
    .where(and(eq(subtopicPlaces.subjectId, subjectId), eq(subtopicPlaces.live, true)))
    .orderBy(asc(subtopicPlaces.topicOrder), asc(subtopicPlaces.subtopicOrder));
}

export interface PathFilter {
  subjectId?: number;
  subtopicId?: number;
  programId?: number;
}

/** Every item of a subject's paths with its topic and subtopic, in the order of the paths. */
export const listPaths = (db: Db, filter: PathFilter) =>
  recall(db, `paths ${filter.subjectId} ${filter.subtopicId} ${filter.programId}`, () => readPaths(db, filter));

function readPaths(db: Db, filter: PathFilter) {
  return db
    .select({
      subjectId: pathPlaces.subjectId,
      topic: { id: pathPlaces.topicId, order: pathPlaces.topicOrder, title: pathPlaces.topicTitle },
      subtopic: { id: pathPlaces.subtopicId, order: pathPlaces.subtopicOrder, title: pathPlaces.subtopicTitle },
      item: {
        id: pathPlaces.itemId,
        type: pathPlaces.type,
        order: pathPlaces.itemOrder,
        title: pathPlaces.itemTitle,
        isPremium: pathPlaces.isPremium,
        isHead: pathPlaces.isHead,
        duration: pathPlaces.duration,
        quizId: pathPlaces.quizId,
        questions: pathPlaces.questions,
      },
    })
    .from(pathPlaces)
    .where(
      and(
        listed,
        filter.subjectId === undefined ? undefined : eq(pathPlaces.subjectId, filter.subjectId),
        filter.subtopicId === undefined ? undefined : eq(pathPlaces.subtopicId, filter.subtopicId),
        filter.programId === undefined ? undefined : eq(pathPlaces.programId, filter.programId),
      ),
    )
    .orderBy(
      asc(pathPlaces.subjectOrder),
      asc(pathPlaces.topicOrder),
      asc(pathPlaces.subtopicOrder),
      asc(pathPlaces.itemOrder),
      asc(pathPlaces.type),
      asc(pathPlaces.itemId),
    );
}
export type PathRow = Awaited<ReturnType<typeof listPaths>>[number];
