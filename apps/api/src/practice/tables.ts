import type { Answer } from '@darb/contract';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { students } from '../account/tables.ts';
import { questions, quizzes } from '../assessment/tables.ts';
import { subjects } from '../catalog/tables.ts';
import type { Grade, Memory } from './spacing.ts';

/** The rounds that a student has begun. `questionIds` are the questions as they were then, in their order. */
export const practiceRounds = pgTable(
  'practice_rounds',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id),
    level: smallint().notNull(),
    questionIds: integer('question_ids').array().notNull(),
    begunAt: at('begun_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.subjectId, table.level] })],
);

/** One row an answer, which is final: the key lets the first of several win. They go with their round. */
export const practiceAnswers = pgTable(
  'practice_answers',
  {
    studentId: uuid('student_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    level: smallint().notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    answer: jsonb().$type<Answer>().notNull(),
    points: doublePrecision().notNull(),
    isCorrect: boolean('is_correct').notNull(),
    /** That the question had then. */
    difficulty: text().$type<'easy' | 'medium' | 'hard'>().notNull(),
    /** Whole seconds. */
    seconds: integer().notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.subjectId, table.level, table.questionId] }),
    foreignKey({
      name: 'practice_answers_round',
      columns: [table.studentId, table.subjectId, table.level],
      foreignColumns: [practiceRounds.studentId, practiceRounds.subjectId, practiceRounds.level],
    }).onDelete('cascade'),
  ],
);

/** Whether a student has today's five, and from when on wrong answers are gathered; by default: yes, all. */
export const reviewStudents = pgTable('review_students', {
  studentId: uuid('student_id')
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull().default(true),
  /** Wrong answers from before never come back: it began anew then, or was switched on. */
  since: at('since'),
  /** Up to when they were gathered. */
  gatheredAt: at('gathered_at'),
});

/**
 * A question that was answered wrongly once, with what is known of how well it is remembered. Its variants
 * and versions are one question; `questionId` is the one that is asked.
 */
export const reviewQuestions = pgTable(
  'review_questions',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    key: text().notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    due: date({ mode: 'string' }).notNull(),
    reviewedOn: date('reviewed_on', { mode: 'string' }).notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    /** When the latest wrong answer was given that was gathered. */
    wrongAt: at('wrong_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.quizId, table.key] }),
    index('review_questions_due').on(table.studentId, table.due),
  ],
);

/**
 * One answer a question and day, which is final; `before` is what was known then. They go with the question.
 */
export const reviewAnswers = pgTable(
  'review_answers',
  {
    studentId: uuid('student_id').notNull(),
    quizId: integer('quiz_id').notNull(),
    key: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    answer: jsonb().$type<Answer>().notNull(),
    points: doublePrecision().notNull(),
    isCorrect: boolean('is_correct').notNull(),
    /** The student said so of a right one. */
    guessed: boolean().notNull().default(false),
    grade: text().$type<Grade>().notNull(),
    seconds: smallint().notNull(),
    answeredAt: at('answered_at').notNull(),
    before: jsonb().$type<Memory>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.quizId, table.key, table.day] }),
    index('review_answers_day').on(table.studentId, table.day),
    foreignKey({
      name: 'review_answers_question',
      columns: [table.studentId, table.quizId, table.key],
      foreignColumns: [reviewQuestions.studentId, reviewQuestions.quizId, reviewQuestions.key],
    }).onDelete('cascade'),
  ],
);
