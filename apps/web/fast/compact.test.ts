import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compact } from './compact.ts';

const source = readFileSync(
  path.join(path.dirname(createRequire(import.meta.url).resolve('@remix-run/react')), 'scroll-restoration.js'),
  'utf8',
);
const own = /let restoreScroll = \((\(STORAGE_KEY[\s\S]*?\n {2}\})\)\.toString\(\);/.exec(source)?.[1] ?? '';
const written = `<script>(${own})("positions", null)</script>`;

/** What a script does with a page: where it scrolls, what it keeps. */
function effects(script: string, state: { key: string } | null, positions: string) {
  const done: unknown[] = [];
  const store = { getItem: () => positions, removeItem: (key: string) => void done.push(['removed', key]) };
  const history = {
    state,
    replaceState(next: { key: string }) {
      done.push(['state', typeof next.key]);
      this.state = next;
    },
  };
  const page: Record<string, unknown> = {
    history,
    sessionStorage: store,
    scrollTo: (...to: number[]) => void done.push(['scrolled', ...to]),
  };
  runInNewContext(script.replace(/<\/?script>/g, ''), { ...page, window: page, console: { error: () => void done.push('error') } });
  return done;
}

test('a page scrolls to where it was left, as with Remix’s own words', () => {
  const short = compact(written);
  expect(short.length).toBeLessThan(written.length * 0.8);
  for (const state of [null, { key: 'a' }, { key: 'b' }])
    for (const positions of ['{"a":120}', '{"a":"x"}', '{', ''])
      expect(effects(short, state, positions)).toEqual(effects(written, state, positions));
});

test('the manifest says the same without blanks', () => {
  const manifest = { entry: { module: '/a.js', imports: ['/b; c.js'] }, routes: { root: { id: 'root', path: '' } }, url: '/m.js' };
  const html = `<script>;\nwindow.__remixManifest = ${JSON.stringify(manifest, null, 2)};\nwindow.__remixRouteModules = {};</script>`;
  const script = compact(html).replace(/<\/?script>/g, '');
  const page: Record<string, unknown> = {};
  runInNewContext(script, { window: page });
  expect(page).toEqual({ __remixManifest: manifest, __remixRouteModules: {} });
  expect(script).not.toMatch(/\n {2}/);
});
