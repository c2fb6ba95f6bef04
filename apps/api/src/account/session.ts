import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Device, Tokens } from '@darb/contract';
import { ACCESS_TOKEN_SECONDS, CLOCK_SKEW_SECONDS, REFRESH_TOKEN_DAYS, SESSION_DAYS } from '@darb/contract/limits';
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../options.ts';
import { signAccessToken } from './access-token.ts';
import { refreshTokens, sessions, students } from './tables.ts';

/**
 * A replaced refresh token still works this long, for tabs that refresh at the same moment (rule account 22).
 */
const GRACE_MS = 10_000;
const DAY_MS = 86_400_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const SKEW_MS = CLOCK_SKEW_SECONDS * 1000;

/** What a refresh token is replaced by: used twice it gives the same one, which nobody has to keep. */
const successorOf = (secret: Uint8Array, token: string): string =>
  createHmac('sha256', secret).update(`refresh\0${token}`).digest('base64url');

/**
 * The successor that a token has already, by whichever secret it was made; null when that is none of ours any
 * more: a second one would begin a branch.
 */
async function knownSuccessorOf(db: Db, secrets: Secrets, token: string): Promise<string | null> {
  const possible = secrets.map((secret) => successorOf(secret, token));
  const known = await db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(inArray(refreshTokens.hash, possible.map(hashOf)));
  return possible.find((one) => known.some(({ hash }) => hash === hashOf(one))) ?? null;
}

/** A session family: when it began, and so when it ends at the latest. */
interface Family {
  id: string;
  student: StudentId;
  createdAt: Date;
}

const endOf = ({ createdAt }: Pick<Family, 'createdAt'>): number => createdAt.getTime() + SESSION_DAYS * DAY_MS;

/**
 * Whether a refresh token and its family are good at `now`. What is of a time to come was written by a clock
 * that was ahead, and would be good for longer than any other.
 */
const isInTime = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }, now: Date): boolean =>
  expiresAt > now &&
  expiresAt.getTime() <= now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS + SKEW_MS &&
  createdAt.getTime() <= now.getTime() + SKEW_MS &&
  endOf({ createdAt }) > now.getTime();

/** Stores a refresh token (once), and gives it with a new access token; neither outlives the family. */
async function issue(db: Db, secret: Uint8Array, family: Family, token: string, now: Date): Promise<Tokens> {
  const left = endOf(family) - now.getTime();
  const expiresAt = new Date(now.getTime() + Math.min(left, REFRESH_TOKEN_DAYS * DAY_MS));
  await db
    .insert(refreshTokens)
    .values({ hash: hashOf(token), sessionId: family.id, expiresAt })
    .onConflictDoNothing();
  const seconds = Math.min(ACCESS_TOKEN_SECONDS, Math.ceil(left / 1000));
  const bearer = { student: family.student, sessionId: family.id };
  return { access_token: await signAccessToken(secret, bearer, now, seconds), refresh_token: token, expires_in: seconds };
}

/** From where a session is begun, as far as it is kept (rule account 37). */
export interface Origin {
  clientId: string | null;
  device: Device;
  country: string | null;
}

/** Begins a session family for a student who has proven themselves. */
export async function beginSession(
  db: Db,
  secret: Uint8Array,
  student: StudentId,
  clientId: string | null,
  now: Date,
  origin: Pick<Origin, 'device' | 'country'> | null = null,
): Promise<Tokens> {
  const [session] = await db
    .insert(sessions)
    .values({ ...origin, studentId: student, clientId, createdAt: now, lastUsedAt: now })
    .returning({ id: sessions.id });
  if (!session) throw new Error('a session was not stored');
  return issue(db, secret, { id: session.id, student, createdAt: now }, randomBytes(32).toString('base64url'), now);
}

