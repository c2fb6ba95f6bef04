import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { moduleEnvOf, originCheck } from './league.ts';
import { remoteLeague } from './league-pools.ts';

let server: http.Server | null = null;
afterEach(() => server?.close());

test('sockets are for our own pages and those of the settings', () => {
  const local = originCheck({ PUBLIC_URL: new URL('http://localhost:3000'), LEAGUE_ORIGINS: ['https://school.example.org'] });
  const request = { headers: { host: '127.0.0.1:3000' } };
  expect(local('http://localhost:3000', request)).toBe(true);
  expect(local('http://127.0.0.1:3000', request)).toBe(true);
  expect(local('https://school.example.org', request)).toBe(true);
  expect(local('http://127.0.0.1:4000', request)).toBe(false);
  const world = originCheck({ PUBLIC_URL: new URL('https://darb.example.org'), LEAGUE_ORIGINS: [] });
  expect(world('http://darb.example.org', { headers: { host: 'darb.example.org' } })).toBe(false);
  expect(world('null', { headers: { host: 'darb.example.org' } })).toBe(false);
});

test('the league’s program is handed the times that were given, and no key that is not there', () => {
  const none = {
    LEAGUE_SEARCH_MS: undefined,
    LEAGUE_FOUND_MS: undefined,
    LEAGUE_COUNTDOWN_MS: undefined,
    LEAGUE_ROUND_MS: undefined,
    LEAGUE_REVEAL_MS: undefined,
  };
  expect(moduleEnvOf(none, { ticket: 'new', oldTicket: undefined })).toEqual({ LEAGUE_TICKET_KEY: 'new' });
  expect(moduleEnvOf({ ...none, LEAGUE_REVEAL_MS: '0' }, { ticket: 'new', oldTicket: 'old' })).toEqual({
    LEAGUE_TICKET_KEY: 'new',
    LEAGUE_OLD_TICKET_KEY: 'old',
    LEAGUE_REVEAL_MS: '0',
  });
});

test('a league elsewhere is called with the key in a header, and a refusal is a failure', async () => {
  const asked: string[] = [];
  server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString()}`);
    response.writeHead(request.url?.includes('refused') ? 403 : 200).end('{"kept":1}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const call = remoteLeague(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'the http key');
  expect(await call('publish_pool', '{}')).toBe('{"kept":1}');
  await expect(call('refused', '{}')).rejects.toThrow('403');
  expect(asked[0]).toBe('POST /v2/rpc/publish_pool?unwrap the http key:');
});
