import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { withDatabase } from '../../apps/api/src/testing/copy.ts';
import { startPostgres } from '../../apps/darb/src/postgres/supervisor.ts';

interface Server {
  url: string;
  stop(): Promise<void>;
}

/** A cluster of this run's own, with the supervisor that the product has; gone with the run. */
async function throwAwayServer(): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'darb-test-'));
  // as root the server runs as another user, who must be able to enter
  chmodSync(folder, 0o755);
  const fail = (message: string): never => {
    throw new Error(message);
  };
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'data'),
    pgBin: process.env.PG_BIN,
    settings: { shared_buffers: '64MB', max_connections: '200', jit: 'off', max_wal_senders: '0', wal_level: 'minimal', autovacuum: 'off' },
    log: () => undefined,
    onFatal: ({ message }) => fail(message),
  });
  const { host, port, user, database } = postgres.connection;
  return {
    url: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}&options=${encodeURIComponent('-c synchronous_commit=off')}`,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function withClient(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Once a run: a server (`DATABASE_URL`, whose user may create databases, else a cluster of our own) and the
 * template that each test file copies.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await throwAwayServer();
  const prefix = `darb_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  await withClient(
    server.url,
    async (client) => void (await client.query(`create database ${template} template template0 encoding 'UTF8'`)),
  );
  await migrate(withDatabase(server.url, template), fileURLToPath(new URL('../../apps/api/migrations', import.meta.url)));
  project.provide('postgres', { url: server.url, template });
  return async () => {
    await withClient(server.url, async (client) => {
      const left = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [prefix]);
      for (const { datname } of left.rows) await client.query(`drop database if exists ${datname} with (force)`);
    });
    await server.stop();
  };
}
