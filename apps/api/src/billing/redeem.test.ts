import { count } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { Refusal } from '@darb/contract';
import { test, type Learner } from '../testing/learner.ts';
import { foldKey } from './keys.ts';
import { accessKeys, billingRecords, purchaseEvents } from './tables.ts';

const redeem = ({ client }: Learner, voucher: string, program_id = 1) => client.billing.voucher({ data: { voucher, program_id } });
const keyOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' && outcome.reason instanceof Refusal ? outcome.reason.messageKey : outcome.status;

describe('a key', () => {
  test('opens the program until 31 August and is recorded as a purchase', async ({ db, learner, keys }) => {
    const student = await learner();
    const [key = ''] = await keys(1);
    const { billing, referral } = await redeem(student, key);
    expect(billing.data).toMatchObject({
      program_id: 1,
      start_date: '2026-11-27',
      expiration_date: '2027-08-31',
      price: 35,
      currency: 'JOD',
      is_active: true,
    });
    expect(referral).toBe(false);
    expect(await db.select().from(purchaseEvents)).toMatchObject([{ method: 'COUPON', currency: 'JOD', value: 35 }]);
    expect((await student.client.billing.billing({})).current?.id).toBe(billing.id);
    expect(await student.client.account.info({})).toMatchObject({ is_premium: true, premium_program_id: 1 });
  });

  test('is kept as a hash alone, and shown as 4-4-4-4 of unambiguous characters', async ({ db, keys }) => {
    const issued = await keys(5);
    for (const key of issued) expect(key).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const rows = JSON.stringify(await db.select().from(accessKeys));
    for (const key of issued) expect(rows).not.toContain(foldKey(key));
  });

  test('may be typed in small letters, with spaces, without dashes and in Arabic digits', async ({ learner, keys }) => {
    const student = await learner();
    const [key = ''] = await keys(1);
    const typed = key
      .toLowerCase()
      .replaceAll('-', ' ')
      .replace(/[2-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect((await redeem(student, `  ${typed} `)).billing.data.program_id).toBe(1);
  });

  test('may be typed with any dashes, and pasted with what no reader sees', async ({ learner, keys }) => {
    const student = await learner();
    const [key = ''] = await keys(1);
    const marks = ['\u2212', '\u2013', '\u00ad', '\u2060', '\u061c', '\ufeff'];
    const typed = [...key].map((letter, index) => letter.replace('-', '\u2212') + (marks[index % marks.length] ?? '')).join('');
    expect((await redeem(student, typed)).billing.data.program_id).toBe(1);
  });

  test('given again by the same student answers the same, later too, and grants nothing more', async ({ learner, keys, clock, db }) => {
    const student = await learner();
    const [key = ''] = await keys(1);
    const first = await redeem(student, key);
    clock.advance(1800);
    expect(await redeem(student, key)).toEqual(first);
    expect(await db.select({ count: count() }).from(billingRecords)).toEqual([{ count: 1 }]);
  });

  test('that is used cannot be used by another student, nor for another program', async ({ learner, keys }) => {
    const [first, second] = [await learner(), await learner()];
    const [key = ''] = await keys(1);
    await redeem(first, key);
    await expect(redeem(second, key)).rejects.toMatchObject({ messageKey: 'fail_voucher_code_used_before' });
    await expect(redeem(first, key, 2)).rejects.toMatchObject({ messageKey: 'fail_voucher_code_used_before' });
  });

  test.for(['nonsense', 'AAAA-AAAA-AAAA-AAAA', '0000-0000-0000-0000'])(
    'that was never issued (%s) is invalid',
    async (typed, { learner }) => {
      await expect(redeem(await learner(), typed)).rejects.toMatchObject({ messageKey: 'payment_invalid_voucher' });
    },
  );

  test('of another country, or past its day, is invalid and stays unused', async ({ learner, keys, clock }) => {
    const student = await learner();
    const [egyptian = ''] = await keys(1, 'EG');
    await expect(redeem(student, egyptian)).rejects.toMatchObject({ messageKey: 'payment_invalid_voucher' });
    expect((await redeem(student, egyptian, 2)).billing.data).toMatchObject({ price: 350, currency: 'EGP' });
    const [old = ''] = await keys(1);
    clock.advance(366 * 86_400);
    const later = await learner();
    await expect(redeem(later, old)).rejects.toMatchObject({ messageKey: 'payment_invalid_voucher' });
  });

  test('is not taken where checkout is off, and for a program that does not exist', async ({ learner, keys }) => {
    const [key = ''] = await keys(1);
    await expect(redeem(await learner({ country: 'SA' }), key)).rejects.toMatchObject({ messageKey: 'checkout_disabled' });
    await expect(redeem(await learner(), key, 999)).rejects.toMatchObject({ messageKey: 'content_not_found' });
    expect((await redeem(await learner(), key)).billing.data.is_active).toBe(true);
  });

  test('more adds a year to a running subscription, and begins anew after it has ended', async ({ learner, keys, clock }) => {
    const student = await learner();
    const [first = '', second = '', third = ''] = await keys(3);
    await redeem(student, first);
    expect((await redeem(student, second)).billing.data).toMatchObject({
      start_date: '2027-09-01',
      expiration_date: '2028-08-31',
      is_active: false,
    });
    expect((await student.client.billing.offer({ program_id: 1 })).subscribed_until).toBe('2028-08-31');
    clock.set('2027-11-01T09:00:00Z');
    const other = await learner();
    expect((await redeem(other, third)).billing.data).toMatchObject({ start_date: '2027-11-01', expiration_date: '2028-08-31' });
  });

  test('given with a code that nobody has is refused and stays unused', async ({ learner, keys }) => {
    const student = await learner();
    const [key = ''] = await keys(1);
    const given = { data: { voucher: key, program_id: 1 } };
    await expect(student.client.billing.voucher({ ...given, referred_by_code: 'ZZZZZZ' })).rejects.toMatchObject({
      messageKey: 'stud_fail_referral_code',
    });
    expect((await redeem(student, key)).referral).toBe(false);
  });

  test('that is none is tried sixty times in a quarter of an hour; one that opens counts as no try', async ({ learner, keys, clock }) => {
    const student = await learner();
    const [first = '', second = ''] = await keys(2);
    await redeem(student, first);
    for (let round = 0; round < 3; round += 1) {
      const tried = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(student, '2222-2222-2222-2222')));
      expect(new Set(tried.map(keyOf))).toEqual(new Set(['payment_invalid_voucher']));
    }
    await expect(redeem(student, second)).rejects.toMatchObject({ messageKey: 'too_many_requests', status: 429 });
    expect((await redeem(await learner(), second)).billing.data.is_active).toBe(true);
    clock.advance(900);
    await redeem(student, first);
  });

  test('given with the code of a friend leads to the referral dialog', async ({ learner, keys }) => {
    const [key = ''] = await keys(1);
    const student = await learner({ referredByCode: 'FRIEND' });
    expect((await redeem(student, key)).referral).toBe(true);
  });
});

describe('at once', () => {
  test('fifty students with one key: one success, forty-nine refusals', async ({ learner, keys }) => {
    const [key = ''] = await keys(1);
    const all = await Promise.all(Array.from({ length: 50 }, () => learner()));
    const outcomes = (await Promise.allSettled(all.map((student) => redeem(student, key)))).map(keyOf);
    expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'fail_voucher_code_used_before')).toHaveLength(49);
  });

  test('one student fifty times with one key: one grant, fifty identical successes', async ({ learner, keys, db }) => {
    const student = await learner();
    const [key = ''] = await keys(1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(student, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await db.select({ count: count() }).from(billingRecords)).toEqual([{ count: 1 }]);
    expect((await student.client.billing.offer({ program_id: 1 })).subscribed_until).toBe('2027-08-31');
  });

  test('five keys of one student add up to five years', async ({ learner, keys }) => {
    const student = await learner();
    const records = await Promise.all((await keys(5)).map((key) => redeem(student, key)));
    expect(records.map(({ billing }) => billing.data.expiration_date).sort()).toEqual([
      '2027-08-31',
      '2028-08-31',
      '2029-08-31',
      '2030-08-31',
      '2031-08-31',
    ]);
  });
});
