import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from '../../tools/sources.ts';
import { DEVELOPMENT_PACKAGES } from './development-packages.ts';

/** Made into something else on the way to the browser. */
const TRANSFORMED = new Set(['@vanilla-extract/css', '@vanilla-extract/recipes', 'react-i18next', '@remix-run/route-config']);
const IMPORT = /(?:^import (?!type)[^;]*?from |^export [^;]*?from |^import |[ (]import\()'([^'.~][^']*)'/gm;

test('the development server knows each package that the browser’s sources import before it meets it', () => {
  const known = new Set([...DEVELOPMENT_PACKAGES.include.map((name) => name.replace(/^.* > /, '')), ...DEVELOPMENT_PACKAGES.exclude]);
  const imported = new Set(
    ['apps/web/app', 'packages/contract/src', 'packages/language/src', 'packages/league-client/src', 'packages/ui/src']
      .flatMap((folder) => sources(['ts', 'tsx'], folder))
      .filter((file) => !/\.(?:test|stories|server)\.tsx?$|\/story\.tsx$|\/app\/server\//.test(file))
      .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name))
      .filter((name) => !/^(?:node:|@darb\/)/.test(name) && !TRANSFORMED.has(name)),
  );
  expect([...imported].filter((name) => !known.has(name))).toEqual([]);
  expect(imported).toContain('@heroiclabs/nakama-js');
});
