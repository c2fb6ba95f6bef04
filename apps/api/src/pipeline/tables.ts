import type { EventBody } from '@darb/contract';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';

/**
 * How the product is used, for statistics (rule pipeline 2). It holds no student's id: `who` is a pseudonym,
 * and nothing here leads back to an account. A part of the table holds a month, and goes as a whole when it
 * is over (`keepRecords`); Drizzle knows nothing of the parts.
 */
export const pipelineRecords = pgTable(
  'pipeline_records',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** When it happened, by who tells of it. */
    at: at('at').notNull(),
    receivedAt: at('received_at').notNull(),
    who: text(),
    userType: text('user_type').$type<'signed_in' | 'guest'>().notNull(),
    source: text().notNull(),
    body: jsonb().$type<EventBody>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.receivedAt] }), index('pipeline_records_received').on(table.receivedAt)],
);

/** What was told of once and is not told of again, such as handing in, by its pseudonym. */
export const pipelineTold = pgTable('pipeline_told', { once: text().primaryKey(), receivedAt: at('received_at').notNull() }, (table) => [
  index('pipeline_told_received').on(table.receivedAt),
]);

/** A record to be written; with `once` only when nothing was written by that name. */
export type NewRecord = typeof pipelineRecords.$inferInsert & { once?: string };
