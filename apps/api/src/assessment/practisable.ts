import { Refusal } from '@darb/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lessonPlaces, subtopicPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import { lessonOfQuiz, subtopicOfQuiz } from './place.ts';
import { attempts, questions, quizzes } from './tables.ts';

export { questionsById as practisedQuestions, type QuestionRow } from './queries.ts';

/** What a question costs: a test says so itself, a quiz is as its lesson. */
const isPremium = sql<boolean>`coalesce(${quizzes.isPremium}, ${lessonPlaces.isPremium})`;
/** Questions whose quiz or test is on a path. */
const onPath = and(eq(questions.retired, false), eq(quizzes.retired, false), eq(subtopicPlaces.live, true));

/**
 * The questions of a subject's quizzes and tests by id, those with drawn numbers in every variant: what a
 * practice draws from.
 */
export const practisable = (db: Db, subjectId: number) =>
  recall(db, `practisable ${subjectId}`, () =>
    db
      .select({ id: questions.id, quizId: questions.quizId, key: questions.key, difficulty: questions.difficulty, isPremium })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .leftJoin(lessonPlaces, lessonOfQuiz)
      .innerJoin(subtopicPlaces, and(subtopicOfQuiz, eq(subtopicPlaces.subjectId, subjectId)))
      .where(onPath)
      .orderBy(asc(questions.id)),
  );
export type Practisable = Awaited<ReturnType<typeof practisable>>[number];

/** How many questions each subject of a program has, and how many that cost nothing, by subject id. */
export const countPractisable = (db: Db, programId: number) =>
  recall(db, `practices ${programId}`, () =>
    db
      .select({
        subjectId: subtopicPlaces.subjectId,
        questions: sql<number>`count(distinct (${questions.quizId}, ${questions.key}))::int`,
        free: sql<number>`count(distinct (${questions.quizId}, ${questions.key})) filter (where not ${isPremium})::int`,
      })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .leftJoin(lessonPlaces, lessonOfQuiz)
      .innerJoin(subtopicPlaces, and(subtopicOfQuiz, eq(subtopicPlaces.programId, programId)))
      .where(onPath)
      .groupBy(subtopicPlaces.subjectId),
  );

/**
 * What questions are now, by the id that they had: the present version of each, with its place and what it
 * costs. One whose quiz or test is on no path any more is left out.
 */
export async function presentQuestions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const present = alias(questions, 'present');
  return db
    .select({
      askedId: questions.id,
      id: present.id,
      stem: present.stem,
      isPremium,
      lessonId: quizzes.lessonId,
      programId: subtopicPlaces.programId,
      subjectId: subtopicPlaces.subjectId,
      subtopicId: subtopicPlaces.subtopicId,
    })
    .from(questions)
    .innerJoin(
      present,
      and(
        eq(present.quizId, questions.quizId),
        eq(present.key, questions.key),
        eq(present.variant, questions.variant),
        eq(present.retired, false),
      ),
    )
    .innerJoin(quizzes, and(eq(quizzes.id, questions.quizId), eq(quizzes.retired, false)))
    .leftJoin(lessonPlaces, lessonOfQuiz)
    .innerJoin(subtopicPlaces, and(subtopicOfQuiz, eq(subtopicPlaces.live, true)))
    .where(inArray(questions.id, [...ids]));
}

/** All versions that a question has had, by the id of any of them; none where there is no such question. */
export async function versionsOf(db: Db, id: number): Promise<number[]> {
  const asked = alias(questions, 'asked');
  const same = and(eq(questions.quizId, asked.quizId), eq(questions.key, asked.key), eq(questions.variant, asked.variant));
  const rows = await db.select({ id: questions.id }).from(asked).innerJoin(questions, same).where(eq(asked.id, id));
  return rows.map((row) => row.id);
}

const underWay = (db: Db) =>
  prepared(db, 'quizzes-under-way', (on, name) =>
    on
      .selectDistinct({ quizId: attempts.quizId })
      .from(attempts)
      .where(and(eq(attempts.studentId, sql.placeholder('student')), isNull(attempts.submittedAt)))
      .prepare(name),
  );

/** The quizzes and tests that a student has begun and not handed in (rule assessment 27). */
export const quizzesUnderWay = async (db: Db, student: StudentId): Promise<ReadonlySet<number>> =>
  new Set((await underWay(db).execute({ student })).map(({ quizId }) => quizId));

/** Refuses with `question_under_way` what would mark a question of an open attempt (rule assessment 27). */
export async function refuseUnderWay(db: Db, student: StudentId, quizId: number): Promise<void> {
  if ((await quizzesUnderWay(db, student)).has(quizId)) throw new Refusal('question_under_way');
}
