import { and, count, desc, eq, sql, sum } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { billingRecords, creditRows } from './tables.ts';

/**
 * Whole dinars (rule billing 11): at sign-up by a code, for a friend's first key, and each time rewards reach
 * `STEP` more.
 */
const WELCOME = 5;
const REWARD = 5;
const BONUS = 10;
const STEP = 10;
export const CREDIT_CURRENCY = 'JOD';

/** Gives the invited student their credit, once. */
export async function welcome(tx: Db, student: StudentId, now: Date): Promise<void> {
  await tx.insert(creditRows).values({ studentId: student, kind: 'welcome', amount: WELCOME, at: now }).onConflictDoNothing();
}

/** What a student has: the sum of their rows. */
export async function creditOf(db: Db, student: StudentId): Promise<number> {
  const [found] = await db
    .select({ credit: sum(creditRows.amount) })
    .from(creditRows)
    .where(eq(creditRows.studentId, student));
  return Number(found?.credit ?? 0);
}

/** Books what a key takes of the credit; the student's row is locked by the caller. */
export async function spend(tx: Db, student: StudentId, billingId: string, amount: number, now: Date): Promise<void> {
  await tx.insert(creditRows).values({ studentId: student, kind: 'spent', amount: -amount, billingId, at: now });
}

/**
 * Rewards an inviter for a friend's first key, with the bonuses that this reaches; the inviter's row is
 * locked by the caller, so that of many friends at once each is counted. A friend is rewarded for once.
 */
export async function reward(tx: Db, inviter: StudentId, friend: StudentId, billingId: string, now: Date): Promise<void> {
  const given = await tx
    .insert(creditRows)
    .values({ studentId: inviter, kind: 'reward', amount: REWARD, friendId: friend, billingId, at: now })
    .onConflictDoNothing()
    .returning({ id: creditRows.id });
  if (given.length === 0) return;
  const rewards = await rewardsOf(tx, inviter);
  // only the row just written can have reached a step
  if (rewards % STEP === 0)
    await tx.insert(creditRows).values({ studentId: inviter, kind: 'bonus', amount: BONUS, step: rewards / STEP, at: now });
}

/** The rewards of a student, bonuses not counted. */
export async function rewardsOf(db: Db, student: StudentId): Promise<number> {
  const [found] = await db
    .select({ rewards: sum(creditRows.amount) })
    .from(creditRows)
    .where(and(eq(creditRows.studentId, student), eq(creditRows.kind, 'reward')));
  return Number(found?.rewards ?? 0);
}

/** A part of a student's rows with the credit after each, the newest first, and how many there are in all. */
export async function creditRowsOf(db: Db, student: StudentId, limit: number, offset: number) {
  const own = eq(creditRows.studentId, student);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: creditRows.id,
        kind: creditRows.kind,
        amount: creditRows.amount,
        balance: sql<number>`(sum(${creditRows.amount}) over (order by ${creditRows.place}))::int`,
        friendId: creditRows.friendId,
        programId: billingRecords.programId,
        at: creditRows.at,
      })
      .from(creditRows)
      .leftJoin(billingRecords, eq(billingRecords.id, creditRows.billingId))
      .where(own)
      .orderBy(desc(creditRows.place))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(creditRows).where(own),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** For whom of these friends a student was rewarded, and when. */
export async function rewardsFor(db: Db, student: StudentId): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ friend: creditRows.friendId, at: creditRows.at })
    .from(creditRows)
    .where(and(eq(creditRows.studentId, student), eq(creditRows.kind, 'reward')));
  return new Map(rows.flatMap(({ friend, at }) => (friend === null ? [] : [[friend, at] as const])));
}
