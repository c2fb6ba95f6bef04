import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsUntil, shownSeconds } from './seconds-left.ts';
import { nextPause } from './use-recovery.ts';

test('what is left is never under zero, and goes by the server’s two words alone', () => {
  expect(secondsUntil('2026-12-05T21:00:00Z', '2026-12-05T20:59:58.900Z')).toBe(1);
  expect(secondsUntil('2026-12-05T21:00:00Z', '2026-12-06T00:00:00Z')).toBe(0);
});

test('a countdown of days changes once a minute, one of the last day each second', () =>
  fc.assert(
    fc.property(fc.nat(700_000), (left) => {
      const shown = shownSeconds(left);
      expect(shown).toBe(left < 86_400 ? left : Math.floor(left / 60) * 60);
    }),
  ));

test('pauses grow, and no page waits longer than a minute', () => {
  const pauses = Array.from({ length: 8 }).reduce<number[]>((all) => [...all, nextPause(all.at(-1) ?? 4_000)], [4_000]);
  expect(pauses).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000, 60_000]);
});
