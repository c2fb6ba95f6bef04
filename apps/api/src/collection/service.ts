import { Refusal, type Collection, type ParsedInputOf, type ReplyOf, type ShownEntity, type collection as calls } from '@darb/contract';
import { COLLECTIONS_MAX } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { withInitial } from '../account/initial-name.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import type { Viewer } from '../learning/access.ts';
import { shownEntities, shownOf, whereIn } from './entities.ts';
import * as queries from './queries.ts';

const factsOf = (row: queries.CollectionRow) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  is_shared: row.isShared,
  order: row.order,
  lessons_count: row.lessons,
  questions_count: row.questions,
  changed_at: row.changedAt.toISOString(),
});

/** A student's own collection. Refuses with `collection_not_found`. */
export async function own(db: Db, student: StudentId, id: string): Promise<queries.CollectionRow> {
  const row = await queries.ownCollection(db, student, id);
  if (!row) throw new Refusal('collection_not_found');
  return row;
}

/** A student's collections in their order, each with the first of what is in it where that is asked for. */
export async function bookmarks(
  db: Db,
  language: Language,
  viewer: Viewer,
  { entity_type: type, entity_id: id, first: most, ...part }: ParsedInputOf<typeof calls.bookmarks>,
): Promise<ReplyOf<typeof calls.bookmarks>> {
  const entity = type && id ? { type, id } : null;
  const [{ rows, total }, has, asked] = await Promise.all([
    queries.listCollections(db, viewer.student, part),
    entity ? whereIn(db, viewer.student, entity) : new Map<string, string>(),
    entity ? shownOf(db, language, entity) : null,
  ]);
  const firsts = await firstOf(db, language, viewer, most === 0 ? [] : rows.map((row) => row.id), most);
  return {
    bookmarks: rows.map((row) => ({ ...factsOf(row), entity_id: has.get(row.id) ?? null, first: firsts.get(row.id) ?? [] })),
    total,
    asked,
  };
}

/** The first of what is in each of some collections, by the collection's id. */
async function firstOf(db: Db, language: Language, viewer: Viewer, ids: readonly string[], most: number) {
  const rows = ids.length === 0 ? [] : await queries.firstEntities(db, ids, most);
  const shown = await shownEntities(db, language, viewer, rows);
  const byCollection = new Map<string, ShownEntity[]>();
  rows.forEach(({ id, collectionId }) => {
    const one = shown.find((entity) => entity.id === id);
    if (one) byCollection.set(collectionId, [...(byCollection.get(collectionId) ?? []), one]);
  });
  return byCollection;
}

/** A student's own collection. Refuses with `collection_not_found`, another student's as one that is not. */
export async function bookmark(
  db: Db,
  language: Language,
  viewer: Viewer,
  { id, sort_entities: order }: ParsedInputOf<typeof calls.bookmark>,
): Promise<Collection> {
  const row = await own(db, viewer.student, id);
  return { ...factsOf(row), entities: await shownEntities(db, language, viewer, await queries.entitiesOf(db, id, order)) };
}

/** A shared collection, with its owner as boards name them. Refuses with `collection_not_found`. */
export async function sharedBookmark(db: Db, language: Language, id: string): Promise<ReplyOf<typeof calls.sharedBookmark>> {
  const row = await queries.sharedCollection(db, id);
  if (!row?.owner) throw new Refusal('collection_not_found');
  const owner = row.owner.alias ?? withInitial(row.owner.fullName);
  return { ...factsOf(row), owner, language, entities: await shownEntities(db, language, null, await queries.entitiesOf(db, id)) };
}

/** Makes a collection. Refuses with `collections_full`. */
export async function create(db: Db, student: StudentId, given: ParsedInputOf<typeof calls.create>, now: Date) {
  const { name, description = '', is_shared: isShared = false, order } = given;
  const row = { studentId: student, name, description, isShared, order, createdAt: now, changedAt: now };
  const id = await queries.createCollection(db, row, COLLECTIONS_MAX);
  if (id === null) throw new Refusal('collections_full');
  return factsOf(await own(db, student, id));
}

/** Changes what is given. Refuses with `collection_not_found`. */
export async function change(db: Db, student: StudentId, { id, ...given }: ParsedInputOf<typeof calls.change>, now: Date) {
  const { name, description, is_shared: isShared, order } = given;
  await queries.changeCollection(db, student, id, {
    changedAt: now,
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(isShared === undefined ? {} : { isShared }),
    ...(order === undefined ? {} : { order }),
  });
  return factsOf(await own(db, student, id));
}

/** Deletes a collection. Refuses with `collection_not_found`. */
export async function remove(db: Db, student: StudentId, id: string, now: Date): Promise<Record<string, never>> {
  if (!(await queries.deleteCollection(db, student, id, now))) throw new Refusal('collection_not_found');
  return {};
}

/** Takes a deletion back; what is not deleted stays as it is. Refuses with `collection_not_found`. */
export async function restore(db: Db, student: StudentId, id: string) {
  await queries.restoreCollection(db, student, id);
  return factsOf(await own(db, student, id));
}
