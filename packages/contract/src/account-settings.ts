import { z } from 'zod';
import {
  appearance,
  device,
  email,
  fullName,
  linkToken,
  mailRefusals,
  numberingSystem,
  password,
  saidLanguage,
  sendLimits,
  sendRefusals,
  sent,
  session,
  student,
  typedCode,
  typedPhone,
  visibility,
  weakPassword,
} from './account-fields.ts';
import { call } from './call.ts';
import { countryCode } from './catalog.ts';
import { contentId, uuid } from './content.ts';
import { file } from './file.ts';
import { PICTURE_BYTES } from './limits.ts';
import { typedField } from './typed-field.ts';

/** What proves that it is the student who asks: their password, where they have one. */
const proof = { password: password.optional() };
const passwordRefusals = ['stud_chan_pass_fail', 'sign_in_fail_exceed_limit'] as const;
const proofRefusals = [...passwordRefusals, 'proof_needed'] as const;

/** A student as everybody may see them (rule account 49). */
export const publicProfile = z.object({
  id: uuid,
  /** Null where staff hid it (rule community 16). */
  display_name: z.string().nullable(),
  alias: z.string().nullable(),
  bio: z.string().nullable(),
  image: z.string().nullable(),
  image_small: z.string().nullable(),
  active_program_id: contentId.nullable(),
  user_type: z.enum(['student', 'teaching_assistant', 'teacher']),
  joined_at: z.iso.datetime(),
  is_own: z.boolean(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

const changeKind = z.enum(['phone', 'email']);
/** A change that waits: to which address, in how many seconds its code may be sent again, until when. */
const waitingChange = z.object({ to: z.string(), resend_after: z.int().min(0), expires_at: z.iso.datetime() });

/** What a student changes of themselves, and sees of it. */
export const settingsCalls = {
  setName: call('PUT', 'student/name', {
    who: 'student',
    input: z.object({ full_name: fullName }),
    reply: student,
    success: 'name_updated',
  }),
  /** Changes what is given. An alias and a bio are taken away by `null`. */
  updateStudent: call('PATCH', 'student', {
    who: 'student',
    input: z.object({
      program_id: contentId.optional(),
      full_name: fullName.optional(),
      alias: z.string().max(200).nullable().optional(),
      bio: typedField('bio').nullable().optional(),
      language: saidLanguage,
      numbering_system: numberingSystem.nullable().optional(),
      appearance: appearance.nullable().optional(),
      visibility: visibility.partial().optional(),
      statistics: z.boolean().optional(),
    }),
    reply: student,
    refusals: ['content_not_found', 'username_validate_fail', 'username_already_used'],
    success: 'profile_updated',
  }),
  /**
   * Sets the picture (rule account 54): PNG or JPEG by its content. `x`, `y` and `size` are a square of the
   * upright picture in its pixels; without `size` the one in the middle.
   */
  setPicture: call('PUT', 'student/image', {
    who: 'student',
    input: z.object({
      image: file({ maxBytes: PICTURE_BYTES, types: ['image/png', 'image/jpeg'] }),
      x: z.int().min(0).optional(),
      y: z.int().min(0).optional(),
      size: z.int().min(1).optional(),
    }),
    reply: student,
    refusals: ['failed-upload-image'],
    success: 'image_updated',
  }),
  removePicture: call('DELETE', 'student/image', { who: 'student', input: z.object({}), reply: student, success: 'image_updated' }),
  /**
   * Changes the password, or adds the first one. Ends every session of the student (rule account 47) and
   * begins a new one for who asks.
   */
  changePassword: call('PUT', 'student/password', {
    who: 'student',
    input: z.object({ old_password: password.optional(), password }),
    reply: session,
    refusals: [...proofRefusals, ...weakPassword],
    success: 'password_updated',
  }),
  /** Sends a code to another address; the one of now stays until the code comes back (rule account 50). */
  changeEmail: call('PUT', 'student/email', {
    who: 'student',
    input: z.object({ email, ...proof }),
    reply: sent,
    refusals: [...mailRefusals, ...proofRefusals, 'stud_fail_email'],
    success: 'email_otp_sent',
  }),
  confirmEmailChange: call('POST', 'student/email-otp/verify-change-mail', {
    who: 'student',
    input: z.object({ email, verification_code: typedCode }),
    reply: student,
    refusals: ['invalid_otp_code', 'otp_expired', 'stud_fail_email'],
    success: 'email_updated',
  }),
  /** The link of the same message, for the student who asked for it alone. */
  confirmEmailChangeByLink: call('POST', 'student/email-otp/verify-change-link', {
    who: 'student',
    input: z.object({ email_change_token: linkToken }),
    reply: student,
    refusals: ['stud_verify_fail', 'stud_fail_email'],
    success: 'email_updated',
  }),
  changePhone: call('POST', 'student/sms-otp/change-phone', {
    who: 'student',
    input: z.object({
      sms_otp_phone: typedPhone,
      country_code: countryCode,
      channel: z.enum(['sms', 'whatsapp']).default('sms'),
      ...proof,
    }),
    reply: sent,
    refusals: [...sendRefusals, 'whatsapp_otp_fail_exceed_period_limit', ...proofRefusals, 'stud_fail_phone'],
    success: 'sms_otp_sent',
  }),
  confirmPhoneChange: call('POST', 'student/sms-otp/confirm-change-phone', {
    who: 'student',
    input: z.object({ sms_otp_phone: typedPhone, country_code: countryCode, verification_code: typedCode }),
    reply: student,
    refusals: ['stud_fail_valid_phone', 'sms_otp_code_invalid', 'otp_expired', 'stud_fail_phone'],
    success: 'phone_updated',
  }),
  /** The changes that wait for their codes; one that has ended is none. */
  pendingChanges: call('GET', 'student/pending-changes', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ phone: waitingChange.nullable(), email: waitingChange.nullable() }),
  }),
  /** Sends the code of a change that waits once more; the password was typed when it began. */
  resendChange: call('POST', 'student/pending-changes', {
    who: 'student',
    input: z.object({ kind: changeKind, channel: z.enum(['sms', 'whatsapp']).default('sms') }),
    reply: sent,
    refusals: [
      ...mailRefusals,
      ...sendLimits,
      'whatsapp_otp_fail_exceed_period_limit',
      'otp_expired',
      'stud_fail_phone',
      'stud_fail_email',
    ],
    success: 'code_sent',
  }),
  /** Ends a change that waits; what there is stays. */
  cancelChange: call('DELETE', 'student/pending-changes', {
    who: 'student',
    input: z.object({ kind: changeKind }),
    reply: z.object({}),
    success: 'change_cancelled',
  }),
  /** Keeps by what a chat of the operator's knows the student again; null forgets it. */
  setChatRestoreId: call('PUT', 'student/chat-restore-id', {
    who: 'student',
    input: z.object({ chat_restore_id: z.string().min(1).max(200).nullable() }),
    reply: z.object({}),
    success: 'profile_updated',
  }),

  /** Where the student is signed in, the newest first. */
  sessions: call('GET', 'student/sessions', {
    who: 'student',
    input: z.object({}),
    reply: z.object({
      sessions: z.array(
        z.object({
          id: uuid,
          device,
          /** A code of ISO 3166, of any country. */
          country: z.string().nullable(),
          created_at: z.iso.datetime(),
          last_used_at: z.iso.datetime(),
          is_this: z.boolean(),
        }),
      ),
    }),
  }),
  endOtherSessions: call('DELETE', 'student/sessions', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ ended: z.int() }),
    success: 'sessions_ended',
  }),
  endSession: call('DELETE', 'student/sessions/{id}', {
    who: 'student',
    input: z.object({ id: uuid }),
    reply: z.object({}),
    success: 'session_ended',
  }),

  /** Sends the code with which a student without a password deletes their account. */
  sendDeletionCode: call('POST', 'student/deletion-code', {
    who: 'student',
    input: z.object({}),
    reply: sent.extend({ channel: z.enum(['sms', 'email']) }),
    refusals: [...mailRefusals, ...sendLimits],
    success: 'code_sent',
  }),
  /**
   * Deletes the account by its password, by a code, or by a login of its own (`proven`): at once for
   * everybody else, for good after 14 days, until which signing in takes it back (rule account 38).
   */
  deleteAccount: call('DELETE', 'student', {
    who: 'student',
    input: z.object({ ...proof, verification_code: typedCode.optional(), login_token: linkToken.optional() }),
    reply: z.object({ erased_at: z.iso.datetime() }),
    refusals: [...passwordRefusals, 'sms_otp_code_invalid', 'invalid_otp_code', 'otp_expired', 'login_failed'],
    success: 'account_deletion_begun',
  }),

  /**
   * The address of one's data (rule account 51): a zip with JSON and a page, for this student and ten
   * minutes.
   */
  exportData: call('GET', 'student/export', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ address: z.string(), expires_at: z.iso.datetime() }),
  }),

  publicProfile: call('GET', 'student/user-info/{id}', {
    who: 'anyone',
    input: z.object({ id: uuid }),
    reply: publicProfile,
    refusals: ['stud_not_found'],
  }),
};
