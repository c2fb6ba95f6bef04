import { expect, test } from 'vitest';
import { saysDenied } from './access-denied.ts';

test.each([
  ['#error=access_denied&error_code=200', true],
  ['#error=server&access_denied', true],
  ['#state=1&error=access_denied', true],
  ['#error=server_error', false],
  ['#access_denied', false],
  ['#terror=access_denied', false],
  ['#how', false],
  ['', false],
])('an address with %j was refused by its provider: %s', (hash, denied) => {
  expect(saysDenied(hash)).toBe(denied);
});
