import type { Inline } from '@darb/language';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { students } from '../account/tables.ts';
import { at } from '../database/columns.ts';
import { lessons } from '../learning/tables.ts';

/** A part of a comment: no picture is one. */
export type BodyPart = Exclude<Inline, { kind: 'picture' }>;

/**
 * What was written below lessons (rule community 1). `change` counts the changes of a lesson's discussion,
 * in the order in which they can be read (rule community 12).
 */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey(),
    /** Empty once the account is erased (rule community 8). */
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'set null' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id),
    body: text().notNull(),
    /** The body with its formulas read; empty where it is text alone. */
    parts: jsonb().$type<readonly BodyPart[]>(),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
    /** Since when it waits for staff because of its words, or is hidden by them. */
    heldAt: at('held_at'),
    hiddenAt: at('hidden_at'),
    /** Its place in the discussion, in which it was written: the change that it began as. */
    number: bigint({ mode: 'number' }).notNull(),
    change: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('comments_lesson')
      .on(table.lessonId, table.number)
      .where(sql`${table.parentId} is null`),
    index('comments_parent').on(table.parentId, table.number),
    index('comments_student').on(table.studentId, table.createdAt, table.id),
    uniqueIndex('comments_change').on(table.lessonId, table.change),
  ],
);

/** Whom a student does not want to meet (rule community 10). */
export const blocks = pgTable(
  'student_blocks',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    otherId: uuid('other_student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.otherId] }), index('student_blocks_other').on(table.otherId)],
);

export type CaseKind = 'comment' | 'profile' | 'name' | 'picture';
export type ReportReason = 'insult' | 'sexual' | 'violence' | 'personal_data' | 'advertising' | 'cheating' | 'other';
export type StaffAct = 'hide' | 'restore' | 'warn' | 'mute' | 'suspend' | 'dismiss';

/** What staff look after: something that was reported, or held for its words (rule community 13). */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<CaseKind>().notNull(),
    /** Whose comment, name, picture or profile it is; empty once the account is erased. */
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'set null' }),
    commentId: uuid('comment_id').references(() => comments.id),
    /** What was shown when the case was opened. */
    shown: text(),
    source: text().$type<'report' | 'words'>().notNull(),
    openedAt: at('opened_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    uniqueIndex('moderation_cases_open')
      .on(table.kind, sql`coalesce(${table.commentId}, ${table.studentId})`)
      .where(sql`${table.closedAt} is null`),
    index('moderation_cases_opened').on(table.openedAt),
    index('moderation_cases_student').on(table.studentId),
    index('moderation_cases_comment').on(table.commentId),
  ],
);

/** Who reported what, once a case (rule community 13). */
export const moderationReports = pgTable(
  'moderation_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => moderationCases.id),
    reporterId: uuid('reporter_id').references(() => students.id, { onDelete: 'set null' }),
    reason: text().$type<ReportReason>().notNull(),
    note: text(),
    at: at('at').notNull(),
  },
  (table) => [
    uniqueIndex('moderation_reports_once').on(table.caseId, table.reporterId),
    index('moderation_reports_reporter').on(table.reporterId),
  ],
);

/** What staff did in a case, for good (rule community 15). */
export const moderationActs = pgTable(
  'moderation_acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => moderationCases.id),
    act: text().$type<StaffAct>().notNull(),
    staffId: uuid('staff_student_id').references(() => students.id, { onDelete: 'set null' }),
    days: smallint(),
    /** What the student is told. */
    note: text(),
    at: at('at').notNull(),
  },
  (table) => [index('moderation_acts_case').on(table.caseId, table.at), index('moderation_acts_staff').on(table.staffId)],
);

/** Who may not write until when, and why (rule community 14); the latest one counts. */
export const mutes = pgTable('mutes', {
  studentId: uuid('student_id')
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  begunAt: at('begun_at').notNull(),
  until: at('until').notNull(),
  reason: text().notNull(),
});

/** Words that the operator lists: a comment with one waits for staff (rule community 11). */
export const heldWords = pgTable('held_words', {
  /** As it is compared. */
  folded: text().primaryKey(),
  word: text().notNull(),
});

/** Looks that staff took out of sight, as they stood: another one is seen (rule community 16). */
export const hiddenLooks = pgTable(
  'hidden_looks',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text().$type<Exclude<CaseKind, 'comment'>>().notNull(),
    shown: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.kind] })],
);
