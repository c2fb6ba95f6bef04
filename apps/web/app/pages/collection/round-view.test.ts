import type { Question } from '@darb/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryOf, ROUND, roundOf, standingOf, type Standing } from './round-view.ts';

const read = (query: Record<string, string | number | null>): Standing =>
  standingOf(new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))));
const questions = Array.from({ length: 23 }, (_, id) => ({ id }) as unknown as Question);

test('an address says where a round stands, and nonsense in it is left out', () => {
  const standing = fc.record<Standing>({
    part: fc.nat(50),
    marks: fc.array(fc.constantFrom('correct', 'partly', 'wrong', 'skipped'), { maxLength: ROUND }),
  });
  fc.assert(
    fc.property(standing, (one) => {
      expect(read(queryOf(one))).toEqual(one);
    }),
  );
  for (const part of ['0', '-1', 'x', '1.5', '1000']) expect(read({ part })).toEqual({ part: 0, marks: [] });
  expect(read({ marks: 'c<b>w' }).marks).toEqual(['correct', 'wrong']);
  expect(read({ marks: 'c'.repeat(500) }).marks).toHaveLength(ROUND);
});

test('a round asks ten in their order, each once, and the last one what is left', () => {
  const asked = [0, 1, 2, 3].map((part) => roundOf(questions, { part, marks: [] }));
  expect(asked.map(({ own }) => own.length)).toEqual([10, 10, 3, 0]);
  expect(asked.flatMap(({ own }) => own)).toEqual(questions);
  expect(asked.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
  expect(roundOf(questions, { part: 2, marks: ['correct', 'wrong'] }).now).toBe(questions[22]);
  expect(roundOf(questions, { part: 2, marks: ['correct', 'wrong', 'skipped'] }).now).toBeNull();
});
