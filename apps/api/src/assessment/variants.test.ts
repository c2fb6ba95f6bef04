import { expect, test } from 'vitest';
import { variantsOfAttempt } from './variants.ts';

const rows = [{ id: 1, key: 'plain' }, ...[2, 3, 4, 5].map((id) => ({ id, key: 'drawn' })), { id: 6, key: 'last' }];

test('an attempt has one variant of each question, in order, and the same one whenever it is asked', () => {
  const [first, drawn, last, ...more] = variantsOfAttempt(rows, 'one', 1);
  expect([first, last, more]).toEqual([1, 6, []]);
  expect([2, 3, 4, 5]).toContain(drawn);
  expect(variantsOfAttempt(rows, 'one', 1)[1]).toBe(drawn);
});

test('whoever begins again meets every variant before one comes twice', () => {
  const met = [1, 2, 3, 4].map((number) => variantsOfAttempt(rows, 'one', number)[1]);
  expect(new Set(met).size).toBe(4);
});

test('students get different variants', () => {
  const met = Array.from({ length: 40 }, (_, student) => variantsOfAttempt(rows, `student ${student}`, 1)[1]);
  expect(new Set(met).size).toBe(4);
});
