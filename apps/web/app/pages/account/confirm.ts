import { redirect } from '@remix-run/node';
import type { CodeScreenProps } from '@darb/ui/screens/account/code-props';
import { href, pathOf } from '../../href.ts';
import { againAfter, againIfBroken } from '../../server/action.ts';
import type { Fields } from '../../server/fields.ts';
import { afterSignIn } from '../../server/guards.ts';
import type { Given } from '../../server/page.ts';
import { asksAgain, checkedOf } from './code-form.ts';
import { shownNumber } from './dial-codes.ts';
import { forgetPending, keepPending, pendingOf, secondsLeft, type PendingCode } from './pending-code.ts';
import { sendCode } from './send-code.ts';

type Confirming = Given<'codeConfirmation'> | Given<'emailConfirmation'>;
type Fixed = Omit<CodeScreenProps, 'values' | 'problem' | 'pending'>;
const FIELDS = ['verification_code'] as const;

const rowOf = (method: PendingCode['method']) => (method === 'sms' ? ('codeConfirmation' as const) : ('emailConfirmation' as const));
const methodQuery = (method: PendingCode['method'], next: string | null) => ({ signup_method: method, next });

/** What is shown while a code is waited for; to the sign-up form when none is. */
export function codeScreen({ visit, context, search }: Confirming, method: PendingCode['method']): { screen: Fixed } {
  const pending = pendingOf(context, method);
  if (!pending) throw redirect(pathOf(visit, 'signup', null, methodQuery(method, null)));
  return {
    screen: {
      state: method,
      sentTo: method === 'sms' ? shownNumber(pending) : pending.to,
      resendAfter: secondsLeft(pending),
      resent: search.get('resent') === '1',
      change: href(visit, 'signup', null, methodQuery(method, pending.next)),
    },
  };
}

/** Sends another code (`intent=resend`), or checks the typed one, begins the session and goes on. */
export async function confirmCode({ visit, context, api, fields }: Confirming & { fields: Fields }, method: PendingCode['method']) {
  const pending = pendingOf(context, method);
  if (!pending) return redirect(pathOf(visit, 'signup', null, methodQuery(method, null)));
  const beside = {
    verification_code: 'verification_code',
    sms_otp_code_invalid: 'verification_code',
    invalid_otp_code: 'verification_code',
    otp_expired: 'verification_code',
  } as const;
  try {
    if (asksAgain(fields)) {
      const { wait, limit } = await sendCode(api, visit, pending);
      keepPending(context, pending, wait);
      if (limit) throw limit;
      return redirect(pathOf(visit, rowOf(method), null, { resent: 1 }));
    }
    const broken = againIfBroken(fields, FIELDS, checkedOf(fields));
    if (broken) return broken;
    const shared = { verification_code: fields.text('verification_code'), language: visit.language };
    const { tokens, student } =
      method === 'sms'
        ? await api.account.verifySmsCode({
            ...shared,
            sms_otp_phone: pending.to,
            country_code: pending.countryCode,
            country: visit.country,
          })
        : await api.account.verifyEmailCode({ ...shared, email: pending.to, country: visit.country });
    context.session.begin(tokens);
    forgetPending(context);
    if (method === 'sms' && pending.isNew) return redirect(pathOf(visit, 'welcome', null, { next: pending.next }));
    return redirect(afterSignIn(visit, student, pending.next));
  } catch (thrown) {
    return againAfter(thrown, fields, FIELDS, beside);
  }
}
