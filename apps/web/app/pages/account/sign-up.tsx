import { redirect } from '@remix-run/node';
import { SignUpScreen } from '@darb/ui/screens/account/SignUpScreen/SignUpScreen';
import type { SignUpScreenProps } from '@darb/ui/screens/account/props';
import { useAllDialCodes } from '../../client/all-dial-codes.ts';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { href } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { codePage } from './confirm.ts';
import { phoneCodes, numberOf, phoneCountry } from './dial-codes.ts';
import { loginWays } from './login-ways.ts';
import { methodOf, methodTabs, REACH } from './reach.ts';
import { keepPending } from './pending-code.ts';

const FIELDS = ['full_name', 'phone', 'country_code', 'email', 'password', 'terms', 'referred_by_code'] as const;
type Field = (typeof FIELDS)[number];
type Fixed = Omit<SignUpScreenProps, 'values' | 'problem' | 'pending' | 'allCodes'> & { allCodesAt: string };

/** The fields with rules of the form that stands at this address. */
const checkedOf = (search: URLSearchParams) =>
  ['full_name', methodOf(search) === 'email' ? 'email' : 'phone', 'password', 'terms'] as const;

const beside: Record<string, Field> = {
  full_name: 'full_name',
  sms_otp_phone: 'phone',
  whatsapp_phone: 'phone',
  country_code: 'phone',
  email: 'email',
  password: 'password',
  terms: 'terms',
  referred_by_code: 'referred_by_code',
  stud_fail_referral_code: 'referred_by_code',
  password_too_common: 'password',
  password_repeats: 'password',
  password_personal: 'password',
  stud_fail_phone: 'phone',
  stud_fail_valid_phone: 'phone',
  stud_fail_email: 'email',
};

export const loader = page('signup', async ({ visit, search, api }): Promise<{ screen: Fixed }> => {
  const next = nextPath(visit);
  const method = methodOf(search);
  // who came by a friend's link sees the code, and may take it out
  const code = search.get('code');
  return {
    screen: {
      state: REACH[method],
      tabs: methodTabs((signup_method) => href(visit, 'signup', null, { signup_method, code, next })),
      signIn: href(visit, 'signin', null, { signup_method: method === 'email' ? method : 'sms', next }),
      logins: await loginWays(api, visit, 'signup', next),
      terms: href(visit, 'termsOfUse'),
      privacy: href(visit, 'privacyPolicy'),
      ...phoneCodes(visit),
      allCodesAt: href(visit, 'dialCodes'),
      country: phoneCountry(visit),
      invitation: code,
    },
  };
});

export const action = actionOf('signup', async ({ visit, api, fields, search, context }) => {
  const next = nextPath(visit);
  const method = methodOf(search);
  const broken = againIfBroken<Field>(fields, FIELDS, checkedOf(search));
  if (broken) return broken;
  const account = {
    full_name: fields.text('full_name'),
    password: fields.text('password'),
    terms: true as const,
    language: visit.language,
    ...(fields.text('referred_by_code').trim() === '' ? {} : { referred_by_code: fields.text('referred_by_code') }),
  };
  const { to, countryCode } = method === 'email' ? { to: fields.text('email'), countryCode: visit.country } : numberOf(fields, visit);
  try {
    const sent = await {
      sms: () => api.account.signUpBySms({ ...account, sms_otp_phone: to, country_code: countryCode }),
      whatsapp: () => api.account.signUpByWhatsapp({ ...account, whatsapp_phone: to, country_code: countryCode }),
      email: () => api.account.signUpByEmail({ ...account, email: to, country: visit.country }),
    }[method]();
    keepPending(context, 'signUp', { method, to, countryCode, next }, sent.resend_after);
    return redirect(codePage(visit, method));
  } catch (thrown) {
    return againAfter<Field>(thrown, fields, FIELDS, beside);
  }
});

export const clientAction = checkedForm((_, search) => checkedOf(search));

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function SignUpPage() {
  const { allCodesAt, ...screen } = useScreen<typeof loader>();
  const allCodes = useAllDialCodes(allCodesAt);
  return <SignUpScreen {...screen} allCodes={allCodes} {...useFormState<Field>()} />;
}
