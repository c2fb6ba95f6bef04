import { redirect } from '@remix-run/node';
import { KaustScreen } from '@darb/ui/screens/account/KaustScreen/KaustScreen';
import type { KaustScreenProps } from '@darb/ui/screens/account/props';
import { useAllDialCodes } from '../../client/all-dial-codes.ts';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { href } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { codePage } from './confirm.ts';
import { phoneCodes, numberOf } from './dial-codes.ts';
import { keepPending } from './pending-code.ts';

const FIELDS = ['full_name', 'kaust_phone', 'country_code', 'password', 'terms'] as const;
type Field = (typeof FIELDS)[number];
const CHECKED = ['full_name', 'kaust_phone', 'password', 'terms'] as const;
type Fixed = Omit<KaustScreenProps, 'values' | 'problem' | 'pending' | 'allCodes'> & { allCodesAt: string };
/** Where numbers of ten digits begin with 1. */
const COUNTRY = 'EG';
const WAYS = { google: 'kaustGoogle', facebook: 'kaustFacebook' } as const;

export const loader = page('kaust', async ({ visit, api }): Promise<{ screen: Fixed }> => {
  const next = nextPath(visit);
  const { providers } = await api.account.loginProviders({});
  return {
    screen: {
      state: 'ready',
      signUp: href(visit, 'signup', null, { next }),
      signIn: href(visit, 'signin', null, { next }),
      logins: providers.map((provider) => ({ provider, to: href(visit, WAYS[provider], null, { next }) })),
      terms: href(visit, 'termsOfUse'),
      privacy: href(visit, 'privacyPolicy'),
      ...phoneCodes(visit),
      allCodesAt: href(visit, 'dialCodes'),
      country: COUNTRY,
    },
  };
});

/** Signs up as by a text message; the number is held to the rule of this flow alone (rule account 39). */
export const action = actionOf('kaust', async ({ visit, api, fields, context }) => {
  const broken = againIfBroken<Field>(fields, FIELDS, CHECKED);
  if (broken) return broken;
  const typed = { text: (name: string) => fields.text(name === 'phone' ? 'kaust_phone' : name) };
  const { to, countryCode } = numberOf(typed, { country: COUNTRY });
  try {
    const sent = await api.account.signUpBySms({
      full_name: fields.text('full_name'),
      password: fields.text('password'),
      terms: true,
      language: visit.language,
      sms_otp_phone: to,
      country_code: countryCode,
      flow: 'kaust',
    });
    keepPending(context, 'signUp', { method: 'sms', to, countryCode, next: nextPath(visit) }, sent.resend_after);
    return redirect(codePage(visit, 'sms'));
  } catch (thrown) {
    return againAfter<Field>(thrown, fields, FIELDS, {
      full_name: 'full_name',
      sms_otp_phone: 'kaust_phone',
      country_code: 'kaust_phone',
      password: 'password',
      password_too_common: 'password',
      password_repeats: 'password',
      password_personal: 'password',
      stud_fail_phone: 'kaust_phone',
      stud_fail_valid_phone: 'kaust_phone',
    });
  }
});

export const clientAction = checkedForm(() => CHECKED);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function KaustPage() {
  const { allCodesAt, ...screen } = useScreen<typeof loader>();
  const allCodes = useAllDialCodes(allCodesAt);
  return <KaustScreen {...screen} allCodes={allCodes} {...useFormState<Field>()} />;
}
