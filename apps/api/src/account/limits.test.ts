import { Refusal } from '@darb/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { test } from '../testing/test.ts';
import { DEFAULT_LIMITS, type Limits } from '../settings.ts';
import { clearTakes, sweepTakes, takeAll, takeOf } from './limits.ts';
import { limitHits } from './tables.ts';

const limits: Limits = { ...DEFAULT_LIMITS, smsPeriod: { count: 3, seconds: 100 } };
const take = { rule: 'smsPeriod', key: '+962790123456', refusal: 'sms_otp_fail_exceed_period_limit' } as const;
const settled = async (promise: Promise<void>) =>
  promise.then(
    () => null,
    (error: unknown) => error as Refusal,
  );

test('a take too many is refused with the seconds until the oldest one leaves', async ({ db, clock }) => {
  await takeOf(db, limits, take, clock.now());
  clock.advance(10);
  await takeOf(db, limits, take, clock.now());
  await takeOf(db, limits, take, clock.now());
  clock.advance(20);
  const refusal = await settled(takeOf(db, limits, take, clock.now()));
  expect(refusal?.messageKey).toBe('sms_otp_fail_exceed_period_limit');
  expect(refusal?.retryAfter).toBe(70);
  clock.advance(70);
  expect(await settled(takeOf(db, limits, take, clock.now()))).toBeNull();
  expect((await settled(takeOf(db, limits, take, clock.now())))?.retryAfter).toBe(10);
});

test('fifty takes at once are counted like fifty in a row', async ({ db, clock }) => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => settled(takeOf(db, limits, take, clock.now()))));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(3);
});

test('takes of several askers in transactions at once never wait for each other in a ring', async ({ db, clock }) => {
  const wide: Limits = { ...limits, clientPeriod: { count: 100, seconds: 100 }, networkPeriod: { count: 20, seconds: 100 } };
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      settled(
        db.transaction((tx) =>
          takeAll(
            tx,
            wide,
            [
              { rule: 'clientPeriod', key: `client ${index % 5}`, refusal: 'too_many_requests' },
              { rule: 'networkPeriod', key: 'one network', refusal: 'too_many_requests' },
            ],
            clock.now(),
          ),
        ),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(20);
  expect(outcomes.every((outcome) => outcome === null || outcome instanceof Refusal)).toBe(true);
});

test('what a transaction rolls back is not counted', async ({ db, clock }) => {
  for (let round = 0; round < 5; round += 1) {
    await settled(
      db.transaction(async (tx) => {
        await takeOf(tx, limits, take, clock.now());
        throw new Refusal('not_allowed');
      }),
    );
  }
  expect(await settled(takeOf(db, limits, take, clock.now()))).toBeNull();
});

test('keys and rules are counted apart, and cleared apart', async ({ db, clock }) => {
  for (let round = 0; round < 3; round += 1) await takeOf(db, limits, take, clock.now());
  await takeOf(db, limits, { ...take, key: '+962790123457' }, clock.now());
  await takeOf(db, limits, { ...take, rule: 'smsDay' }, clock.now());
  await clearTakes(db, 'smsPeriod', take.key);
  expect(await settled(takeOf(db, limits, take, clock.now()))).toBeNull();
});

test('a limit of nothing refuses everything', async ({ db, clock }) => {
  const closed: Limits = { ...limits, smsPeriod: { count: 0, seconds: 100 } };
  expect((await settled(takeOf(db, closed, take, clock.now())))?.retryAfter).toBe(100);
});

test('any sequence is counted like a list of moments would be', async ({ db, clock }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 15 }), fc.uuid(), async (pauses, key) => {
      let moments: number[] = [];
      for (const pause of pauses) {
        clock.advance(pause);
        const now = clock.now().getTime();
        moments = moments.filter((moment) => moment > now - 100_000);
        const refusal = await settled(takeOf(db, limits, { ...take, key }, clock.now()));
        expect(refusal === null).toBe(moments.length < 3);
        if (refusal === null) moments.push(now);
        else expect(refusal.retryAfter).toBe(Math.ceil(((moments[0] ?? now) + 100_000 - now) / 1000));
      }
    }),
    { numRuns: 25 },
  );
});

test('rows in which nothing counts any more are swept', async ({ db, clock }) => {
  await takeOf(db, limits, take, clock.now());
  clock.advance(99);
  await sweepTakes(db, clock.now());
  expect(await db.$count(limitHits)).toBe(1);
  clock.advance(2);
  await sweepTakes(db, clock.now());
  expect(await db.$count(limitHits)).toBe(0);
});
