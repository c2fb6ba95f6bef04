import type { Language } from '@darb/language';
import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { students } from '../account/tables.ts';
import { lessons } from '../learning/tables.ts';
import type { Span } from './spans.ts';

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

/**
 * Links that show a student's progress without an account (rule progress 10). The token is made of the salt
 * by a secret of the process, so that its student can copy it again and who reads this table cannot. A live
 * link holds one of five slots, which lets one of several parallel makings win.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    slot: smallint().notNull(),
    name: text().notNull(),
    language: text().$type<Language>().notNull(),
    salt: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: at('created_at').notNull(),
    lastOpenedAt: at('last_opened_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    uniqueIndex('share_links_token').on(table.tokenHash),
    uniqueIndex('share_links_slot')
      .on(table.studentId, table.slot)
      .where(sql`${table.revokedAt} is null`),
  ],
);
