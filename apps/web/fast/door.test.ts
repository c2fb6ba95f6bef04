import { redirect, type AppLoadContext } from '@remix-run/node';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { WebContext } from './context.ts';
import { askedBy } from './node-bridge.ts';
import { isPlainPage } from './plain-page.ts';
import { createPrunedBuild, type PageHandler } from './pruned-build.ts';
import { buildOf } from './testing.ts';

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
    preferences: { loader: () => new Response('plain'), action: () => redirect('/') },
  },
  echo,
);

const context = (): AppLoadContext => {
  const page = { html: null };
  return { nonce: 'n', page, visit: async () => ({ language: 'ar' }), report: () => undefined } as unknown as WebContext as AppLoadContext;
};

async function answerOf(handler: PageHandler, url: string, init: RequestInit) {
  const loaded = context();
  const response = await handler(
    askedBy(new URL(url), init.method ?? 'GET', () => new Request(url, init)),
    loaded,
  );
  if (isPlainPage(response)) {
    const headers = [
      ['content-language', response.language],
      ['content-type', 'text/html; charset=utf-8'],
    ];
    return { status: 200, headers, body: response.html.toString() };
  }
  return {
    status: response.status,
    headers: [...response.headers],
    body: (loaded as unknown as WebContext).page.html ?? (await response.text()),
  };
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

test('every answer of a pruned build is the full build’s, byte for byte', async () => {
  const pruned = createPrunedBuild(build, 'production');
  for (const [base, path, init] of requests) {
    const url = `http://localhost${path}`;
    const { pathname } = new URL(url);
    const small = await answerOf(pruned.handlerFor(base, pathname), url, init);
    const whole = await answerOf(pruned.fullFor(base), url, init);
    expect(small, `${init.method ?? 'GET'} ${path}`).toEqual(whole);
  }
  expect(requests.length).toBeGreaterThan(130);
});

test('a handler is made once for each branch, and the whole build answers what nothing matches', () => {
  const pruned = createPrunedBuild(build, 'production');
  expect(pruned.handlerFor('/ar', '/ar/explore/1')).toBe(pruned.handlerFor('/ar', '/ar/explore/2.data'));
  expect(pruned.handlerFor('/ar', '/ar/explore/1')).not.toBe(pruned.handlerFor('/en', '/en/explore/1'));
  expect(pruned.handlerFor('/ar', '/ar/__manifest')).toBe(pruned.fullFor('/ar'));
});
