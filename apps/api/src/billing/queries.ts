import { and, asc, desc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { PURCHASE_EVENT } from './prices.ts';
import { accessKeys, billingRecords, offers, purchaseEvents, subscriptions } from './tables.ts';

/**
 * Takes an unused key for a student. One of all who try at once gets it, with what it carries; null for the
 * others, and for a key that does not fit.
 */
export async function takeKey(db: Db, hash: string, student: StudentId, program: { id: number; country: string }, now: Date) {
  const [taken] = await db
    .update(accessKeys)
    .set({ redeemedBy: student, redeemedAt: now })
    .where(
      and(
        eq(accessKeys.hash, hash),
        isNull(accessKeys.redeemedAt),
        isNull(accessKeys.voidedAt),
        gt(accessKeys.expiresAt, now),
        eq(accessKeys.country, program.country),
        or(isNull(accessKeys.programId), eq(accessKeys.programId, program.id)),
      ),
    )
    .returning({ id: accessKeys.id, price: accessKeys.price, offer: accessKeys.offer });
  return taken ?? null;
}

/** Whether a student has redeemed a key before. */
export async function hasRecord(db: Db, student: StudentId): Promise<boolean> {
  const rows = await db.select({ id: billingRecords.id }).from(billingRecords).where(eq(billingRecords.studentId, student)).limit(1);
  return rows.length > 0;
}

export async function offerNamed(db: Db, name: string) {
  const [found] = await db.select().from(offers).where(eq(offers.name, name));
  return found ?? null;
}

/** The offer of a program that holds on a day; of several the cheapest. */
export async function offerOn(db: Db, programId: number, day: string) {
  const [found] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.programId, programId), lte(offers.firstDay, day), gte(offers.lastDay, day)))
    .orderBy(asc(offers.price), desc(offers.lastDay))
    .limit(1);
  return found ?? null;
}

/** A key that could not be taken: who has it, and what it opened. */
export async function keyState(db: Db, hash: string) {
  const [row] = await db
    .select({
      redeemedBy: accessKeys.redeemedBy,
      redeemedAt: accessKeys.redeemedAt,
      programId: billingRecords.programId,
      billingId: billingRecords.id,
    })
    .from(accessKeys)
    .leftJoin(billingRecords, eq(billingRecords.keyId, accessKeys.id))
    .where(eq(accessKeys.hash, hash));
  return row;
}

/**
 * Gives a subscription until `until`, or a year more to one that still runs on `today`. Gives its last day
 * now.
 */
export async function grantSubscription(db: Db, student: StudentId, programId: number, until: string, today: string): Promise<string> {
  const [row] = await db
    .insert(subscriptions)
    .values({ studentId: student, programId, until })
    .onConflictDoUpdate({
      target: [subscriptions.studentId, subscriptions.programId],
      set: {
        until: sql`case when ${subscriptions.until} >= ${today}::date then (${subscriptions.until} + interval '1 year')::date else excluded.until end`,
      },
    })
    .returning({ until: subscriptions.until });
  if (!row) throw new Error('a subscription was not stored');
  return row.until;
}

export async function insertRecord(db: Db, row: typeof billingRecords.$inferInsert): Promise<string> {
  const [record] = await db.insert(billingRecords).values(row).returning({ id: billingRecords.id });
  if (!record) throw new Error('a billing record was not stored');
  await db.insert(purchaseEvents).values({ billingId: record.id, ...PURCHASE_EVENT, at: row.redeemedAt });
  return record.id;
}

/** A student's billing records, the newest first; one of them when `id` is given. */
export function recordsOf(db: Db, student: StudentId, id?: string) {
  return db
    .select()
    .from(billingRecords)
    .where(and(eq(billingRecords.studentId, student), id === undefined ? undefined : eq(billingRecords.id, id)))
    .orderBy(desc(billingRecords.receipt));
}
export type RecordRow = Awaited<ReturnType<typeof recordsOf>>[number];
