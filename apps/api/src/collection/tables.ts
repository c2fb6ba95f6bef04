import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { students } from '../account/tables.ts';
import { questions } from '../assessment/tables.ts';
import { lessons } from '../learning/tables.ts';

/** What a student has gathered. A deleted one can be taken back for a while (rule collection 6). */
export const collections = pgTable(
  'collections',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    isShared: boolean('is_shared').notNull().default(false),
    order: integer().notNull(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (table) => [index('collections_student').on(table.studentId), index('collections_deleted').on(table.deletedAt)],
);

/** The lessons and questions of a collection by `order`, which whoever changes it writes for all of them. */
export const collectionEntities = pgTable(
  'collection_entities',
  {
    id: uuid().primaryKey().defaultRandom(),
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id').references(() => lessons.id),
    /** The question as it was; what it became is shown. */
    questionId: integer('question_id').references(() => questions.id),
    order: integer().notNull(),
    addedAt: at('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('collection_entities_lesson').on(table.collectionId, table.lessonId),
    uniqueIndex('collection_entities_question').on(table.collectionId, table.questionId),
    check('collection_entities_one', sql`(${table.lessonId} is null) <> (${table.questionId} is null)`),
  ],
);
