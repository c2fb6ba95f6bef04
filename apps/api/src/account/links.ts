import { createHash, randomBytes } from 'node:crypto';
import { CLOCK_SKEW_SECONDS } from '@darb/contract/limits';
import { and, eq, gt, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { linkTokens } from './tables.ts';

/** What a link does; a code does the same beside it. */
export type LinkPurpose = 'sign_up' | 'recovery' | 'change';

const HOURS: Readonly<Record<LinkPurpose, number>> = { sign_up: 24, recovery: 1, change: 24 };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * What a link is about: the address that it proves, and who asked for it, a client (`holder`), of a recovery
 * and a change a student.
 */
export interface LinkFor {
  purpose: LinkPurpose;
  address: string;
  holder: string;
  student: StudentId | null;
}
export type Link = LinkFor & { hash: string };

/** Makes the token of a link (rule account 35); the holder's earlier one for the address ends. */
export async function makeLink(db: Db, about: LinkFor, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { purpose, address, holder, student } = about;
  await db.delete(linkTokens).where(and(eq(linkTokens.purpose, purpose), eq(linkTokens.address, address), eq(linkTokens.holder, holder)));
  await db.insert(linkTokens).values({
    hash: hashOf(token),
    ...{ purpose, address, holder, studentId: student },
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOURS[purpose] * 3_600_000),
  });
  return token;
}

const isGood = (token: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(linkTokens.hash, hashOf(token)),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, now),
    // one of a time to come was made by a clock that was ahead
    lte(linkTokens.createdAt, new Date(now.getTime() + CLOCK_SKEW_SECONDS * 1000)),
  );

const linkColumns = {
  hash: linkTokens.hash,
  purpose: linkTokens.purpose,
  address: linkTokens.address,
  holder: linkTokens.holder,
  student: linkTokens.studentId,
};

/** What a token is about, while it is good; null for any other. */
export async function lookAtLink(db: Db, token: string, purpose: LinkPurpose, now: Date): Promise<Link | null> {
  const [found] = await db
    .select(linkColumns)
    .from(linkTokens)
    .where(isGood(token, purpose, now));
  return (found as Link | undefined) ?? null;
}

/** Uses a token up, for one of all who come at once; null for one that is not good. */
export async function takeLink(db: Db, token: string, purpose: LinkPurpose, now: Date): Promise<Link | null> {
  const [taken] = await db
    .update(linkTokens)
    .set({ usedAt: now })
    .where(isGood(token, purpose, now))
    .returning(linkColumns);
  return (taken as Link | undefined) ?? null;
}

/** Ends every link of these purposes that a student asked for. */
export async function endLinks(db: Db, purposes: readonly LinkPurpose[], student: StudentId): Promise<void> {
  await db.delete(linkTokens).where(and(eq(linkTokens.studentId, student), inArray(linkTokens.purpose, [...purposes])));
}

/** Removes links whose time is over. */
export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db.delete(linkTokens).where(lt(linkTokens.expiresAt, now));
}
