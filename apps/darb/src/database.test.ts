import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, type Config } from './config.ts';
import { followContent, tellContentChanged } from './content-news.ts';
import { openDatabaseServer, reachDatabaseServer, type DatabaseServer } from './database.ts';
import { type PostgresFailure } from './postgres/failure.ts';

let parent: string;
let config: Config;
let running: DatabaseServer;
const watch = {
  log: () => undefined,
  onFatal: (failure: PostgresFailure) => {
    throw failure;
  },
};

beforeAll(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-database-'));
  fs.chmodSync(parent, 0o755);
  config = readConfig({ DATA_DIR: path.join(parent, 'data'), PG_BIN: process.env.PG_BIN });
  running = await openDatabaseServer(config, watch);
});

afterAll(async () => {
  await running.stop();
  fs.rmSync(parent, { recursive: true });
});

describe('the database server', () => {
  test('of a running Darb is used by a command, and left running', async () => {
    const reached = await reachDatabaseServer(config, watch);
    expect(reached).toMatchObject({ kind: 'of the running Darb', url: running.url });
    await reached.stop();
    const pool = new pg.Pool({ connectionString: running.url });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test('is refused to a second Darb on the folder', async () => {
    await expect(openDatabaseServer(config, watch)).rejects.toThrow(`pid ${process.pid}`);
  });

  test('that is given is taken as it is when it answers', async () => {
    const DATABASE_URL = running.url;
    expect(await openDatabaseServer({ ...config, DATABASE_URL }, watch)).toMatchObject({ kind: 'given', url: DATABASE_URL });
  });
});

test('a change of the content reaches a Darb that follows it', async () => {
  const pool = new pg.Pool({ connectionString: running.url });
  let calls = 0;
  let heard: () => void = () => undefined;
  const next = () => new Promise<void>((done) => (heard = done));
  const first = next();
  const following = followContent(running.url, () => {
    calls += 1;
    heard();
  });
  await first;
  const second = next();
  await tellContentChanged(pool);
  await second;
  expect(calls).toBe(2);
  await following.stop();
  await pool.end();
});
