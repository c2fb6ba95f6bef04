import { createHash, randomBytes } from 'node:crypto';
import { Refusal, type Tokens } from '@darb/contract';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_DAYS } from '@darb/contract/limits';
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { signAccessToken } from './access-token.ts';
import { refreshTokens, sessions, students } from './tables.ts';

/**
 * A replaced refresh token still works this long, for tabs that refresh at the same moment (rule account 22).
 */
const GRACE_MS = 10_000;
const DAY_MS = 86_400_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

async function issue(db: Db, secret: Uint8Array, student: StudentId, sessionId: string, now: Date): Promise<Tokens> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(refreshTokens)
    .values({ hash: hashOf(token), sessionId, expiresAt: new Date(now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS) });
  return {
    access_token: await signAccessToken(secret, { student, sessionId }, now),
    refresh_token: token,
    expires_in: ACCESS_TOKEN_SECONDS,
  };
}

/** Begins a session family for a student who has proven themselves. */
export async function beginSession(db: Db, secret: Uint8Array, student: StudentId, clientId: string | null, now: Date): Promise<Tokens> {
  const [session] = await db
    .insert(sessions)
    .values({ studentId: student, clientId, createdAt: now, lastUsedAt: now })
    .returning({ id: sessions.id });
  if (!session) throw new Error('a session was not stored');
  return issue(db, secret, student, session.id, now);
}

/** Ends a session family: none of its tokens is good any longer. Ending it again changes nothing. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/**
 * Exchanges a refresh token for new tokens (rule account 22). It is replaced by its first use; used again
 * within ten seconds it still gives tokens of the same family, later it ends the family, for then somebody
 * else has it. Refuses with `token_invalid`.
 */
export async function refreshSession(db: Db, secret: Uint8Array, token: string | null, now: Date): Promise<Tokens> {
  if (!token || token.length > 200) throw new Refusal('token_invalid');
  const hash = hashOf(token);
  const outcome = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        sessionId: refreshTokens.sessionId,
        expiresAt: refreshTokens.expiresAt,
        endedAt: sessions.endedAt,
        student: students.id,
        status: students.status,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(students, eq(students.id, sessions.studentId))
      .where(eq(refreshTokens.hash, hash));
    if (!found || found.endedAt || found.status !== 'active' || found.expiresAt <= now) return null;
    const replaced = await tx
      .update(refreshTokens)
      .set({ replacedAt: now })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.replacedAt)))
      .returning({ hash: refreshTokens.hash });
    if (replaced.length === 0) {
      const [old] = await tx.select({ replacedAt: refreshTokens.replacedAt }).from(refreshTokens).where(eq(refreshTokens.hash, hash));
      if (!old?.replacedAt || now.getTime() - old.replacedAt.getTime() > GRACE_MS) {
        await endSession(tx, found.sessionId, now);
        return null;
      }
    }
    await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, found.sessionId));
    return issue(tx, secret, found.student as StudentId, found.sessionId, now);
  });
  if (outcome) return outcome;
  throw new Refusal('token_invalid');
}

/** Removes refresh tokens that are past their time, and sessions that have none left. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(sessions).where(
    and(
      lt(sessions.lastUsedAt, new Date(now.getTime() - REFRESH_TOKEN_DAYS * DAY_MS)),
      notExists(
        db
          .select({ one: sql`1` })
          .from(refreshTokens)
          .where(eq(refreshTokens.sessionId, sessions.id)),
      ),
    ),
  );
}
