import type { Answer } from '@darb/contract';
import type { QuestionBody, RichTexts, Texts } from '@darb/content';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { students } from '../account/tables.ts';
import { lessons } from '../learning/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const quizzes = pgTable(
  'quizzes',
  {
    id: integer().primaryKey(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    title: jsonb().$type<Texts>().notNull(),
    pack: text().notNull(),
    retired: boolean().notNull().default(false),
  },
  (table) => [index('quizzes_lesson').on(table.lessonId)],
);

/** `key` is the pack's stable name of a question; `body` holds the answer key and never leaves as it is. */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    key: text().notNull(),
    order: integer().notNull(),
    difficulty: text().$type<'easy' | 'medium' | 'hard'>().notNull(),
    stem: jsonb().$type<RichTexts>().notNull(),
    explanation: jsonb().$type<RichTexts>().notNull(),
    body: jsonb().$type<QuestionBody>().notNull(),
    retired: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('questions_quiz_key').on(table.quizId, table.key)],
);

/**
 * Attempts at a quiz, numbered from 1 a student and quiz: the unique number lets one of several parallel beginnings win. The highest is the
 * current one. `id` is the `start_request_id` of the wire; `questionIds` are the questions as they were when it began, in their order.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    number: integer().notNull(),
    questionIds: integer('question_ids').array().notNull(),
    startedAt: at('started_at').notNull(),
    submittedAt: at('submitted_at'),
    frontendStartTime: at('frontend_start_time'),
    frontendEndTime: at('frontend_end_time'),
    points: doublePrecision(),
    correctCount: integer('correct_count'),
    /** Whole per cent, rounded down. */
    percentage: integer(),
  },
  (table) => [
    uniqueIndex('attempts_number').on(table.studentId, table.quizId, table.number),
    index('attempts_submitted').on(table.studentId, table.submittedAt),
  ],
);

/** Points are null until the attempt is submitted. */
export const answers = pgTable(
  'answers',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    answer: jsonb().$type<Answer>().notNull(),
    savedAt: at('saved_at').notNull(),
    points: doublePrecision(),
    isCorrect: boolean('is_correct'),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

export const skippedEntities = pgTable(
  'skipped_entities',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    entityType: text('entity_type').$type<'lesson' | 'quiz' | 'test'>().notNull(),
    entityId: integer('entity_id').notNull(),
    skippedAt: at('skipped_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.entityType, table.entityId] })],
);
