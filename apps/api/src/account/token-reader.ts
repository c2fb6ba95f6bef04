import { LRUCache } from 'lru-cache';
import type { Secrets } from '../options.ts';
import { isInTime, readAccessToken, type Audience, type TimedBearer } from './access-token.ts';

/** How many read tokens are kept; the one longest unread goes first. */
const KEPT = 20_000;

/**
 * Reads access tokens. A signature once found right stays right until the token expires; whether its session
 * still lives is another question, asked each time.
 */
export function createTokenReader(
  secrets: Secrets,
  audience: Audience = 'darb',
): (token: string, now: Date) => Promise<TimedBearer | null> {
  const read = new LRUCache<string, TimedBearer>({ max: KEPT });
  return async (token, now) => {
    const known = read.get(token);
    if (known && isInTime(known, now)) return known;
    read.delete(token);
    const bearer = await readAccessToken(secrets, token, now, audience);
    if (!bearer) return null;
    read.set(token, bearer);
    return bearer;
  };
}
