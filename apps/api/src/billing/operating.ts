import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { foldKey, keyHash } from './keys.ts';
import { accessKeys, offers } from './tables.ts';

export type Offer = typeof offers.$inferSelect;

/** The operator's offers, the latest to end first. */
export const listOffers = (db: Db): Promise<Offer[]> => db.select().from(offers).orderBy(desc(offers.lastDay), asc(offers.name));

/** Makes an offer, or changes the one of that name; keys that were issued keep the price that they carry. */
export async function setOffer(db: Db, offer: Offer): Promise<void> {
  const { name: _name, ...changed } = offer;
  await db.insert(offers).values(offer).onConflictDoUpdate({ target: offers.name, set: changed });
}

/** Batches of keys, the newest first: what they carry, and how many are used and void. */
export function listBatches(db: Db) {
  const used = count(accessKeys.redeemedAt);
  return db
    .select({
      batch: accessKeys.batch,
      country: accessKeys.country,
      programId: accessKeys.programId,
      price: accessKeys.price,
      offer: accessKeys.offer,
      issuedAt: accessKeys.createdAt,
      expiresAt: accessKeys.expiresAt,
      keys: count(),
      used,
      voided: count(accessKeys.voidedAt),
    })
    .from(accessKeys)
    .groupBy(
      accessKeys.batch,
      accessKeys.country,
      accessKeys.programId,
      accessKeys.price,
      accessKeys.offer,
      accessKeys.createdAt,
      accessKeys.expiresAt,
    )
    .orderBy(desc(accessKeys.createdAt), asc(accessKeys.batch));
}

/**
 * Makes the unused keys of a batch void, or one key as it is typed; gives how many were, and how many of
 * those named are used already. A void key opens nothing (rule billing 5).
 */
export async function voidKeys(db: Db, what: { batch: string } | { key: string }, now: Date): Promise<{ voided: number; used: number }> {
  const key = 'key' in what ? foldKey(what.key) : null;
  if ('key' in what && key === null) return { voided: 0, used: 0 };
  const named = 'batch' in what ? eq(accessKeys.batch, what.batch) : eq(accessKeys.hash, keyHash(key ?? ''));
  const voided = await db
    .update(accessKeys)
    .set({ voidedAt: now })
    .where(and(named, isNull(accessKeys.redeemedAt), isNull(accessKeys.voidedAt)))
    .returning({ id: accessKeys.id });
  const used = await db.$count(accessKeys, and(named, sql`${accessKeys.redeemedAt} is not null`));
  return { voided: voided.length, used };
}
