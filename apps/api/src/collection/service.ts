import {
  Refusal,
  type Answer,
  type Collection,
  type CollectionEntity,
  type ParsedInputOf,
  type ReplyOf,
  type collection as calls,
} from '@darb/contract';
import { COLLECTION_ENTITIES_MAX, COLLECTIONS_MAX } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { withInitial } from '../account/initial-name.ts';
import { fits, mark } from '../assessment/mark.ts';
import { practisedQuestions, presentQuestions, refuseUnderWay } from '../assessment/practisable.ts';
import { markedOf, questionOf } from '../assessment/present.ts';
import { localize, localizeRich } from '../catalog/localize.ts';
import { subjectLooks } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { accessTo, isOtherProgram, openUntil, type Viewer } from '../learning/access.ts';
import { liveLessons } from '../learning/live-lessons.ts';
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

async function own(db: Db, student: StudentId, id: string): Promise<queries.CollectionRow> {
  const row = await queries.ownCollection(db, student, id);
  if (!row) throw new Refusal('collection_not_found');
  return row;
}

/** A student's collections in their order. */
export async function bookmarks(
  db: Db,
  student: StudentId,
  { entity_type: type, entity_id: id, ...part }: ParsedInputOf<typeof calls.bookmarks>,
): Promise<ReplyOf<typeof calls.bookmarks>> {
  const [{ rows, total }, has] = await Promise.all([
    queries.listCollections(db, student, part),
    type && id ? queries.entityIn(db, student, { type, id }) : new Map<string, string>(),
  ]);
  return { bookmarks: rows.map((row) => ({ ...factsOf(row), entity_id: has.get(row.id) ?? null })), total };
}

/** What stands in a collection, each with what it is now; what is there no more keeps its place. */
async function shownEntities(db: Db, language: Language, rows: readonly queries.EntityRow[]): Promise<CollectionEntity[]> {
  const ids = (of: (row: queries.EntityRow) => number | null) => rows.flatMap((row) => of(row) ?? []);
  const [lessons, questions, looks] = await Promise.all([
    liveLessons(
      db,
      ids(({ lessonId }) => lessonId),
    ),
    presentQuestions(
      db,
      ids(({ questionId }) => questionId),
    ),
    subjectLooks(db),
  ]);
  const placeOf = (
    found: { programId: number; subjectId: number; subtopicId: number },
    lessonId: number | null,
  ): CollectionEntity['place'] => {
    const look = looks.find(({ id }) => id === found.subjectId);
    if (!look) return null;
    const subject = { id: look.id, title: localize(look.title, language), bgColor: look.bgColor, icon: look.icon };
    return { program_id: found.programId, subject, subtopic_id: found.subtopicId, lesson_id: lessonId };
  };
  return rows.map((row): CollectionEntity => {
    const added = { id: row.id, added_at: row.addedAt.toISOString() };
    const nothing = { is_deleted: true, title: null, stem: null, place: null, is_premium: null, duration: null };
    if (row.lessonId !== null) {
      const base = { ...added, entity_type: 'lesson' as const, entity_id: row.lessonId };
      const found = lessons.find(({ lessonId }) => lessonId === row.lessonId);
      if (!found) return { ...base, ...nothing };
      const shown = { title: localize(found.title, language), stem: null, place: placeOf(found, found.lessonId) };
      return { ...base, ...shown, is_deleted: false, is_premium: found.isPremium, duration: Math.round(found.duration) };
    }
    const found = questions.find(({ askedId }) => askedId === row.questionId);
    const base = { ...added, entity_type: 'question' as const, entity_id: found?.id ?? row.questionId ?? 0 };
    if (!found) return { ...base, ...nothing };
    // a picture's address is for who may open the question: the list does without
    const stem = localizeRich(found.stem, language, () => '');
    const words = { lang: stem.lang, parts: stem.parts.filter(({ kind }) => kind !== 'picture') };
    const shown = { title: null, stem: words, place: placeOf(found, found.lessonId) };
    return { ...base, ...shown, is_deleted: false, is_premium: found.isPremium, duration: null };
  });
}

/** A student's own collection. Refuses with `collection_not_found`, another student's as one that is not. */
export async function bookmark(
  db: Db,
  language: Language,
  student: StudentId,
  { id, sort_entities: order }: ParsedInputOf<typeof calls.bookmark>,
): Promise<Collection> {
  const row = await own(db, student, id);
  return { ...factsOf(row), entities: await shownEntities(db, language, await queries.entitiesOf(db, id, order)) };
}

