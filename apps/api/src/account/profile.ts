import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { subscriptions } from '../billing/tables.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { Bearer } from './access-token.ts';
import type { StudentRow } from './queries.ts';
import { sessions, students } from './tables.ts';

/** What decides about a student at each of their requests: their row, and until when (a day in Amman's time, included) which programs are open, the longest first. */
export interface Profile {
  row: StudentRow;
  subscriptions: readonly { programId: number; until: string }[];
}

const statement = (db: Db) =>
  prepared(db, 'profile', (on, name) =>
    on
      .select({
        ...getTableColumns(students),
        subscriptions: sql<Profile['subscriptions']>`coalesce((
          select json_agg(json_build_object('programId', ${subscriptions.programId}, 'until', ${subscriptions.until}) order by ${subscriptions.until} desc)
          from ${subscriptions} where ${subscriptions.studentId} = ${students.id}), '[]')`,
      })
      .from(sessions)
      .innerJoin(students, eq(students.id, sessions.studentId))
      .where(
        and(
          eq(sessions.id, sql.placeholder('session')),
          eq(students.id, sql.placeholder('student')),
          isNull(sessions.endedAt),
          eq(students.status, 'active'),
        ),
      )
      .prepare(name),
  );

/** Everything of the student of a session, in one statement; null when the session has ended or the account is not active. */
export async function profileOf(db: Db, { sessionId, student }: Bearer): Promise<Profile | null> {
  const [found] = await statement(db).execute({ session: sessionId, student });
  if (!found) return null;
  const { subscriptions: open, ...row } = found;
  return { row: row as StudentRow, subscriptions: open };
}
