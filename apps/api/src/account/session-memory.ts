import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database.ts';
import { livingSessions } from './session.ts';

/** How long an answer is believed: a film asks many times a minute, and an end is seen within seconds. */
const BELIEVED_MS = 5_000;
const REMEMBERED = 20_000;

/**
 * Whether a session still goes on and its student is let in, remembered for seconds (rule account 41). For
 * doors that are asked many times for one page.
 */
export function createSessionMemory(db: Db): (sessionId: string, now: Date) => Promise<boolean> {
  const known = new LRUCache<string, { at: number; living: Promise<boolean> }>({ max: REMEMBERED });
  return (sessionId, now) => {
    const found = known.get(sessionId);
    if (found && Math.abs(now.getTime() - found.at) < BELIEVED_MS) return found.living;
    const living = livingSessions(db, [sessionId], now).then((ids) => ids.has(sessionId));
    known.set(sessionId, { at: now.getTime(), living });
    living.catch(() => known.delete(sessionId));
    return living;
  };
}
