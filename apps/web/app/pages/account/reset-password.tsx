import { redirect } from '@remix-run/node';
import type { Client } from '@darb/contract';
import { CodeScreen } from '@darb/ui/screens/account/CodeScreen/CodeScreen';
import { ResetPasswordScreen } from '@darb/ui/screens/account/ResetPasswordScreen/ResetPasswordScreen';
import type { ResetPasswordScreenProps } from '@darb/ui/screens/account/code-props';
import { useAllDialCodes } from '../../client/all-dial-codes.ts';
import { checkedForm } from '../../client/checked-form.ts';
import { useMessageNews } from '../../client/message-news.ts';
import type { Typed } from '../../field-check.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf, type Query } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { checkedOf as checkedOfCode, wishOf } from './code-form.ts';
import { BESIDE_CODE, CODE_FIELDS, codeScreenOf, type CodePageData } from './confirm.ts';
import { phoneCodes, numberOf, phoneCountry } from './dial-codes.ts';
import { troubleOfRecovery } from './message-trouble.ts';
import { forgetPending, keepPending, pendingOf, type PendingCode } from './pending-code.ts';
import { methodOf, methodTabs, REACH } from './reach.ts';
import { keepRecovery } from './recovery-token.ts';
import { askForCode, sendCode } from './send-code.ts';

const FIELDS = ['phone', 'country_code', 'email'] as const;
type Field = (typeof FIELDS)[number];
type Fixed<Props> = Omit<Props, 'values' | 'problem' | 'pending'>;
/** Two steps under one address: the number or the address, then the code that went there (`step=code`). */
type Steps =
  | { step: 'reach'; reach: Fixed<Omit<ResetPasswordScreenProps, 'allCodes'>> & { allCodesAt: string } }
  | { step: 'code'; code: CodePageData };

const isCodeStep = (search: URLSearchParams): boolean => search.get('step') === 'code';
const CODE = { step: 'code' } as const;
const checkedOf = (form: Typed, search: URLSearchParams) =>
  isCodeStep(search) ? checkedOfCode(form) : ([methodOf(search) === 'email' ? 'email' : 'phone'] as const);

export const loader = page('resetPassword', async ({ visit, search, context, api }): Promise<{ screen: Steps }> => {
  const next = nextPath(visit);
  const at = (query: Query): string => href(visit, 'resetPassword', null, { next, ...query });
  if (isCodeStep(search)) {
    const pending = pendingOf(context, 'recovery');
    if (!pending) throw redirect(pathOf(visit, 'resetPassword'));
    const form = (method: PendingCode['method']): string => at({ signup_method: method });
    const code = {
      ...codeScreenOf({ search }, pending, { change: form(pending.method), byEmail: form('email'), byPhone: form('sms') }),
      trouble: await troubleOfRecovery(api, pending),
      newsAt: href(visit, 'messageNews', null, { of: 'recovery', at: pending.resendAt }),
    };
    return { screen: { step: 'code', code } };
  }
  const method = methodOf(search);
  const reach = {
    state: REACH[method],
    tabs: methodTabs((signup_method) => at({ signup_method })),
    signIn: href(visit, 'signin', null, { signup_method: method === 'email' ? method : 'sms', next }),
    ...phoneCodes(visit),
    allCodesAt: href(visit, 'dialCodes'),
    country: phoneCountry(visit),
  };
  return { screen: { step: 'reach', reach } };
});

const confirm = async ({ account }: Client, { method, to, countryCode }: PendingCode, verification_code: string): Promise<string> => {
  const sms = { sms_otp_phone: to, country_code: countryCode, verification_code };
  const proven =
    method === 'email'
      ? await account.confirmEmailRecovery({ email: to, verification_code })
      : await (method === 'sms' ? account.confirmSmsRecovery(sms) : account.confirmWhatsappRecovery(sms));
  return proven.recovery_user_token;
};

export const action = actionOf('resetPassword', async ({ visit, search, context, api, fields }) => {
  const next = nextPath(visit);
  const at = (query: Query): string => pathOf(visit, 'resetPassword', null, { ...query, next });
  if (!isCodeStep(search)) {
    const method = methodOf(search);
    const broken = againIfBroken<Field>(fields, FIELDS, method === 'email' ? ['email'] : ['phone']);
    if (broken) return broken;
    const to = method === 'email' ? { to: fields.text('email'), countryCode: visit.country } : numberOf(fields, visit);
    try {
      const pending = { ...to, method, next };
      keepPending(context, 'recovery', pending, (await askForCode(api, visit, 'recovery', pending)).resend_after);
      return redirect(at(CODE));
    } catch (thrown) {
      return againAfter<Field>(thrown, fields, FIELDS, {
        email: 'email',
        sms_otp_phone: 'phone',
        country_code: 'phone',
        stud_fail_valid_phone: 'phone',
      });
    }
  }
  const pending = pendingOf(context, 'recovery');
  if (!pending) return redirect(pathOf(visit, 'resetPassword'));
  try {
    const wish = wishOf(fields);
    if (wish !== null) {
      const wanted = { ...pending, method: wish === 'resend' ? pending.method : wish };
      const { wait, limit } = await sendCode(api, visit, 'recovery', wanted);
      keepPending(context, 'recovery', limit ? pending : wanted, wait);
      if (limit) throw limit;
      return redirect(at({ ...CODE, resent: 1 }));
    }
    const broken = againIfBroken(fields, CODE_FIELDS, CODE_FIELDS);
    if (broken) return broken;
    keepRecovery(context, await confirm(api, pending, fields.text('verification_code')));
    forgetPending(context, 'recovery');
    return redirect(pathOf(visit, 'createNewPassword', null, { next }));
  } catch (thrown) {
    return againAfter(thrown, fields, CODE_FIELDS, BESIDE_CODE);
  }
});

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

function ReachStep({ allCodesAt, ...reach }: Extract<Steps, { step: 'reach' }>['reach']) {
  return <ResetPasswordScreen {...reach} allCodes={useAllDialCodes(allCodesAt)} {...useFormState<Field>()} />;
}

function CodeStep({ code }: Extract<Steps, { step: 'code' }>) {
  const { newsAt, trouble, ...screen } = code;
  return <CodeScreen {...screen} trouble={useMessageNews(newsAt, trouble ?? null)} {...useFormState<'verification_code'>()} />;
}

export default function ResetPasswordPage() {
  const screen = useScreen<typeof loader>();
  return screen.step === 'reach' ? <ReachStep {...screen.reach} /> : <CodeStep {...screen} />;
}
