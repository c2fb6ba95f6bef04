import { redirect } from '@remix-run/node';
import { useEffect } from 'react';
import { SignInScreen } from '@darb/ui/screens/account/SignInScreen/SignInScreen';
import type { SignInScreenProps } from '@darb/ui/screens/account/props';
import { useAllDialCodes } from '../../client/all-dial-codes.ts';
import { checkedForm } from '../../client/checked-form.ts';
import { forgetEndedSession } from '../../client/version.ts';
import { useFormState } from '../../form-state.ts';
import { href } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { afterSignIn, nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { phoneCodes, numberOf, phoneCountry } from './dial-codes.ts';
import { codePage } from './confirm.ts';
import { loginWays } from './login-ways.ts';
import { forgetPending, keepPending } from './pending-code.ts';
import { sendCode } from './send-code.ts';

const FIELDS = ['phone', 'country_code', 'email', 'password'] as const;
type Field = (typeof FIELDS)[number];
type Fixed = Omit<SignInScreenProps, 'values' | 'problem' | 'pending' | 'allCodes'> & {
  allCodesAt: string;
  hasEnded: boolean;
  /** What a provider's sign-in was refused with. */
  refused: string | null;
};

/** Of an account that exists and opens to nobody now (`refused`). */
const STATES = ['account_under_review', 'account_suspended', 'account_deleted'] as const;

const isByEmail = (search: URLSearchParams): boolean => search.get('signup_method') === 'email';
/** The fields with rules of the form that stands at this address. */
const checkedOf = (search: URLSearchParams) => [isByEmail(search) ? 'email' : 'phone', 'password'] as const;

/** Why one is here, to be said above the form. */
const reasonOf = (search: URLSearchParams, next: string | null): SignInScreenProps['reason'] => {
  const reason = search.get('reason');
  if (reason === 'session' || reason === 'deletion') return reason;
  if (next === null) return null;
  if (/\/checkout(\?|$)/.test(next)) return 'checkout';
  return /\/(lesson|quiz)\//.test(next) ? 'lesson' : null;
};

export const loader = page('signin', async ({ visit, search, context, api }): Promise<{ screen: Fixed }> => {
  const next = nextPath(visit);
  const tab = (method: 'sms' | 'email'): string => href(visit, 'signin', null, { signup_method: method, next });
  return {
    screen: {
      state: isByEmail(search) ? 'email' : 'phone',
      tabs: { phone: tab('sms'), email: tab('email') },
      signUp: href(visit, 'signup', null, { signup_method: search.get('signup_method'), next }),
      recover: href(visit, 'resetPassword', null, { signup_method: isByEmail(search) ? 'email' : 'sms', next }),
      ...phoneCodes(visit),
      allCodesAt: href(visit, 'dialCodes'),
      country: phoneCountry(visit),
      reason: reasonOf(search, next),
      logins: await loginWays(api, visit, 'signin', next),
      refused: STATES.find((key) => key === search.get('refused')) ?? null,
      hasEnded: context.session.hasEnded(),
    },
  };
});

export const action = actionOf('signin', async ({ visit, api, fields, search, context }) => {
  const next = nextPath(visit);
  const broken = againIfBroken<Field>(fields, FIELDS, checkedOf(search));
  if (broken) return broken;
  const byEmail = isByEmail(search);
  const { to, countryCode } = byEmail ? { to: fields.text('email'), countryCode: visit.country } : numberOf(fields, visit);
  const password = fields.text('password');
  try {
    const { tokens, student, restored } = await api.account.signIn(
      byEmail ? { email: to, password } : { phone: to, country_code: countryCode, password },
    );
    context.session.begin(tokens);
    forgetPending(context, 'signUp');
    if (restored) context.tell('account_restored');
    return redirect(afterSignIn(visit, student, next));
  } catch (thrown) {
    if (isRefusal(thrown) && thrown.messageKey === 'stud_exists_not_verified') {
      const pending = { method: byEmail ? ('email' as const) : ('sms' as const), to, countryCode, next };
      keepPending(context, 'signUp', pending, (await sendCode(api, visit, 'signUp', pending)).wait);
      return redirect(codePage(visit, pending.method));
    }
    return againAfter<Field>(thrown, fields, FIELDS, {
      email: 'email',
      phone: 'phone',
      country_code: 'phone',
      password: 'password',
      stud_fail_valid_phone: 'phone',
    });
  }
});

export const clientAction = checkedForm((_, search) => checkedOf(search));

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function SignInPage() {
  const { allCodesAt, hasEnded, refused, ...screen } = useScreen<typeof loader>();
  const allCodes = useAllDialCodes(allCodesAt);
  useEffect(() => {
    if (hasEnded) forgetEndedSession();
  }, [hasEnded]);
  const form = useFormState<Field>();
  const problem = form.problem ?? (refused === null ? null : { fields: {}, form: refused, retryAfter: null });
  return <SignInScreen {...screen} allCodes={allCodes} {...form} problem={problem} />;
}
