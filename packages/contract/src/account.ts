import { z } from 'zod';
import {
  acceptedTerms,
  accountState,
  email,
  fullName,
  linkToken,
  mailRefusals,
  password,
  referredBy,
  saidLanguage,
  sendRefusals,
  sent,
  session,
  student,
  tenant,
  tokens,
  typedCode,
  typedPhone,
  typedReferralCode,
  weakPassword,
  whatsappRefusals,
} from './account-fields.ts';
import { loginCalls } from './account-logins.ts';
import { recoveryCalls } from './account-recovery.ts';
import { settingsCalls } from './account-settings.ts';
import { call } from './call.ts';
import { countryCode } from './catalog.ts';
import { contentId } from './content.ts';
import { fieldRules } from './field-rules.ts';

/** What is said at a sign-up by phone, besides the number and the password. */
const byPhone = {
  full_name: fullName,
  country_code: countryCode,
  terms: acceptedTerms,
  language: saidLanguage,
  referred_by_code: referredBy,
  /** In this flow alone a number has ten digits, the first one 1 (rule account 39). */
  flow: z.literal('kaust').optional(),
  ...tenant,
};
/** In the Kaust flow the number of `field` has its own rule. */
const kaustRule =
  <Field extends string>(field: Field) =>
  (input: { flow?: 'kaust' | undefined } & Record<Field, string>, context: z.core.$RefinementCtx): void => {
    const rule = input.flow === 'kaust' ? fieldRules.kaust_phone.broken(input[field]) : null;
    if (rule !== null) context.addIssue({ code: 'custom', path: [field], params: { rule } });
  };
/** A code by phone as it comes back. */
const phoneCode = {
  verification_code: typedCode,
  country_code: countryCode,
  language: saidLanguage,
  country: countryCode.optional(),
  ...tenant,
};

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
    input: z.object({ ...byPhone, sms_otp_phone: typedPhone, password }).superRefine(kaustRule('sms_otp_phone')),
    reply: sent,
    refusals: [...sendRefusals, ...weakPassword, 'stud_fail_phone', 'stud_fail_referral_code'],
    success: 'sms_otp_sent',
  }),
  /** Phone sign-up without a password, which the student may add later (rule account 46). */
  fastSignUp: call('POST', 'student/sms-otp/fast-signup', {
    who: 'anyone',
    byClient: true,
    input: z.object({ ...byPhone, sms_otp_phone: typedPhone }).superRefine(kaustRule('sms_otp_phone')),
    reply: sent,
    refusals: [...sendRefusals, 'stud_fail_phone', 'stud_fail_referral_code'],
    success: 'sms_otp_sent',
  }),
  /** Phone sign-up with the code by WhatsApp. A number is one in both channels (rule account 34). */
  signUpByWhatsapp: call('POST', 'student/whatsapp/signup', {
    who: 'anyone',
    byClient: true,
    input: z.object({ ...byPhone, whatsapp_phone: typedPhone, password }).superRefine(kaustRule('whatsapp_phone')),
    reply: sent,
    refusals: [...whatsappRefusals, ...weakPassword, 'stud_fail_phone', 'stud_fail_referral_code'],
    success: 'whatsapp_otp_sent',
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
  /** As `sendSmsCode`, by WhatsApp. */
  sendWhatsappCode: call('POST', 'student/whatsapp/login', {
    who: 'anyone',
    byClient: true,
    input: z.object({ whatsapp_phone: typedPhone, country_code: countryCode, language: saidLanguage, ...tenant }),
    reply: sent,
    refusals: whatsappRefusals,
    success: 'whatsapp_otp_sent',
  }),
  verifySmsCode: call('POST', 'student/sms-otp/verify-otp', {
    who: 'anyone',
    byClient: true,
    input: z.object({ ...phoneCode, sms_otp_phone: typedPhone }),
    reply: session,
    refusals: ['stud_fail_valid_phone', 'sms_otp_code_invalid', 'otp_expired', ...accountState],
    success: 'verified',
  }),
  verifyWhatsappCode: call('POST', 'student/whatsapp/verify-otp', {
    who: 'anyone',
    byClient: true,
    input: z.object({ ...phoneCode, whatsapp_phone: typedPhone }),
    reply: session,
    refusals: ['stud_fail_valid_phone', 'invalid_otp_code', 'otp_expired', ...accountState],
    success: 'verified',
  }),
  /**
   * What became of the newest message that this client asked for, and whether its channel takes none at the
   * moment. Says `sent` where it asked for none, and of a recovery always (rule account 45).
   */
  messageStatus: call('GET', 'student/message-status', {
    who: 'anyone',
    byClient: true,
    input: z.object({
      channel: z.enum(['sms', 'whatsapp', 'email']),
      email: email.optional(),
      phone: typedPhone.optional(),
      country_code: countryCode.optional(),
    }),
    reply: z.object({ status: z.enum(['waiting', 'sent', 'delivered', 'failed']), is_channel_down: z.boolean() }),
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
  /**
   * The link of a sign-up's e-mail. Opened in another browser than the one that signed up it asks for the
   * password too (`link_needs_password`).
   */
  confirmEmail: call('POST', 'student/email-otp/verify-link', {
    who: 'anyone',
    byClient: true,
    input: z.object({ confirmation_token: linkToken, password: password.optional(), ...tenant }),
    reply: session,
    refusals: ['stud_verify_fail', 'link_needs_password', 'stud_login_fail', 'sign_in_fail_exceed_limit', ...accountState],
    success: 'confirmation_token',
  }),

  ...recoveryCalls,
  ...settingsCalls,
  ...loginCalls,

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
