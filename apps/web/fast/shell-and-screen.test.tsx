// @vitest-environment node
import type { AppLoadContext } from '@remix-run/node';
import { useLocation, useMatches, useSearchParams } from '@remix-run/react';
import { useLocale } from '@darb/ui/locale';
import fc from 'fast-check';
import { useId, type ComponentType, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { usePrefix } from '../app/prefix.ts';
import * as root from '../app/root.tsx';
import { useScreen } from '../app/shown-screen.ts';
import { aroundOf } from '../app/server/around.ts';
import { askedBy } from '../app/server/node-bridge.ts';
import type { Shown, Showing } from '../app/server/shown.ts';
import { buildOf } from '../app/server/testing.ts';
import { isPlainDocument, openDoor } from './door.ts';
import { comparable } from './testing.ts';

interface Screen {
  words: string;
}

/** Draws what a screen can ask for. */
function Page() {
  const { words } = useScreen<() => Promise<{ data: Shown<Screen> }>>();
  const { pathname } = useLocation();
  return (
    <section>
      <h1>{words}</h1>
      <p>{[useLocale().language, usePrefix(), pathname, useSearchParams()[0].get('x'), useMatches().length].join(' ')}</p>
    </section>
  );
}

const visit = (part: object) =>
  ({
    language: 'ar',
    prefix: '/ar',
    country: 'JO',
    theme: null,
    digits: 'latn',
    student: null,
    audience: null,
    path: '/dashboard',
    search: new URLSearchParams(),
    ...part,
  }) as never;
const student = (full_name: string, image_small: string | null = null) =>
  visit({ student: { full_name, image_small, program_id: null }, audience: { program: null } });

let shown: Shown<Screen>;
let theme: string | null = null;

const doorTo = (screen: ComponentType) => {
  const build = buildOf({ root, dashboard: { loader: () => shown, default: screen } });
  const open = (render: 'fast' | 'remix') => openDoor({ build, mode: 'production', render, policyOf: () => '' });
  const [fast, remix] = [open('fast'), open('remix')];
  return async (url: string) => {
    const address = `http://localhost${url}`;
    const context = {
      nonce: 'n',
      visit: async () => visit({ theme }),
      takeNotice: () => null,
      thirdParties: {},
      report: () => undefined,
    } as unknown as AppLoadContext;
    const asked = askedBy(new URL(address), 'GET', () => new Request(address));
    const [ours, theirs] = [await fast.answer('/ar', asked, context), await remix.answer('/ar', asked, context)];
    expect(isPlainDocument(ours)).toBe(true);
    return {
      ours: comparable(isPlainDocument(ours) ? ours.html.toString() : ''),
      theirs: comparable(isPlainDocument(theirs) ? '' : await theirs.text()),
    };
  };
};

const stage = (name: string): NonNullable<Showing<unknown>['stage']> => ({ title: { text: name, lang: 'ar' }, close: '/ar', questions: 3 });
const aroundsOf = async (name: string) => [
  await aroundOf('dashboard', student(name), {} as never, {}),
  await aroundOf('dashboard', visit({}), {} as never, {}),
  await aroundOf('quiz', student(name), {} as never, { stage: stage(name), names: { quiz: name, lesson: name } }),
];

test('a screen drawn into a shell is the page that Remix draws, whoever looks at it', async () => {
  const ask = doorTo(Page);
  const names = fc.oneof(fc.string(), fc.constantFrom('', ' سلمى', '<b>', '$&', '\uE0D0\uE0D1', 'nonce-of-the-page', '</body></html>'));
  await fc.assert(
    fc.asyncProperty(names, names, fc.constantFrom('', '?x=%3C', '?question=2'), async (name, words, query) => {
      for (const around of await aroundsOf(name)) {
        shown = { ...around, screen: { words } };
        theme = words.length > 2 ? 'dark' : null;
        for (const _ of ['drawn', 'kept']) {
          const { ours, theirs } = await ask(`/ar/dashboard${query}`);
          expect(theirs.markup).toContain('<html lang="ar"');
          expect(ours).toEqual(theirs);
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('a shell kept for many greets each student by their own name', async () => {
  const ask = doorTo(Page);
  theme = null;
  for (const name of ['سلمى', '<b>', 'Omar', 'سلمى']) {
    shown = { ...(await aroundOf('dashboard', student(name), {} as never, {})), screen: { words: 'درس' } };
    const { ours, theirs } = await ask('/ar/dashboard');
    expect(theirs.markup).toContain(name.replace('<', '&lt;').replace('>', '&gt;'));
    expect(ours).toEqual(theirs);
  }
});

test('a shell kept for many shows each student their own picture, or their own letter', async () => {
  const ask = doorTo(Page);
  theme = null;
  const pictures = ['/media/pictures/aa-64.webp', null, '/media/pictures/bb-64.webp?"<&', '/media/pictures/aa-64.webp'];
  for (const picture of pictures) {
    shown = { ...(await aroundOf('dashboard', student('سلمى', picture), {} as never, {})), screen: { words: 'درس' } };
    const { ours, theirs } = await ask('/ar/dashboard');
    expect(new Set(ours.markup.match(/\/media\/pictures\/\w\w/g))).toEqual(new Set(picture === null ? [] : [picture.slice(0, 18)]));
    expect(ours).toEqual(theirs);
  }
});

test('each student’s sidebar counts what waits for them, and nothing that waits for another', async () => {
  const ask = doorTo(Page);
  theme = null;
  const around = await aroundOf('dashboard', student('x'), {} as never, {});
  for (const dashboard of [41_327, undefined, 58_214, 41_327]) {
    shown = {
      ...around,
      personal: { fullName: 'x', picture: null, ...(dashboard ? { counts: { dashboard } } : {}) },
      screen: { words: 'درس' },
    };
    const { ours, theirs } = await ask('/ar/dashboard');
    const counted = [...new Set(ours.markup.match(/\d\d,\d{3}/g))];
    expect(counted).toEqual(dashboard ? [new Intl.NumberFormat('en').format(dashboard)] : []);
    expect(ours).toEqual(theirs);
  }
});

test('whatever a frame is made of, nobody gets what was drawn of another’s', async () => {
  const ask = doorTo(Page);
  for (const email of ['salma@example.org', 'nour@example.org']) {
    const around = await aroundOf('dashboard', student('x'), {} as never, {});
    shown = { ...around, frame: { ...around.frame, home: `/ar?mail=${email}` } as typeof around.frame, screen: { words: 'درس' } };
    const { ours } = await ask('/ar/dashboard');
    expect(ours.markup).toContain(email);
    expect(ours.markup.match(/\w+@example\.org/g)?.every((found) => found === email)).toBe(true);
  }
});

test('however many queries a student makes up, the shells of the others stay', async () => {
  let drawn = 0;
  const build = buildOf({
    root: {
      ...root,
      Layout: (props: { children: ReactNode }) => {
        drawn += 1;
        return <root.Layout {...props} />;
      },
    },
    dashboard: { loader: () => shown, default: Page },
  });
  const door = openDoor({ build, mode: 'production', render: 'fast', policyOf: () => '' });
  const ask = async (query: string) => {
    const url = new URL(`http://localhost/ar/dashboard${query}`);
    const context = {
      nonce: 'n',
      visit: async () => visit({}),
      takeNotice: () => null,
      thirdParties: {},
      report: () => undefined,
    } as unknown as AppLoadContext;
    const before = drawn;
    const answer = await door.answer(
      '/ar',
      askedBy(url, 'GET', () => new Request(url)),
      context,
    );
    expect(isPlainDocument(answer)).toBe(true);
    return drawn - before;
  };
  shown = { ...(await aroundOf('dashboard', student('سلمى'), {} as never, {})), screen: { words: 'one of many' } };
  await ask('?country=EG');
  expect(await ask('?country=EG')).toBe(0);
  for (let made = 0; made < 450; made += 1) expect(await ask(`?country=EG&x=${made}`)).toBe(1);
  expect(await ask('?country=EG')).toBe(0);
});

test('a screen with ids that React makes of its place is drawn in its place', async () => {
  const WithId = () => <p id={useId()}>{useId()}</p>;
  const ask = doorTo(WithId);
  shown = { ...(await aroundOf('dashboard', student('x'), {} as never, {})), screen: { words: '' } };
  for (const _ of [1, 2]) {
    const { ours, theirs } = await ask('/ar/dashboard');
    expect(theirs.markup).toMatch(/<p id=":R\w+:">/);
    expect(ours).toEqual(theirs);
  }
});
