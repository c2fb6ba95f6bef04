import { redirect } from '@remix-run/node';
import { SignUpScreen } from '@darb/ui/screens/account/SignUpScreen/SignUpScreen';
import type { SignUpScreenProps } from '@darb/ui/screens/account/props';
import { useAllDialCodes } from '../../client/all-dial-codes.ts';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { dialCodes, numberOf, phoneCountry } from './dial-codes.ts';
import { keepPending } from './pending-code.ts';

const FIELDS = ['full_name', 'phone', 'country_code', 'email', 'password', 'terms'] as const;
type Field = (typeof FIELDS)[number];
type Fixed = Omit<SignUpScreenProps, 'values' | 'problem' | 'pending' | 'allCodes'> & { allCodesAt: string };

const isByEmail = (search: URLSearchParams): boolean => search.get('signup_method') === 'email';
/** The fields with rules of the form that stands at this address. */
const checkedOf = (search: URLSearchParams) => ['full_name', isByEmail(search) ? 'email' : 'phone', 'password', 'terms'] as const;

const beside: Record<string, Field> = {
  full_name: 'full_name',
  sms_otp_phone: 'phone',
  country_code: 'phone',
  email: 'email',
  password: 'password',
  terms: 'terms',
  password_too_common: 'password',
  password_repeats: 'password',
  password_personal: 'password',
  stud_fail_phone: 'phone',
  stud_fail_valid_phone: 'phone',
  stud_fail_email: 'email',
};

export const loader = page('signup', ({ visit, search }): { screen: Fixed } => {
  const next = nextPath(visit);
  const tab = (method: 'sms' | 'email'): string => href(visit, 'signup', null, { signup_method: method, next });
  return {
    screen: {
      state: isByEmail(search) ? 'email' : 'phone',
      tabs: { phone: tab('sms'), email: tab('email') },
      signIn: href(visit, 'signin', null, { signup_method: search.get('signup_method'), next }),
      terms: href(visit, 'termsOfUse'),
      privacy: href(visit, 'privacyPolicy'),
      dialCodes: dialCodes(visit),
      allCodesAt: href(visit, 'dialCodes'),
      country: phoneCountry(visit),
    },
  };
});

export const action = actionOf('signup', async ({ visit, api, fields, search, context }) => {
  const next = nextPath(visit);
  const method = isByEmail(search) ? 'email' : 'sms';
  const broken = againIfBroken<Field>(fields, FIELDS, checkedOf(search));
  if (broken) return broken;
  const account = {
    full_name: fields.text('full_name'),
    password: fields.text('password'),
    terms: true as const,
    language: visit.language,
  };
  const { to, countryCode } = method === 'email' ? { to: fields.text('email'), countryCode: visit.country } : numberOf(fields, visit);
  try {
    const sent =
      method === 'sms'
        ? await api.account.signUpBySms({ ...account, sms_otp_phone: to, country_code: countryCode })
        : await api.account.signUpByEmail({ ...account, email: to, country: visit.country });
    keepPending(context, { method, to, countryCode, isNew: true, next }, sent.resend_after);
    return redirect(pathOf(visit, method === 'sms' ? 'codeConfirmation' : 'emailConfirmation'));
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
