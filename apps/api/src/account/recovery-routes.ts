import type { contract } from '@darb/contract';
import type { Language } from '@darb/language';
import type { Context } from '../context.ts';
import type { Handlers } from '../router.ts';
import { witnessed } from '../security-event.ts';
import { eventFor, languageOf } from './call-context.ts';
import { emailAddress, phoneAddress, type Destination } from './code-sending.ts';
import { confirmRecovery, createPassword, recover } from './recovery.ts';

function send(context: Context, to: Destination, language: Language) {
  const event = eventFor(context, 'recovery', undefined, to.value);
  return witnessed(context, event, () => recover(context.db, context, to, language, context.options, context.now()));
}

function confirm(context: Context, to: Destination, code: string) {
  const event = eventFor(context, 'recovery', 'code', to.value);
  return witnessed(context, event, async () => ({
    recovery_user_token: await confirmRecovery(context.db, context, to, code, context.options, context.now()),
  }));
}

type RecoveryCall = Extract<keyof typeof contract.account, `recover${string}` | `confirm${string}Recovery` | 'createPassword'>;

export const recoveryRoutes: Pick<Handlers<typeof contract.account>, RecoveryCall> = {
  recoverBySms: (context, { sms_otp_phone, country_code, language }) =>
    send(context, phoneAddress(sms_otp_phone, country_code), languageOf(context, language, country_code)),
  recoverByWhatsapp: (context, { sms_otp_phone, country_code, language }) =>
    send(context, phoneAddress(sms_otp_phone, country_code, 'whatsapp'), languageOf(context, language, country_code)),
  recoverByEmail: (context, { email, language }) => send(context, emailAddress(email), languageOf(context, language, context.country)),
  confirmSmsRecovery: (context, { sms_otp_phone, country_code, verification_code }) =>
    confirm(context, phoneAddress(sms_otp_phone, country_code), verification_code),
  confirmWhatsappRecovery: (context, { sms_otp_phone, country_code, verification_code }) =>
    confirm(context, phoneAddress(sms_otp_phone, country_code, 'whatsapp'), verification_code),
  confirmEmailRecovery: (context, { email, verification_code }) => confirm(context, emailAddress(email), verification_code),
  createPassword: async (context, { recovery_user_token, password }) => {
    await witnessed(
      context,
      eventFor(context, 'password', 'link', null),
      () => createPassword(context.db, { token: recovery_user_token, password }, context.options, context.now()),
      (student) => student,
    );
    return {};
  },
};
