import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { snapshotOf, statementsBetween, unlistedTables } from './check-migrations.ts';
import { folderProblems, possibleRenames, statementsLost, type MigrationFiles } from './migration-files.ts';

const id = integer().primaryKey();

test('a table and a column that no migration makes are found, and tables as they were made are not', async () => {
  const before = snapshotOf({ news: pgTable('news', { id }) });
  const missing = (tables: Record<string, unknown>) => statementsBetween(before, snapshotOf(tables, before.id));
  expect(await missing({ news: pgTable('news', { id }) })).toEqual([]);
  expect(await missing({ news: pgTable('news', { id, title: text() }) })).toEqual(['ALTER TABLE "news" ADD COLUMN "title" text;']);
  expect(await missing({ news: pgTable('news', { id }), votes: pgTable('votes', { id }) })).toEqual([
    expect.stringMatching(/^CREATE TABLE "votes"/),
  ]);
});

test('a column or a table that may have a new name is told in words, and no terminal is asked for', async () => {
  const before = snapshotOf({ news: pgTable('news', { id, title: text() }) });
  const column = snapshotOf({ news: pgTable('news', { id, heading: text() }) }, before.id);
  const table = snapshotOf({ letters: pgTable('letters', { id, title: text() }) }, before.id);
  expect(possibleRenames(before, column)).toEqual(['columns of public.news: title went, heading came']);
  expect(possibleRenames(before, table)).toEqual(['tables: public.news went, public.letters came']);
  expect([await statementsBetween(before, column), await statementsBetween(before, table)]).toEqual([null, null]);
});

test('tables that the list of all tables does not name are found', () => {
  const files = ['apps/api/src/news/tables.ts', 'apps/api/src/news/service.ts', 'apps/api/src/content/views.ts'];
  expect(unlistedTables(files, 'apps/api/src/database/schema.ts', "export * from '../content/views.ts';")).toEqual([
    "apps/api/src/database/schema.ts: write export * from '../news/tables.ts'",
  ]);
});

const whole: MigrationFiles = {
  journal: [
    { idx: 0, when: 1, tag: '0000_initial' },
    { idx: 1, when: 2, tag: '0001_news' },
  ],
  sql: new Map([
    ['0000_initial.sql', ''],
    ['0001_news.sql', ''],
  ]),
  snapshots: new Map([
    ['0000_snapshot.json', { id: 'a', prevId: '' }],
    ['0001_snapshot.json', { id: 'b', prevId: 'a' }],
  ]),
};
const without = <Value>(map: ReadonlyMap<string, Value>, name: string) => new Map([...map].filter(([key]) => key !== name));
const problemsOf = (change: Partial<MigrationFiles>) => folderProblems({ ...whole, ...change }, 'migrations', 'npm run make');

test('a folder of migrations that fits together has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  [
    'an SQL file that is gone',
    { sql: without(whole.sql, '0000_initial.sql') },
    /^migrations\/0000_initial\.sql is missing: git checkout HEAD -- /,
  ],
  [
    'a snapshot that is gone',
    { snapshots: without(whole.snapshots, '0001_snapshot.json') },
    /^migrations\/meta\/0001_snapshot\.json is missing: git/,
  ],
  [
    'an SQL file that the journal does not name',
    { sql: new Map([...whole.sql, ['0002_more.sql', '']]) },
    /^migrations\/0002_more\.sql is not in meta\/_journal/,
  ],
  [
    'a migration whose number is another one’s',
    { journal: [...whole.journal, { idx: 2, when: 3, tag: '0001_more' }], sql: new Map([...whole.sql, ['0001_more.sql', '']]) },
    /0001_more stands where number 0002 belongs/,
  ],
  [
    'a migration that is older than the one before it',
    { journal: whole.journal.map((entry) => ({ ...entry, when: 3 - entry.idx })) },
    /0001_news is not younger than 0000_initial/,
  ],
  [
    'a snapshot that was made after another one',
    { snapshots: new Map([...whole.snapshots, ['0001_snapshot.json', { id: 'b', prevId: 'x' }]]) },
    /^migrations\/meta\/0001_snapshot\.json was not made after 0000_initial/,
  ],
] as [string, Partial<MigrationFiles>, RegExp][])('%s is found, with what mends it', (_, change, words) => {
  const problems = problemsOf(change);
  expect(problems[0]).toMatch(words);
  expect(problems.every((problem) => /git checkout|npm run make <what changes>/.test(problem))).toBe(true);
});

test('an SQL file that lost a statement is found; more statements, and more behind one, are by hand', () => {
  const statements = ['ALTER TABLE "news" ADD COLUMN "title" text;', 'ALTER TABLE "news" ALTER COLUMN "id" SET DATA TYPE bigint;'];
  const byHand =
    'ALTER TABLE "news"\n\tADD COLUMN "title" text;\nUPDATE "news" SET "title" = 1;\nALTER TABLE "news" ALTER COLUMN "id" SET DATA TYPE bigint USING 1;';
  const unnamedKey = '/* the name of a key is not known */\n-- ALTER TABLE "news" DROP CONSTRAINT "<constraint_name>";';
  expect(statementsLost(byHand, [unnamedKey]), 'a person writes which key is dropped').toEqual([unnamedKey]);
  expect(statementsLost('ALTER TABLE "news" DROP CONSTRAINT "news_pkey";', [unnamedKey])).toEqual([]);
  expect(statementsLost(byHand, statements)).toEqual([]);
  expect(statementsLost('ALTER TABLE "news" ADD COLUMN "heading" text;', statements)).toEqual(statements);
});
