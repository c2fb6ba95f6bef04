import { contract } from '@darb/contract';
import { defineRoutes } from '../router.ts';
import { profileOf } from './profile.ts';
import { describe, enter, setProgram, signIn, signOut, verifyReferralCode } from './service.ts';
import { refreshSession } from './session.ts';
import { emailAddress, phoneAddress, resendCode, signUp, verifyCode } from './sign-up.ts';

export const accountRoutes = defineRoutes(contract.account, {
  info: async (context) => describe(await profileOf(context), context.now()),
  setProgram: (context, { program_id }) => setProgram(context, program_id),

  signUpBySms: (context, given) =>
    signUp(context, phoneAddress(given.sms_otp_phone, given.country_code), {
      fullName: given.full_name,
      password: given.password,
      language: given.language,
      country: given.country_code,
      referredByCode: given.referred_by_code,
    }),
  sendSmsCode: (context, given) => resendCode(context, phoneAddress(given.sms_otp_phone, given.country_code), given.language),
  verifySmsCode: async (context, given) =>
    enter(context, await verifyCode(context, phoneAddress(given.sms_otp_phone, given.country_code), given.verification_code)),

  signUpByEmail: (context, given) =>
    signUp(context, emailAddress(given.email), {
      fullName: given.full_name,
      password: given.password,
      language: given.language,
      country: given.country,
      referredByCode: given.referred_by_code,
    }),
  resendEmailCode: (context, given) => resendCode(context, emailAddress(given.email), given.language),
  verifyEmailCode: async (context, given) => enter(context, await verifyCode(context, emailAddress(given.email), given.verification_code)),

  signIn,
  signOut: async (context) => {
    await signOut(context);
    return {};
  },
  verifyReferralCode: async (context, { referred_by_code }) => {
    await verifyReferralCode(context, referred_by_code);
    return {};
  },
  refreshToken: ({ db, options, refreshToken, now }) => refreshSession(db, options.sessionSecret, refreshToken, now()),
});
