import { Refusal, type settingsCalls } from '@darb/contract';
import type { Context } from '../context.ts';
import type { StudentId } from '../ids.ts';
import type { Handlers } from '../router.ts';
import { witnessed } from '../security-event.ts';
import {
  beginChange,
  cancelChange,
  changesOf,
  confirmChange,
  confirmChangeByLink,
  resendChange,
  type WaitingChange,
} from './address-change.ts';
import { eventFor, originOf } from './call-context.ts';
import { emailAddress, phoneAddress, type Destination } from './code-sending.ts';
import { deleteAccount, sendDeletionCode } from './deletion.ts';
import { deviceOf } from './devices.ts';
import { downloadAddress } from './download.ts';
import { setPicture, takePictureAway } from './pictures.ts';
import { profileOf } from './profile.ts';
import { proveStudent } from './proof.ts';
import { describeAccount } from './service.ts';
import { endOwnSession, endSessionsOf, sessionsOf } from './session.ts';
import { changePassword, publicProfileOf, setChatRestoreId, updateStudent } from './settings.ts';

const accountOf = async (context: Context<StudentId>) => (await profileOf(context)).account;

/** Does something that a log of security knows of, as the signed-in student. */
const asStudent = <Done>(
  context: Context<StudentId>,
  event: 'password' | 'address' | 'deletion',
  act: () => Promise<Done>,
): Promise<Done> => witnessed(context, { ...eventFor(context, event, 'access_token', null), student: context.student }, act);

const begin = (context: Context<StudentId>, to: Destination, password: string | undefined) =>
  asStudent(context, 'address', async () => {
    const { db, options, now } = context;
    await proveStudent(db, context, password, options.limits, now());
    const account = await accountOf(context);
    return beginChange(db, context, account, to, account.language, options, now());
  });

const confirm = (context: Context<StudentId>, to: Destination, code: string) =>
  asStudent(context, 'address', async () => {
    const { db, options, now } = context;
    return describeAccount(db, await confirmChange(db, await accountOf(context), to, code, options, now()), now());
  });

const shownChange = ({ to, resendAfter, expiresAt }: WaitingChange) => ({
  to: to.value,
  resend_after: resendAfter,
  expires_at: expiresAt.toISOString(),
});

export const settingsRoutes: Handlers<typeof settingsCalls> = {
  setName: async ({ db, language, student, options, now }, { full_name }) =>
    describeAccount(db, await updateStudent(db, language, student, { full_name }, options), now()),
  updateStudent: async ({ db, language, student, options, now }, changes) =>
    describeAccount(db, await updateStudent(db, language, student, changes, options), now()),
  setPicture: async ({ db, student, options, now }, { image, x, y, size }) => {
    const crop = size === undefined ? null : { x: x ?? 0, y: y ?? 0, size };
    return describeAccount(db, await setPicture(db, student, { bytes: image, crop }, options, now()), now());
  },
  removePicture: async ({ db, student, options, now }) => describeAccount(db, await takePictureAway(db, student, options, now()), now()),
  changePassword: (context, { old_password, password }) =>
    asStudent(context, 'password', async () => {
      const { db, options, now } = context;
      const account = await accountOf(context);
      const kept = await proveStudent(db, context, old_password, options.limits, now());
      const tokens = await changePassword(db, account, { kept, password }, await originOf(context), options, now());
      const changed = { ...account, hasPassword: true, passwordChangedAt: now() };
      return { tokens, student: await describeAccount(db, changed, now()) };
    }),

  changeEmail: (context, { email, password }) => begin(context, emailAddress(email), password),
  confirmEmailChange: (context, { email, verification_code }) => confirm(context, emailAddress(email), verification_code),
  confirmEmailChangeByLink: (context, { email_change_token }) =>
    asStudent(context, 'address', async () => {
      const { db, options, now } = context;
      return describeAccount(db, await confirmChangeByLink(db, await accountOf(context), email_change_token, options, now()), now());
    }),
  changePhone: (context, { sms_otp_phone, country_code, channel, password }) =>
    begin(context, phoneAddress(sms_otp_phone, country_code, channel), password),
  confirmPhoneChange: (context, { sms_otp_phone, country_code, verification_code }) =>
    confirm(context, phoneAddress(sms_otp_phone, country_code), verification_code),
  pendingChanges: async ({ db, student, now }) => {
    const { phone, email } = await changesOf(db, student, now());
    return { phone: phone && shownChange(phone), email: email && shownChange(email) };
  },
  resendChange: (context, { kind, channel }) =>
    asStudent(context, 'address', async () => {
      const { db, options, now } = context;
      const via = kind === 'email' ? 'email' : channel;
      return resendChange(db, context, await accountOf(context), { kind, via }, options, now());
    }),
  cancelChange: async ({ db, student }, { kind }) => {
    await cancelChange(db, { id: student }, kind);
    return {};
  },
  setChatRestoreId: async ({ db, student }, { chat_restore_id }) => {
    await setChatRestoreId(db, student, chat_restore_id);
    return {};
  },

  sessions: async ({ db, student, sessionId, now }) => ({
    sessions: (await sessionsOf(db, student, now())).map(({ id, device, country, createdAt, lastUsedAt }) => ({
      id,
      device: device ?? deviceOf(null),
      country,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_this: id === sessionId,
    })),
  }),
  endOtherSessions: async ({ db, student, sessionId, now }) => ({ ended: await endSessionsOf(db, student, now(), sessionId) }),
  endSession: async ({ db, student, now }, { id }) => {
    if (!(await endOwnSession(db, student, id, now()))) throw new Refusal('not_found');
    return {};
  },

  sendDeletionCode: async (context) => sendDeletionCode(context.db, context, await accountOf(context), context.options, context.now()),
  deleteAccount: (context, { password, verification_code, login_token }) =>
    asStudent(context, 'deletion', async () => {
      const { db, options, now } = context;
      const erasedAt = await deleteAccount(
        db,
        await accountOf(context),
        { password, code: verification_code, loginToken: login_token },
        options,
        now(),
      );
      return { erased_at: erasedAt.toISOString() };
    }),
  exportData: ({ db, student, options, now }) => downloadAddress(db, student, options, now()),
  publicProfile: ({ db, student }, { id }) => publicProfileOf(db, id, student),
};
