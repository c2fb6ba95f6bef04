import { z } from 'zod';
import { countryCode } from './catalog.ts';
import { contentId, language, uuid } from './content.ts';
import { PASSWORD_MIN } from './limits.ts';
import { typedField } from './typed-field.ts';

/** Digits that a student chose instead of the country's. */
export const numberingSystem = z.enum(['latn', 'arab']);
export type NumberingSystem = z.infer<typeof numberingSystem>;
/** Light or dark, where a student chose instead of the device. */
export const appearance = z.enum(['light', 'dark']);
export type Appearance = z.infer<typeof appearance>;
/** What others may see of a profile (rule account 49). */
export const visibility = z.object({ full_name: z.boolean(), picture: z.boolean(), bio: z.boolean(), program: z.boolean() });
export type Visibility = z.infer<typeof visibility>;
/** From what a session was begun, as far as a browser says it. */
export const device = z.object({
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type Device = z.infer<typeof device>;

/** The student as the product itself sees them; never sent about anybody else. */
export const student = z.object({
  id: uuid,
  full_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_sms_verified: z.boolean(),
  sms_otp_phone: z.string().nullable(),
  /** The address of the picture, 256 pixels wide, and of its small form, 64. */
  image: z.string().nullable(),
  image_small: z.string().nullable(),
  alias: z.string().nullable(),
  bio: z.string().nullable(),
  numbering_system: numberingSystem.nullable(),
  appearance: appearance.nullable(),
  visibility,
  /** Whether records of their use may be kept for statistics (rule pipeline 4). */
  statistics: z.boolean(),
  language: language,
  country: countryCode,
  program_id: contentId.nullable(),
  premium_program_id: contentId.nullable(),
  is_premium: z.boolean(),
  has_password: z.boolean(),
  password_changed_at: z.iso.datetime().nullable(),
  /** Whether somebody's invitation led here. */
  is_referred_by: z.boolean(),
  unique_referral_code: z.string(),
  referred_by_code: z.string().nullable(),
  user_from_days: z.int().min(0),
});
export type Student = z.infer<typeof student>;

/** Stored as they come (rule account 21). `expires_in` in seconds. */
export const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.int() });
export type Tokens = z.infer<typeof tokens>;

/**
 * A name as typed: 1 to 50 characters without white space around it, and what no reader sees
 * (rule account 3).
 */
export const fullName = typedField('full_name', { minLength: 1 });
export const password = typedField('password', { minLength: PASSWORD_MIN });
/** An address as typed; marks that were pasted along and that nobody sees are no part of it. */
export const email = typedField('email', { format: 'email' });
/** A phone as typed, in any spelling and any digits; the service makes E.164 of it. */
export const typedPhone = typedField('phone');
/** A code as typed, in any digits, with or without spaces: six Latin digits. */
export const typedCode = typedField('verification_code');
/** What stands behind `=` in a link of a message. */
export const linkToken = z.string().min(1).max(200);
/** An invitation code as typed, in any case and digits: six characters. */
export const typedReferralCode = typedField('referred_by_code');
export const tenant = { tenant_id: z.int().default(1), platform: z.literal('web').default('web') };
/** A caller of the API may leave it out; the form asks, and refuses without (rule account 31). */
export const acceptedTerms = z.literal(true).default(true);
/** The one of `accept-language` when it is left out, else the country's (rule account 31). */
export const saidLanguage = language.optional();
export const referredBy = typedReferralCode.optional();
/** What lets a student in. `restored` says that this took a deletion back. */
export const session = z.object({ tokens: tokens, student: student, restored: z.boolean().optional() });
/** A code is on its way; after so many seconds another one may be asked for. */
export const sent = z.object({ resend_after: z.int() });

/** Why a code is not sent: by SMS, by WhatsApp, by e-mail. */
export const sendLimits = ['sms_otp_fail_exceed_period_limit', 'sms_otp_fail_exceed_count_limit'] as const;
export const sendRefusals = ['stud_fail_valid_phone', ...sendLimits] as const;
export const whatsappRefusals = [
  'stud_fail_valid_phone',
  'whatsapp_otp_fail_exceed_period_limit',
  'sms_otp_fail_exceed_count_limit',
] as const;
export const mailRefusals = ['send_fail_exceed_period_limit', 'send_fail_exceed_count_limit'] as const;
/** Why a password that is set may be refused (rule account 33). */
export const weakPassword = ['password_too_common', 'password_repeats', 'password_personal'] as const;
export const accountState = ['account_under_review', 'account_suspended', 'account_deleted'] as const;
