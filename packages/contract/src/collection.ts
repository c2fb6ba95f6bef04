import { cleanTyped } from '@darb/language';
import { z } from 'zod';
import { answer, markedQuestion, question } from './attempt.ts';
import { call } from './call.ts';
import { contentId, hexColor, language, localized, rich, subjectIcon, uuid } from './content.ts';
import { isCollectionName } from './collection-name.ts';
import { freeText } from './free-text.ts';
import { COLLECTION_DESCRIPTION_MAX } from './limits.ts';

export const ENTITY_TYPES = ['lesson', 'question'] as const;
export const ENTITY_ORDERS = ['order', 'newest', 'oldest'] as const;

const name = z
  .string()
  .overwrite(cleanTyped)
  .refine(isCollectionName, { params: { rule: 'invalid_collection_name' } });

const facts = {
  id: uuid,
  name: z.string(),
  description: z.string(),
  is_shared: z.boolean(),
  order: z.int(),
  lessons_count: z.int(),
  questions_count: z.int(),
  changed_at: z.iso.datetime(),
};

const shownEntity = z.object({
  entity_type: z.enum(ENTITY_TYPES),
  /** The lesson's or the question's. */
  entity_id: contentId,
  /** Whether it is not there any more: it stays in its place (rule collection 4). Then all below is null. */
  is_deleted: z.boolean(),
  title: localized.nullable(),
  stem: rich.nullable(),
  place: z
    .object({
      program_id: contentId,
      subject: z.object({ id: contentId, title: localized, bgColor: hexColor, icon: subjectIcon }),
      subtopic_id: contentId,
      /** The lesson, or the one whose quiz asks the question; null for a question of a test. */
      lesson_id: contentId.nullable(),
    })
    .nullable(),
  is_premium: z.boolean().nullable(),
  /** Whole seconds of a lesson's video. */
  duration: z.int().nullable(),
  /**
   * The picture of a lesson's first board for who may see the lesson, as `size=100x75`; `1080x1080` in its
   * place asks for the larger one.
   */
  thumbnails: z.array(z.string()),
});
export type ShownEntity = z.infer<typeof shownEntity>;

export const collectionSummary = z.object({
  ...facts,
  /** Its entity of the lesson or question that was asked about; null where it has none. */
  entity_id: uuid.nullable(),
  /** The first of what is in it, as many as were asked for. */
  first: z.array(shownEntity),
});
export type CollectionSummary = z.infer<typeof collectionSummary>;

const entity = shownEntity.extend({ id: uuid, added_at: z.iso.datetime() });
export type CollectionEntity = z.infer<typeof entity>;

export const collectionReply = z.object({ ...facts, entities: z.array(entity) });
export type Collection = z.infer<typeof collectionReply>;

/** A place among what is in a collection, from 1; beyond the last one is the last one. */
const place = z.int().min(1).max(1_000);

const fields = {
  name,
  description: freeText(COLLECTION_DESCRIPTION_MAX).optional(),
  is_shared: z.boolean().optional(),
  /** The place among the student's collections, from 1; the last one where nothing is said. */
  order: z.int().min(1).max(1_000).optional(),
};
const one = z.object(facts);

