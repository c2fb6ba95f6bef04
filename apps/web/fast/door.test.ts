import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { WebContext } from '../app/server/context.ts';
import { askedBy } from '../app/server/node-bridge.ts';
import { buildOf } from '../app/server/testing.ts';
import { rowNames, rowOf } from '../app/site-map.ts';
import { isPlainDocument, openDoor, Overloaded, type Door } from './door.ts';
import { comparable } from './testing.ts';

const echo = (name: string) => ({
  loader: ({ params, request }: { params: object; request: Request }) => ({ name, params, search: new URL(request.url).search }),
});
const build = buildOf(
  {
    subtopic: { loader: () => redirect('/explore?country=JO'), default: () => createElement('i') },
    signin: {
      ...echo('signin'),
      action: async ({ request }: { request: Request }) => ({ typed: (await request.formData()).get('email') }),
    },
    dashboard: {
      loader: () => {
        throw new Response('gone', { status: 410 });
      },
    },
    notFound: { loader: () => data({ name: 'notFound' }, { status: 404 }) },
    termsOfUse: { loader: () => data({ name: 'busy' }, { status: 429 }) },
    preferences: { loader: () => new Response('plain'), action: () => redirect('/') },
  },
  echo,
);

const open = (render: 'fast' | 'remix'): Door => openDoor({ build, mode: 'production', render, policyOf: () => '' });

async function answerOf(door: Door, basename: string, url: string, init: RequestInit, network = '192.0.2.1') {
  const context = {
    network,
    nonce: 'n',
    visit: async () => ({ language: 'ar' }),
    report: () => undefined,
  } as unknown as WebContext as AppLoadContext;
  const asked = askedBy(new URL(url), init.method ?? 'GET', () => new Request(url, init));
  const answer = await door.answer(basename, asked, context);
  const isPlain = isPlainDocument(answer);
  const body = isPlain ? answer.html.toString() : await answer.text();
  const headers = isPlain
    ? { 'content-language': answer.language, 'content-type': 'text/html; charset=utf-8' }
    : Object.fromEntries(answer.headers);
  return { isPlain, is: { status: answer.status, headers, ...comparable(body) } };
}

const below = [
  '',
  'explore',
  'EXPLORE/',
  'explore/3',
  'explore/x',
  'program/1/subject/2',
  'program/1/subject/2/',
  'program/1/subject/2/subtopic/3',
  'program/1/subject/2/subtopic/3/lesson/4',
  'program/1/subject/2/subtopic/3/quiz/5',
  'program/1/subject/2/subtopic/3/lesson/4/more',
  'program/1/checkout',
  'signin?next=%2Fexplore',
  'SelectProgram',
  'selectprogram',
  'chooseProgram',
  'dashboard',
  'preferences',
  'no/such/page',
  'TermsOfUse',
  '%D9%85%D8%A7%D8%AF%D8%A9',
  'a%2Fb',
  'explore.data',
  'program/1/subject/2.data',
  'program/1/subject/2/subtopic/3/lesson/4.data?_routes=lesson',
  'dashboard.data',
  'no/such.data',
  '__manifest?p=%2Fexplore&p=%2Fsignin&version=test',
  'program/1/subject/2/subtopic/3.data',
  '?index',
];
const bases = ['/', '/ar', '/en', '/ur'];
const requests = bases.flatMap((base): (readonly [string, string, RequestInit])[] => [
  ...below.map((path) => [base, `${base === '/' ? '' : base}/${path}`, {}] as const),
  [base, base === '/' ? '/_root.data' : `${base}.data`, {}] as const,
  [base, `${base === '/' ? '' : base}/signin`, { method: 'POST', body: new URLSearchParams({ email: 'a@example.org' }) }] as const,
  [base, `${base === '/' ? '' : base}/signin.data`, { method: 'POST', body: new URLSearchParams({ email: 'a@example.org' }) }] as const,
  [base, `${base === '/' ? '' : base}/preferences`, { method: 'POST', body: new URLSearchParams() }] as const,
  [base, `${base === '/' ? '' : base}/explore`, { method: 'POST', body: new URLSearchParams() }] as const,
  [base, `${base === '/' ? '' : base}/explore`, { method: 'HEAD' }] as const,
]);

