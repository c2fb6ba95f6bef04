import type { Answer } from '@darb/contract';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { lessonPlaces, pathPlaces, subtopicPlaces } from '../content/views.ts';
import type { StudentId } from '../ids.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { flaggedOf } from './flag-queries.ts';
import { lessonOfQuiz, subtopicOfQuiz } from './place.ts';
import { submittedCounts, type SubmittedCounts } from './submitted.ts';
import { answers, attempts, questions, quizzes, skippedEntities, skips } from './tables.ts';
import { variantsOfAttempt } from './variants.ts';

/** A quiz or test with its place, unless any of it is retired. */
export const assessmentById = (db: Db, id: number) => recall(db, `assessment ${id}`, () => readAssessment(db, id));

async function readAssessment(db: Db, id: number) {
  const [row] = await db
    .select({
      id: quizzes.id,
      type: quizzes.type,
      title: quizzes.title,
      /** The lesson of a quiz. */
      lessonId: lessonPlaces.lessonId,
      lessonTitle: lessonPlaces.lessonTitle,
      isPremium: sql<boolean>`coalesce(${lessonPlaces.isPremium}, ${quizzes.isPremium})`,
      suggestedMinutes: quizzes.suggestedMinutes,
      limitMinutes: quizzes.limitMinutes,
      questions: sql<number>`(select count(distinct q.key)::int from ${questions} q where q.quiz_id = ${quizzes.id} and not q.retired)`,
      subtopicId: subtopicPlaces.subtopicId,
      subtopicTitle: subtopicPlaces.subtopicTitle,
      subjectId: subtopicPlaces.subjectId,
      programId: subtopicPlaces.programId,
    })
    .from(quizzes)
    .leftJoin(lessonPlaces, lessonOfQuiz)
    .innerJoin(subtopicPlaces, and(subtopicOfQuiz, eq(subtopicPlaces.live, true)))
    .where(and(eq(quizzes.id, id), eq(quizzes.retired, false)));
  return row;
}
export type AssessmentRow = NonNullable<Awaited<ReturnType<typeof assessmentById>>>;

/** The quizzes and tests of a subject in the order of its paths, with how many questions each has. */
export const assessmentsOfSubject = (db: Db, subjectId: number) =>
  recall(db, `assessments ${subjectId}`, () => readAssessments(db, subjectId));

const onPath = {
  id: quizzes.id,
  type: quizzes.type,
  title: quizzes.title,
  /** The lesson of a quiz. */
  lessonId: quizzes.lessonId,
  subtopicId: pathPlaces.subtopicId,
};
/** A quiz stands where its lesson does. */
const itemOfQuiz = sql`${pathPlaces.type} = case ${quizzes.type} when 'quiz' then 'lesson' else 'test' end
  and ${pathPlaces.itemId} = coalesce(${quizzes.lessonId}, ${quizzes.id})`;
const inOrder = [pathPlaces.topicOrder, pathPlaces.subtopicOrder, pathPlaces.itemOrder].map((column) => asc(column));

function readAssessments(db: Db, subjectId: number) {
  return db
    .select({
      ...onPath,
      isPremium: pathPlaces.isPremium,
      questions: sql<number>`(select count(distinct q.key)::int from ${questions} q where q.quiz_id = ${quizzes.id} and not q.retired)`,
    })
    .from(quizzes)
    .innerJoin(pathPlaces, and(itemOfQuiz, eq(pathPlaces.live, true)))
    .where(and(eq(pathPlaces.subjectId, subjectId), eq(quizzes.retired, false)))
    .orderBy(...inOrder);
}
export type PathAssessmentRow = Awaited<ReturnType<typeof assessmentsOfSubject>>[number];

