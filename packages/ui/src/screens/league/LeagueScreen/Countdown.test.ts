import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './Countdown.tsx';

const SECONDS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

test.each([
  [199_200, 'days 2, hours 7, minutes 20'],
  [86_400, 'days 1, hours 0, minutes 0'],
  [86_399, 'hours 23, minutes 59, seconds 59'],
  [1, 'hours 0, minutes 0, seconds 1'],
  [-5, 'hours 0, minutes 0, seconds 0'],
])('%i seconds are shown as %s', (left, shown) => {
  expect(
    partsOf(left)
      .map(({ unit, value }) => `${unit} ${value}`)
      .join(', '),
  ).toBe(shown);
});

test('three units add up to what is left, all but the first in two digits', () =>
  fc.assert(
    fc.property(fc.nat(700_000), (left) => {
      const parts = partsOf(left);
      expect(parts).toHaveLength(3);
      const sum = parts.reduce((all, { unit, value }) => all + value * SECONDS[unit], 0);
      expect(left - sum).toBeGreaterThanOrEqual(0);
      expect(left - sum).toBeLessThan(SECONDS[parts[2]?.unit ?? 'seconds']);
      for (const { value } of parts.slice(1)) expect(value).toBeLessThan(60);
    }),
  ));
