import type { Identity } from '@darb/contract';
import { sql } from 'drizzle-orm';
import { test as base, inject } from 'vitest';
import { createApi, type Api, type ApiEvent, type ApiOptions, type Db, type Peer, type SecurityEvent } from '../api.ts';
import { mediaInFolder } from '../media/folder.ts';
import { DEFAULT_LIMITS } from '../settings.ts';
import { copyDatabase, type DatabaseCopy } from './copy.ts';

/** The time that the API goes by; a test moves it. */
export class Clock {
  #now = new Date('2026-11-27T15:00:00.000Z');
  readonly now = (): Date => new Date(this.#now);
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
  set(time: Date | string): void {
    this.#now = new Date(time);
  }
}

/** A caller on this machine, in a network that tests own (RFC 5737). */
export const PEER: Peer = { address: '192.0.2.1', loopback: true };

/** The `trace-id` of a caller who names no other. */
export const CLIENT = '6f1c2a34-0000-4000-8000-00000000abcd';

export const OUTBOX_TOKEN = 'a token of the tests';

/** A guest; `changes` makes somebody else of them. */
export const guest = (changes: Partial<Identity> = {}): Identity => ({
  accessToken: null,
  refreshToken: null,
  language: 'ar',
  clientId: CLIENT,
  address: PEER.address,
  ...changes,
});

export interface ApiFixtures {
  clock: Clock;
  /** What the API reported; a test that provokes a fault expects it here, any other expects nothing. */
  events: ApiEvent[];
  /** What the API reported for the security log. */
  securityEvents: SecurityEvent[];
  /** What a test gives differently: `test.override`-able, or made anew with `createTestApi`. */
  options: ApiOptions;
  api: Api;
  db: Db;
}

interface FileFixtures {
  copy: DatabaseCopy;
}

/**
 * `test` with an API on a database of the test file's own, emptied before each test. The clock stands still
 * until a test moves it; replies are checked against the contract.
 */
export const test = base.extend<FileFixtures & ApiFixtures>({
  copy: [
    async ({}, use) => {
      const copy = await copyDatabase(inject('postgres'));
      await use(copy);
      await copy.drop();
    },
    { scope: 'file' },
  ],
  clock: async ({}, use) => use(new Clock()),
  events: async ({}, use) => use([]),
  securityEvents: async ({}, use) => use([]),
  options: async ({ copy, clock, events, securityEvents }, use) =>
    use({
      databaseUrl: copy.url,
      connections: 10,
      sessionSecrets: [new TextEncoder().encode('a secret of the tests, 32 bytes and more')],
      media: mediaInFolder('/nonexistent'),
      outboxToken: OUTBOX_TOKEN,
      delivery: { sms: 'outbox', whatsapp: 'outbox', email: 'outbox' },
      reports: { shared: null, whatsappApp: null },
      site: new URL('https://darb.example'),
      league: { url: null, serverKey: 'a key of the tests', ticketKey: 'a ticket key of the tests' },
      graphqlUrl: null,
      callLeague: null,
      logins: {},
      limits: DEFAULT_LIMITS,
      locationDatabase: null,
      log: (event) => void events.push(event),
      onSecurityEvent: (event) => void securityEvents.push(event),
      now: clock.now,
      checkReplies: true,
    }),
  api: async ({ options, copy }, use) => {
    const api = createApi(options);
    await api.db.execute(sql.raw(copy.emptying));
    await use(api);
    await api.close();
  },
  db: async ({ api }, use) => use(api.db),
});
