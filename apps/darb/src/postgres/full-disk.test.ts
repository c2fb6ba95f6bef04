import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApi, migrate, mediaInFolder, refusalOf } from '@darb/api';
import { DEFAULT_LIMITS } from '@darb/api/settings';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { codeOf } from './failure.ts';
import { urlOfSocket } from './server.ts';
import { startPostgres, type EmbeddedPostgres } from './supervisor.ts';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-full-'));
fs.chmodSync(parent, 0o755);
const small = path.join(parent, 'disk');
fs.mkdirSync(small, { mode: 0o755 });
// a disk of its own needs root; who has none sees the refusals' words in faults.test.ts
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m,mode=0755', 'tmpfs', small]).status === 0;

const WRITE = 'insert into full_disk select repeat(md5(random()::text), 60) from generate_series(1, 2000)';

/** Takes all the room that is left. */
function fill(file: string): void {
  const descriptor = fs.openSync(file, 'a');
  try {
    for (const bytes of [1_000_000, 4_096]) {
      while (hasWritten(descriptor, Buffer.alloc(bytes)));
    }
  } finally {
    fs.closeSync(descriptor);
  }
}

function hasWritten(descriptor: number, bytes: Buffer): boolean {
  try {
    return fs.writeSync(descriptor, bytes) > 0;
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') return false;
    throw error;
  }
}

let postgres: EmbeddedPostgres | undefined;
beforeAll(async () => {
  if (!isMounted) return;
  postgres = await startPostgres({
    dataDir: path.join(small, 'data'),
    pgBin: process.env.PG_BIN,
    settings: {
      shared_buffers: '8MB',
      max_connections: '20',
      max_wal_size: '32MB',
      min_wal_size: '32MB',
      max_wal_senders: '0',
      wal_level: 'minimal',
    },
    log: () => undefined,
    onFatal: (failure) => {
      throw failure;
    },
  });
});
afterAll(async () => {
  await postgres?.stop();
  if (isMounted) spawnSync('umount', [small]);
  fs.rmSync(parent, { recursive: true });
});

test.skipIf(!isMounted)(
  'on a full disk pages are shown, what must be stored is 503 with words, and room brings all of it back',
  async () => {
    if (!postgres) throw new Error('no server');
    const databaseUrl = urlOfSocket(postgres.connection);
    await migrate(databaseUrl, paths.migrations);
    const events: string[] = [];
    const api = createApi({
      databaseUrl,
      sessionSecrets: [new Uint8Array(32)],
      media: mediaInFolder(path.join(small, 'media')),
      outboxToken: null,
      delivery: { sms: 'outbox', whatsapp: 'outbox', email: 'outbox' },
      reports: { shared: null, whatsappApp: null },
      site: new URL('http://localhost'),
      league: { url: null, serverKey: 'x', ticketKey: 'x' },
      callLeague: null,
      graphqlUrl: null,
      logins: {},
      limits: DEFAULT_LIMITS,
      locationDatabase: null,
      log: ({ event }) => events.push(event),
      onSecurityEvent: () => undefined,
      now: () => new Date(),
    });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    pool.on('error', () => undefined);
    const write = () => pool.query(WRITE);
    try {
      expect(await api.ready()).toBe('ready');
      await pool.query('create table full_disk (text text)');
      const rest = path.join(small, 'rest');
      fill(rest);
      await expect(write()).rejects.toMatchObject({ code: '53100' });
      fill(rest);
      const guest = api.client({ accessToken: null, refreshToken: null, language: 'ar', clientId: null, address: '192.0.2.1' });
      expect(await guest.catalog.programs({ country: 'JO' })).toBeDefined();
      // the same statement by the API's own pool, as a call that stores would make it
      const refusal = refusalOf(await api.db.execute(WRITE).catch((error: unknown) => error), 'a call', ({ event }) => events.push(event));
      expect(refusal).toMatchObject({ messageKey: 'storage_full', retryAfter: 30 });
      expect(events).toContain('storage_full');
      // the room is asked for every few seconds
      await expect.poll(() => api.ready(), { timeout: 20_000 }).toBe('storage_full');

      fs.rmSync(rest);
      await expect.poll(() => api.ready(), { timeout: 20_000 }).toBe('ready');
      await write();
    } finally {
      await api.close();
      await pool.end();
    }
  },
  120_000,
);
