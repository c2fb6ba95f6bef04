import { and, asc, count, countDistinct, desc, eq, isNotNull } from 'drizzle-orm';
import { quizzes } from '../assessment/tables.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { lessons } from '../learning/tables.ts';
import { programs, subjects, subtopics, topics } from './tables.ts';

/**
 * What the catalogue shows: what leads to a lesson. Tests have no pages yet. Until they do, paths hold lessons only, no progress counts tests, and
 * a subtopic, subject or program with nothing but tests (an assessment-only program) is in no list and is not found. This condition of the
 * three queries below is the one place that says so: with pages for tests it becomes “a lesson or a test”, and the tests of subtopics join the paths.
 */
const leadsSomewhere = isNotNull(lessons.id);

/** Programs that are not retired, the highest order first (specification 9), with what they hold. */
export const listPrograms = (db: Db, filter: { country?: string | undefined; id?: number | undefined }) =>
  recall(db, `programs ${filter.country} ${filter.id}`, () => readPrograms(db, filter));

function readPrograms(db: Db, filter: { country?: string | undefined; id?: number | undefined }) {
  return db
    .select({
      id: programs.id,
      order: programs.order,
      country: programs.country,
      title: programs.title,
      subjects: countDistinct(subjects.id),
      lessons: countDistinct(lessons.id),
    })
    .from(programs)
    .leftJoin(subjects, and(eq(subjects.programId, programs.id), eq(subjects.retired, false)))
    .leftJoin(topics, and(eq(topics.subjectId, subjects.id), eq(topics.retired, false)))
    .leftJoin(subtopics, and(eq(subtopics.topicId, topics.id), eq(subtopics.retired, false)))
    .leftJoin(lessons, and(eq(lessons.subtopicId, subtopics.id), eq(lessons.retired, false)))
    .where(
      and(
        eq(programs.retired, false),
        leadsSomewhere,
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
      lessons: countDistinct(lessons.id),
      quizzes: count(quizzes.id),
    })
    .from(subjects)
    .innerJoin(programs, and(eq(programs.id, subjects.programId), eq(programs.retired, false)))
    .leftJoin(topics, and(eq(topics.subjectId, subjects.id), eq(topics.retired, false)))
    .leftJoin(subtopics, and(eq(subtopics.topicId, topics.id), eq(subtopics.retired, false)))
    .leftJoin(lessons, and(eq(lessons.subtopicId, subtopics.id), eq(lessons.retired, false)))
    .leftJoin(quizzes, and(eq(quizzes.lessonId, lessons.id), eq(quizzes.retired, false)))
    .where(
      and(
        eq(subjects.retired, false),
        leadsSomewhere,
        filter.programId === undefined ? undefined : eq(subjects.programId, filter.programId),
        filter.id === undefined ? undefined : eq(subjects.id, filter.id),
      ),
    )
    .groupBy(subjects.id)
    .orderBy(asc(subjects.order), asc(subjects.id));
}
export type SubjectRow = Awaited<ReturnType<typeof listSubjects>>[number];

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
      subjectId: topics.subjectId,
      topic: { id: topics.id, order: topics.order, title: topics.title },
      subtopic: { id: subtopics.id, order: subtopics.order, title: subtopics.title },
      lesson: {
        id: lessons.id,
        order: lessons.order,
        title: lessons.title,
        isPremium: lessons.isPremium,
        isHead: lessons.isHead,
        duration: lessons.duration,
      },
      quizId: quizzes.id,
    })
    .from(subtopics)
    .innerJoin(topics, and(eq(topics.id, subtopics.topicId), eq(topics.retired, false)))
    .innerJoin(subjects, and(eq(subjects.id, topics.subjectId), eq(subjects.retired, false)))
    .innerJoin(programs, and(eq(programs.id, subjects.programId), eq(programs.retired, false)))
    .leftJoin(lessons, and(eq(lessons.subtopicId, subtopics.id), eq(lessons.retired, false)))
    .leftJoin(quizzes, and(eq(quizzes.lessonId, lessons.id), eq(quizzes.retired, false)))
    .where(
      and(
        eq(subtopics.retired, false),
        leadsSomewhere,
        filter.subjectId === undefined ? undefined : eq(topics.subjectId, filter.subjectId),
        filter.subtopicId === undefined ? undefined : eq(subtopics.id, filter.subtopicId),
        filter.programId === undefined ? undefined : eq(subjects.programId, filter.programId),
      ),
    )
    .orderBy(asc(subjects.order), asc(topics.order), asc(subtopics.order), asc(lessons.order), asc(lessons.id));
}
export type PathRow = Awaited<ReturnType<typeof listPaths>>[number];
