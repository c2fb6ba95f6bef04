import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { snapshotOf, statementsMissing, unlistedTables } from './check-migrations.ts';

const id = integer().primaryKey();

test('a table and a column that no migration makes are found, and tables as they were made are not', async () => {
  const before = snapshotOf({ news: pgTable('news', { id }) });
  expect(await statementsMissing({ news: pgTable('news', { id }) }, before)).toEqual([]);
  expect(await statementsMissing({ news: pgTable('news', { id, title: text() }) }, before)).toEqual([
    'ALTER TABLE "news" ADD COLUMN "title" text;',
  ]);
  expect(await statementsMissing({ news: pgTable('news', { id }), votes: pgTable('votes', { id }) }, before)).toEqual([
    expect.stringMatching(/^CREATE TABLE "votes"/),
  ]);
});

test('tables that the list of all tables does not name are found', () => {
  const files = ['apps/api/src/news/tables.ts', 'apps/api/src/news/service.ts', 'apps/api/src/content/views.ts'];
  expect(unlistedTables(files, 'apps/api/src/database/schema.ts', "export * from '../content/views.ts';")).toEqual([
    "apps/api/src/database/schema.ts: write export * from '../news/tables.ts'",
  ]);
});
