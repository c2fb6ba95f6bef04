import { spawnSync } from 'node:child_process';
import { expect, inject, test } from 'vitest';
import { root } from './sources.ts';

const db = (statement: string, env: Record<string, string> = { DATABASE_URL: inject('postgres').url }) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/db.ts', statement], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('a statement’s rows are shown as a table, JSON and times as they are written', () => {
  const { status, stdout } = db(`select 11 as id, '{"ar":"درب"}'::jsonb as title, timestamptz '2027-01-31T10:00:00Z' as at`);
  for (const shown of ['id', '11', '{"ar":"درب"}', '2027-01-31T10:00:00.000Z', 'SELECT 1']) expect(stdout).toContain(shown);
  expect(status).toBe(0);
});

test('what the database refuses is said in its words', () => {
  const { status, stderr } = db('select * from no_such_table');
  expect([status, stderr.trim()]).toEqual([1, 'relation "no_such_table" does not exist']);
});

test('a folder without a database is left as it is, and the command that makes one is named', () => {
  const { status, stderr } = db('select 1', { DATABASE_URL: '', DATA_DIR: '/no/such/folder' });
  expect([status, stderr.trim()]).toEqual([2, '/no/such/folder holds no database yet: npm run dev makes it']);
});