const current = (db: Db) =>
  prepared(db, 'current-attempt', (on, name) =>
    on
      .select({
        ...getTableColumns(attempts),
        answers: sql<GivenRow[]>`coalesce((
          select json_agg(json_build_object('questionId', w.question_id, 'answer', w.answer, 'points', w.points, 'isCorrect', w.is_correct))
          from ${answers} w where w.attempt_id = attempts.id), '[]')`,
        flagged: flaggedOf(sql`attempts.id`),
        skipped: sql<number[]>`array(
          select s.question_id from ${skips} s where s.attempt_id = attempts.id
          and not exists (select from ${answers} w where w.attempt_id = s.attempt_id and w.question_id = s.question_id)
          order by s.question_id)`,
      })
      .from(attempts)
      .where(and(eq(attempts.studentId, sql.placeholder('student')), eq(attempts.quizId, sql.placeholder('quiz'))))
      .orderBy(desc(attempts.number))
      .limit(1)
      .prepare(name),
  );

/** The current attempt of a student at a quiz, the one begun last, with its answers, flags and skips. */
export async function currentAttempt(
  db: Db,
  student: StudentId,
  quiz: number,
): Promise<(AttemptRow & { answers: GivenRow[]; flagged: number[]; skipped: number[] }) | undefined> {
  const [row] = await current(db).execute({ student, quiz });
  return row;
}
export type AttemptRow = typeof attempts.$inferSelect;

/**
 * Begins an attempt with the present questions, a variant of each, and the time that a limit gives it; does
 * nothing when one of this number was begun already.
 */
export async function beginAttempt(db: Db, student: StudentId, quizId: number, number: number, now: Date): Promise<void> {
  const rows = await db
    .select({ id: questions.id, key: questions.key, limit: quizzes.limitMinutes })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .where(and(eq(questions.quizId, quizId), eq(questions.retired, false)))
    .orderBy(asc(questions.order), asc(questions.variant));
  const limit = rows[0]?.limit ?? null;
  await db
    .insert(attempts)
    .values({
      ...{ studentId: student, quizId, number, startedAt: now },
      questionIds: variantsOfAttempt(rows, student, number),
      endsAt: limit === null ? null : new Date(now.getTime() + limit * 60_000),
    })
    .onConflictDoNothing();
}

/** A student's own attempt with what it is of, locked until the transaction ends. */
export async function lockAttempt(tx: Db, student: StudentId, id: string) {
  const [row] = await tx
    .select({ ...getTableColumns(attempts), type: quizzes.type })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(eq(attempts.id, id), eq(attempts.studentId, student)))
    .for('update', { of: attempts });
  return row;
}

const submitted = (db: Db) =>
  prepared(db, 'submitted-attempts', (on, name) =>
    on
      .select()
      .from(attempts)
      .where(
        and(
          eq(attempts.studentId, sql.placeholder('student')),
          eq(attempts.quizId, sql.placeholder('quiz')),
          isNotNull(attempts.submittedAt),
        ),
      )
      .orderBy(asc(attempts.number))
      .prepare(name),
  );

/** Every submitted attempt of a student at a quiz or test, the earliest first. */
export const submittedAttempts = (db: Db, student: StudentId, quiz: number) => submitted(db).execute({ student, quiz });

/** The open attempts whose time was over at a moment. */
export const attemptsEndedBefore = (db: Db, moment: Date) =>
  db
    .select({ id: attempts.id, studentId: attempts.studentId })
    .from(attempts)
    .where(and(isNull(attempts.submittedAt), lt(attempts.endsAt, moment)));

/** What an attempt that begins now would ask: of each question the lesson and the difficulty. */
export const questionsAhead = (db: Db, quizId: number) =>
  recall(db, `questions ahead ${quizId}`, () =>
    db
      .selectDistinctOn([questions.key], { lessonId: questions.lessonId, difficulty: questions.difficulty })
      .from(questions)
      .where(and(eq(questions.quizId, quizId), eq(questions.retired, false)))
      .orderBy(asc(questions.key), asc(questions.variant)),
  );

/** Questions by id, retired ones too: an attempt keeps those that it began with. */
export const questionsById = (db: Db, ids: readonly number[]) => recall(db, `questions ${ids.join()}`, () => readQuestions(db, ids));

async function readQuestions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type QuestionRow = Awaited<ReturnType<typeof questionsById>>[number];

/** What a question asks for, which never changes; undefined where there is none. */
export const questionBody = (db: Db, id: number) =>
  recall(
    db,
    `question ${id}`,
    async () => (await db.select({ body: questions.body }).from(questions).where(eq(questions.id, id)))[0]?.body,
  );

