import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOf, momentPassed, untilChange } from './time-left.ts';

const left = fc.integer({ min: 1, max: 3 * 60 * 60_000 });

test('a begun minute counts as a whole one, and nothing is left at the end', () => {
  expect([25 * 60_000 + 1, 25 * 60_000, 60_000, 1, 0, -5].map(minutesOf)).toEqual([26, 25, 1, 1, 0, 0]);
});

test('it is looked again exactly when the minutes change or a moment of saying comes, and not before', () => {
  fc.assert(
    fc.property(left, (now) => {
      const wait = untilChange(now);
      expect(wait).toBeGreaterThan(0);
      const then = now - wait;
      expect(then % 60_000 === 0 || then === 10_000).toBe(true);
      for (const moment of [300_000, 60_000, 10_000]) expect(then < moment && moment < now).toBe(false);
      expect(Math.floor((now - 1) / 60_000) - Math.floor(then / 60_000)).toBeLessThanOrEqual(0);
    }),
  );
});

test('however the looks fall, five minutes, one minute and ten seconds are said once each, the last of several that passed', () => {
  expect(momentPassed(300_001, 300_000)).toBe(300);
  expect(momentPassed(300_000, 299_999)).toBeNull();
  expect(momentPassed(400_000, 59_000)).toBe(60);
  expect(momentPassed(10_001, 0)).toBeNull();
  fc.assert(
    fc.property(fc.uniqueArray(left, { minLength: 2, maxLength: 40 }), (looks) => {
      const falling = looks.sort((a, b) => b - a);
      const said = falling.slice(1).flatMap((now, index) => momentPassed(falling[index] ?? 0, now) ?? []);
      expect(said).toEqual([...new Set(said)].sort((a, b) => b - a));
      for (const moment of [300, 60, 10] as const) {
        const [first = 0, last = 0] = [falling[0], falling.at(-1)];
        if (!(first > moment * 1000 && last <= moment * 1000)) expect(said).not.toContain(moment);
      }
    }),
  );
});
