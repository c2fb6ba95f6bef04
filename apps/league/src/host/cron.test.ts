import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cron } from './cron.ts';

const seconds = (text: string) => Date.parse(text) / 1000;

test('a week of Amman begins on Saturday at 21:00 UTC', () => {
  const week = new Cron('0 21 * * 6');
  expect(week.next(seconds('2026-11-28T20:59:59Z'))).toBe(seconds('2026-11-28T21:00:00Z'));
  expect(week.next(seconds('2026-11-28T21:00:00Z'))).toBe(seconds('2026-12-05T21:00:00Z'));
  expect(week.previous(seconds('2026-11-28T21:00:00Z'))).toBe(seconds('2026-11-21T21:00:00Z'));
});

test.each([
  ['*/15 * * * *', '2026-01-01T00:00:01Z', '2026-01-01T00:15:00Z'],
  ['0 0 29 2 *', '2026-03-01T00:00:00Z', '2028-02-29T00:00:00Z'],
  ['30 6 1,15 * *', '2026-01-01T06:30:00Z', '2026-01-15T06:30:00Z'],
  ['0 0 * * 7', '2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z'],
  ['0 0 13 * 5', '2026-11-28T00:00:00Z', '2026-12-04T00:00:00Z'],
])('%s after %s is %s', (expression, from, next) => {
  expect(new Cron(expression).next(seconds(from))).toBe(seconds(next));
});

test.each(['', '* * * *', '0 0 * * 1 *', '60 * * * *', 'a * * * *', '*/0 * * * *', '5-1 * * * *'])('refuses %j', (expression) => {
  expect(() => new Cron(expression)).toThrow('CRON');
});

test('the moment before the next one is never later than now', () => {
  const week = new Cron('0 21 * * 6');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (now) => {
      const next = week.next(now);
      expect(next).toBeGreaterThan(now);
      expect(week.previous(next)).toBeLessThanOrEqual(now);
      expect(next - week.previous(next)).toBe(7 * 86_400);
    }),
  );
});
