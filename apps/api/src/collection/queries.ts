import { activeStudent } from '../account/service.ts';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { collectionEntities, collections } from './tables.ts';

/** How long a deleted collection can be taken back (rule collection 6). */
const RESTORED_DAYS = 7;

const live = isNull(collections.deletedAt);
const counted = {
  ...getTableColumns(collections),
  lessons: sql<number>`count(${collectionEntities.lessonId})::int`,
  questions: sql<number>`count(${collectionEntities.questionId})::int`,
};
export type CollectionRow = typeof collections.$inferSelect & { lessons: number; questions: number };
export type EntityRow = typeof collectionEntities.$inferSelect;
const read = (db: Db) =>
  db.select(counted).from(collections).leftJoin(collectionEntities, eq(collectionEntities.collectionId, collections.id));

/** A student's collections in their order, some of them, with how many there are. */
export async function listCollections(db: Db, student: StudentId, { limit, offset }: { limit: number; offset: number }) {
  const own = and(eq(collections.studentId, student), live);
  const [rows, [all]] = await Promise.all([
    read(db)
      .where(own)
      .groupBy(collections.id)
      .orderBy(asc(collections.order), asc(collections.createdAt), asc(collections.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(collections)
      .where(own),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** A student's own collection; undefined where there is none, or it is another's. */
export const ownCollection = async (db: Db, student: StudentId, id: string): Promise<CollectionRow | undefined> =>
  (
    await read(db)
      .where(and(eq(collections.id, id), eq(collections.studentId, student), live))
      .groupBy(collections.id)
  )[0];

/** A shared collection, whoever's it is, with its owner, who is null where their account is not active. */
export async function sharedCollection(db: Db, id: string) {
  const owner = activeStudent(sql`${collections.studentId}`);
  const [row] = await db
    .select({ ...counted, owner })
    .from(collections)
    .leftJoin(collectionEntities, eq(collectionEntities.collectionId, collections.id))
    .where(and(eq(collections.id, id), eq(collections.isShared, true), live))
    .groupBy(collections.id);
  return row;
}

/** Which collections of a student have one of some lessons or questions: its entity's id by theirs. */
export async function entityIn(
  db: Db,
  student: StudentId,
  type: 'lesson' | 'question',
  ids: readonly number[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: collectionEntities.id, collectionId: collectionEntities.collectionId })
    .from(collectionEntities)
    .innerJoin(collections, and(eq(collections.id, collectionEntities.collectionId), eq(collections.studentId, student)))
    .where(inArray(type === 'lesson' ? collectionEntities.lessonId : collectionEntities.questionId, [...ids]));
  return new Map(rows.map((row) => [row.collectionId, row.id]));
}

/** Makes a collection, the last one where it has no place; null when the student has as many as may be. */
export const createCollection = (
  db: Db,
  row: Omit<typeof collections.$inferInsert, 'order'> & { order: number | undefined; studentId: StudentId },
  most: number,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    // one after the other a student, so that two at once do not both take the last place
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`collections ${row.studentId}`}, 0))`);
    const [all] = await tx
      .select({ count: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${collections.order}), 0)::int` })
      .from(collections)
      .where(and(eq(collections.studentId, row.studentId), live));
    if ((all?.count ?? 0) >= most) return null;
    const [made] = await tx
      .insert(collections)
      .values({ ...row, order: row.order ?? (all?.last ?? 0) + 1 })
      .returning({ id: collections.id });
    return made?.id ?? null;
  });

/** Changes what is given of a student's collection. */
export const changeCollection = (db: Db, student: StudentId, id: string, changes: Partial<typeof collections.$inferInsert>) =>
  db
    .update(collections)
    .set(changes)
    .where(and(eq(collections.id, id), eq(collections.studentId, student), live));

/** Marks a collection as deleted, and nobody but its student finds it any more. Whether there was one. */
export const deleteCollection = async (db: Db, student: StudentId, id: string, now: Date): Promise<boolean> =>
  (
    await db
      .update(collections)
      .set({ deletedAt: now })
      .where(and(eq(collections.id, id), eq(collections.studentId, student), live))
      .returning({ id: collections.id })
  ).length > 0;

/** Takes a deletion back, and the sharing with it: who had the address does not see it again unasked. */
export const restoreCollection = async (db: Db, student: StudentId, id: string): Promise<boolean> =>
  (
    await db
      .update(collections)
      .set({ deletedAt: null, isShared: false })
      .where(and(eq(collections.id, id), eq(collections.studentId, student), isNotNull(collections.deletedAt)))
      .returning({ id: collections.id })
  ).length > 0;

/** Removes the collections whose deletion can be taken back no more. */
export const sweepCollections = (db: Db, now: Date) =>
  db.delete(collections).where(lt(collections.deletedAt, new Date(now.getTime() - RESTORED_DAYS * 86_400_000)));

const ORDERS = { order: asc(collectionEntities.order), newest: desc(collectionEntities.addedAt), oldest: asc(collectionEntities.addedAt) };

/** What is in a collection. */
export const entitiesOf = (db: Db, collectionId: string, order: keyof typeof ORDERS = 'order'): Promise<EntityRow[]> =>
  db
    .select()
    .from(collectionEntities)
    .where(eq(collectionEntities.collectionId, collectionId))
    .orderBy(ORDERS[order], asc(collectionEntities.order), asc(collectionEntities.id));

/** The first of what is in each of some collections, in their order. */
export const firstEntities = (db: Db, ids: readonly string[], most: number): Promise<EntityRow[]> =>
  db
    .select()
    .from(collectionEntities)
    .where(
      sql`${collectionEntities.id} in (
        select f.id from unnest(${sql.param(ids)}::uuid[]) as c (id) cross join lateral (
          select e.id from ${collectionEntities} e where e.collection_id = c.id order by e."order", e.id limit ${most}) f)`,
    )
    .orderBy(asc(collectionEntities.order), asc(collectionEntities.id));

/**
 * Changes the entities of a student's collection while nobody else does: `change` gets them in their order.
 * Null where there is no such collection.
 */
export const changeEntities = <Result>(
  db: Db,
  student: StudentId,
  collectionId: string,
  now: Date,
  change: (tx: Db, entities: EntityRow[]) => Promise<Result>,
): Promise<Result | null> =>
  db.transaction(async (tx) => {
    const own = and(eq(collections.id, collectionId), eq(collections.studentId, student), live);
    const locked = await tx.update(collections).set({ changedAt: now }).where(own).returning({ id: collections.id });
    return locked.length === 0 ? null : change(tx, await entitiesOf(tx, collectionId));
  });

/** Appends an entity. */
export async function appendEntity(tx: Db, row: typeof collectionEntities.$inferInsert): Promise<string> {
  const [made] = await tx.insert(collectionEntities).values(row).returning({ id: collectionEntities.id });
  if (!made) throw new Error('an entity was not written');
  return made.id;
}

/** Writes the order of a collection's entities. */
export const orderEntities = (tx: Db, ids: readonly string[]) =>
  tx.execute(sql`
    update ${collectionEntities} e set "order" = o.place::int
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as o (id, place) where e.id = o.id`);

export const removeEntity = (tx: Db, id: string) => tx.delete(collectionEntities).where(eq(collectionEntities.id, id));
