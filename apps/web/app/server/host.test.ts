import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, contract, Refusal, type Student } from '@darb/contract';
import { afterEach, expect, test } from 'vitest';
import { action, againAfter } from './action.ts';
import { createWebHost, type WebHost } from './host.ts';
import { page } from './page.ts';
import { createBody, type TestAnswer } from './testing-http.ts';
import { buildOf } from './testing.ts';

const salma = {
  id: '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11',
  full_name: 'Salma Test',
  country: 'JO',
  program_id: 1,
  is_premium: false,
  premium_program_id: null,
  language: 'ar',
} as Student;
const nour = { ...salma, id: '7c1b8a5e-8f63-4a0e-9a1f-5c2d4e6f7a81', full_name: 'Nour Test', program_id: null } as Student;

const rows = (name: string) => ({
  loader: page(name as 'home', ({ visit, student }) => ({
    screen: { row: name, country: visit.country, language: visit.language, name: student ? 'x' : null },
  })),
});
const modules = {
  root: { loader: () => null },
  home: { loader: page('home', () => ({ screen: { row: 'home' } })) },
  explore: {
    loader: page('explore', ({ student, visit }) => ({
      screen: { row: 'explore', name: visit.student?.full_name ?? 'guest', premium: student?.is_premium ?? false },
    })),
  },
  lesson: { loader: page('lesson', async ({ api, params }) => ({ screen: await api.learning.lesson({ id: params.lesson }) })) },
  quiz: {
    loader: page('quiz', async ({ api, params }) => ({
      screen: await api.assessment.quiz({ quiz_id: params.quiz, subtopic_id: params.subtopic }),
    })),
  },
  notFound: { loader: page('notFound', () => ({ screen: { row: 'notFound' }, status: 404 })) },
  signin: {
    ...rows('signin'),
    action: action('signin', async ({ fields, api }) =>
      fields.text('password') === ''
        ? { typed: fields.text('email'), ...(fields.text('ask') === '' ? {} : await api.catalog.programs({ country: 'JO' })) }
        : api.account
            .signIn({ email: fields.text('email'), password: fields.text('password') })
            .catch((thrown: unknown) => againAfter(thrown, fields, ['email'], {})),
    ),
  },
  dashboard: { loader: page('dashboard', async ({ api }) => ({ screen: await api.progress.dashboardBlocks({}) })) },
};

let server: Server | null = null;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

