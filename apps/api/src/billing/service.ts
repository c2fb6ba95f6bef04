import { countryOf, Refusal, type BillingRecord, type BillingReply, type Receipt } from '@darb/contract';
import type { Language, Localized } from '@darb/language';
import type { Profile } from '../account/profile.ts';
import { dayOf, daysBetween, schoolYearEnd, yearAfter } from '../calendar.ts';
import { localize } from '../catalog/localize.ts';
import { programById, programTitles } from '../catalog/service.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { CREDIT_CURRENCY, creditOf } from './credit.ts';
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
    redeemed_at: record.redeemedAt.toISOString(),
    program_id: record.programId,
    program_title: title,
    start_date: record.startDate,
    expiration_date: record.expirationDate,
    price: record.price,
    credit: record.credit,
    currency: record.currency,
    is_active: record.startDate <= today && today <= record.expirationDate,
  },
});

/** A student's receipts, the newest first, the one that is good today, and what they open and opened. */
export async function billingOf(db: Db, language: Language, { account, subscriptions }: Profile, now: Date): Promise<BillingReply> {
  const today = dayOf(now);
  const records = await described(db, language, await queries.recordsOf(db, account.id), today);
  const titles = await programTitles(db);
  const opened = subscriptions.map(({ programId, until }) => ({
    program_id: programId,
    program_title: localize(titles.get(programId) ?? { ar: '' }, language),
    from: records.findLast(({ data }) => data.program_id === programId)?.data.start_date ?? null,
    until,
    is_active: until >= today,
    days_left: Math.max(0, daysBetween(today, until)),
  }));
  const chosen = opened.find(({ program_id, is_active }) => is_active && program_id === account.programId);
  const current = chosen ?? opened.find(({ is_active }) => is_active);
  return {
    current: records.find(({ data }) => data.is_active && data.program_id === current?.program_id) ?? null,
    records,
    // the current one leads, the others as they stand: the longest first
    subscriptions: current ? [current, ...opened.filter((one) => one !== current)] : opened,
  };
}

/** What a student's answer to a key is, now and later. */
export async function recordOfStudent(db: Db, language: Language, student: StudentId, id: string, now: Date) {
  const [row] = await queries.recordsOf(db, student, id);
  const [billing] = row ? await described(db, language, [row], dayOf(now)) : [];
  if (!row || !billing) throw new Error('a billing record is missing');
  return { billing, referral: row.referral };
}

/** One receipt of a student, in their name (rule billing 7). Refuses with `not_found`. */
export async function receiptOf(db: Db, language: Language, account: Profile['account'], id: string, now: Date): Promise<Receipt> {
  const [row] = await queries.recordsOf(db, account.id, id);
  const [record] = row ? await described(db, language, [row], dayOf(now)) : [];
  if (!record) throw new Refusal('not_found');
  return { ...record, name: account.fullName };
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
  const [special, hasKeys, credit] = await Promise.all([
    queries.offerOn(db, programId, today),
    payer && queries.hasRecord(db, payer.account.id),
    payer && price?.currency === CREDIT_CURRENCY ? creditOf(db, payer.account.id) : 0,
  ]);
  const isOpen = special !== null && !(special.firstKeyOnly && hasKeys);
  return {
    program: { id: program.id, title: program.title },
    checkout_enabled: countryOf(payer?.account.country ?? country).checkoutEnabled,
    price: price?.price ?? null,
    old_price: price?.old ?? null,
    currency: price?.currency ?? null,
    credit: Math.min(credit, price?.price ?? 0),
    special: isOpen && price ? { price: special.price, until: special.lastDay, first_key_only: special.firstKeyOnly } : null,
    valid_until: subscription?.active ? yearAfter(subscription.until) : schoolYearEnd(today),
    subscribed_until: subscription?.active ? subscription.until : null,
    subjects_count: program.subjects_count,
  };
}
