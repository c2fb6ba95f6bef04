import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readAccessToken, type Bearer, type TimedBearer } from './access-token.ts';
import { sessions, students } from './tables.ts';

/** How long a session that was found alive is believed: a page makes several calls, and asks once. */
const BELIEVED_MS = 5_000;
const KEPT = 20_000;

/** Tells whom an access token speaks for. A session that was ended, and an account that is not active, end the token's life too. */
export interface SessionGuard {
  bearerOf: (db: Db, token: string, now: Date) => Promise<Bearer | null>;
  /** Must be told of each session that ends here, so that it is not believed any longer. */
  forget: (sessionId: string) => void;
}

export function createSessionGuard(secret: Uint8Array): SessionGuard {
  const alive = new Map<string, number>();
  const read = new Map<string, TimedBearer>();

  // a signature once found right stays right until the token expires
  const bearerOfToken = async (token: string, now: Date): Promise<TimedBearer | null> => {
    const known = read.get(token);
    if (known && known.expiresAt > now.getTime()) return known;
    read.delete(token);
    const bearer = await readAccessToken(secret, token, now);
    if (!bearer) return null;
    if (read.size >= KEPT) read.clear();
    read.set(token, bearer);
    return bearer;
  };

  return {
    async bearerOf(db, token, now) {
      const bearer = await bearerOfToken(token, now);
      if (!bearer) return null;
      const time = now.getTime();
      const seen = alive.get(bearer.sessionId);
      if (seen !== undefined && time - seen < BELIEVED_MS && time >= seen) return bearer;
      const [row] = await db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(students, eq(students.id, sessions.studentId))
        .where(
          and(eq(sessions.id, bearer.sessionId), eq(students.id, bearer.student), isNull(sessions.endedAt), eq(students.status, 'active')),
        );
      alive.delete(bearer.sessionId);
      if (!row) return null;
      if (alive.size >= KEPT) alive.clear();
      alive.set(bearer.sessionId, time);
      return bearer;
    },
    forget: (sessionId) => void alive.delete(sessionId),
  };
}
