import fc from 'fast-check';
import { expect, test } from 'vitest';
import { untilNextSecond } from './use-league.ts';

test('the next look comes when the seconds to or from a moment change, on either side of it', () => {
  expect(untilNextSecond(10_000, 7_200)).toBe(800);
  expect(untilNextSecond(10_000, 10_000)).toBe(1000);
  expect(untilNextSecond(10_000, 12_300)).toBe(700);
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (anchor, now) => {
      const wait = untilNextSecond(anchor, now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1000);
      expect(Math.abs((now + wait - anchor) % 1000)).toBe(0);
    }),
  );
});
