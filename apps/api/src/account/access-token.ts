import { ACCESS_TOKEN_SECONDS, CLOCK_SKEW_SECONDS } from '@darb/contract/limits';
import { jwtVerify, SignJWT } from 'jose';
import type { StudentId } from '../ids.ts';
import type { Secrets } from '../options.ts';

/** What a token is good for: the whole API, or the GraphQL service alone (rule community 17). */
export type Audience = 'darb' | 'darb-graphql';

/** Who an access token speaks for, and which session family it belongs to. */
export interface Bearer {
  student: StudentId;
  sessionId: string;
}
/** A bearer, with the milliseconds at which the token was signed, and from which it is no longer good. */
export interface TimedBearer extends Bearer {
  issuedAt: number;
  expiresAt: number;
}

/** Whether a token is good at `now`; one of a time to come was signed by a clock that was ahead. */
export const isInTime = ({ issuedAt, expiresAt }: TimedBearer, now: Date): boolean =>
  issuedAt <= now.getTime() + CLOCK_SKEW_SECONDS * 1000 && expiresAt > now.getTime();

/**
 * Signs an access token (HS256), good for `forSeconds` from `now`; it names the student and the session,
 * nothing else.
 */
export function signAccessToken(
  secret: Uint8Array,
  bearer: Bearer,
  now: Date,
  forSeconds = ACCESS_TOKEN_SECONDS,
  audience: Audience = 'darb',
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: bearer.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(bearer.student)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + forSeconds)
    .sign(secret);
}

/** Reads an access token; null when it is forged, foreign, expired at `now`, or of a time to come. */
export async function readAccessToken(
  secrets: Secrets,
  token: string,
  now: Date,
  audience: Audience = 'darb',
): Promise<TimedBearer | null> {
  for (const secret of secrets) {
    const bearer = await readSignedBy(secret, token, now, audience);
    if (bearer) return bearer;
  }
  return null;
}

async function readSignedBy(secret: Uint8Array, token: string, now: Date, audience: Audience): Promise<TimedBearer | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp', 'sid'],
    });
    const { sub, sid, iat, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || iat === undefined || exp === undefined) return null;
    if (exp > iat + ACCESS_TOKEN_SECONDS) return null;
    const bearer = { student: sub as StudentId, sessionId: sid, issuedAt: iat * 1000, expiresAt: exp * 1000 };
    return isInTime(bearer, now) ? bearer : null;
  } catch {
    return null;
  }
}
