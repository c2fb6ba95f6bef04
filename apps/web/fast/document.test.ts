import type { AppLoadContext } from '@remix-run/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WebContext } from './context.ts';
import { askedBy } from './node-bridge.ts';
import { encodePlain } from './plain-data.ts';
import { createPlainDocument } from './plain-document.ts';
import { isPlainPage } from './plain-page.ts';
import { createPrunedBuild } from './pruned-build.ts';
import { buildOf } from './testing.ts';

const url = 'http://localhost/explore/3?country=JO';
const ask = (address: string, init: RequestInit = {}) => askedBy(new URL(address), init.method ?? 'GET', () => new Request(address, init));
const context = () => ({ nonce: 'n', page: { html: null }, visit: async () => ({ language: 'ar' }) }) as unknown as WebContext;

test('whatever plain data a loader gives, the page is Remix’s own, byte for byte', async () => {
  let given: unknown = null;
  const build = buildOf({ exploreProgram: { loader: () => ({ given }) } });
  const plain = createPlainDocument(build, ['root', 'exploreProgram']);
  const remix = createPrunedBuild(build, 'production').fullFor('/');
  const data = fc.object({
    maxDepth: 3,
    values: [fc.string(), fc.boolean(), fc.integer(), fc.constant(null), fc.constantFrom('a', 1, 0.5)],
  });
  await fc.assert(
    fc.asyncProperty(data, async (value) => {
      if (JSON.stringify(value).includes('__proto__')) return;
      given = value;
      const [ours, theirs] = [context(), context()];
      const page = await plain(ask(url), ours as AppLoadContext);
      await remix(ask(url), theirs as AppLoadContext);
      expect(page && { ...page, html: page.html.toString() }).toEqual({ html: theirs.page.html, language: 'ar' });
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['a promise', Promise.resolve(1)],
  ['a date', new Date(0)],
  ['an error', new Error('x')],
  ['a number that JSON has not', Number.NaN],
  ['minus zero', -0],
  ['a big integer', 1n],
  ['a map', new Map()],
])('%s is left to Remix', (_, value) => {
  expect(encodePlain({ deep: [value] })).toBeNull();
});

test('a request that is no document, a redirect, a status and a header are left to Remix', async () => {
  const answers: Record<string, unknown> = {
    explore: new Response('plain'),
    exploreProgram: { type: 'DataWithResponseInit', data: 1, init: { status: 404 } },
    dashboard: { type: 'DataWithResponseInit', data: 1, init: { headers: { 'x-a': 'b' } } },
    signin: { fine: true },
  };
  const build = buildOf({}, (name) => ({ loader: () => answers[name] ?? null }));
  const answer = (id: string, path: string, init: RequestInit = {}) =>
    createPlainDocument(build, ['root', id])(ask(`http://localhost${path}`, init), context() as AppLoadContext);
  expect(await answer('signin', '/signin')).not.toBeNull();
  expect(await answer('signin', '/signin.data')).toBeNull();
  expect(await answer('signin', '/signin?index')).toBeNull();
  expect(await answer('signin', '/signin', { method: 'POST' })).toBeNull();
  expect(await answer('explore', '/explore')).toBeNull();
  expect(await answer('exploreProgram', '/explore/3')).toBeNull();
  expect(await answer('dashboard', '/dashboard')).toBeNull();
});

test('a loader that sends elsewhere, refuses or gives a header is asked once, as are the loaders beside it', async () => {
  const asked: string[] = [];
  const answers: Record<string, () => unknown> = {
    root: () => ({ plain: true }),
    explore: () => new Response(null, { status: 302, headers: { location: '/signin' } }),
    signin: () => {
      throw new Response('gone', { status: 410 });
    },
    dashboard: () => ({ type: 'DataWithResponseInit', data: 1, init: { headers: { 'x-a': 'b' } } }),
  };
  const loaderOf = (name: string) => ({
    loader: () => {
      asked.push(name);
      return answers[name]?.() ?? null;
    },
  });
  const pruned = createPrunedBuild(buildOf({ root: loaderOf('root') }, loaderOf), 'production');
  const statuses: number[] = [];
  for (const path of ['/explore', '/signin', '/dashboard']) {
    const loaded = { ...context(), report: () => undefined } as unknown as AppLoadContext;
    const response = await pruned.handlerFor('/', path)(ask(`http://localhost${path}`), loaded);
    statuses.push(isPlainPage(response) ? 0 : response.status);
  }
  expect(statuses).toEqual([302, 410, 200]);
  expect(asked).toEqual(['root', 'explore', 'root', 'signin', 'root', 'dashboard']);
});
