import { contract, Refusal, type CountryCode, type Tokens } from '@darb/contract';
import type { Language } from '@darb/language';
import type { Context } from '../context.ts';
import { isDown, statusOf } from '../delivery/queue.ts';
import { defineRoutes } from '../router.ts';
import { report, witnessed } from '../security-event.ts';
import { eventFor, languageOf, originOf } from './call-context.ts';
import { emailAddress, holderOf, phoneAddress, type Destination } from './code-sending.ts';
import { loginRoutes } from './login-routes.ts';
import { phoneOf } from './phone.ts';
import { profileOf } from './profile.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { describe, enter, setProgram, signIn, signOut, verifyReferralCode } from './service.ts';
import { renewSession } from './session.ts';
import { confirmByLink, resendCode, signUp, verifyCode, type SignUp } from './sign-up.ts';

const studentIn = ({ student }: { student: { id: string } }): string => student.id;

/** Makes the student of a sign-up by its code, and lets them in. */
async function enterWith(context: Context, address: Destination, code: string) {
  const { db, options } = context;
  const event = eventFor(context, 'sign_in', 'code', address.value);
  return witnessed(
    context,
    event,
    async () =>
      enter(db, await originOf(context), await verifyCode(db, context, address, code, options, context.now()), options, context.now()),
    studentIn,
  );
}

function begin(context: Context, address: Destination, said: SignUp) {
  const event = eventFor(context, 'sign_up', undefined, address.value);
  return witnessed(context, event, () => signUp(context.db, context, address, said, context.options, context.now()));
}

function sendAgain(context: Context, address: Destination, language: Language) {
  const event = eventFor(context, 'code_request', undefined, address.value);
  return witnessed(context, event, () => resendCode(context.db, context, address, language, context.options, context.now()));
}

async function renew(context: Context): Promise<Tokens> {
  const renewal = await renewSession(context.db, context.options.sessionSecrets, context.refreshToken, context.now());
  const said = { how: 'refresh_token', ...(renewal.student ? { student: renewal.student } : {}) } as const;
  if (renewal.tokens) {
    report(context, { event: 'refresh', outcome: 'success', ...said });
    return renewal.tokens;
  }
  const isReplayed = renewal.reason === 'replayed_token';
  report(context, { event: isReplayed ? 'family_end' : 'refresh', outcome: 'refused', reason: renewal.reason, ...said });
  throw new Refusal('token_invalid');
}

/** What the address of a sign-in is known by; null for a number that is none. */
const loginOf = (given: { email: string } | { phone: string; country_code: CountryCode }): string | null =>
  'email' in given ? emailAddress(given.email).value : phoneOf(given.phone, given.country_code);

/** What a sign-up by phone says, besides its number and its channel. */
const saidByPhone = (
  context: Context,
  given: {
    full_name: string;
    password?: string;
    language?: Language | undefined;
    country_code: CountryCode;
    referred_by_code?: string | undefined;
  },
): SignUp => ({
  fullName: given.full_name,
  password: given.password ?? null,
  language: languageOf(context, given.language, given.country_code),
  country: given.country_code,
  referredByCode: given.referred_by_code,
});

export const accountRoutes = defineRoutes(contract.account, {
  info: async (context) => describe(await profileOf(context), context.now()),
  setProgram: ({ db, language, student, now }, { program_id }) => setProgram(db, language, student, program_id, now()),

  signUpBySms: (context, given) => begin(context, phoneAddress(given.sms_otp_phone, given.country_code), saidByPhone(context, given)),
  fastSignUp: (context, given) => begin(context, phoneAddress(given.sms_otp_phone, given.country_code), saidByPhone(context, given)),
  signUpByWhatsapp: (context, given) =>
    begin(context, phoneAddress(given.whatsapp_phone, given.country_code, 'whatsapp'), saidByPhone(context, given)),
  sendSmsCode: (context, { sms_otp_phone, country_code, language }) =>
    sendAgain(context, phoneAddress(sms_otp_phone, country_code), languageOf(context, language, country_code)),
  sendWhatsappCode: (context, { whatsapp_phone, country_code, language }) =>
    sendAgain(context, phoneAddress(whatsapp_phone, country_code, 'whatsapp'), languageOf(context, language, country_code)),
  verifySmsCode: (context, given) => enterWith(context, phoneAddress(given.sms_otp_phone, given.country_code), given.verification_code),
  verifyWhatsappCode: (context, given) =>
    enterWith(context, phoneAddress(given.whatsapp_phone, given.country_code, 'whatsapp'), given.verification_code),
  messageStatus: async (context, { channel, email, phone, country_code }) => {
    const to = channel === 'email' ? email && emailAddress(email) : phone && country_code && phoneAddress(phone, country_code, channel);
    if (!to) throw new Refusal('rule_broken', { errors: [{ path: channel === 'email' ? 'email' : 'phone', rule: 'required' }] });
    const asker = context.student ?? holderOf(context, to, 'sign_up').client;
    const [status, is_channel_down] = await Promise.all([
      statusOf(context.db, { channel, to: to.value }, asker),
      isDown(context.db, channel, context.now()),
    ]);
    return { status, is_channel_down };
  },

  signUpByEmail: (context, given) => {
    const said = {
      fullName: given.full_name,
      password: given.password,
      language: languageOf(context, given.language, given.country),
      country: given.country,
      referredByCode: given.referred_by_code,
    };
    return begin(context, emailAddress(given.email), said);
  },
  resendEmailCode: (context, { email, language }) =>
    sendAgain(context, emailAddress(email), languageOf(context, language, context.country)),
  verifyEmailCode: (context, given) => enterWith(context, emailAddress(given.email), given.verification_code),

  confirmEmail: (context, { confirmation_token, password }) =>
    witnessed(
      context,
      eventFor(context, 'sign_in', 'code', null),
      async () => {
        const account = await confirmByLink(context.db, context, { token: confirmation_token, password }, context.options, context.now());
        return enter(context.db, await originOf(context), account, context.options, context.now());
      },
      studentIn,
    ),
  ...recoveryRoutes,
  ...settingsRoutes,
  ...loginRoutes,

  signIn: (context, given) =>
    witnessed(
      context,
      eventFor(context, 'sign_in', 'password', loginOf(given)),
      async () => signIn(context.db, context, await originOf(context), given, context.options, context.now()),
      studentIn,
    ),
  signOut: async (context) => {
    await signOut(context.db, context.sessionId, context.now());
    report(context, { event: 'sign_out', outcome: 'success', how: 'access_token', student: context.student });
    return {};
  },
  verifyReferralCode: async (context, { referred_by_code }) => {
    await verifyReferralCode(context.db, context, referred_by_code, context.options, context.now());
    return {};
  },
  refreshToken: renew,
});
