import type { CountryCode } from '@darb/contract';
import type { Language } from '@darb/language';
import { and, desc, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { CodeHolder } from './codes.ts';
import { pendingSignUps } from './tables.ts';

/** Whose sign-up it is: a client's, for an address. */
type PendingHolder = Omit<CodeHolder, 'purpose'>;

/** What a sign-up said, of which an account is made once its code comes back. */
export interface SignUpDetails {
  fullName: string;
  /** None for a sign-up without a password. */
  passwordHash: string | null;
  language: Language;
  country: CountryCode;
  referredByCode: string | null;
}
const { passwordHash, ...plainColumns } = getTableColumns(pendingSignUps);

/** A kept sign-up. The hash of its password is read for signing in alone. */
export type PendingSignUp = Omit<typeof pendingSignUps.$inferSelect, 'passwordHash'>;
export type PendingCredentials = typeof pendingSignUps.$inferSelect;

/**
 * Somebody who comes back after days finds their sign-up by its password; longer than this nobody's details
 * are kept without an account.
 */
const KEPT_DAYS = 7;

const toAddress = ({ channel, value }: Omit<PendingHolder, 'client'>) =>
  and(eq(pendingSignUps.channel, channel), eq(pendingSignUps.address, value));
const ofHolder = (holder: PendingHolder) => and(toAddress(holder), eq(pendingSignUps.client, holder.client));

/** Keeps what a client says in its sign-up for an address, instead of what the same client said before. */
export async function storePending(db: Db, { channel, value, client }: PendingHolder, details: SignUpDetails, now: Date): Promise<void> {
  await db
    .insert(pendingSignUps)
    .values({ ...details, channel, address: value, client, createdAt: now })
    .onConflictDoUpdate({
      target: [pendingSignUps.channel, pendingSignUps.address, pendingSignUps.client],
      set: { ...details, createdAt: now },
    });
}

/** Whether the client has a sign-up for the address. */
export const isPending = async (db: Db, holder: PendingHolder): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(pendingSignUps)
      .where(ofHolder(holder))
  ).length > 0;

/**
 * The client's own sign-up for the address, locked until the transaction ends: its code is made, checked and
 * used by one at a time.
 */
export async function lockPending(tx: Db, holder: PendingHolder): Promise<PendingSignUp | null> {
  const [found] = await tx.select(plainColumns).from(pendingSignUps).where(ofHolder(holder)).for('update');
  return found ?? null;
}

/** The hash of the client's own sign-up within a statement that stores it elsewhere. */
export const pendingHash = (db: Db, holder: PendingHolder): SQL<string | null> =>
  sql`${db.select({ passwordHash }).from(pendingSignUps).where(ofHolder(holder))}`;

/**
 * The sign-up that a password is compared with: the client's own, else the newest for the address. One at
 * most, so that a sign-in always hashes once.
 */
export async function pendingToCompare(db: Db, holder: PendingHolder): Promise<PendingCredentials | null> {
  const [found] = await db
    .select()
    .from(pendingSignUps)
    .where(toAddress(holder))
    .orderBy(desc(sql`${pendingSignUps.client} = ${holder.client}`), desc(pendingSignUps.createdAt))
    .limit(1);
  return found ?? null;
}

/**
 * Gives a sign-up to a further client, whose user knew its password. The client that began it keeps its own.
 */
export async function sharePending(db: Db, pending: PendingCredentials, client: string, now: Date): Promise<void> {
  await db
    .insert(pendingSignUps)
    .values({ ...pending, client, createdAt: now })
    .onConflictDoNothing();
}

/** Forgets every client's sign-up for an address. */
export async function forgetPending(db: Db, address: Omit<PendingHolder, 'client'>): Promise<void> {
  await db.delete(pendingSignUps).where(toAddress(address));
}

/** Removes sign-ups that nobody finished. */
export async function sweepPending(db: Db, now: Date): Promise<void> {
  await db.delete(pendingSignUps).where(lt(pendingSignUps.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
