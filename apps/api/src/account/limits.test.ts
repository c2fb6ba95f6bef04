import { Refusal } from '@darb/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { test } from '../testing/test.ts';
import { DEFAULT_LIMITS, type Limits } from '../settings.ts';
import { networkOf } from '../network.ts';
import { clearTakes, giveBack, sweepTakes, takeAll, takeOf, takesOfNetwork } from './limits.ts';
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

test('takes of a clock that was ahead keep nobody out when it is right again, and count no more', async ({ db, clock }) => {
  const wide: Limits = { ...limits, networkPeriod: { count: 70, seconds: 100 } };
  const asked = [take, { rule: 'networkPeriod', key: 'one network', refusal: 'too_many_requests' } as const];
  const ahead = new Date(clock.now().getTime() + 400 * 86_400_000);
  for (let index = 0; index < 3; index += 1) await takeAll(db, wide, asked, ahead);
  expect((await settled(takeAll(db, wide, asked, ahead)))?.messageKey).toBe(take.refusal);
  for (let index = 0; index < 3; index += 1) expect(await settled(takeAll(db, wide, asked, clock.now()))).toBeNull();
  expect((await settled(takeAll(db, wide, asked, clock.now())))?.retryAfter).toBe(100);
});

test('fifty takes at once are counted like fifty in a row', async ({ db, clock }) => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => settled(takeOf(db, limits, take, clock.now()))));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(3);
});

test('takes of several askers at once never wait for each other in a ring, and count all or none', async ({ db, clock }) => {
  const wide: Limits = { ...limits, clientPeriod: { count: 100, seconds: 100 }, networkPeriod: { count: 20, seconds: 100 } };
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      settled(
        takeAll(
          db,
          wide,
          [
            { rule: 'clientPeriod', key: `client ${index % 5}`, refusal: 'too_many_requests' },
            { rule: 'networkPeriod', key: 'one network', refusal: 'too_many_requests' },
          ],
          clock.now(),
        ),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(20);
  expect(outcomes.every((outcome) => outcome === null || outcome instanceof Refusal)).toBe(true);
});

test('of several takes one without room refuses all, and none of them counts', async ({ db, clock }) => {
  const both = [take, { rule: 'smsDay', key: 'all', refusal: 'sms_otp_fail_exceed_count_limit' } as const];
  const small: Limits = { ...limits, smsDay: { count: 1, seconds: 1000 } };
  expect(await settled(takeAll(db, small, both, clock.now()))).toBeNull();
  for (let round = 0; round < 5; round += 1)
    expect((await settled(takeAll(db, small, both, clock.now())))?.messageKey).toBe('sms_otp_fail_exceed_count_limit');
  for (let round = 0; round < 2; round += 1) expect(await settled(takeOf(db, limits, take, clock.now()))).toBeNull();
});

test('a big limit is a row of sixty slices at most, never gives more than it may, and what it took it frees', async ({ db, clock }) => {
  const big: Limits = { ...limits, smsPeriod: { count: 600, seconds: 900 } };
  let allowed: number[] = [];
  for (let turn = 0; turn < 400; turn += 1) {
    clock.advance(7);
    const now = clock.now().getTime();
    allowed = allowed.filter((moment) => moment > now - 900_000);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => settled(takeOf(db, big, take, clock.now()))));
    allowed.push(...outcomes.filter((outcome) => outcome === null).map(() => now));
    expect(allowed.length).toBeLessThanOrEqual(600);
  }
  expect(allowed.length).toBeGreaterThan(550);
  const [row] = await db.select().from(limitHits);
  expect(row?.hits.length).toBeLessThanOrEqual(62);
  expect(row?.counts).toHaveLength(row?.hits.length ?? 0);
  clock.advance(920);
  expect(await settled(takeOf(db, big, take, clock.now()))).toBeNull();
});

test('a site of many IPv6 networks has four times the limit of one, and an IPv4 address is no site', async ({ db, clock }) => {
  const small: Limits = { ...limits, networkPeriod: { count: 3, seconds: 100 } };
  const from = (address: string) =>
    settled(
      takeAll(db, small, takesOfNetwork({ rule: 'networkPeriod', key: networkOf(address), refusal: 'too_many_requests' }), clock.now()),
    );
  const outcomes = [];
  for (let network = 0; network < 40; network += 1) outcomes.push(await from(`2001:db8:7:${network.toString(16)}::1`));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(12);
  expect(await from('2001:db8:8::1')).toBeNull();
  for (let turn = 0; turn < 3; turn += 1) expect(await from('192.0.2.7')).toBeNull();
  expect(await from('192.0.2.7')).not.toBeNull();
  expect(await from('192.0.2.8')).toBeNull();
});

test('what was given back is free again', async ({ db, clock }) => {
  for (let round = 0; round < 3; round += 1) await takeOf(db, limits, take, clock.now());
  await giveBack(db, limits, [take], clock.now());
  expect(await settled(takeOf(db, limits, take, clock.now()))).toBeNull();
  expect(await settled(takeOf(db, limits, take, clock.now()))).not.toBeNull();
  await giveBack(db, limits, [{ ...take, key: 'nobody' }], clock.now());
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
