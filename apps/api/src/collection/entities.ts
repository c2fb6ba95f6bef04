import { Refusal, type CollectionEntity, type ParsedInputOf, type ShownEntity, type collection as calls } from '@darb/contract';
import { COLLECTION_ENTITIES_MAX } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { presentQuestions, versionsOf } from '../assessment/practisable.ts';
import { localize, localizeRich } from '../catalog/localize.ts';
import { subjectLooks } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { accessTo, isOtherProgram, openUntil, type Viewer } from '../learning/access.ts';
import { liveLessons } from '../learning/live-lessons.ts';
import * as queries from './queries.ts';

type Which = Pick<queries.EntityRow, 'lessonId' | 'questionId'>;

const NOTHING = { is_deleted: true, title: null, stem: null, place: null, is_premium: null, duration: null, thumbnails: [] };

/** A lesson's picture for who may see the lesson, in the smaller of its two sizes (rule collection 12). */
function thumbnailsOf(viewer: Viewer | null, found: { poster: string | null; isPremium: boolean; programId: number }): string[] {
  if (!viewer || found.poster === null || isOtherProgram(viewer.standing, found)) return [];
  if (accessTo(viewer.standing, found) !== 'open') return [];
  return [`${viewer.addresses(openUntil(viewer.standing, found))(found.poster)}&size=100x75`];
}

/** What lessons and questions are now; what is there no more keeps its place. `viewer`: null for a guest. */
async function look(db: Db, language: Language, viewer: Viewer | null, rows: readonly Which[]): Promise<ShownEntity[]> {
  const [lessons, questions, looks] = await Promise.all([
    liveLessons(
      db,
      rows.flatMap(({ lessonId }) => lessonId ?? []),
    ),
    presentQuestions(
      db,
      rows.flatMap(({ questionId }) => questionId ?? []),
    ),
    subjectLooks(db),
  ]);
  const placeOf = (found: { programId: number; subjectId: number; subtopicId: number }, lessonId: number | null): ShownEntity['place'] => {
    const look = looks.find(({ id }) => id === found.subjectId);
    if (!look) return null;
    const subject = { id: look.id, title: localize(look.title, language), bgColor: look.bgColor, icon: look.icon };
    return { program_id: found.programId, subject, subtopic_id: found.subtopicId, lesson_id: lessonId };
  };
  return rows.map((row): ShownEntity => {
    if (row.lessonId !== null) {
      const base = { entity_type: 'lesson' as const, entity_id: row.lessonId };
      const found = lessons.find(({ lessonId }) => lessonId === row.lessonId);
      if (!found) return { ...base, ...NOTHING };
      const shown = { title: localize(found.title, language), stem: null, place: placeOf(found, found.lessonId) };
      return {
        ...base,
        ...shown,
        is_deleted: false,
        is_premium: found.isPremium,
        duration: Math.round(found.duration),
        thumbnails: thumbnailsOf(viewer, found),
      };
    }
    const found = questions.find(({ askedId }) => askedId === row.questionId);
    const base = { entity_type: 'question' as const, entity_id: found?.id ?? row.questionId ?? 0 };
    if (!found) return { ...base, ...NOTHING };
    // a picture's address is for who may open the question: the list does without
    const stem = localizeRich(found.stem, language, () => '');
    const words = { lang: stem.lang, parts: stem.parts.filter(({ kind }) => kind !== 'picture') };
    const shown = { title: null, stem: words, place: placeOf(found, found.lessonId) };
    return { ...base, ...shown, is_deleted: false, is_premium: found.isPremium, duration: null, thumbnails: [] };
  });
}

/** What stands in a collection. */
export async function shownEntities(
  db: Db,
  language: Language,
  viewer: Viewer | null,
  rows: readonly queries.EntityRow[],
): Promise<CollectionEntity[]> {
  const shown = await look(db, language, viewer, rows);
  return rows.flatMap(({ id, addedAt }, index) => {
    const one = shown[index];
    return one ? [{ ...one, id, added_at: addedAt.toISOString() }] : [];
  });
}

