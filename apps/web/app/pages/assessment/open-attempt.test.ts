import type { Quiz } from '@darb/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuestion, whereOf } from './open-attempt.ts';

const quizOf = (count: number): Quiz => ({ questions: Array.from({ length: count }, (_, index) => ({ id: index + 1 })) }) as Quiz;
const yes = { type: 'true_false' as const, value: true };
const answered = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, yes]));

test('without a question in the address the first open one is shown, and the review when none is', () => {
  expect(whereOf(null, quizOf(3), answered([1]))).toBe(2);
  expect(whereOf(null, quizOf(3), answered([1, 2, 3]))).toBe('review');
  expect(whereOf('review', quizOf(3), {})).toBe('review');
});

test('an address that names no question is as one without', () => {
  for (const wanted of ['0', '4', '-1', '1.5', 'x', '']) expect(whereOf(wanted, quizOf(3), {})).toBe(1);
});

test('after a question comes an open one, behind it first, and the review only when all others are answered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
      (count, at, ids) => {
        const number = Math.min(at, count);
        const to = afterQuestion(number, quizOf(count), answered(ids));
        const open = Array.from({ length: count }, (_, index) => index + 1).filter((id) => id !== number && !ids.includes(id));
        if (open.length === 0) expect(to).toBe('review');
        else expect(to).toBe(open.find((id) => id > number) ?? open[0]);
      },
    ),
  );
});
