// @vitest-environment node
import type { AppLoadContext } from '@remix-run/node';
import { useLocation, useMatches, useSearchParams } from '@remix-run/react';
import { useLocale } from '@darb/ui/locale';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { usePrefix } from '../prefix.ts';
import * as root from '../root.tsx';
import { useScreen } from '../shown-screen.ts';
import type { WebContext } from './context.ts';
import { frameDataOf } from './frame-data.ts';
import { askedBy } from './node-bridge.ts';
import { outsideOf } from './outside.ts';
import { isPlainPage } from './plain-page.ts';
import { createPrunedBuild } from './pruned-build.ts';
import type { FrameData, Shown } from './shown.ts';
import { buildOf } from './testing.ts';

// as in the product's builds
vi.mock('react-i18next', () => import('../i18n/react-texts.tsx'));

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
    student: null,
    path: '/dashboard',
    search: new URLSearchParams(),
    ...part,
  }) as never;
const student = (full_name: string) => visit({ student: { full_name, program_id: null } });

let shown: Shown<Screen>;
let theme: string | null = null;
const build = buildOf({ root, dashboard: { loader: () => shown, default: Page } });
const pruned = createPrunedBuild(build, 'production');

async function asked(url: string, whole: boolean): Promise<string | null> {
  const page: WebContext['page'] = { html: null };
  const context = { nonce: 'n', page, visit: async () => visit({ theme }), report: () => undefined } as unknown as AppLoadContext;
  const handler = whole ? pruned.fullFor('/ar') : pruned.handlerFor('/ar', '/ar/dashboard');
  const address = `http://localhost${url}`;
  const answer = await handler(
    askedBy(new URL(address), 'GET', () => new Request(address)),
    context,
  );
  return isPlainPage(answer) ? answer.html.toString() : page.html;
}

const framesOf = async (name: string): Promise<FrameData[]> => [
  await frameDataOf('dashboard', student(name), {} as never, undefined),
  await frameDataOf('dashboard', visit({}), {} as never, undefined),
  await frameDataOf('quiz', student(name), {} as never, { title: { text: name, lang: 'ar' }, close: '/ar', questions: 3 }),
];

test('a screen drawn into a kept document is the page that Remix draws, whoever looks at it', async () => {
  const names = fc.oneof(fc.string(), fc.constantFrom('', ' سلمى', '<b>', '$&', '\uE0D0\uE0D1', 'nonce-of-the-page', '</body></html>'));
  await fc.assert(
    fc.asyncProperty(names, names, fc.constantFrom('', '?x=%3C', '?question=2'), async (name, words, query) => {
      const head = {
        title: words,
        description: '',
        keywords: words,
        path: '/dashboard',
        origin: 'http://localhost',
        unlisted: false,
        texts: '',
      };
      for (const frame of await framesOf(name)) {
        shown = { head, frame, screen: { words } };
        theme = words.length > 2 ? 'dark' : null;
        const url = `/ar/dashboard${query}`;
        const theirs = await asked(url, true);
        expect(theirs).toContain('<html lang="ar"');
        expect(await asked(url, false)).toBe(theirs);
        expect(await asked(url, false)).toBe(theirs);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('a document kept for many greets each student by their own name', async () => {
  const words = 'درس';
  const known = new Map<string, Promise<unknown>>();
  const remember = (key: string, make: () => Promise<unknown>) => known.get(key) ?? known.set(key, make()).get(key);
  for (const name of ['سلمى', '<b>', 'Omar', 'سلمى']) {
    shown = { ...(await outsideOf('dashboard', student(name), { remember } as never, {})), screen: { words } };
    theme = null;
    const theirs = await asked('/ar/dashboard', true);
    expect(theirs).toContain(name.replace('<', '&lt;').replace('>', '&gt;'));
    expect(await asked('/ar/dashboard', false)).toBe(theirs);
  }
  expect(known.size).toBe(1);
});
