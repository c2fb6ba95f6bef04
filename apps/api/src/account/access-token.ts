import { ACCESS_TOKEN_SECONDS } from '@darb/contract/limits';
import { jwtVerify, SignJWT } from 'jose';
import type { StudentId } from '../ids.ts';
import type { Secrets } from '../options.ts';

const AUDIENCE = 'darb';

/** Who an access token speaks for, and which session family it belongs to. */
export interface Bearer {
  student: StudentId;
  sessionId: string;
}
/** A bearer with the moment (in milliseconds) from which the token is no longer good. */
export interface TimedBearer extends Bearer {
  expiresAt: number;
}

/**
 * Signs an access token (HS256), good for `forSeconds` from `now`; it names the student and the session,
 * nothing else.
 */
export function signAccessToken(secret: Uint8Array, bearer: Bearer, now: Date, forSeconds = ACCESS_TOKEN_SECONDS): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: bearer.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(bearer.student)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + forSeconds)
    .sign(secret);
}

/** Reads an access token; null when it is forged, foreign, expired at `now`, or of a time to come. */
export async function readAccessToken(secrets: Secrets, token: string, now: Date): Promise<TimedBearer | null> {
  for (const secret of secrets) {
    const bearer = await readSignedBy(secret, token, now);
    if (bearer) return bearer;
  }
  return null;
}

async function readSignedBy(secret: Uint8Array, token: string, now: Date): Promise<TimedBearer | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      currentDate: now,
      // a clock that was ahead would have made it good for longer
      maxTokenAge: ACCESS_TOKEN_SECONDS,
      requiredClaims: ['sub', 'exp', 'sid'],
    });
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string' || payload.exp === undefined) return null;
    return { student: payload.sub as StudentId, sessionId: payload.sid, expiresAt: payload.exp * 1000 };
  } catch {
    return null;
  }
}
