import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from '@darb/api';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { appendRecords } from '../../../api/src/pipeline/queries.ts';
import { copyDatabase, type DatabaseCopy } from '../../../api/src/testing/copy.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const RECORDS = 2_500;
let copy: DatabaseCopy;
let database: Database;

/** `darb pipeline export` as a process of its own. */
const exporting = () =>
  spawn(process.execPath, ['--import', 'tsx', main, 'pipeline', 'export'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent', DATABASE_URL: copy.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

beforeAll(async () => {
  copy = await copyDatabase(inject('postgres'));
  database = openDatabase(copy.url, { connections: 1 });
  const receivedAt = new Date('2026-11-27T12:00:00Z');
  const body = { device: 'phone', browser: 'Chrome', event_type: 'search_query', event_content: { query: 'سطر\nآخر "١"' } } as const;
  for (let at = 0; at < RECORDS; at += 500)
    await appendRecords(
      database.db,
      Array.from({ length: 500 }, (_, index) => ({
        ...{ at: receivedAt, receivedAt, who: 'a-pseudonym', userType: 'signed_in' as const, source: `n ${at + index}`, body },
      })),
    );
});

afterAll(async () => {
  await database.close();
  await copy.drop();
});

test('every record is a line of JSON on the standard output, the oldest first, and nothing else is', { timeout: 120_000 }, async () => {
  const child = exporting();
  const [written, said, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  const lines = written.trimEnd().split('\n');
  expect(lines).toHaveLength(RECORDS);
  expect(lines.map((line) => (JSON.parse(line) as { source: string }).source)).toEqual(Array.from({ length: RECORDS }, (_, n) => `n ${n}`));
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    timestamp: '2026-11-27T12:00:00.000Z',
    received_at: '2026-11-27T12:00:00.000Z',
    user: 'a-pseudonym',
    user_type: 'signed_in',
    source: 'n 0',
    body: { device: 'phone', browser: 'Chrome', event_type: 'search_query', event_content: { query: 'سطر\nآخر "١"' } },
  });
  expect(said).toBe(`Wrote ${RECORDS} records.\n`);
  expect(status).toBe(0);
});

test('a reader that has enough ends it without a word of an error', { timeout: 120_000 }, async () => {
  const child = exporting();
  const said = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [status, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(await said).toBe('');
  expect([status, signal]).toEqual([0, null]);
});
