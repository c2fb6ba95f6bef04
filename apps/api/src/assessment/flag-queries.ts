import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { flags, skips } from './tables.ts';

/** The flagged questions of an attempt, as a part of a statement. */
export const flaggedOf = (attempt: SQL) => sql<number[]>`array(
  select f.question_id from ${flags} f where f.attempt_id = ${attempt} and f.flagged order by f.question_id)`;

const flaggedOfAttempt = (db: Db) =>
  prepared(db, 'flagged-of-attempt', (on, name) =>
    on
      .select({ flagged: flaggedOf(sql`${sql.placeholder('attempt')}::uuid`) })
      .from(sql`(values (1)) as one`)
      .prepare(name),
  );

/** The questions of an attempt that its student flagged, by id. */
export async function flaggedQuestions(db: Db, attempt: string): Promise<number[]> {
  const [found] = await flaggedOfAttempt(db).execute({ attempt });
  return found?.flagged ?? [];
}

/** Sets or takes away a flag, unless that was done later already; gives the flagged questions. */
export async function saveFlag(db: Db, row: typeof flags.$inferInsert): Promise<number[]> {
  await db
    .insert(flags)
    .values(row)
    .onConflictDoUpdate({
      target: [flags.attemptId, flags.questionId],
      set: { flagged: row.flagged, actedAt: row.actedAt },
      setWhere: sql`${flags.actedAt} <= excluded.acted_at`,
    });
  return flaggedQuestions(db, row.attemptId);
}

export const saveSkip = (db: Db, attemptId: string, questionId: number) =>
  db.insert(skips).values({ attemptId, questionId }).onConflictDoNothing();
