import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { wrongAnswers } from '../assessment/submitted.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import type { Grade, Memory } from './spacing.ts';
import { practiceAnswers, reviewAnswers, reviewQuestions, reviewStudents } from './tables.ts';

export type ReviewQuestion = typeof reviewQuestions.$inferSelect;
export type ReviewAnswer = typeof reviewAnswers.$inferSelect;
export type ReviewStudent = typeof reviewStudents.$inferSelect;

/** A question that was answered wrongly, and when. */
export interface WrongAnswer {
  questionId: number;
  at: Date;
}
type Key = Pick<ReviewQuestion, 'studentId' | 'quizId' | 'key'>;

/** What a student chose; null where nothing was. */
export const choiceOf = async (db: Db, student: StudentId): Promise<ReviewStudent | null> =>
  (await db.select().from(reviewStudents).where(eq(reviewStudents.studentId, student)))[0] ?? null;

const student = sql`${sql.placeholder('student')}::uuid`;
/** Answers that were under way when others were gathered are found the next time. */
const lastGathered = sql`(select greatest(s.since, s.gathered_at - interval '10 minutes') from ${reviewStudents} s where s.student_id = ${student})`;
const from = sql`coalesce(${lastGathered}, '-infinity'::timestamptz)`;

const look = (db: Db) =>
  prepared(db, 'reviews-look', (on, name) =>
    on
      .select({
        isOn: sql<boolean | null>`(select s.is_on from ${reviewStudents} s where s.student_id = ${student})`,
        kept: sql<number>`(select count(*)::int from ${reviewQuestions} r where r.student_id = ${student})`,
        hasNew: sql<boolean>`exists (select 1 from ${practiceAnswers} p
          where p.student_id = ${student} and not p.is_correct and p.answered_at > ${from})
          or exists (${wrongAnswers(student, from)})`,
      })
      .from(sql`(values (1)) as one`)
      .prepare(name),
  );

export interface Look {
  isOn: boolean;
  /** How many questions come back, of any program. */
  kept: number;
  /** Whether something was answered wrongly since the last time, or shortly before. */
  hasNew: boolean;
}

/** What most pages need to know of a student's reviews, in one statement. */
export async function lookAt(db: Db, id: StudentId): Promise<Look> {
  const [row] = await look(db).execute({ student: id });
  return { isOn: row?.isOn ?? true, kept: row?.kept ?? 0, hasNew: row?.hasNew ?? false };
}

/** Writes a student's row; of one that there is only what is given changes. */
export const writeChoice = (db: Db, student: StudentId, change: Partial<Omit<ReviewStudent, 'studentId'>>) =>
  db
    .insert(reviewStudents)
    .values({ studentId: student, ...change })
    .onConflictDoUpdate({ target: reviewStudents.studentId, set: change });

/** Runs `change` while no other gathers or answers for this student. */
export const alone = <Result>(db: Db, student: StudentId, change: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.insert(reviewStudents).values({ studentId: student }).onConflictDoNothing();
    await tx.select().from(reviewStudents).where(eq(reviewStudents.studentId, student)).for('update');
    return change(tx);
  });

