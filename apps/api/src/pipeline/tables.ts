import type { EventBody } from '@darb/contract';
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';

/**
 * How the product is used, for statistics (rule pipeline 2). It holds no student's id: `who` is a pseudonym,
 * and nothing here leads back to an account. What happens once, such as handing in, has its pseudonym in
 * `once`.
 */
export const pipelineRecords = pgTable(
  'pipeline_records',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** When it happened, by who tells of it. */
    at: at('at').notNull(),
    receivedAt: at('received_at').notNull(),
    who: text(),
    userType: text('user_type').$type<'signed_in' | 'guest'>().notNull(),
    source: text().notNull(),
    body: jsonb().$type<EventBody>().notNull(),
    once: text(),
  },
  (table) => [index('pipeline_records_received').on(table.receivedAt), uniqueIndex('pipeline_records_once').on(table.once)],
);

export type NewRecord = typeof pipelineRecords.$inferInsert;
