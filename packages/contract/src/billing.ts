import { z } from 'zod';
import { typedReferralCode } from './account-fields.ts';
import { call } from './call.ts';
import { contentId, localized } from './content.ts';
import { typedField } from './typed-field.ts';

/** One redeemed key (rule billing 7). `price` in whole units of `currency`. */
export const billingRecord = z.object({
  id: z.uuid(),
  data: z.object({
    receipt_number: z.string(),
    program_id: contentId,
    program_title: localized,
    start_date: z.iso.date(),
    expiration_date: z.iso.date(),
    price: z.number().min(0),
    currency: z.string().length(3),
    is_active: z.boolean(),
  }),
});
export type BillingRecord = z.infer<typeof billingRecord>;

/**
 * A key as typed, in any case and digits, with any spacing and dashes; the service says whether it is one.
 */
export const typedKey = typedField('voucher');

export const billing = {
  billing: call('GET', 'student/billing', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ current: billingRecord.nullable(), records: z.array(billingRecord) }),
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
      'stud_fail_referral_code',
      'checkout_disabled',
    ],
    success: 'payment_succ',
  }),
};
