import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

test('every React Router that is installed is the patched one, whatever Remix asks for', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { version?: string }> };
  const versions = Object.entries(lock.packages)
    .map(([place, { version }]) => [place.replace(/^.*node_modules\//, ''), version] as const)
    .filter(([name]) => /^(?:react-router(?:-dom)?|@remix-run\/router)$/.test(name));
  expect(versions.sort()).toEqual([
    ['@remix-run/router', '1.23.4'],
    ['react-router', '6.30.6'],
    ['react-router-dom', '6.30.6'],
  ]);
});