/** A lesson or question that is asked about; null where it is not there any more. */
export async function shownOf(db: Db, language: Language, { type, id }: Asked): Promise<ShownEntity | null> {
  const [shown] = await look(db, language, null, [
    { lessonId: type === 'lesson' ? id : null, questionId: type === 'question' ? id : null },
  ]);
  return shown && !shown.is_deleted ? shown : null;
}

interface Asked {
  type: 'lesson' | 'question';
  id: number;
}

/** A question is one whatever its version (rule collection 8). */
const idsOf = async (db: Db, { type, id }: Asked): Promise<number[]> => (type === 'lesson' ? [id] : versionsOf(db, id));

/** Which collections of a student have a lesson or question: the entity's id by the collection's. */
export const whereIn = async (db: Db, student: StudentId, asked: Asked): Promise<Map<string, string>> =>
  queries.entityIn(db, student, asked.type, await idsOf(db, asked));

/**
 * Puts a lesson or a question into a collection, behind the others or at `order`; where it is already it
 * stays. Refuses with `content_not_found`, `collection_not_found`, `collection_full`.
 */
export async function addEntity(
  db: Db,
  student: StudentId,
  given: ParsedInputOf<typeof calls.addEntity>,
  now: Date,
): Promise<{ id: string }> {
  const { bookmark_id: collectionId, entity_type: type, entity_id: entityId, order } = given;
  const found = type === 'lesson' ? await liveLessons(db, [entityId]) : await presentQuestions(db, [entityId]);
  if (found.length === 0) throw new Refusal('content_not_found');
  const same = await idsOf(db, { type, id: entityId });
  const id = await queries.changeEntities(db, student, collectionId, now, async (tx, entities) => {
    const known = entities.find(({ lessonId, questionId }) => same.includes((type === 'lesson' ? lessonId : questionId) ?? 0));
    if (known) return known.id;
    if (entities.length >= COLLECTION_ENTITIES_MAX) throw new Refusal('collection_full');
    const last = (entities.at(-1)?.order ?? 0) + 1;
    const row = { collectionId, [type === 'lesson' ? 'lessonId' : 'questionId']: entityId, order: last, addedAt: now };
    const made = await queries.appendEntity(tx, row);
    if (order !== undefined) await queries.orderEntities(tx, movedTo(order, made, entities));
    return made;
  });
  if (id === null) throw new Refusal('collection_not_found');
  return { id };
}

/** The ids of entities with one of them at a place, from 1; beyond the last one is the last one. */
function movedTo(place: number, id: string, rows: readonly queries.EntityRow[]): string[] {
  const others = rows.flatMap((row) => (row.id === id ? [] : row.id));
  return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}

/**
 * Moves an entity to a place among the others, from 1. What is not there any more moves nothing. Refuses
 * with `collection_not_found`.
 */
export async function moveEntity(
  db: Db,
  student: StudentId,
  { entityId, bookmark_id, order }: ParsedInputOf<typeof calls.moveEntity>,
  now: Date,
) {
  const entities = await queries.changeEntities(db, student, bookmark_id, now, async (tx, rows) => {
    if (!rows.some(({ id }) => id === entityId)) return rows.map(({ id }) => id);
    const moved = movedTo(order, entityId, rows);
    await queries.orderEntities(tx, moved);
    return moved;
  });
  if (entities === null) throw new Refusal('collection_not_found');
  return { entities };
}

/** Takes an entity out. Refuses with `collection_not_found`. */
export async function removeEntity(
  db: Db,
  student: StudentId,
  { entityId, bookmark_id }: ParsedInputOf<typeof calls.removeEntity>,
  now: Date,
) {
  const done = await queries.changeEntities(db, student, bookmark_id, now, async (tx, rows) => {
    if (rows.some(({ id }) => id === entityId)) await queries.removeEntity(tx, entityId);
    return {};
  });
  if (done === null) throw new Refusal('collection_not_found');
  return done;
}