interface Started {
  host: WebHost;
  calls: string[];
  clients: (string | null)[];
  ask: (path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<TestAnswer>;
}

async function start(): Promise<Started> {
  const calls: string[] = [];
  const clients: (string | null)[] = [];
  const host = createWebHost({
    build: buildOf(modules, rows),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    api: (identity) =>
      createClient(contract, async (call, input) => {
        calls.push(call.path);
        clients.push(identity.clientId);
        const who = identity.accessToken === 'salma' ? salma : identity.accessToken === 'nour' ? nour : null;
        if (call === contract.account.info) {
          if (!who) throw new Refusal('token_invalid');
          return who;
        }
        if (call === contract.catalog.locationFromIp) return { iso: 'EG', located: identity.address === '203.0.113.9' };
        if (call === contract.catalog.programs) return { programs: [] };
        if (call === contract.assessment.quiz) throw new Refusal('not_subscribed');
        if (call === contract.learning.lesson)
          throw new Refusal((input as { id: number }).id === 9 ? 'other_program' : 'content_not_found');
        if (call === contract.account.signIn) throw new Refusal('sign_in_fail_exceed_limit', { retryAfter: 170 });
        if (call === contract.progress.dashboardBlocks) throw new Refusal('too_many_requests');
        throw new Refusal('unavailable');
      }),
    addressOf: (request) => String(request.headers['x-test-address'] ?? '127.0.0.1'),
  });
  const listening = createServer((request, response) => host.handle(request, response));
  server = listening;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  const { port } = listening.address() as AddressInfo;
  return {
    host,
    calls,
    clients,
    ask: (path, init = {}) =>
      new Promise((resolve, reject) => {
        const asked = send(
          { port, path, method: init.method ?? 'GET', headers: init.headers ?? {}, host: '127.0.0.1' },
          (response) => void createBody(response).then(resolve, reject),
        );
        asked.on('error', reject);
        asked.end(init.body);
      }),
  };
}
const as = (token: string) => ({ cookie: `access-token=${token}` });
const quiz = '/program/1/subject/2/subtopic/3/quiz/4';

test('a student never gets a kept page, and what a student saw is never kept for a guest', async () => {
  const { ask } = await start();
  expect((await ask('/ar/explore?country=JO', { headers: as('salma') })).body).toContain('Salma Test');
  const guest = await ask('/ar/explore?country=JO');
  expect(guest.body).toContain('guest');
  expect(guest.body).not.toContain('Salma');
  const again = await ask('/ar/explore?country=JO', { headers: as('salma') });
  expect(again.body).toContain('Salma Test');
  expect(again.headers['cache-control']).toBe('private, no-store');
  expect(again.headers['content-security-policy']).toContain("'nonce-");
  expect(guest.headers['content-security-policy']).toContain("'sha256-");
  for (const { headers } of [again, guest]) expect(headers['content-security-policy']).toContain("connect-src 'self' ws://localhost:3000;");
});

test('whatever addresses somebody makes up, what all pages share is asked for once', async () => {
  const { ask, calls, host } = await start();
  const programs = () => calls.filter((path) => path === contract.catalog.programs.path).length;
  const made = (number: number) => [
    `/ar/explore?country=x${number}`,
    `/ar/nowhere/${number}`,
    `/ar/gone-${number}`,
    `/ar/${'x'.repeat(300)}${number}`,
  ];
  for (let number = 0; number < 300; number += 1)
    for (const path of made(number)) expect((await ask(path, { headers: as('salma') })).body).toContain('Salma Test');
  expect(programs()).toBe(1);
  host.onContentChanged();
  await ask('/ar/explore?country=JO', { headers: as('salma') });
  expect(programs()).toBe(2);
});

test('kept pages differ by language, country and theme, and are forgotten when content changes', async () => {
  const { ask, host, calls } = await start();
  const etags = new Set<unknown>();
  const visitors: Record<string, string>[] = [
    {},
    { cookie: 'language=en' },
    { cookie: 'theme=dark' },
    { cookie: 'country=PK' },
    { 'x-test-address': '203.0.113.9' },
  ];
  for (const headers of visitors) etags.add((await ask('/explore', { headers })).headers['etag']);
  expect(etags.size).toBeGreaterThanOrEqual(4);
  const first = (await ask('/ar/explore?country=JO')).headers['etag'];
  expect((await ask('/ar/explore?country=JO', { headers: { 'if-none-match': String(first) } })).status).toBe(304);
  const before = calls.length;
  host.onContentChanged();
  expect((await ask('/ar/explore?country=JO')).status).toBe(200);
  expect(calls.length).toBeGreaterThanOrEqual(before);
});

test('a row’s rules send everybody where they belong', async () => {
  const { ask } = await start();
  const to = async (path: string, headers = {}) => (await ask(path, { headers })).headers['location'];
  expect(await to('/ar/dashboard')).toBe('/ar?country=JO');
  expect(await to('/en/program/1/checkout?country=JO')).toBe('/en/signin?next=%2Fprogram%2F1%2Fcheckout%3Fcountry%3DJO&country=JO');
  expect(await to(`/ar${quiz}`)).toMatch(/^\/ar\/signup\?next=/);
  expect(await to('/ar/signin', as('salma'))).toBe('/ar/dashboard?country=JO');
  expect(await to('/ar/signin?next=%2Fexplore', as('salma'))).toBe('/ar/explore');
  expect(await to('/ar/signin?next=%2F%2Fevil.example', as('salma'))).toBe('/ar/dashboard?country=JO');
  expect(await to('/ur/', as('salma'))).toBe('/ur/dashboard?country=JO');
  expect(await to('/ar/explore', as('nour'))).toMatch(/^\/ar\/SelectProgram\?/);
  expect(await to('/ar/dashboard', as('nour'))).toBe('/ar/SelectProgram?country=JO');
});

test('a redirect to the home page that the script follows carries no prefix, which Remix adds', async () => {
  const { ask } = await start();
  const { body } = await ask('/en/dashboard.data');
  expect(body).toContain('"/?country=JO"');
  expect(body).not.toContain('"/en?');
});

test('a refusal becomes a place: the gate for a free student, the 404 page, the page of another program, the error page', async () => {
  const { ask } = await start();
  expect((await ask(`/ar${quiz}`, { headers: as('salma') })).headers['location']).toMatch(/^\/ar\/program\/1\/checkout\?next=/);
  expect((await ask('/ar/program/1/subject/2/subtopic/3/lesson/4')).status).toBe(404);
  const other = '/program/1/subject/2/subtopic/3/lesson/9?country=JO';
  const { status, body } = await ask(`/ar${other}`, { headers: as('salma') });
  expect(status).toBe(404);
  for (const way of ['account_settings/curriculum', 'program/1/checkout'])
    expect(body).toContain(`/ar/${way}?next=${encodeURIComponent(other)}`);
  expect((await ask('/ar/program/x/checkout', { headers: as('salma') })).status).toBe(404);
});

test('tokens that open nothing are taken away, and the page that wanted a student asks to sign in again', async () => {
  const { ask } = await start();
  const answer = await ask('/ar/dashboard', { headers: as('worthless') });
  expect(answer.headers['location']).toMatch(/^\/ar\/signin\?.*reason=session/);
  expect(String(answer.headers['set-cookie'])).toContain('access-token=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly');
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  for (const headers of [as('salma'), {}]) expect((await ask('/ar/explore', { headers })).headers).not.toHaveProperty('clear-site-data');
});

test('addresses without a prefix are served in place, in the language of the cookie or of the country', async () => {
  const { ask } = await start();
  expect((await ask('/explore', { headers: { cookie: 'language=ur' } })).headers['content-language']).toBe('ur');
  expect((await ask('/explore?country=PK')).headers['content-language']).toBe('en');
  expect((await ask('/explore')).headers['content-language']).toBe('ar');
  expect((await ask('/ar/explore?country=PK')).headers['content-language']).toBe('ar');
});

test('a reached limit says when to come back: the page, the answer of a form with and without scripts, and one that does not know when', async () => {
  const { ask } = await start();
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a%40example.org&password=wrong-one',
  };
  for (const path of ['/ar/signin', '/ar/signin.data']) {
    const answer = await ask(path, form);
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '170']);
  }
  const page = await ask('/ar/dashboard', { headers: as('salma') });
  expect([page.status, page.headers['retry-after']]).toEqual([429, '60']);
  expect((await ask('/ar/explore?country=JO')).headers['retry-after']).toBeUndefined();
});

