import { describe, expect } from 'vitest';
import { keepOperatorAct, operatorActsOf } from '../account/acts.ts';
import { decide } from '../account/operating.ts';
import { test as base, type Learner } from '../testing/learner.ts';
import { issueKeys, type Batch } from './keys.ts';
import { listBatches, listOffers, setOffer, voidKeys } from './operating.ts';

interface Issuing {
  issued(batch?: Partial<Batch>): Promise<string>;
}

const OFFER = { name: 'autumn', programId: 1, price: 5, firstDay: '2026-11-20', lastDay: '2026-11-30', firstKeyOnly: true };

const test = base.extend<Issuing>({
  issued: async ({ db, clock }, use) =>
    use(async (batch) => {
      const expiresAt = new Date(clock.now().getTime() + 365 * 86_400_000);
      const [key = ''] = await issueKeys(db, { count: 1, country: 'JO', batch: 'test', expiresAt, ...batch }, clock.now());
      return key;
    }),
});

const redeem = ({ client }: Learner, voucher: string, program_id = 1) => client.billing.voucher({ data: { voucher, program_id } });
const BY_OFFER = { programId: 1, price: 5, offer: 'autumn' };

describe('a key of an offer', () => {
  test('has its price, books no credit, and is said on the page before', async ({ db, learner, issued }) => {
    await setOffer(db, OFFER);
    const student = await learner();
    expect((await student.client.billing.offer({ program_id: 1 })).special).toEqual({
      price: 5,
      until: '2026-11-30',
      first_key_only: true,
    });
    expect((await redeem(student, await issued(BY_OFFER))).billing.data).toMatchObject({ price: 5, credit: 0 });
    // who has a key is not offered it again
    expect((await student.client.billing.offer({ program_id: 1 })).special).toBeNull();
  });

  test('is refused as a second key, and stays unused', async ({ db, learner, issued }) => {
    await setOffer(db, OFFER);
    const student = await learner();
    await redeem(student, await issued());
    const key = await issued(BY_OFFER);
    await expect(redeem(student, key)).rejects.toMatchObject({ messageKey: 'offer_over', status: 422 });
    await redeem(await learner(), key);
  });

  test('is refused before its first day and after its last one, in Amman', async ({ db, learner, issued, clock }) => {
    await setOffer(db, OFFER);
    const student = await learner();
    const key = await issued(BY_OFFER);
    for (const moment of ['2026-11-19T20:59:00Z', '2026-11-30T21:00:00Z']) {
      clock.set(moment);
      await expect((await learner()).client.billing.voucher({ data: { voucher: key, program_id: 1 } })).rejects.toMatchObject({
        messageKey: 'offer_over',
      });
    }
    clock.set('2026-11-30T20:59:00Z');
    await student.again();
    expect((await redeem(await learner(), key)).billing.data.price).toBe(5);
  });

  test('may be a second one where the operator says so; changing an offer changes no key', async ({ db, learner, issued }) => {
    await setOffer(db, OFFER);
    const key = await issued(BY_OFFER);
    await setOffer(db, { ...OFFER, price: 7, firstKeyOnly: false });
    expect(await listOffers(db)).toMatchObject([{ name: 'autumn', price: 7 }]);
    const student = await learner();
    await redeem(student, await issued());
    expect((await redeem(student, key)).billing.data.price).toBe(5);
  });
});

test('a key that was issued for a program opens no other one', async ({ learner, issued }) => {
  const student = await learner();
  const key = await issued({ country: 'EG', programId: 1 });
  await expect(redeem(student, key, 2)).rejects.toMatchObject({ messageKey: 'payment_invalid_voucher' });
});

test('a void key opens nothing; a used one stays used, and its batch says both', async ({ db, learner, issued, clock }) => {
  const student = await learner();
  const [used, left, kept] = [await issued(), await issued(), await issued({ batch: 'other' })];
  await redeem(student, used);
  expect(await voidKeys(db, { batch: 'test' }, clock.now())).toEqual({ voided: 1, used: 1 });
  expect(await voidKeys(db, { batch: 'test' }, clock.now())).toEqual({ voided: 0, used: 1 });
  expect(await voidKeys(db, { key: 'nonsense' }, clock.now())).toEqual({ voided: 0, used: 0 });
  await expect(redeem(student, left)).rejects.toMatchObject({ messageKey: 'payment_invalid_voucher' });
  expect(await voidKeys(db, { key: kept.toLowerCase() }, clock.now())).toEqual({ voided: 1, used: 0 });
  expect(await listBatches(db)).toMatchObject([
    { batch: 'other', keys: 1, used: 0, voided: 1 },
    { batch: 'test', keys: 2, used: 1, voided: 1 },
  ]);
});

test('what the operator did is listed, to keys and to accounts, the newest first', async ({ db, learner, clock }) => {
  await keepOperatorAct(db, 'keys issue', 'rana', { batch: '1-x', count: 3 }, clock.now());
  clock.advance(60);
  const { id } = await learner();
  await decide(db, id, 'suspend', 'rana', clock.now());
  expect(await operatorActsOf(db, 10)).toMatchObject([
    { operator: 'rana', act: 'students suspend', about: { student: id } },
    { operator: 'rana', act: 'keys issue', about: { batch: '1-x', count: 3 } },
  ]);
});

test('a receipt is in its student’s name, and nobody else’s to see', async ({ learner, issued }) => {
  const [student, other] = [await learner(), await learner()];
  const { billing } = await redeem(student, await issued());
  expect(await student.client.billing.receipt({ id: billing.id })).toMatchObject({ name: 'طالبة تجريبية', data: { price: 35 } });
  await expect(other.client.billing.receipt({ id: billing.id })).rejects.toMatchObject({ messageKey: 'not_found' });
  const { subscriptions, records } = await student.client.billing.billing({});
  expect([subscriptions.length, records.length]).toEqual([1, 1]);
  expect(subscriptions[0]).toMatchObject({ from: '2026-11-27', until: '2027-08-31', is_active: true });
});
