import { Refusal, type loginCalls, type LoginProvider } from '@darb/contract';
import type { Context } from '../context.ts';
import type { StudentId } from '../ids.ts';
import type { Handlers } from '../router.ts';
import { witnessed } from '../security-event.ts';
import { eventFor, languageOf, originOf } from './call-context.ts';
import { beginLogin, finishLogin, linkLogin, loginsOf, signUpByLogin, unlinkLogin } from './logins.ts';
import { profileOf } from './profile.ts';
import { proveFresh } from './proof.ts';

const accountOf = async (context: Context<StudentId>) => (await profileOf(context)).account;

export const loginRoutes: Handlers<typeof loginCalls> = {
  loginProviders: ({ options }) => ({ providers: Object.keys(options.logins) as LoginProvider[] }),
  beginLogin: (context, { provider }) => beginLogin(context.db, context, provider, context.options, context.now()),
  finishLogin: (context, { flow_token, returned }) =>
    witnessed(
      context,
      eventFor(context, 'sign_in', 'login', null),
      async () => finishLogin(context.db, context, await originOf(context), { flow_token, returned }, context.options, context.now()),
      (done) => (done.status === 'signed_in' ? done.session.student.id : undefined),
    ),
  signUpByLogin: (context, given) =>
    witnessed(
      context,
      eventFor(context, 'sign_up', 'login', null),
      async () => {
        const said = {
          token: given.login_token,
          fullName: given.full_name,
          country: given.country,
          language: languageOf(context, given.language, given.country),
          referredByCode: given.referred_by_code,
        };
        return signUpByLogin(context.db, await originOf(context), said, context.options, context.now());
      },
      ({ student }) => student.id,
    ),
  linkLogin: (context, { login_token }) =>
    witnessed(context, { ...eventFor(context, 'address', 'login', null), student: context.student }, async () => {
      await proveFresh(context.db, context, context.now());
      await linkLogin(context.db, await accountOf(context), login_token, context.options, context.now());
      return {};
    }),
  logins: async ({ db, student }) => ({
    logins: (await loginsOf(db, student)).map(({ provider, linkedAt }) => ({ provider, linked_at: linkedAt.toISOString() })),
  }),
  unlinkLogin: async (context, { provider }) => {
    if (!(await unlinkLogin(context.db, await accountOf(context), provider))) throw new Refusal('not_allowed');
    return {};
  },
};
