// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';

test('the file of icons has a drawing of every name, and no other one', () => {
  const file = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
  expect([...file.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">/g)].map(([, name]) => name)).toEqual([...iconNames]);
});