test('every answer of the fast path is Remix’s own', async () => {
  const [fast, remix] = [open('fast'), open('remix')];
  let plain = 0;
  for (const [base, path, init] of requests) {
    const url = `http://localhost${path}`;
    const ours = await answerOf(fast, base, url, init);
    if (ours.isPlain) plain += 1;
    expect(ours.is, `${init.method ?? 'GET'} ${path}`).toEqual((await answerOf(remix, base, url, init)).is);
  }
  expect(requests.length).toBeGreaterThan(130);
  expect(plain).toBeGreaterThan(50);
});

test('plain Remix keeps no pages, and an address may be written in any case', () => {
  expect(open('remix').pages).toBeNull();
  expect(open('fast').match('/ar', '/ar/EXPLORE/3')?.at(-1)?.route.id).toBe('exploreProgram');
});

test('error pages, made-up addresses and their data, and answers of forms take their turns; linked pages and their data do not wait for them', async () => {
  const refusals: (() => void)[] = [];
  let begun = (): void => undefined;
  const hasBegun = async (count: number): Promise<void> => {
    while (refusals.length < count) await new Promise<void>((resolve) => (begun = resolve));
  };
  const slow = buildOf(
    {
      dashboard: {
        loader: async () => {
          await new Promise<void>((resolve) => {
            refusals.push(resolve);
            begun();
          });
          throw new Response('gone', { status: 410 });
        },
      },
      subtopic: { loader: () => redirect('/explore?country=JO'), default: () => createElement('i') },
      signin: { ...echo('signin'), action: () => ({ typed: '' }) },
      preferences: { action: () => redirect('/') },
    },
    echo,
  );
  const door = openDoor({ build: slow, mode: 'production', render: 'fast', policyOf: () => '' });
  const made = Array.from({ length: 110 }, (_, number) =>
    answerOf(door, '/ar', `http://localhost/ar/dashboard?x=${number}`, {}).then(
      ({ is }) => is.status,
      (error: unknown) => error instanceof Overloaded,
    ),
  );
  const statusOf = async (path: string, init: RequestInit = {}, network?: string) =>
    (await answerOf(door, '/ar', `http://localhost/ar/${path}`, init, network)).is.status;
  expect(await statusOf('explore?country=JO')).toBe(200);
  expect(await statusOf('program/1/subject/2/subtopic/3')).toBe(302);
  expect(await statusOf('explore.data')).toBe(200);
  expect(await statusOf('explore.data?country=JO&_routes=explore')).toBe(200);
  const form = () => ({ method: 'POST', body: new URLSearchParams({ email: 'a@example.org' }) });
  expect(await statusOf('signin.data', form())).toBe(200);
  expect(await statusOf('preferences', form())).toBe(302);
  for (const path of ['explore.data?x=1', 'no/such.data', 'no/such/page']) await expect(statusOf(path)).rejects.toThrow(Overloaded);
  for (const path of ['explore', 'signin']) await expect(statusOf(path, form())).rejects.toThrow(Overloaded);
  const ofAnother = statusOf('no/such/page', {}, '192.0.2.2');
  const broken = statusOf('dashboard');
  await hasBegun(3);
  expect(refusals).toHaveLength(3);
  refusals[2]?.();
  await expect(broken).rejects.toThrow(Overloaded);
  for (let turn = 0; turn < made.length - 9 + 1; turn += 1) {
    await hasBegun(turn + 1);
    refusals[turn]?.();
  }
  expect(await ofAnother).toBe(200);
  const outcomes = await Promise.all(made);
  expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(9);
  expect(outcomes.filter((outcome) => outcome === 410)).toHaveLength(101);
});

test('an address is of the same row by the fast path, by plain Remix and in development', () => {
  const doors = [
    open('fast'),
    open('remix'),
    openDoor({ build: async () => Promise.resolve(build), mode: 'development', render: 'fast', policyOf: () => '' }),
  ];
  const addresses = ['', ...below, ...rowNames.map((name) => rowOf(name).path.replaceAll(/:\w+\??/g, '7'))];
  for (const address of addresses) {
    const rows = doors.map(({ match }) => match('/en', `/en/${address}`)?.at(-1)?.route.id);
    expect(rows, address).toEqual([rows[0], rows[0], rows[0]]);
  }
  expect(doors.map(({ match }) => match('/en', '/en/progress/a-secret')?.at(-1)?.route.id)).toEqual(Array(3).fill('sharedProgress'));
});
