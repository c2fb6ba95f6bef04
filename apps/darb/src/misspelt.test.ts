import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween, meantBy } from './misspelt.ts';

const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '_'), maxLength: 9 });

describe('the distance between two words', () => {
  test('is nothing for the same word alone, and the same both ways', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(distanceBetween(one, other) === 0).toBe(one === other);
        expect(distanceBetween(one, other)).toBe(distanceBetween(other, one));
      }),
    );
  });

  test('is one for a letter left out, put in, replaced, or exchanged with its neighbour', () => {
    fc.assert(
      fc.property(word, word, (before, after) => {
        for (const [one, other] of [
          ['X', ''],
          ['X', 'Y'],
          ['XY', 'YX'],
        ] as const)
          expect(distanceBetween(before + one + after, before + other + after)).toBe(1);
      }),
    );
  });

  test('is never more than the longer word has letters', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(distanceBetween(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});

test('of two names the nearer one is meant', () => {
  expect(meantBy('LIMITS_SMS_DAI', ['LIMITS_SMS_MAY', 'LIMITS_SMS_DAY'])).toBe('LIMITS_SMS_DAY');
});