/** Ends a session family: none of its tokens is good any longer. Ending it again changes nothing. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends every session of a student; gives how many there were. `but` is spared. */
export async function endSessionsOf(db: Db, student: StudentId, now: Date, but: string | null = null): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.studentId, student), isNull(sessions.endedAt), ...(but === null ? [] : [ne(sessions.id, but)])))
    .returning({ id: sessions.id });
  return ended.length;
}

/**
 * New tokens; or none, and why: nobody's token, one whose time or session is over, one that somebody else
 * has too.
 */
export type Renewal =
  { tokens: Tokens; student: StudentId } | { tokens: null; reason: 'unknown_token' | 'ended' | 'replayed_token'; student?: StudentId };

/**
 * Exchanges a refresh token for new tokens (rule account 22). It is replaced by its first use; used again
 * within ten seconds it gives the same successor, later it ends the family, for then somebody else has it.
 */
export async function renewSession(db: Db, secrets: Secrets, token: string | null, now: Date): Promise<Renewal> {
  if (!token || token.length > 200) return { tokens: null, reason: 'unknown_token' };
  const hash = hashOf(token);
  return db.transaction(async (tx): Promise<Renewal> => {
    const [found] = await tx
      .select({
        id: refreshTokens.sessionId,
        expiresAt: refreshTokens.expiresAt,
        createdAt: sessions.createdAt,
        endedAt: sessions.endedAt,
        student: students.id,
        status: students.status,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(students, eq(students.id, sessions.studentId))
      .where(eq(refreshTokens.hash, hash));
    if (!found) return { tokens: null, reason: 'unknown_token' };
    const student = found.student as StudentId;
    if (found.endedAt || found.status !== 'active' || !isInTime(found, now)) return { tokens: null, reason: 'ended', student };
    const replaced = await tx
      .update(refreshTokens)
      .set({ replacedAt: now })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.replacedAt)))
      .returning({ hash: refreshTokens.hash });
    if (replaced.length === 0) {
      const [old] = await tx.select({ replacedAt: refreshTokens.replacedAt }).from(refreshTokens).where(eq(refreshTokens.hash, hash));
      if (!old?.replacedAt || now.getTime() - old.replacedAt.getTime() > GRACE_MS) {
        await endSession(tx, found.id, now);
        return { tokens: null, reason: 'replayed_token', student };
      }
    }
    const successor = replaced.length > 0 ? successorOf(secrets[0], token) : await knownSuccessorOf(tx, secrets, token);
    if (successor === null) return { tokens: null, reason: 'unknown_token', student };
    await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, found.id));
    return { tokens: await issue(tx, secrets[0], { ...found, student }, successor, now), student };
  });
}

/** A student's sessions that go on at `now`, the last used first. */
export const sessionsOf = (db: Db, student: StudentId, now: Date) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      country: sessions.country,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.studentId, student), isLiving(now), gt(sessions.lastUsedAt, new Date(now.getTime() - REFRESH_TOKEN_DAYS * DAY_MS))),
    )
    .orderBy(desc(sessions.lastUsedAt));

/** Ends one session of a student's own; false where it is none. */
export async function endOwnSession(db: Db, student: StudentId, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.studentId, student), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Of these sessions those that go on at `now`, of students who are let in. */
export async function livingSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(students, eq(students.id, sessions.studentId))
    .where(and(inArray(sessions.id, [...ids]), isLiving(now), eq(students.status, 'active')));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a session has not ended by itself or by anybody. */
const isLiving = (now: Date) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.createdAt, new Date(now.getTime() - SESSION_DAYS * DAY_MS)),
    lte(sessions.createdAt, new Date(now.getTime() + SKEW_MS)),
  );

/** Removes refresh tokens that are past their time, and sessions that have none left. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(sessions).where(
    and(
      or(
        lt(sessions.lastUsedAt, new Date(now.getTime() - REFRESH_TOKEN_DAYS * DAY_MS)),
        lt(sessions.createdAt, new Date(now.getTime() - SESSION_DAYS * DAY_MS)),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(refreshTokens)
          .where(eq(refreshTokens.sessionId, sessions.id)),
      ),
    ),
  );
}
