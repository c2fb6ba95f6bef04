import type { Answer } from '@darb/contract';
import { boolean, doublePrecision, foreignKey, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { students } from '../account/tables.ts';
import { questions } from '../assessment/tables.ts';
import { subjects } from '../catalog/tables.ts';

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