/** A shared collection, with its owner as boards name them. Refuses with `collection_not_found`. */
export async function sharedBookmark(db: Db, language: Language, id: string): Promise<ReplyOf<typeof calls.sharedBookmark>> {
  const row = await queries.sharedCollection(db, id);
  if (!row?.owner) throw new Refusal('collection_not_found');
  const owner = row.owner.alias ?? withInitial(row.owner.fullName);
  return { ...factsOf(row), owner, language, entities: await shownEntities(db, language, await queries.entitiesOf(db, id)) };
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

/**
 * Puts a lesson or a question into a collection, behind the others; where it is already it stays. Refuses
 * with `content_not_found`, `collection_not_found`, `collection_full`.
 */
export async function addEntity(
  db: Db,
  student: StudentId,
  given: ParsedInputOf<typeof calls.addEntity>,
  now: Date,
): Promise<{ id: string }> {
  const { bookmark_id: collectionId, entity_type: type, entity_id: entityId } = given;
  const found = type === 'lesson' ? await liveLessons(db, [entityId]) : await presentQuestions(db, [entityId]);
  if (found.length === 0) throw new Refusal('content_not_found');
  const id = await queries.changeEntities(db, student, collectionId, now, async (tx, entities) => {
    const known = entities.find(({ lessonId, questionId }) => (type === 'lesson' ? lessonId : questionId) === entityId);
    if (known) return known.id;
    if (entities.length >= COLLECTION_ENTITIES_MAX) throw new Refusal('collection_full');
    const order = (entities.at(-1)?.order ?? 0) + 1;
    return queries.appendEntity(tx, { collectionId, [type === 'lesson' ? 'lessonId' : 'questionId']: entityId, order, addedAt: now });
  });
  if (id === null) throw new Refusal('collection_not_found');
  return { id };
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
    const ids = rows.map(({ id }) => id);
    if (!ids.includes(entityId)) return ids;
    const others = ids.filter((id) => id !== entityId);
    const moved = [...others.slice(0, order - 1), entityId, ...others.slice(order - 1)];
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

/** A question of a student's collection, with what this student may do with it. */
async function questionIn(db: Db, { student, standing }: Viewer, { id, questionId }: { id: string; questionId: number }) {
  const row = await own(db, student, id);
  const entities = (await queries.entitiesOf(db, id)).flatMap((entity) => entity.questionId ?? []);
  const present = await presentQuestions(db, entities);
  // an address may have the question as it was or as it is now
  const asked = entities.find((one) => one === questionId || present.find(({ askedId }) => askedId === one)?.id === questionId);
  if (asked === undefined) throw new Refusal('question_not_found');
  const found = present.find(({ askedId }) => askedId === asked);
  const others = entities.map((one) => present.find(({ askedId }) => askedId === one)?.id ?? one);
  const at = entities.indexOf(asked);
  const beside = { name: row.name, previous_id: others[at - 1] ?? null, next_id: others[at + 1] ?? null };
  if (!found) return { access: 'gone' as const, found: null, ...beside };
  const guarded = { isPremium: found.isPremium, programId: found.programId };
  if (isOtherProgram(standing, guarded)) return { access: 'other_program' as const, found, ...beside };
  return { access: accessTo(standing, guarded) === 'open' ? ('open' as const) : ('must_subscribe' as const), found, ...beside };
}

async function opened(db: Db, language: Language, viewer: Viewer, asked: { id: string; questionId: number }) {
  const { found, access, ...beside } = await questionIn(db, viewer, asked);
  const [row] = found && access === 'open' ? await practisedQuestions(db, [found.id]) : [];
  if (!found || !row) return { access, found, ...beside, shown: null };
  const until = openUntil(viewer.standing, { isPremium: found.isPremium, programId: found.programId });
  const view = { language, addressOf: viewer.addresses(until) };
  return { access, found, ...beside, shown: { row, view, question: questionOf(row, 1, `collection ${viewer.student}`, view) } };
}

/** A question as it is asked. Refuses with `collection_not_found`, `question_not_found`. */
export async function collectedQuestion(db: Db, language: Language, viewer: Viewer, asked: { id: string; questionId: number }) {
  const { access, found, shown, ...beside } = await opened(db, language, viewer, asked);
  return { access, program_id: found?.programId ?? null, question: shown?.question ?? null, ...beside };
}

/**
 * Marks an answer. Refuses as `collectedQuestion` (what is shut too), and with `answer_does_not_fit`,
 * `question_under_way`.
 */
export async function answerQuestion(
  db: Db,
  language: Language,
  viewer: Viewer,
  given: { id: string; questionId: number; answer: Answer },
) {
  const { shown } = await opened(db, language, viewer, given);
  if (!shown) throw new Refusal('question_not_found');
  const { row, view, question } = shown;
  await refuseUnderWay(db, viewer.student, row.quizId);
  if (!fits(row.body, given.answer)) throw new Refusal('answer_does_not_fit');
  const { points, isCorrect } = mark(row.body, given.answer);
  return { marked: markedOf(row, question, { questionId: row.id, answer: given.answer, points, isCorrect }, view) };
}