const long = 'x'.repeat(200_000);
test.each<[what: string, path: string, init: { method?: string; headers?: Record<string, string>; body?: string }, status: number]>([
  [
    'a broken multipart form',
    '/ar/signin',
    { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'broken' },
    400,
  ],
  ['a JSON body where a form belongs', '/ar/signin', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }, 400],
  ['a text where a form belongs', '/ar/signin.data', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }, 400],
  ['an old data request', '/ar/signin?_data=signin', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }, 400],
  [
    'a form that is too long',
    '/ar/signin',
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `email=${long}` },
    413,
  ],
  ['a path that is not UTF-8', '/ar/%E0%A4%A', {}, 404],
  ['a backslash', '/%5C', {}, 404],
  ['a backslash below a language', '/ar/%5C%5B', {}, 404],
  ['a backslash in the middle', '/ar/a%5Cb%5B', {}, 404],
  ['a NUL in the path', '/ar/%00', {}, 404],
  ['an old data request for a page that is not', '/ar/no/such?_data=root', {}, 404],
  ['a form for a page without one', '/ar/explore', { method: 'POST' }, 405],
  ['an Arabic path', `/ar/${encodeURIComponent('مادة')}`, {}, 404],
  [
    'a form from a page that hides its origin',
    '/ar/signin',
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }, body: 'email=a' },
    200,
  ],
])('%s is answered with a sentence', async (_what, path, init, status) => {
  const { ask } = await start();
  const answer = await ask(path, init);
  expect(answer.status).toBe(status);
  expect(answer.body.length).toBeGreaterThan(20);
});

test('a browser without scripts gets its client id with the first form, keeps it over all that follow, and one that has an id keeps that', async () => {
  const { ask, clients } = await start();
  const post = (cookie?: string) =>
    ask('/ar/signin?country=JO', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie === undefined ? {} : { cookie }) },
      body: 'ask=1',
    });
  expect(String((await ask('/ar/signin?country=JO')).headers['set-cookie'])).not.toContain('client-id');
  for (const broken of [undefined, 'client-id=none']) {
    clients.length = 0;
    const given = /client-id=([0-9a-f-]{36}); Path=\/; SameSite=Lax; Max-Age=31536000/.exec(
      String((await post(broken)).headers['set-cookie']),
    )?.[1];
    expect(new Set(clients)).toEqual(new Set([given]));
    const second = await post(`client-id=${given}`);
    expect(String(second.headers['set-cookie'])).not.toContain('client-id');
    expect(new Set(clients)).toEqual(new Set([given]));
  }
});
