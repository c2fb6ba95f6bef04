import { Refusal } from '@darb/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import type { Limits } from '../settings.ts';
import { atEntrance } from './entrance.ts';
import { clearTakes, takeOf } from './limits.ts';
import { isPassword } from './password.ts';
import { passwordHashOf } from './queries.ts';
import { sessions } from './tables.ts';

/** How long a sign-in speaks for its student (rule account 57). */
const FRESH_MS = 60 * 60_000;

/**
 * Makes sure that a student who has a password knows it (`stud_chan_pass_fail`), and gives its hash; null for
 * one who has none. Wrong ones are counted as at sign-in, before anything is hashed.
 */
export async function provePassword(
  db: Db,
  student: StudentId,
  typed: string | undefined,
  limits: Limits,
  now: Date,
): Promise<string | null> {
  const kept = await passwordHashOf(db, student);
  if (kept === null) return null;
  const take = { rule: 'signInName', key: `proof ${student}`, refusal: 'sign_in_fail_exceed_limit' } as const;
  await takeOf(db, limits, take, now);
  if (typed === undefined || !(await atEntrance(() => isPassword(kept, typed)))) throw new Refusal('stud_chan_pass_fail');
  await clearTakes(db, take.rule, take.key);
  return kept;
}

/** Who calls, and in which session. */
interface Caller {
  student: StudentId;
  sessionId: string;
}

/** Makes sure that a session has begun within the hour: what it began with speaks for the student still. */
export async function proveFresh(db: Db, { sessionId }: Caller, now: Date): Promise<void> {
  const isFresh = and(eq(sessions.id, sessionId), gt(sessions.createdAt, new Date(now.getTime() - FRESH_MS)));
  if ((await db.select({ id: sessions.id }).from(sessions).where(isFresh)).length === 0) throw new Refusal('proof_needed');
}

/**
 * Makes sure that it is the student who changes how the account is entered (rule account 57): by the
 * password, whose hash it gives; by a fresh session where there is none.
 */
export async function proveStudent(db: Db, caller: Caller, typed: string | undefined, limits: Limits, now: Date): Promise<string | null> {
  const kept = await provePassword(db, caller.student, typed, limits, now);
  if (kept === null) await proveFresh(db, caller, now);
  return kept;
}