const wrong = (db: Db) =>
  prepared(db, 'reviews-wrong', (on, name) =>
    on
      .select({
        questionId: sql<number>`w.question_id`.as('question_id'),
        at: sql<string>`to_char(w.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('moment'),
      })
      .from(
        sql`(select p.question_id, p.answered_at as at from ${practiceAnswers} p
        where p.student_id = ${student} and not p.is_correct and p.answered_at > ${from}
        union all ${wrongAnswers(student, from)}) w`,
      )
      .orderBy(sql`w.at`, sql`w.question_id`)
      .prepare(name),
  );

/** The wrong answers of practice, quizzes and tests since they were gathered, the oldest first. */
export const wrongSince = async (db: Db, id: StudentId): Promise<WrongAnswer[]> =>
  (await wrong(db).execute({ student: id })).map(({ questionId, at }) => ({ questionId, at: new Date(at) }));

const reviews = (db: Db) =>
  prepared(db, 'reviews', (on, name) =>
    on
      .select()
      .from(reviewQuestions)
      .where(eq(reviewQuestions.studentId, student))
      .orderBy(asc(reviewQuestions.due), asc(reviewQuestions.wrongAt), asc(reviewQuestions.quizId), asc(reviewQuestions.key))
      .prepare(name),
  );

/** Every question that comes back to a student, by the day on which it is due. */
export const reviewsOf = (db: Db, id: StudentId): Promise<ReviewQuestion[]> => reviews(db).execute({ student: id });

/** Writes what is known of a question now. */
export const writeReview = (db: Db, row: ReviewQuestion) =>
  db
    .insert(reviewQuestions)
    .values(row)
    .onConflictDoUpdate({ target: [reviewQuestions.studentId, reviewQuestions.quizId, reviewQuestions.key], set: row });

/** Writes what is known of a question that there is; of one that is gone nothing. */
export const writeMemory = (db: Db, { studentId, quizId, key }: Key, memory: Memory) =>
  db
    .update(reviewQuestions)
    .set(memory)
    .where(and(eq(reviewQuestions.studentId, studentId), eq(reviewQuestions.quizId, quizId), eq(reviewQuestions.key, key)));

/** The answers of a day, in their order. */
export const answersOn = (db: Db, student: StudentId, day: string): Promise<ReviewAnswer[]> =>
  db
    .select()
    .from(reviewAnswers)
    .where(and(eq(reviewAnswers.studentId, student), eq(reviewAnswers.day, day)))
    .orderBy(asc(reviewAnswers.answeredAt), asc(reviewAnswers.quizId), asc(reviewAnswers.key));

/** The answers to one question, the newest first, at most so many. */
export const answersTo = (db: Db, { studentId, quizId, key }: Key, count: number): Promise<ReviewAnswer[]> =>
  db
    .select()
    .from(reviewAnswers)
    .where(and(eq(reviewAnswers.studentId, studentId), eq(reviewAnswers.quizId, quizId), eq(reviewAnswers.key, key)))
    .orderBy(desc(reviewAnswers.day))
    .limit(count);

/** Keeps the first answer of a day to a question. Whether it was this one. */
export const keepReview = async (db: Db, row: ReviewAnswer): Promise<boolean> =>
  (await db.insert(reviewAnswers).values(row).onConflictDoNothing().returning({ day: reviewAnswers.day })).length > 0;

/** Says that a right answer of a day was guessed. */
export const markGuessed = (db: Db, { studentId, quizId, key }: Key, day: string, grade: Grade) =>
  db
    .update(reviewAnswers)
    .set({ guessed: true, grade })
    .where(
      and(eq(reviewAnswers.studentId, studentId), eq(reviewAnswers.quizId, quizId), eq(reviewAnswers.key, key), eq(reviewAnswers.day, day)),
    );

const TIMED = 50;

/** The seconds of a student's latest answers in practice and reviews, those that somebody counted. */
export async function lateSeconds(db: Db, student: StudentId): Promise<number[]> {
  const practised = db
    .select({ seconds: practiceAnswers.seconds, at: practiceAnswers.answeredAt })
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.studentId, student), gt(practiceAnswers.seconds, 0)))
    .orderBy(desc(practiceAnswers.answeredAt))
    .limit(TIMED);
  const reviewed = db
    .select({ seconds: reviewAnswers.seconds, at: reviewAnswers.answeredAt })
    .from(reviewAnswers)
    .where(and(eq(reviewAnswers.studentId, student), gt(reviewAnswers.seconds, 0)))
    .orderBy(desc(reviewAnswers.answeredAt))
    .limit(TIMED);
  const rows = [...(await practised), ...(await reviewed)];
  return rows
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, TIMED)
    .map(({ seconds }) => seconds);
}

/** Deletes everything that comes back to a student, and the answers with it. */
export const deleteReviews = (db: Db, student: StudentId) => db.delete(reviewQuestions).where(eq(reviewQuestions.studentId, student));
