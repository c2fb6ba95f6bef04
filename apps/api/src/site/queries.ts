import type { CountryCode } from '@darb/contract';
import { asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { closing, contactMessages, countryContacts, sellingPoints, teamRows } from './tables.ts';

export type TeamEntry = typeof teamRows.$inferInsert;
export type ContactsRow = typeof countryContacts.$inferInsert;
export type SellingPoint = typeof sellingPoints.$inferSelect;
export type ContactMessage = typeof contactMessages.$inferSelect;

/** Seconds after which a message that did not leave is tried again, doubled each time. */
const FIRST_PAUSE = 60;
const LONGEST_PAUSE = 3600;

export const team = (db: Db) => db.select().from(teamRows).orderBy(asc(teamRows.kind), asc(teamRows.order));

/** Puts these rows in the place of all that there were. */
export const replaceTeam = (db: Db, rows: readonly TeamEntry[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(teamRows);
    if (rows.length > 0) await tx.insert(teamRows).values([...rows]);
  });

export async function contactsOf(db: Db, country: CountryCode) {
  const [found] = await db.select().from(countryContacts).where(eq(countryContacts.country, country));
  return found ?? null;
}

/** Puts these rows in the place of all that there were. */
export const replaceContacts = (db: Db, rows: readonly ContactsRow[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(countryContacts);
    if (rows.length > 0) await tx.insert(countryContacts).values([...rows]);
  });

export const sellingPointsIn = (db: Db, country: CountryCode): Promise<SellingPoint[]> =>
  db.select().from(sellingPoints).where(eq(sellingPoints.country, country)).orderBy(asc(sellingPoints.order));

/** Puts these rows in the place of all that there were. */
export const replaceSellingPoints = (db: Db, rows: readonly SellingPoint[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(sellingPoints);
    if (rows.length > 0) await tx.insert(sellingPoints).values([...rows]);
  });

/** Keeps a message; one that is kept already stays as it is. */
export const keepMessage = async (db: Db, row: typeof contactMessages.$inferInsert): Promise<void> =>
  void (await db.insert(contactMessages).values(row).onConflictDoNothing({ target: contactMessages.digest }));

/** All messages that are kept, the newest first. */
export const messages = (db: Db): Promise<ContactMessage[]> =>
  db.select().from(contactMessages).orderBy(desc(contactMessages.writtenAt), desc(contactMessages.id));

/** Takes messages that are due: each for one sender, who has until its next time. */
export function claimMessages(db: Db, count: number, now: Date): Promise<ContactMessage[]> {
  const at = now.toISOString();
  const due = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(sql`${contactMessages.sentAt} is null and ${contactMessages.nextAt} <= ${at}`)
    .orderBy(contactMessages.nextAt)
    .limit(count)
    .for('update', { skipLocked: true });
  return db
    .update(contactMessages)
    .set({
      attempts: sql`least(${contactMessages.attempts} + 1, 100)`,
      nextAt: sql`${at}::timestamptz + make_interval(secs => least(${FIRST_PAUSE} * power(2, least(${contactMessages.attempts}, 10)), ${LONGEST_PAUSE}))`,
    })
    .where(inArray(contactMessages.id, due))
    .returning();
}

export const settleMessage = async (db: Db, id: string, now: Date): Promise<void> =>
  void (await db.update(contactMessages).set({ sentAt: now }).where(eq(contactMessages.id, id)));

export const forgetMessages = async (db: Db, before: Date): Promise<void> =>
  void (await db.delete(contactMessages).where(lt(contactMessages.writtenAt, before)));

/** Since when the operator has closed the product; null while it is open. */
export async function closedSince(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(closing);
  return row?.since ?? null;
}

/** Closes the product, or opens it; false where it was so before. */
export async function setClosed(db: Db, closed: boolean, now: Date): Promise<boolean> {
  const changed = closed
    ? await db.insert(closing).values({ since: now }).onConflictDoNothing().returning()
    : await db.delete(closing).returning();
  return changed.length > 0;
}
