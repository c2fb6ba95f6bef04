import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CLOCK_SKEW_SECONDS, OTP_LENGTH, OTP_MINUTES, OTP_TRIES } from '@darb/contract/limits';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../options.ts';
import { codes } from './tables.ts';

const MINUTE_MS = 60_000;

/** What a code is good for, and nothing else. */
export type CodePurpose = 'sign_up' | 'recovery' | 'change' | 'deletion';

/**
 * Whom a code is for: the address that it is sent to, and who asked for it: the client (empty for one without
 * an id), of a change and a deletion the student.
 */
export interface CodeHolder {
  channel: 'sms' | 'email';
  value: string;
  client: string;
  purpose: CodePurpose;
}

const hashOf = (secret: Uint8Array, { channel, value, client, purpose }: CodeHolder, code: string): string =>
  createHmac('sha256', secret).update(`code\0${purpose}\0${channel}\0${value}\0${client}\0${code}`).digest('base64url');

const heldBy = ({ channel, value, client, purpose }: CodeHolder) =>
  and(eq(codes.channel, channel), eq(codes.destination, value), eq(codes.client, client), eq(codes.purpose, purpose));

const same = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Makes a new code and stores its hash; the holder's earlier codes end. Gives the code, for the message
 * alone.
 */
export async function makeCode(db: Db, secret: Uint8Array, holder: CodeHolder, now: Date): Promise<string> {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  await db.delete(codes).where(heldBy(holder));
  await db.insert(codes).values({
    channel: holder.channel,
    destination: holder.value,
    client: holder.client,
    purpose: holder.purpose,
    hash: hashOf(secret, holder, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + OTP_MINUTES * MINUTE_MS),
  });
  return code;
}

/** The latest moment that a machine whose clock is right may have written down. */
const latestOf = (now: Date): Date => new Date(now.getTime() + CLOCK_SKEW_SECONDS * 1000);

export type CodeCheck = 'right' | 'wrong' | 'expired';

/**
 * Checks a code of six digits (rule account 10, rule account 11). A try is counted before it is compared,
 * in one update; the right one uses the code up, for one of all who come at once. A code that is used, dead
 * or of another holder is `wrong`; `expired` says only that its time is over.
 */
export async function checkCode(db: Db, secrets: Secrets, holder: CodeHolder, code: string, now: Date): Promise<CodeCheck> {
  const [newest] = await db
    .select({ id: codes.id, createdAt: codes.createdAt, expiresAt: codes.expiresAt })
    .from(codes)
    .where(and(heldBy(holder), isNull(codes.usedAt)))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  if (!newest) return 'wrong';
  // one of a time to come was made by a clock that was ahead, and would never end
  if (newest.expiresAt <= now || newest.createdAt > latestOf(now)) return 'expired';
  const [tried] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.id, newest.id), isNull(codes.usedAt), gt(codes.expiresAt, now), lt(codes.tries, OTP_TRIES)))
    .returning({ hash: codes.hash });
  if (!tried || !secrets.some((secret) => same(tried.hash, hashOf(secret, holder, code)))) return 'wrong';
  const used = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, newest.id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return used.length === 1 ? 'right' : 'wrong';
}

/** Ends every code of a purpose that somebody asked for; with a channel those to its addresses alone. */
export async function endCodes(db: Db, purposes: readonly CodePurpose[], client: string, channel?: CodeHolder['channel']): Promise<void> {
  const ofKind = channel === undefined ? undefined : eq(codes.channel, channel);
  await db.delete(codes).where(and(eq(codes.client, client), inArray(codes.purpose, [...purposes]), ofKind));
}

/** Ends every code of a purpose that was sent to these addresses, whoever asked for it. */
export async function endCodesTo(db: Db, purpose: CodePurpose, addresses: readonly string[]): Promise<void> {
  await db.delete(codes).where(and(eq(codes.purpose, purpose), inArray(codes.destination, [...addresses])));
}

/** The addresses at which a student's change waits for its code, with the moments of the code. */
export const waitingChanges = (db: Db, student: string, now: Date) =>
  db
    .select({ channel: codes.channel, value: codes.destination, createdAt: codes.createdAt, expiresAt: codes.expiresAt })
    .from(codes)
    .where(and(eq(codes.client, student), eq(codes.purpose, 'change'), isNull(codes.usedAt), gt(codes.expiresAt, now)))
    .orderBy(desc(codes.createdAt));

/** Removes codes whose time has been over for a day. */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, new Date(now.getTime() - 86_400_000)));
}
