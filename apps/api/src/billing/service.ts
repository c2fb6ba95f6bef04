import { countryOf, Refusal, type BillingRecord } from '@darb/contract';
import type { Language, Localized } from '@darb/language';
import type { Profile } from '../account/profile.ts';
import { giveBack, takeAll } from '../account/limits.ts';
import { isReferralCode } from '../account/service.ts';
import type { Limits } from '../settings.ts';
import { dayAfter, dayOf, schoolYearEnd } from '../calendar.ts';
import { localize } from '../catalog/localize.ts';
import { programById, programTitles } from '../catalog/service.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { foldKey, keyHash } from './keys.ts';
import { priceIn } from './prices.ts';
import * as queries from './queries.ts';
import { subscriptionOf } from './subscriptions.ts';

/** Records as their student sees them. */
async function described(db: Db, language: Language, records: readonly queries.RecordRow[], today: string): Promise<BillingRecord[]> {
  const titles = await programTitles(db);
  return records.map((record) => recordOf(record, localize(titles.get(record.programId) ?? { ar: '' }, language), today));
}

const recordOf = (record: queries.RecordRow, title: Localized, today: string): BillingRecord => ({
  id: record.id,
  data: {
    receipt_number: `${record.startDate.slice(0, 4)}-${String(record.receipt).padStart(6, '0')}`,
    program_id: record.programId,
    program_title: title,
    start_date: record.startDate,
    expiration_date: record.expirationDate,
    price: record.price,
    currency: record.currency,
    is_active: record.startDate <= today && today <= record.expirationDate,
  },
});

/** A student's receipts, the newest first, and the one that is good today. */
export async function billingOf(
  db: Db,
  language: Language,
  student: StudentId,
  now: Date,
): Promise<{ current: BillingRecord | null; records: BillingRecord[] }> {
  const records = await described(db, language, await queries.recordsOf(db, student), dayOf(now));
  return { current: records.find(({ data }) => data.is_active) ?? null, records };
}

/**
 * What checkout offers for a program; `country` is a guest's (rule billing 8). Refuses with
 * `content_not_found`.
 */
export async function offer(db: Db, language: Language, payer: Profile | null, country: string | null, programId: number, now: Date) {
  const program = await programById(db, language, programId);
  const subscription = payer && subscriptionOf(payer.subscriptions, programId, now);
  const price = priceIn(program.country);
  const today = dayOf(now);
  return {
    program: { id: program.id, title: program.title },
    checkout_enabled: countryOf(payer?.account.country ?? country).checkoutEnabled,
    price: price?.price ?? null,
    old_price: price?.old ?? null,
    currency: price?.currency ?? null,
    valid_until: subscription?.active ? yearAfter(subscription.until) : schoolYearEnd(today),
    subscribed_until: subscription?.active ? subscription.until : null,
    subjects_count: program.subjects_count,
  };
}

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

export interface Voucher {
  key: string;
  programId: number;
  referredByCode: string | null;
}

/**
 * Redeems a key (rule billing 3, rule billing 4): sent again it counts once and answers the same. Refuses
 * with `payment_invalid_voucher` (no such key, or expired), `fail_voucher_code_used_before` (by somebody else
 * or for another program), `stud_fail_referral_code`, `checkout_disabled`, `content_not_found`. Only what was
 * no key of this student's counts as a try (rule billing 16).
 */
export async function redeem(
  db: Db,
  language: Language,
  payer: Profile['account'],
  voucher: Voucher,
  limits: Limits,
  now: Date,
): Promise<{ billing: BillingRecord; referral: boolean }> {
  const takes = [{ rule: 'keyTries', key: payer.id, refusal: 'too_many_requests' } as const];
  await takeAll(db, limits, takes, now);
  const redeemed = await redeemNow(db, language, payer, voucher, now);
  await giveBack(db, limits, takes, now);
  return redeemed;
}

async function redeemNow(
  db: Db,
  language: Language,
  payer: Profile['account'],
  voucher: Voucher,
  now: Date,
): Promise<{ billing: BillingRecord; referral: boolean }> {
  const program = await programById(db, language, voucher.programId);
  const student = payer.id;
  if (!countryOf(payer.country).checkoutEnabled) throw new Refusal('checkout_disabled');
  const referral = await referralOf(db, payer, voucher.referredByCode);
  const key = foldKey(voucher.key);
  if (key === null) throw new Refusal('payment_invalid_voucher');
  const hash = keyHash(key);
  const today = dayOf(now);
  const billingId = await db.transaction(async (tx) => {
    const keyId = await queries.takeKey(tx, hash, student, program.country, now);
    if (keyId === null) return null;
    const base = schoolYearEnd(today);
    const until = await queries.grantSubscription(tx, student, program.id, base, today);
    const price = priceIn(program.country);
    return queries.insertRecord(tx, {
      keyId,
      studentId: student,
      programId: program.id,
      // A year that is added begins when the one before it has ended.
      startDate: until === base ? today : dayAfter(yearBefore(until), 1),
      expirationDate: until,
      price: price?.price ?? 0,
      currency: price?.currency ?? 'JOD',
      referral,
      redeemedAt: now,
    });
  });
  const [row] = await queries.recordsOf(db, student, billingId ?? (await redeemedBefore(db, hash, student, program.id)));
  const [record] = row ? await described(db, language, [row], today) : [];
  if (!row || !record) throw new Error('a billing record is missing');
  return { billing: record, referral: row.referral };
}

/** The record of a key that this student redeemed for this program before; refuses for any other key. */
async function redeemedBefore(db: Db, hash: string, student: StudentId, programId: number): Promise<string> {
  const state = await queries.keyState(db, hash);
  if (!state?.redeemedAt) throw new Refusal('payment_invalid_voucher');
  if (state.redeemedBy !== student || state.programId !== programId || state.billingId === null)
    throw new Refusal('fail_voucher_code_used_before');
  return state.billingId;
}

/** Whether somebody else brought them: at sign-up, or by a code given now, which must be one. */
async function referralOf(db: Db, payer: Profile['account'], given: string | null): Promise<boolean> {
  if (given !== null && !(await isReferralCode(db, given))) throw new Refusal('stud_fail_referral_code');
  return payer.referredByCode !== null || (given !== null && given !== payer.referralCode);
}