const answersOfAttempt = (db: Db) =>
  prepared(db, 'answers-of-attempt', (on, name) =>
    on
      .select()
      .from(answers)
      .where(eq(answers.attemptId, sql.placeholder('attempt')))
      .prepare(name),
  );

export const answersOf = (db: Db, attempt: string) => answersOfAttempt(db).execute({ attempt });
export type AnswerRow = Awaited<ReturnType<typeof answersOf>>[number];
/** An answer with its marks, where it has any. */
export type GivenRow = Pick<AnswerRow, 'questionId' | 'answer' | 'points' | 'isCorrect'>;

/**
 * Saves answers, each where none is there that was given later; gives the questions of those that were
 * taken.
 */
export async function saveAnswers(
  db: Db,
  attemptId: string,
  given: readonly { questionId: number; answer: Answer; actedAt: Date }[],
): Promise<number[]> {
  if (given.length === 0) return [];
  const taken = await db
    .insert(answers)
    .values(given.map(({ questionId, answer, actedAt }) => ({ attemptId, questionId, answer, actedAt })))
    .onConflictDoUpdate({
      target: [answers.attemptId, answers.questionId],
      set: { answer: sql`excluded.answer`, actedAt: sql`excluded.saved_at` },
      setWhere: sql`${answers.actedAt} <= excluded.saved_at`,
    })
    .returning({ questionId: answers.questionId });
  return taken.map(({ questionId }) => questionId);
}

/** Writes the marks beside the answers. */
export async function storeMarks(db: Db, marked: readonly (AnswerRow & { points: number; isCorrect: boolean })[]): Promise<void> {
  if (marked.length === 0) return;
  await db
    .insert(answers)
    .values([...marked])
    .onConflictDoUpdate({
      target: [answers.attemptId, answers.questionId],
      set: { points: sql`excluded.points`, isCorrect: sql`excluded.is_correct` },
    });
}

/** What closing an attempt writes. */
export type Closing = Required<
  Pick<
    AttemptRow,
    'submittedAt' | 'handedIn' | 'points' | 'correctCount' | 'percentage' | 'verdict' | 'tally' | 'frontendStartTime' | 'frontendEndTime'
  >
> &
  Partial<Pick<AttemptRow, 'seal' | 'updatedAt' | 'clockChanged'>>;

export async function closeAttempt(db: Db, id: string, result: Closing): Promise<AttemptRow> {
  const [row] = await db.update(attempts).set(result).where(eq(attempts.id, id)).returning();
  if (!row) throw new Error('an attempt was not closed');
  return row;
}

export const deleteAnswers = (db: Db, attemptId: string) => db.delete(answers).where(eq(answers.attemptId, attemptId));

/** Every submitted attempt of a student at the quizzes and tests of a subject, the best first. */
export function resultsOfSubject(db: Db, student: StudentId, subjectId: number) {
  return db
    .select({
      ...onPath,
      percentage: attempts.percentage,
      verdict: attempts.verdict,
      questionIds: attempts.questionIds,
      submittedAt: attempts.submittedAt,
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(pathPlaces, itemOfQuiz)
    .where(and(eq(attempts.studentId, student), eq(pathPlaces.subjectId, subjectId), isNotNull(attempts.submittedAt)))
    .orderBy(...inOrder, desc(attempts.verdict), desc(attempts.percentage), asc(attempts.submittedAt));
}

export async function countsOf(db: Db, student: StudentId): Promise<SubmittedCounts> {
  const [row] = await db.select({ counts: submittedCounts(sql`${student}::uuid`) }).from(sql`(values (1)) as one`);
  return row?.counts ?? { answered: 0, correct: 0, quizzes: 0, tests: 0 };
}

export async function storeSkip(db: Db, row: typeof skippedEntities.$inferInsert): Promise<void> {
  await db
    .insert(skippedEntities)
    .values(row)
    .onConflictDoUpdate({
      target: [skippedEntities.studentId, skippedEntities.entityType, skippedEntities.entityId],
      set: { skippedAt: row.skippedAt },
    });
}
