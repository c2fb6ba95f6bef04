import type { AppLoadContext } from '@remix-run/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WebContext } from '../app/server/context.ts';
import { askedBy } from '../app/server/node-bridge.ts';
import { buildOf } from '../app/server/testing.ts';
import { encodeData } from './data-stream.ts';
import { isPlainDocument, openDoor } from './door.ts';
import { comparable } from './testing.ts';

const ask = (address: string, init: RequestInit = {}) => askedBy(new URL(address), init.method ?? 'GET', () => new Request(address, init));
const context = () =>
  ({ nonce: 'n', visit: async () => ({ language: 'ar' }), report: () => undefined }) as unknown as WebContext as AppLoadContext;
const door = (build: ReturnType<typeof buildOf>, render: 'fast' | 'remix' = 'fast') =>
  openDoor({ build, mode: 'production', render, policyOf: () => '' });
const isPlain = async (build: ReturnType<typeof buildOf>, path: string, init: RequestInit = {}) =>
  isPlainDocument(await door(build).answer('/', ask(`http://localhost${path}`, init), context()));

test('whatever plain data a loader gives, the page and its data are Remix’s own', async () => {
  let given: unknown = null;
  const build = buildOf({ exploreProgram: { loader: () => ({ given }) } });
  const [fast, remix] = [door(build), door(build, 'remix')];
  const url = 'http://localhost/explore/3?country=JO';
  const data = fc.object({
    maxDepth: 3,
    values: [fc.string(), fc.boolean(), fc.integer(), fc.constant(null), fc.constantFrom('a', 1, 0.5)],
  });
  await fc.assert(
    fc.asyncProperty(data, async (value) => {
      if (JSON.stringify(value).includes('__proto__')) return;
      given = value;
      const ours = await fast.answer('/', ask(url), context());
      const theirs = await remix.answer('/', ask(url), context());
      expect(isPlainDocument(ours)).toBe(true);
      const text = isPlainDocument(ours) ? ours.html.toString() : '';
      expect(comparable(text)).toEqual(comparable(isPlainDocument(theirs) ? '' : await theirs.text()));
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
  expect(encodeData({ deep: [value] })).toBeNull();
});

test('a page that says that there is none is drawn as any other', async () => {
  const build = buildOf({ notFound: { loader: () => ({ type: 'DataWithResponseInit', data: 1, init: { status: 404 } }) } });
  const answer = await door(build).answer('/', ask('http://localhost/no/such'), context());
  expect(isPlainDocument(answer) && answer.status).toBe(404);
});

test('a request that is no document, a redirect, a status and a header are left to Remix', async () => {
  const answers: Record<string, unknown> = {
    explore: new Response('plain'),
    exploreProgram: { type: 'DataWithResponseInit', data: 1, init: { status: 410 } },
    dashboard: { type: 'DataWithResponseInit', data: 1, init: { headers: { 'x-a': 'b' } } },
    signin: { fine: true },
  };
  const build = buildOf({}, (name) => ({ loader: () => answers[name] ?? null }));
  expect(await isPlain(build, '/signin')).toBe(true);
  expect(await isPlain(build, '/signin.data')).toBe(false);
  expect(await isPlain(build, '/signin?index')).toBe(false);
  expect(await isPlain(build, '/explore')).toBe(false);
  expect(await isPlain(build, '/explore/3')).toBe(false);
  expect(await isPlain(build, '/dashboard')).toBe(false);
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
  const fast = door(buildOf({ root: loaderOf('root') }, loaderOf));
  const statuses: number[] = [];
  for (const path of ['/explore', '/signin', '/dashboard']) {
    const answer = await fast.answer('/', ask(`http://localhost${path}`), context());
    statuses.push(isPlainDocument(answer) ? 0 : answer.status);
  }
  expect(statuses).toEqual([302, 410, 200]);
  expect(asked).toEqual(['root', 'explore', 'root', 'signin', 'root', 'dashboard']);
});
