import { Refusal } from '@darb/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { subscriptionsIn, type Subscriptions } from '../billing/subscriptions.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import type { Bearer } from './access-token.ts';
import { accountColumns, type Account } from './queries.ts';
import { sessions, students } from './tables.ts';

export type { Account };

/**
 * What decides about a student at each of their requests: their account, and until when which programs are
 * open to them.
 */
export interface Profile {
  account: Account;
  subscriptions: Subscriptions;
}

const statement = (db: Db) =>
  prepared(db, 'profile', (on, name) =>
    on
      .select({ ...accountColumns, subscriptions: subscriptionsIn(students.id) })
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

async function readProfile(db: Db, { sessionId, student }: Bearer): Promise<Profile | null> {
  const [found] = await statement(db).execute({ session: sessionId, student });
  if (!found) return null;
  const { subscriptions, ...account } = found;
  return { account: { ...account, id: student }, subscriptions };
}

/**
 * Everything of the student of a session, in one statement; null when the session has ended or the account is
 * not active.
 */
export const sessionProfile = ({ db, once }: Pick<Context, 'db' | 'once'>, bearer: Bearer): Promise<Profile | null> =>
  once(`profile ${bearer.student} ${bearer.sessionId}`, () => readProfile(db, bearer));

/** The profile of whoever asks; null for a guest. */
export const visitorProfile = ({
  student,
  sessionId,
  ...context
}: Pick<Context, 'db' | 'once' | 'student' | 'sessionId'>): Promise<Profile | null> =>
  student === null || sessionId === null ? Promise.resolve(null) : profileOf({ ...context, student, sessionId });

/** The profile of the student who asks: what their identity was resolved by. */
export async function profileOf(context: Pick<Context<StudentId>, 'db' | 'once' | 'student' | 'sessionId'>): Promise<Profile> {
  const found = await sessionProfile(context, context);
  if (!found) throw new Refusal('token_invalid');
  return found;
}
