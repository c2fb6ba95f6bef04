import { contract } from '@darb/contract';
import type { Context } from '../context.ts';
import { defineRoutes } from '../router.ts';
import { profileOf } from './profile.ts';
import type { Address } from './queries.ts';
import { describe, enter, setProgram, signIn, signOut, verifyReferralCode } from './service.ts';
import { refreshSession } from './session.ts';
import { emailAddress, phoneAddress, resendCode, signUp, verifyCode } from './sign-up.ts';

/** Makes the student of a sign-up by its code, and lets them in. */
async function enterWith(context: Context, address: Address, code: string) {
  const { db, options, clientId } = context;
  const account = await verifyCode(db, context, address, code, options, context.now());
  return enter(db, clientId, account, options, context.now());
}

export const accountRoutes = defineRoutes(contract.account, {
  info: async (context) => describe(await profileOf(context), context.now()),
  setProgram: ({ db, language, student, now }, { program_id }) => setProgram(db, language, student, program_id, now()),

  signUpBySms: (context, given) => {
    const address = phoneAddress(given.sms_otp_phone, given.country_code);
    const said = {
      fullName: given.full_name,
      password: given.password,
      language: given.language,
      country: given.country_code,
      referredByCode: given.referred_by_code,
    };
    return signUp(context.db, context, address, said, context.options, context.now());
  },
  sendSmsCode: (context, given) =>
    resendCode(context.db, context, phoneAddress(given.sms_otp_phone, given.country_code), given.language, context.options, context.now()),
  verifySmsCode: (context, given) => enterWith(context, phoneAddress(given.sms_otp_phone, given.country_code), given.verification_code),

  signUpByEmail: (context, given) => {
    const said = {
      fullName: given.full_name,
      password: given.password,
      language: given.language,
      country: given.country,
      referredByCode: given.referred_by_code,
    };
    return signUp(context.db, context, emailAddress(given.email), said, context.options, context.now());
  },
  resendEmailCode: (context, given) =>
    resendCode(context.db, context, emailAddress(given.email), given.language, context.options, context.now()),
  verifyEmailCode: (context, given) => enterWith(context, emailAddress(given.email), given.verification_code),

  signIn: (context, given) => signIn(context.db, context, given, context.options, context.now()),
  signOut: async ({ db, sessionId, now }) => {
    await signOut(db, sessionId, now());
    return {};
  },
  verifyReferralCode: async (context, { referred_by_code }) => {
    await verifyReferralCode(context.db, context, referred_by_code, context.options, context.now());
    return {};
  },
  refreshToken: ({ db, options, refreshToken, now }) => refreshSession(db, options.sessionSecret, refreshToken, now()),
});