export const collection = {
  /** A student's collections in their order. With an entity, each says whether it has that. */
  bookmarks: call('GET', 'bookmarks', {
    who: 'student',
    input: z.object({
      limit: z.int().min(1).max(100).default(20),
      offset: z.int().min(0).max(1_000).default(0),
      entity_type: z.enum(ENTITY_TYPES).optional(),
      entity_id: contentId.optional(),
      /** How many of what is in each are shown with it. */
      first: z.int().min(0).max(4).default(0),
    }),
    reply: z.object({
      bookmarks: z.array(collectionSummary),
      total: z.int(),
      /** The lesson or question that was asked about; null where none was, or it is not there any more. */
      asked: shownEntity.nullable(),
    }),
  }),
  bookmark: call('GET', 'bookmarks/{id}', {
    who: 'student',
    input: z.object({ id: uuid, sort_entities: z.enum(ENTITY_ORDERS).default('order') }),
    reply: collectionReply,
    refusals: ['collection_not_found'],
  }),
  /** A shared collection for whoever has its address (rule collection 5). */
  sharedBookmark: call('GET', 'bookmarks-free/{id}', {
    who: 'anyone',
    input: z.object({ id: uuid }),
    reply: collectionReply.extend({ owner: z.string(), language }),
    refusals: ['collection_not_found'],
  }),
  create: call('POST', 'bookmarks', {
    who: 'student',
    input: z.object(fields),
    reply: one,
    refusals: ['collections_full'],
    success: 'collection_saved',
  }),
  /** Changes what is given of a collection. */
  change: call('PUT', 'bookmarks/{id}', {
    who: 'student',
    input: z.object({ id: uuid, ...fields, name: name.optional() }),
    reply: one,
    refusals: ['collection_not_found'],
    success: 'collection_saved',
  }),
  /** Deletes a collection, which can be taken back (rule collection 6). */
  remove: call('DELETE', 'bookmarks/{id}', {
    who: 'student',
    input: z.object({ id: uuid }),
    reply: z.object({}),
    refusals: ['collection_not_found'],
    success: 'collection_deleted',
  }),
  restore: call('POST', 'bookmarks/{id}/restore', {
    who: 'student',
    input: z.object({ id: uuid }),
    reply: one,
    refusals: ['collection_not_found', 'collections_full'],
    success: 'collection_saved',
  }),
  /** Puts a lesson or a question into a collection, once however often it is asked; last, or at a place. */
  addEntity: call('POST', 'bookmarks/entity', {
    who: 'student',
    input: z.object({ bookmark_id: uuid, entity_type: z.enum(ENTITY_TYPES), entity_id: contentId, order: place.optional() }),
    reply: z.object({ id: uuid }),
    refusals: ['collection_not_found', 'content_not_found', 'collection_full'],
    success: 'collection_saved',
  }),
  /** Moves an entity to a place. */
  moveEntity: call('PUT', 'bookmarks/entity/{entityId}', {
    who: 'student',
    input: z.object({ entityId: uuid, bookmark_id: uuid, order: place }),
    reply: z.object({ entities: z.array(uuid) }),
    refusals: ['collection_not_found'],
    success: 'collection_saved',
  }),
  /** Takes an entity out; one that is out already changes nothing. */
  removeEntity: call('DELETE', 'bookmarks/entity/{entityId}', {
    who: 'student',
    input: z.object({ entityId: uuid, bookmark_id: uuid }),
    reply: z.object({}),
    inAddress: true,
    refusals: ['collection_not_found'],
    success: 'collection_saved',
  }),
  /** A question of a collection as it is asked; null where it is shut or not there any more. */
  collectedQuestion: call('GET', 'bookmarks/{id}/questions/{questionId}', {
    who: 'student',
    input: z.object({ id: uuid, questionId: contentId }),
    reply: z.object({
      access: z.enum(['open', 'must_subscribe', 'other_program', 'gone']),
      name: z.string(),
      program_id: contentId.nullable(),
      question: question.nullable(),
      previous_id: contentId.nullable(),
      next_id: contentId.nullable(),
    }),
    refusals: ['collection_not_found', 'question_not_found'],
  }),
  /**
   * The questions of a collection that are open, in its order, for a round or a sheet. An answer is null
   * where none is asked for, and while an attempt that asks the question is open.
   */
  collectedQuestions: call('GET', 'bookmarks/{id}/questions', {
    who: 'student',
    input: z.object({ id: uuid, answers: z.stringbool().or(z.boolean()).default(false) }),
    reply: z.object({
      name: z.string(),
      description: z.string(),
      questions: z.array(
        z.object({
          question,
          is_under_way: z.boolean(),
          answer: z.object({ model_answer: answer, explanation: rich }).nullable(),
        }),
      ),
      /** How many are shut, or not there any more. */
      left_out_count: z.int(),
    }),
    refusals: ['collection_not_found'],
  }),
  /** Marks an answer to a question of a collection. Nothing of it is kept. */
  answerQuestion: call('POST', 'bookmarks/{id}/questions/{questionId}', {
    who: 'student',
    input: z.object({ id: uuid, questionId: contentId, answer }),
    reply: z.object({ marked: markedQuestion }),
    refusals: ['collection_not_found', 'question_not_found', 'answer_does_not_fit', 'question_under_way'],
  }),
};
