import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract, createClient, Refusal } from '@darb/contract';
import { expect, onTestFinished, test } from 'vitest';
import { action, againAfter } from './action.ts';
import { createWebHost } from './host.ts';
import { page } from './page.ts';
import { buildOf } from './testing.ts';

const modules = {
  root: { loader: () => null },
  home: { loader: page('home', () => ({ screen: { row: 'home' } })) },
  notFound: { loader: page('notFound', () => ({ screen: { row: 'notFound' }, status: 404 })) },
  lesson: { loader: page('lesson', async ({ api, params }) => ({ screen: await api.learning.lesson({ id: params.lesson }) })) },
  signin: {
    loader: page('signin', () => ({ screen: { row: 'signin' } })),
    action: action('signin', ({ fields, api }) =>
      api.account
        .signIn({ email: fields.text('email'), password: fields.text('password') })
        .catch((thrown: unknown) => againAfter(thrown, fields, ['email'], {})),
    ),
  },
};

/** A host whose API refuses with `updating` while it is closed; `knows`: whether it hears of that itself. */
async function start(knows: boolean) {
  const state = { isClosed: false };
  const reported: unknown[] = [];
  const host = createWebHost({
    build: buildOf(modules),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    ...(knows ? { isUpdating: () => state.isClosed } : {}),
    api: () =>
      createClient(contract, (call) => {
        if (state.isClosed) throw new Refusal('updating', { retryAfter: 60 });
        if (call === contract.catalog.locationFromIp) return Promise.resolve({ iso: 'JO', located: true });
        throw new Refusal('content_not_found');
      }),
    report: (error) => reported.push(error),
  });
  const server = createServer((request, response) => host.handle(request, response));
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return { status: answer.status, wait: answer.headers.get('retry-after'), body: await answer.text() };
  };
  return { ask, state, reported };
}

const LESSON = '/en/program/1/subject/2/subtopic/3/lesson/4?country=JO';

test('while Darb is closed every page says so and when to come back, kept ones and data too; then all is as before', async () => {
  const { ask, state, reported } = await start(true);
  expect(await ask('/en?country=JO')).toMatchObject({ status: 200, wait: null });
  state.isClosed = true;
  for (const path of ['/en?country=JO', '/ur?country=JO', LESSON, '/en/signin?country=JO', '/en/nowhere', '/en/_root.data?country=JO']) {
    const { status, wait, body } = await ask(path, { headers: { cookie: 'access-token=salma' } });
    expect({ path, status, wait }).toEqual({ path, status: 503, wait: '60' });
    expect(body).toContain('updating');
  }
  state.isClosed = false;
  expect(await ask('/en?country=JO')).toMatchObject({ status: 200, wait: null });
  expect(reported).toEqual([]);
});

test('a form that is sent meanwhile stays as it was typed, and is told when to come back', async () => {
  const { ask, state } = await start(true);
  state.isClosed = true;
  const { status, wait, body } = await ask('/en/signin?country=JO', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ email: 'salma@example.org', password: 'a path of sand' }),
  });
  expect({ status, wait }).toEqual({ status: 503, wait: '60' });
  expect(body).toContain('updating');
});

test('with the API elsewhere, what needs it says the same, and nothing is reported as a fault', async () => {
  const { ask, state, reported } = await start(false);
  state.isClosed = true;
  const { status, wait, body } = await ask(LESSON);
  expect({ status, wait }).toEqual({ status: 503, wait: '60' });
  expect(body).toContain('updating');
  expect(reported).toEqual([]);
});
