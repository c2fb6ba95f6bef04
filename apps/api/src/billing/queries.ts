import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { PURCHASE_EVENT } from './prices.ts';
import { accessKeys, billingRecords, purchaseEvents, subscriptions } from './tables.ts';

/**
 * Takes an unused key for a student. One of all who try at once gets its id; null for the others, and for a
 * key that does not fit.
 */
export async function takeKey(db: Db, hash: string, student: StudentId, country: string, now: Date): Promise<string | null> {
  const [taken] = await db
    .update(accessKeys)
    .set({ redeemedBy: student, redeemedAt: now })
    .where(and(eq(accessKeys.hash, hash), isNull(accessKeys.redeemedAt), gt(accessKeys.expiresAt, now), eq(accessKeys.country, country)))
    .returning({ id: accessKeys.id });
  return taken?.id ?? null;
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
