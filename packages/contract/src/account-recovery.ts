import { z } from 'zod';
import {
  email,
  linkToken,
  mailRefusals,
  password,
  saidLanguage,
  sendRefusals,
  sent,
  tenant,
  typedCode,
  typedPhone,
  weakPassword,
  whatsappRefusals,
} from './account-fields.ts';
import { call } from './call.ts';
import { countryCode } from './catalog.ts';

const phone = { sms_otp_phone: typedPhone, country_code: countryCode, ...tenant };
/** With what a password is set within the hour, once. */
const proven = z.object({ recovery_user_token: linkToken });

/**
 * The ways back in (rule account 35): a code, for which `recovery_user_token` is given, or a link with one;
 * then the new password. Each answers the same, whether the account exists or not.
 */
export const recoveryCalls = {
  recoverBySms: call('POST', 'student/sms-otp/recovery-password', {
    who: 'anyone',
    byClient: true,
    input: z.object({ ...phone, language: saidLanguage }),
    reply: sent,
    refusals: sendRefusals,
    success: 'sms_otp_sent',
  }),
  recoverByWhatsapp: call('POST', 'student/whatsapp/recovery-password', {
    who: 'anyone',
    byClient: true,
    input: z.object({ ...phone, language: saidLanguage }),
    reply: sent,
    refusals: whatsappRefusals,
    success: 'whatsapp_otp_sent',
  }),
  recoverByEmail: call('POST', 'student/recovery/password', {
    who: 'anyone',
    byClient: true,
    input: z.object({ email, language: saidLanguage, ...tenant }),
    reply: sent,
    refusals: mailRefusals,
    success: 'email_otp_sent',
  }),
  confirmSmsRecovery: call('POST', 'student/sms-otp/confirm-password-recovery', {
    who: 'anyone',
    byClient: true,
    input: z.object({ ...phone, verification_code: typedCode }),
    reply: proven,
    refusals: ['stud_fail_valid_phone', 'sms_otp_code_invalid', 'otp_expired'],
    success: 'verified',
  }),
  confirmWhatsappRecovery: call('POST', 'student/whatsapp/confirm-password-recovery', {
    who: 'anyone',
    byClient: true,
    input: z.object({ ...phone, verification_code: typedCode }),
    reply: proven,
    refusals: ['stud_fail_valid_phone', 'invalid_otp_code', 'otp_expired'],
    success: 'verified',
  }),
  confirmEmailRecovery: call('POST', 'student/recovery/confirm', {
    who: 'anyone',
    byClient: true,
    input: z.object({ email, verification_code: typedCode, ...tenant }),
    reply: proven,
    refusals: ['invalid_otp_code', 'otp_expired'],
    success: 'verified',
  }),
  /** Sets the password of a recovery, and ends every session of the student (rule account 47). */
  createPassword: call('POST', 'student/password', {
    who: 'anyone',
    input: z.object({ recovery_user_token: linkToken, password, ...tenant }),
    reply: z.object({}),
    refusals: ['stud_verify_fail', ...weakPassword],
    success: 'password_updated',
  }),
};
