import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * Which content the database holds: one row, with another value after each load. Nothing before the first
 * one.
 */
export const contentVersion = pgTable(
  'content_version',
  { single: boolean().primaryKey().default(true), version: uuid().notNull().defaultRandom() },
  (table) => [check('content_version_single', sql`${table.single}`)],
);
