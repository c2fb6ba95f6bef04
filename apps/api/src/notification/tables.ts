import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { students } from '../account/tables.ts';
import { at } from '../database/columns.ts';

export type NotificationKind = 'reply' | 'comment_hidden' | 'comment_restored' | 'warned' | 'muted';

/** What a notification is about, by ids; and until when, and in what words, of what staff decided. */
export interface About {
  readonly comment?: string;
  readonly until?: string;
  readonly note?: string;
}

/** What students are told in the product; `key` is what it is told for, once (rule notification 1). */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    key: text().notNull(),
    about: jsonb().$type<About>().notNull(),
    createdAt: at('created_at').notNull(),
    readAt: at('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.studentId, table.key),
    index('notifications_student').on(table.studentId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.studentId)
      .where(sql`${table.readAt} is null`),
  ],
);
