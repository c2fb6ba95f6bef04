import { createHash, randomInt } from 'node:crypto';
import type { CountryCode } from '@darb/contract';
import { fieldRules } from '@darb/contract/field-rules';
import { KEY_LENGTH } from '@darb/contract/limits';
import type { Db } from '../database/database.ts';
import { BATCH_MAX } from '../settings.ts';
import { accessKeys } from './tables.ts';

/**
 * Without 0, 1, I and O: nothing that is read as another. 32 letters make 80 bits of a key, which no one
 * guesses.
 */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const KEY = new RegExp(`^[${ALPHABET}]{${KEY_LENGTH}}$`);

/** A key as stored. Without salt: keys are random through and through. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The 16 characters of a key as typed: any case, digits, spaces and dashes; null when it cannot be a key. */
export function foldKey(typed: string): string | null {
  const key = fieldRules.voucher.clean(typed);
  return KEY.test(key) ? key : null;
}

const newKey = (): string => Array.from({ length: KEY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const shown = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1-');

/** A batch of keys to make: for programs of one country, or one of them, until a moment. */
export interface Batch {
  count: number;
  country: CountryCode;
  batch: string;
  expiresAt: Date;
  programId?: number | undefined;
  /** What is paid for one, in whole units of the country's currency; the list price without it. */
  price?: number | undefined;
  /** The offer whose price they carry (rule billing 14). */
  offer?: string | undefined;
}

/**
 * Makes keys and gives them as people type them (`XXXX-XXXX-XXXX-XXXX`), this once: only their hashes are
 * kept (rule billing 1). Refuses (RangeError) a count outside of 1 to `BATCH_MAX` and an expiry that has
 * passed.
 */
export async function issueKeys(db: Db, { count, expiresAt, ...common }: Batch, now: Date): Promise<string[]> {
  if (!Number.isInteger(count) || count < 1 || count > BATCH_MAX) throw new RangeError(`a batch has 1 to ${BATCH_MAX} keys`);
  if (expiresAt <= now) throw new RangeError('the keys would have expired already');
  const keys = new Set<string>();
  while (keys.size < count) keys.add(newKey());
  const all = [...keys];
  await db.transaction(async (tx) => {
    for (let from = 0; from < all.length; from += 1_000)
      await tx
        .insert(accessKeys)
        .values(all.slice(from, from + 1_000).map((key) => ({ ...common, hash: keyHash(key), createdAt: now, expiresAt })));
  });
  return all.map(shown);
}
