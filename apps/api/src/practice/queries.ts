import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import { practiceAnswers, practiceRounds } from './tables.ts';

export type RoundRow = typeof practiceRounds.$inferSelect;
export type AnswerRow = typeof practiceAnswers.$inferSelect;

const roundsStatement = (db: Db) =>
  prepared(db, 'practice-rounds', (on, name) =>
    on
      .select()
      .from(practiceRounds)
      .where(and(eq(practiceRounds.studentId, sql.placeholder('student')), eq(practiceRounds.subjectId, sql.placeholder('subject'))))
      .orderBy(asc(practiceRounds.level))
      .prepare(name),
  );
const answersStatement = (db: Db) =>
  prepared(db, 'practice-answers', (on, name) =>
    on
      .select()
      .from(practiceAnswers)
      .where(and(eq(practiceAnswers.studentId, sql.placeholder('student')), eq(practiceAnswers.subjectId, sql.placeholder('subject'))))
      .orderBy(asc(practiceAnswers.answeredAt), asc(practiceAnswers.level), asc(practiceAnswers.questionId))
      .prepare(name),
  );

/** The rounds that a student has begun, and the answers given in them, the oldest first. */
export async function practiceOf(db: Db, student: StudentId, subject: number): Promise<{ rounds: RoundRow[]; answers: AnswerRow[] }> {
  const [rounds, answers] = await Promise.all([
    roundsStatement(db).execute({ student, subject }),
    answersStatement(db).execute({ student, subject }),
  ]);
  return { rounds, answers };
}

/** Begins a round; does nothing when it was begun already. */
export const beginRound = (db: Db, round: RoundRow) => db.insert(practiceRounds).values(round).onConflictDoNothing();

/** Keeps the first answer to a question of a round. Whether it was this one; null without the round. */
export const keepAnswer = (db: Db, answer: AnswerRow): Promise<boolean | null> =>
  db.transaction(async (tx) => {
    const { studentId, subjectId, level } = answer;
    const rounds = await tx
      .select({ level: practiceRounds.level })
      .from(practiceRounds)
      .where(and(eq(practiceRounds.studentId, studentId), eq(practiceRounds.subjectId, subjectId), eq(practiceRounds.level, level)))
      .for('key share');
    if (rounds.length === 0) return null;
    const kept = await tx.insert(practiceAnswers).values(answer).onConflictDoNothing().returning({ level: practiceAnswers.level });
    return kept.length > 0;
  });

/** Deletes the rounds of a practice, and its answers with them. */
export const deletePractice = (db: Db, student: StudentId, subject: number) =>
  db.delete(practiceRounds).where(and(eq(practiceRounds.studentId, student), eq(practiceRounds.subjectId, subject)));
