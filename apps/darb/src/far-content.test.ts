import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@darb/contract';
import { createWebHost, type WebHost } from '@darb/web/host';
import { expect, test } from 'vitest';
import { page } from '../../web/app/server/page.ts';
import { buildOf } from '../../web/app/server/testing.ts';
import { createRemoteApi } from './remote-api.ts';

/** Pages over an API elsewhere, whose content is `now.version`. */
async function pagesOver(now: { version: string }) {
  const send = ((input: string) => {
    const data = input.includes(contract.catalog.programs.path) ? { programs: [now.version] } : { iso: 'JO', located: false };
    return Promise.resolve(Response.json({ message_key: 'ok', data }, { headers: { 'content-version': now.version } }));
  }) as typeof fetch;
  let host: WebHost | null = null;
  const api = createRemoteApi('https://api.example.org/api', () => host?.onContentChanged(), send);
  host = createWebHost({
    build: buildOf({ explore: { loader: page('explore', async ({ api: far }) => ({ screen: await far.catalog.programs({}) })) } }),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    api: (identity) => api.client(identity),
  });
  const made = host;
  const server = createServer((request, response) => made.handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ar/explore?country=JO`)).text();
  return { api, ask, [Symbol.dispose]: () => void server.close() };
}

test('kept pages are forgotten when the API elsewhere has other content, and not before', async () => {
  const now = { version: 'first' };
  using pages = await pagesOver(now);
  expect(await pages.ask()).toContain('first');
  now.version = 'second';
  // nobody has asked the API since
  expect(await pages.ask()).toContain('first');
  expect(await pages.api.ready()).toBe('ready');
  expect(await pages.ask()).toContain('second');
  await pages.api.ready();
  expect(await pages.ask()).toContain('second');
});

test('any answer of the API elsewhere tells of its content', async () => {
  const now = { version: 'first' };
  using pages = await pagesOver(now);
  await pages.ask();
  now.version = 'second';
  const visitor = { accessToken: null, refreshToken: null, language: 'ar', clientId: null, address: '' } as const;
  await pages.api.client(visitor).catalog.programs({});
  expect(await pages.ask()).toContain('second');
});
