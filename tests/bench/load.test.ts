import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSteady } from './load.ts';

test.each([
  ['one that still falls', [2.6, 2.2, 1.8, 1.5, 1.3], false],
  ['one that was asked three times', [1.2, 1.2, 1.2], false],
  ['one that fell and stays', [2.6, 1.2, 1.19, 1.21], true],
  ['one that the machine kept from falling once', [2.6, 1.8, 1.9, 1.5], false],
])('%s is steady or not', (_, figures, steady) => expect(isSteady(figures)).toBe(steady));

test('figures that fall by a tenth each time are never steady', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 100, noNaN: true }), fc.integer({ min: 1, max: 30 }), (first, times) => {
      expect(isSteady(Array.from({ length: times }, (_each, index) => first * 0.9 ** index))).toBe(false);
    }),
  );
});
