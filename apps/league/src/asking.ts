import { CODES, refusal } from './calls.ts';
import { type Nk, type StorageKey } from './nkruntime.ts';
import { foundAt, writeOf } from './storage.ts';

/** So often a student may ask for the same thing within so many seconds (rule league 18). */
const ASKS = { count: 120, seconds: 60 };

interface Askings {
  /** Unix seconds of the first one that counts. */
  since: number;
  count: number;
}

/** How often a student has asked of late, this time included; refuses with `too_many_requests`. */
export function askingsOf(nk: Nk, at: StorageKey): Askings {
  const now = Math.floor(Date.now() / 1000);
  const known = foundAt(nk.storageRead([at]), at)?.value as Askings | undefined;
  if (known === undefined || now - known.since >= ASKS.seconds) return { since: now, count: 1 };
  if (known.count >= ASKS.count) throw refusal('too_many_requests', CODES.tooMany);
  return { ...known, count: known.count + 1 };
}

/** Keeps what `askingsOf` has counted. */
export const keepAskings = (nk: Nk, at: StorageKey, askings: Askings): void => void nk.storageWrite([writeOf(at, askings, 'any')]);

/** Counts one more; refuses with `too_many_requests`. */
export const countAsking = (nk: Nk, at: StorageKey): void => keepAskings(nk, at, askingsOf(nk, at));
