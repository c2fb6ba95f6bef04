import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { students } from '../account/tables.ts';
import { lessons } from '../learning/tables.ts';
import type { Span } from './spans.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * What a student has seen of a lesson's video. `seconds` are those of the spans; all numbers of time are
 * seconds.
 */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    spans: jsonb().$type<Span[]>().notNull().default([]),
    seconds: doublePrecision().notNull().default(0),
    position: doublePrecision().notNull().default(0),
    /** How many new seconds may still be believed: it grows with the clock, each new second takes from it. */
    allowance: doublePrecision().notNull(),
    openedAt: at('opened_at').notNull(),
    reportedAt: at('reported_at').notNull(),
    /** Set once, never taken back. */
    watchedAt: at('watched_at'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.lessonId] }),
    index('lesson_progress_opened').on(table.studentId, table.openedAt),
  ],
);

/** Seconds of learning a day, days in Amman's time. */
export const studyDays = pgTable(
  'study_days',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    seconds: doublePrecision().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.day] })],
);
