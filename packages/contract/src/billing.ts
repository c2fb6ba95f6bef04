import { z } from 'zod';
import { typedReferralCode } from './account-fields.ts';
import { call } from './call.ts';
import { contentId, localized } from './content.ts';
import { typedField } from './typed-field.ts';

const part = z.object({ limit: z.int().min(1).max(100).default(20), offset: z.int().min(0).max(10_000).default(0) });

/** One redeemed key (rule billing 7). `price` in whole units of `currency`. */
export const billingRecord = z.object({
  id: z.uuid(),
  data: z.object({
    receipt_number: z.string(),
    redeemed_at: z.iso.datetime(),
    program_id: contentId,
    program_title: localized,
    start_date: z.iso.date(),
    expiration_date: z.iso.date(),
    /** What was paid; 0 where neither the key nor the list said a price. */
    price: z.number().min(0),
    /** What the wallet gave to it. */
    credit: z.int().min(0),
    currency: z.string().length(3),
    is_active: z.boolean(),
  }),
});
export type BillingRecord = z.infer<typeof billingRecord>;

const billingReply = z.object({
  current: billingRecord.nullable(),
  records: z.array(billingRecord),
  /**
   * One a program that was ever open; the current one first. `from` is unknown where no key of theirs opened
   * it.
   */
  subscriptions: z.array(
    z.object({
      program_id: contentId,
      program_title: localized,
      from: z.iso.date().nullable(),
      until: z.iso.date(),
      is_active: z.boolean(),
      /** Days after today, the last one included; 0 on that day and when it is over. */
      days_left: z.int().min(0),
    }),
  ),
});
export type BillingReply = z.infer<typeof billingReply>;

const receipt = billingRecord.extend({ name: z.string() });
export type Receipt = z.infer<typeof receipt>;

const wallet = z.object({
  /** Whole units of the currency (rule billing 11). */
  credit: z.int(),
  /** What friends' first keys brought, bonuses not counted. */
  rewards: z.int().min(0),
  currency: z.string().length(3),
  total: z.int().min(0),
  rows: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['welcome', 'reward', 'bonus', 'spent']),
      amount: z.int(),
      /** What there was after it. */
      balance: z.int(),
      /** Of a reward: the first name and the initial of the last one; null when that account is gone. */
      friend: z.string().nullable(),
      /** Of what was spent: on which program's key. */
      program_title: localized.nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type Wallet = z.infer<typeof wallet>;

const invitations = z.object({
  code: z.string(),
  total: z.int().min(0),
  friends: z.array(z.object({ name: z.string(), joined_at: z.iso.datetime(), rewarded_at: z.iso.datetime().nullable() })),
});
export type Invitations = z.infer<typeof invitations>;

/**
 * A key as typed, in any case and digits, with any spacing and dashes; the service says whether it is one.
 */
export const typedKey = typedField('voucher');

export const billing = {
  billing: call('GET', 'student/billing', {
    who: 'student',
    input: z.object({}),
    reply: billingReply,
  }),
  receipt: call('GET', 'student/billing/{id}', {
    who: 'student',
    input: z.object({ id: z.uuid() }),
    reply: receipt,
  }),
  /**
   * What the home page and the checkout page say of a key. `price` is null where the operator has set none; a
   * guest is told the price of the program's country, and has no `subscribed_until`.
   */
  offer: call('GET', 'payment/programs/offer', {
    who: 'anyone',
    input: z.object({ program_id: contentId }),
    reply: z.object({
      program: z.object({ id: contentId, title: localized }),
      checkout_enabled: z.boolean(),
      price: z.number().nullable(),
      old_price: z.number().nullable(),
      currency: z.string().nullable(),
      /** What the student's wallet gives to the next key; never more than its price. */
      credit: z.int().min(0),
      /** The offer that holds today and for this student (rule billing 14). */
      special: z.object({ price: z.number(), until: z.iso.date(), first_key_only: z.boolean() }).nullable(),
      /** 31 August of the school year that a key redeemed now opens. */
      valid_until: z.iso.date(),
      subscribed_until: z.iso.date().nullable(),
      subjects_count: z.int(),
    }),
    refusals: ['content_not_found'],
  }),
  /** Redeems a key, once: the same student sending it again gets the same answer (rule billing 4). */
  voucher: call('POST', 'payment/programs/voucher', {
    who: 'student',
    input: z.object({
      data: z.object({ voucher: typedKey, program_id: contentId }),
      referred_by_code: typedReferralCode.optional(),
    }),
    reply: z.object({ billing: billingRecord, referral: z.boolean() }),
    refusals: [
      'content_not_found',
      'payment_invalid_voucher',
      'fail_voucher_code_used_before',
      'credit_not_enough',
      'offer_over',
      'stud_fail_referral_code',
      'own_referral_code',
      'checkout_disabled',
    ],
    success: 'payment_succ',
  }),
  wallet: call('GET', 'student/wallet', { who: 'student', input: part, reply: wallet }),
  /** Whom one's code brought (rule billing 17). */
  invitations: call('GET', 'student/invitations', { who: 'student', input: part, reply: invitations }),
};
