import { countryOf, Refusal, type BillingRecord } from '@darb/contract';
import type { Language } from '@darb/language';
import { giveBack, takeAll } from '../account/limits.ts';
import type { Profile } from '../account/profile.ts';
import { isInviterOf, lockInviter, lockStudent, storeInviter } from '../account/service.ts';
import { dayAfter, dayOf, schoolYearEnd, yearBefore } from '../calendar.ts';
import { programById } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import type { Limits } from '../settings.ts';
import { CREDIT_CURRENCY, creditOf, reward, spend, welcome } from './credit.ts';
import { foldKey, keyHash } from './keys.ts';
import { priceIn } from './prices.ts';
import * as queries from './queries.ts';
import { recordOfStudent } from './service.ts';

export interface Voucher {
  key: string;
  programId: number;
  referredByCode: string | null;
}

export interface Redeemed {
  billing: BillingRecord;
  referral: boolean;
}

type Payer = Profile['account'];

/**
 * Redeems a key (rule billing 3, rule billing 4): sent again it counts once and answers the same. Refuses
 * with `payment_invalid_voucher` (no such key, void, or expired), `fail_voucher_code_used_before` (by
 * somebody else or for another program), `credit_not_enough`, `offer_over`, `stud_fail_referral_code`,
 * `own_referral_code`, `checkout_disabled`, `content_not_found`. Only what was no key of this student's
 * counts as a try (rule billing 16).
 */
export async function redeem(db: Db, language: Language, payer: Payer, voucher: Voucher, limits: Limits, now: Date): Promise<Redeemed> {
  const takes = [{ rule: 'keyTries', key: payer.id, refusal: 'too_many_requests' } as const];
  await takeAll(db, limits, takes, now);
  const redeemed = await redeemNow(db, language, payer, voucher, now);
  await giveBack(db, limits, takes, now);
  return redeemed;
}

async function redeemNow(db: Db, language: Language, payer: Payer, voucher: Voucher, now: Date): Promise<Redeemed> {
  const program = await programById(db, language, voucher.programId);
  if (!countryOf(payer.country).checkoutEnabled) throw new Refusal('checkout_disabled');
  const key = foldKey(voucher.key);
  const hash = key === null ? null : keyHash(key);
  const known = hash === null ? null : await redeemedBefore(db, hash, payer.id, program.id);
  if (known !== null) return recordOfStudent(db, language, payer.id, known, now);
  await refuseCode(db, payer, voucher.referredByCode);
  if (hash === null) throw new Refusal('payment_invalid_voucher');
  const billingId = await db.transaction((tx) => redeemWithin(tx, payer, { hash, program, code: voucher.referredByCode }, now));
  const id = billingId ?? (await redeemedBefore(db, hash, payer.id, program.id));
  if (id === null) throw new Refusal('payment_invalid_voucher');
  return recordOfStudent(db, language, payer.id, id, now);
}

/**
 * Takes the key and does all that it brings; null when it cannot be taken. What is held is held in one order,
 * the key, its student, then their inviter, who was here before them: no two wait for each other.
 */
async function redeemWithin(
  tx: Db,
  payer: Payer,
  { hash, program, code }: { hash: string; program: { id: number; country: string }; code: string | null },
  now: Date,
): Promise<string | null> {
  const student = payer.id;
  const key = await queries.takeKey(tx, hash, student, program, now);
  const held = key && (await lockStudent(tx, student));
  if (!key || !held) return null;
  const today = dayOf(now);
  const isFirst = !(await queries.hasRecord(tx, student));
  const { price, credit, currency } = await priceOf(tx, student, key, program.country, isFirst, today);
  const base = schoolYearEnd(today);
  const until = await queries.grantSubscription(tx, student, program.id, base, today);
  const invited = held.referredByCode !== null || code !== null;
  const billingId = await queries.insertRecord(tx, {
    keyId: key.id,
    studentId: student,
    programId: program.id,
    // A year that is added begins when the one before it has ended.
    startDate: until === base ? today : dayAfter(yearBefore(until), 1),
    expirationDate: until,
    price,
    credit,
    currency,
    referral: invited,
    redeemedAt: now,
  });
  if (credit > 0) await spend(tx, student, billingId, credit, now);
  if (isFirst && invited) await rewardInviter(tx, student, held.referredByCode, code, billingId, now);
  return billingId;
}

/**
 * Rewards whoever brought a student for their first key (rule billing 11); a code given only now binds them.
 */
async function rewardInviter(
  tx: Db,
  student: StudentId,
  known: string | null,
  given: string | null,
  billingId: string,
  now: Date,
): Promise<void> {
  const code = known ?? given;
  if (code === null) return;
  if (known === null) {
    await storeInviter(tx, student, code);
    await welcome(tx, student, now);
  }
  const inviter = await lockInviter(tx, code);
  if (inviter !== null) await reward(tx, inviter, student, billingId, now);
}

/**
 * What was paid for a key and what the wallet gives to it (rule billing 12). Refuses with `credit_not_enough`
 * and, for a key of an offer, with `offer_over` (rule billing 14).
 */
async function priceOf(
  tx: Db,
  student: StudentId,
  key: { price: number | null; offer: string | null },
  country: string,
  isFirst: boolean,
  today: string,
): Promise<{ price: number; credit: number; currency: string }> {
  const list = priceIn(country);
  const currency = list?.currency ?? CREDIT_CURRENCY;
  if (key.offer !== null) {
    const offer = await queries.offerNamed(tx, key.offer);
    if (!offer || today < offer.firstDay || today > offer.lastDay || (offer.firstKeyOnly && !isFirst)) throw new Refusal('offer_over');
    return { price: key.price ?? offer.price, credit: 0, currency };
  }
  if (key.price === null) return { price: list?.price ?? 0, credit: 0, currency };
  const credit = list === null ? 0 : Math.max(0, list.price - key.price);
  if (credit > 0 && (currency !== CREDIT_CURRENCY || credit > (await creditOf(tx, student)))) throw new Refusal('credit_not_enough');
  return { price: key.price, credit, currency };
}

/**
 * The record of a key that this student redeemed for this program before; null of an unused one. Refuses for
 * one that was used otherwise, and for one that was never issued.
 */
async function redeemedBefore(db: Db, hash: string, student: StudentId, programId: number): Promise<string | null> {
  const state = await queries.keyState(db, hash);
  if (!state?.redeemedAt) return null;
  if (state.redeemedBy !== student || state.programId !== programId || state.billingId === null)
    throw new Refusal('fail_voucher_code_used_before');
  return state.billingId;
}

/** Refuses a code given with a key that brought nobody here (rule billing 10). */
async function refuseCode(db: Db, payer: Payer, code: string | null): Promise<void> {
  if (code === null || code === payer.referredByCode) return;
  if (code === payer.referralCode) throw new Refusal('own_referral_code');
  if (!countryOf(payer.country).inviteFriendsEnabled || !(await isInviterOf(db, code, payer.createdAt)))
    throw new Refusal('stud_fail_referral_code');
}
