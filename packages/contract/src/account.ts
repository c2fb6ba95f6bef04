import { z } from 'zod';
import { call } from './call.ts';
import { countryCode } from './catalog.ts';
import { contentId, language, uuid } from './content.ts';
import { PASSWORD_MIN } from './limits.ts';
import { typedField } from './typed-field.ts';

/** The student as the product itself sees them; never sent about anybody else. */
export const student = z.object({
  id: uuid,
  full_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_sms_verified: z.boolean(),
  sms_otp_phone: z.string().nullable(),
  image: z.string().nullable(),
  language: language,
  country: countryCode,
  program_id: contentId.nullable(),
  premium_program_id: contentId.nullable(),
  is_premium: z.boolean(),
  has_password: z.boolean(),
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
/** An invitation code as typed, in any case and digits: six characters. */
export const typedReferralCode = typedField('referred_by_code');
const tenant = { tenant_id: z.int().default(1), platform: z.literal('web').default('web') };
/** A caller of the API may leave it out; the form asks, and refuses without (rule account 31). */
const acceptedTerms = z.literal(true).default(true);
/** The one of `accept-language` when it is left out, else the country's (rule account 31). */
const saidLanguage = language.optional();
const referredBy = typedReferralCode.optional();
const session = z.object({ tokens: tokens, student: student });
const sent = z.object({ resend_after: z.int() });

const sendRefusals = ['stud_fail_valid_phone', 'sms_otp_fail_exceed_period_limit', 'sms_otp_fail_exceed_count_limit'] as const;
const mailRefusals = ['send_fail_exceed_period_limit', 'send_fail_exceed_count_limit'] as const;
/** Why a password that is set may be refused (rule account 33). */
const weakPassword = ['password_too_common', 'password_repeats', 'password_personal'] as const;
const accountState = ['account_under_review', 'account_suspended'] as const;

export const account = {
  info: call('GET', 'student/info', { who: 'student', input: z.object({}), reply: student }),
  setProgram: call('PUT', 'student/program', {
    who: 'student',
    input: z.object({ program_id: contentId }),
    reply: student,
    refusals: ['content_not_found'],
    success: 'program_updated',
  }),

  /**
   * Phone sign-up: keeps what was said for this client (`trace-id`) and sends a code by SMS. `country_code`
   * is JO, … and reads a national number.
   */
  signUpBySms: call('POST', 'student/sms-otp/signup', {
    who: 'anyone',
    byClient: true,
    input: z.object({
      full_name: fullName,
      sms_otp_phone: typedPhone,
      country_code: countryCode,
      password,
      terms: acceptedTerms,
      language: saidLanguage,
      referred_by_code: referredBy,
      ...tenant,
    }),
    reply: sent,
    refusals: [...sendRefusals, ...weakPassword, 'stud_fail_phone', 'stud_fail_referral_code'],
    success: 'sms_otp_sent',
  }),
  /**
   * Sends a new code, only for this client's own unfinished sign-up; answers the same for any other number.
   */
  sendSmsCode: call('POST', 'student/sms-otp/login', {
    who: 'anyone',
    byClient: true,
    input: z.object({ sms_otp_phone: typedPhone, country_code: countryCode, language: saidLanguage, ...tenant }),
    reply: sent,
    refusals: sendRefusals,
    success: 'sms_otp_sent',
  }),
  verifySmsCode: call('POST', 'student/sms-otp/verify-otp', {
    who: 'anyone',
    byClient: true,
    input: z.object({
      verification_code: typedCode,
      sms_otp_phone: typedPhone,
      country_code: countryCode,
      language: saidLanguage,
      country: countryCode.optional(),
      ...tenant,
    }),
    reply: session,
    refusals: ['stud_fail_valid_phone', 'sms_otp_code_invalid', 'otp_expired', ...accountState],
    success: 'verified',
  }),

  /** E-mail sign-up: keeps what was said for this client (`trace-id`) and sends a code by e-mail. */
  signUpByEmail: call('POST', 'student', {
    who: 'anyone',
    byClient: true,
    input: z.object({
      full_name: fullName,
      email,
      password,
      terms: acceptedTerms,
      language: saidLanguage,
      country: countryCode,
      referred_by_code: referredBy,
      ...tenant,
    }),
    reply: sent,
    refusals: [...mailRefusals, ...weakPassword, 'stud_fail_email', 'stud_fail_referral_code'],
    success: 'account_created',
  }),
  resendEmailCode: call('POST', 'student/resend-confirmation-email', {
    who: 'anyone',
    byClient: true,
    input: z.object({ email, language: saidLanguage, ...tenant }),
    reply: sent,
    refusals: mailRefusals,
    success: 'email_otp_sent',
  }),
  verifyEmailCode: call('POST', 'student/email-otp/verify-signup', {
    who: 'anyone',
    byClient: true,
    input: z.object({ verification_code: typedCode, email, language: saidLanguage, country: countryCode, ...tenant }),
    reply: session,
    refusals: ['invalid_otp_code', 'otp_expired', ...accountState],
    success: 'verified',
  }),

  /** Sign-in by e-mail or by phone, with the password. Says the same whether the account exists or not. */
  signIn: call('POST', 'student/login', {
    who: 'anyone',
    input: z.union([
      z.object({ email, password, ...tenant }),
      z.object({ phone: typedPhone, country_code: countryCode, password, ...tenant }),
    ]),
    reply: session,
    refusals: ['stud_login_fail', 'phone_not_valid', 'stud_exists_not_verified', 'sign_in_fail_exceed_limit', ...accountState],
    success: 'signed_in',
  }),
  signOut: call('POST', 'student/logout', { who: 'student', input: z.object({}), reply: z.object({}), success: 'signed_out' }),
  verifyReferralCode: call('POST', 'student/verify-referral-code', {
    who: 'anyone',
    input: z.object({ referred_by_code: typedReferralCode }),
    reply: z.object({}),
    refusals: ['stud_fail_referral_code', 'own_referral_code'],
    success: 'stud_referral_code_exits',
  }),
  /** A GET (rule account 23): the refresh token travels in the header `refresh-token` alone. */
  refreshToken: call('GET', 'security/refresh-token', { who: 'anyone', input: z.object({}), reply: tokens, success: 'token_refreshed' }),
};
