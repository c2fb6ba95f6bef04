import { z } from 'zod';
import { acceptedTerms, accountState, fullName, linkToken, referredBy, saidLanguage, session, tenant } from './account-fields.ts';
import { call } from './call.ts';
import { countryCode } from './catalog.ts';

/** Elsewhere where a student may have an account that signs them in here (rule account 36). */
export const loginProvider = z.enum(['google', 'facebook']);
export type LoginProvider = z.infer<typeof loginProvider>;

/**
 * What coming back from a provider leads to. `signed_in`: the login is an account's. `known_address`: there
 * is an account with its e-mail, whose owner signs in first and then links it. `new`: there is none yet.
 * `proven`: a signed-in student has shown that the login is theirs. `login_token` says so to another call,
 * once, within the hour.
 */
const finished = z.discriminatedUnion('status', [
  z.object({ status: z.literal('signed_in'), session }),
  z.object({ status: z.literal('known_address'), login_token: linkToken, email: z.string() }),
  z.object({ status: z.literal('new'), login_token: linkToken, full_name: z.string(), email: z.string().nullable() }),
  z.object({ status: z.literal('proven'), login_token: linkToken }),
]);

export const loginCalls = {
  /** The providers that are configured; no other is shown. */
  loginProviders: call('GET', 'student/social-providers', {
    who: 'anyone',
    input: z.object({}),
    reply: z.object({ providers: z.array(loginProvider) }),
  }),
  /**
   * Where the browser goes now; `flow_token` stays with it (in a cookie that no script reads) until it comes
   * back.
   */
  beginLogin: call('POST', 'student/social/begin', {
    who: 'anyone',
    input: z.object({ provider: loginProvider, ...tenant }),
    reply: z.object({ address: z.string(), flow_token: linkToken }),
  }),
  /** `returned` is the query that the browser came back with, as it is. */
  finishLogin: call('POST', 'student/social/finish', {
    who: 'anyone',
    input: z.object({ flow_token: linkToken, returned: z.string().max(8_000), ...tenant }),
    reply: finished,
    refusals: ['fb_access_denied', 'login_failed', ...accountState],
  }),
  /** Makes an account of a new login; its e-mail where the provider has proven it. */
  signUpByLogin: call('POST', 'student/social/signup', {
    who: 'anyone',
    input: z.object({
      login_token: linkToken,
      full_name: fullName,
      country: countryCode,
      terms: acceptedTerms,
      language: saidLanguage,
      referred_by_code: referredBy,
      ...tenant,
    }),
    reply: session,
    refusals: ['login_failed', 'login_taken', 'stud_fail_email', 'stud_fail_referral_code'],
    success: 'facebook_signup',
  }),
  /** Lets the login sign the student in from now on. */
  linkLogin: call('POST', 'student/social/link', {
    who: 'student',
    input: z.object({ login_token: linkToken }),
    reply: z.object({}),
    refusals: ['login_failed', 'login_taken', 'proof_needed'],
    success: 'facebook_link',
  }),
  logins: call('GET', 'student/social', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ logins: z.array(z.object({ provider: loginProvider, linked_at: z.iso.datetime() })) }),
  }),
  /** Refused with `not_allowed` to whom no other way in is left. */
  unlinkLogin: call('DELETE', 'student/social/{provider}', {
    who: 'student',
    input: z.object({ provider: loginProvider }),
    reply: z.object({}),
    success: 'login_unlinked',
  }),
};
