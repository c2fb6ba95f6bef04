import type { Answer } from '@darb/contract';
import type { QuestionBody, RichTexts, Texts } from '@darb/content';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { students } from '../account/tables.ts';
import { subtopics } from '../catalog/tables.ts';
import { lessons } from '../learning/tables.ts';
import type { Tally } from './tally.ts';

/**
 * Quizzes of lessons and tests of subtopics: one table, so that questions, attempts and answers point to
 * either by one id, which a quiz and a test never share. A quiz has its lesson; a test has its subtopic,
 * its place among the lessons there, and says itself whether it is premium.
 */
export const quizzes = pgTable(
  'quizzes',
  {
    id: integer().primaryKey(),
    type: text().$type<'quiz' | 'test'>().notNull().default('quiz'),
    lessonId: integer('lesson_id').references(() => lessons.id),
    subtopicId: integer('subtopic_id').references(() => subtopics.id),
    order: integer(),
    isPremium: boolean('is_premium'),
    /** What a test's author says that it takes, and after how much it is closed (rule assessment 21). */
    suggestedMinutes: smallint('suggested_minutes'),
    limitMinutes: smallint('limit_minutes'),
    title: jsonb().$type<Texts>().notNull(),
    pack: text().notNull(),
    retired: boolean().notNull().default(false),
  },
  (table) => [
    index('quizzes_lesson').on(table.lessonId),
    index('quizzes_subtopic').on(table.subtopicId),
    check(
      'quizzes_type',
      sql`case ${table.type}
        when 'quiz' then ${table.lessonId} is not null and ${table.subtopicId} is null
        when 'test' then ${table.lessonId} is null and ${table.subtopicId} is not null and ${table.order} is not null and ${table.isPremium} is not null
        else false end`,
    ),
  ],
);

/**
 * `key` is the pack's stable name of a question; `body` holds the answer key and never leaves as it is. A
 * question whose numbers are drawn has several variants, of which an attempt gets one. What a student is
 * asked (`stem` and `body`) is never changed: other words or another answer are a new row, a new version,
 * and the old one is retired, for those who have begun with it. Its place, difficulty, lesson and
 * explanation may change.
 */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    key: text().notNull(),
    variant: smallint().notNull().default(1),
    order: integer().notNull(),
    difficulty: text().$type<'easy' | 'medium' | 'hard'>().notNull(),
    /** The lesson that a test's question asks about; null where it asks about several, and in a quiz. */
    lessonId: integer('lesson_id').references(() => lessons.id),
    stem: jsonb().$type<RichTexts>().notNull(),
    explanation: jsonb().$type<RichTexts>().notNull(),
    body: jsonb().$type<QuestionBody>().notNull(),
    /** Tells versions apart: PostgreSQL writes equal `jsonb` in one way only. */
    version: text()
      .notNull()
      .generatedAlwaysAs(sql`md5((stem)::text || (body)::text)`),
    retired: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('questions_version').on(table.quizId, table.key, table.variant, table.version)],
);

/**
 * Attempts at a quiz or test, numbered from 1 a student and quiz: the unique number lets one of several
 * parallel beginnings win. The highest is the current one. `id` is the `start_request_id` of the wire;
 * `questionIds` are the questions as they were when it began, in their order.
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
    /** When the time that it has is over; null without a limit (rule assessment 21). */
    endsAt: at('ends_at'),
    submittedAt: at('submitted_at'),
    /** False when it was closed by its time or a retake (rule assessment 22); null while it is open. */
    handedIn: boolean('handed_in'),
    /** The code of the seal that was taken, and when it changed an attempt that was closed already. */
    seal: text(),
    updatedAt: at('updated_at'),
    /** Its device's clock was set between opening and sealing; for staff alone. */
    clockChanged: boolean('clock_changed').notNull().default(false),
    frontendStartTime: at('frontend_start_time'),
    frontendEndTime: at('frontend_end_time'),
    points: doublePrecision(),
    correctCount: integer('correct_count'),
    /** Whole per cent, rounded down. */
    percentage: integer(),
    /** By the pass mark of when it was submitted (rule assessment 15); null while it is open. */
    verdict: text().$type<'passed' | 'failed'>(),
    /** Its answers by difficulty, for reports (rule progress 13); null while it is open. */
    tally: smallint().array().$type<Tally>(),
  },
  (table) => [
    uniqueIndex('attempts_number').on(table.studentId, table.quizId, table.number),
    index('attempts_submitted').on(table.studentId, table.submittedAt),
    index('attempts_ends')
      .on(table.endsAt)
      .where(sql`${table.submittedAt} is null`),
    check('attempts_verdict', sql`${table.verdict} in ('passed', 'failed')`),
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
    /** When it was given, in the server's time as far as it is known (rule assessment 18). */
    actedAt: at('saved_at').notNull(),
    points: doublePrecision(),
    isCorrect: boolean('is_correct'),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

/** Questions of a test that its student comes back to (rule assessment 24). */
export const flags = pgTable(
  'flags',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    flagged: boolean().notNull(),
    /** As of an answer. */
    actedAt: at('acted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

/** Questions of a test that its student skipped (rule assessment 25). */
export const skips = pgTable(
  'skips',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
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
