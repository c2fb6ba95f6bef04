import { redirect } from '@remix-run/node';
import type { Client, Student, Tokens } from '@darb/contract';
import type { CodeChannel, CodeScreenProps } from '@darb/ui/screens/account/code-props';
import { href, pathOf, type Query } from '../../href.ts';
import { againAfter, againIfBroken } from '../../server/action.ts';
import type { Fields } from '../../server/fields.ts';
import { afterSignIn } from '../../server/guards.ts';
import type { Given } from '../../server/page.ts';
import type { Visit } from '../../visit.ts';
import { checkedOf, wishOf } from './code-form.ts';
import { shownNumber } from './dial-codes.ts';
import { troubleOf } from './message-trouble.ts';
import { forgetPending, keepPending, pendingOf, secondsLeft, type PendingCode } from './pending-code.ts';
import { sendCode } from './send-code.ts';

type Confirming = Given<'codeConfirmation'> | Given<'emailConfirmation'>;
type Fixed = Omit<CodeScreenProps, 'values' | 'problem' | 'pending'>;
export type CodePageData = Fixed & { newsAt: string | null };
export const CODE_FIELDS = ['verification_code'] as const;
/** What is said beside the field of a code. */
export const BESIDE_CODE = {
  verification_code: 'verification_code',
  sms_otp_code_invalid: 'verification_code',
  invalid_otp_code: 'verification_code',
  otp_expired: 'verification_code',
} as const;

/** Where the code of a sign-up is typed, by the channel that it came through. */
export const codePage = (visit: Visit, method: CodeChannel, query: Query = {}): string =>
  method === 'email'
    ? pathOf(visit, 'emailConfirmation', null, query)
    : pathOf(visit, 'codeConfirmation', null, { otpt: method === 'whatsapp' ? method : null, ...query });

const methodQuery = (method: CodeChannel, next: string | null) => ({ signup_method: method, next });

/** The screen of a code that was sent; `byEmail` leads to whoever would rather have it in a mailbox. */
export function codeScreenOf(
  { search }: { search: URLSearchParams },
  pending: PendingCode,
  ways: { change: string; byEmail: string; byPhone: string },
): Fixed {
  const { method } = pending;
  const others: NonNullable<CodeScreenProps['others']> =
    method === 'email'
      ? [{ channel: 'sms', to: ways.byPhone }]
      : [
          { channel: method === 'sms' ? 'whatsapp' : 'sms', to: null },
          { channel: 'email', to: ways.byEmail },
        ];
  return {
    state: method,
    sentTo: method === 'email' ? pending.to : shownNumber(pending),
    resendAfter: secondsLeft(pending),
    resent: search.get('resent') === '1',
    change: ways.change,
    others,
  };
}

/** What a sign-up waits for; leads to the page of its channel, or to the form when it waits for nothing. */
function waitedFor({ visit, context, row, search }: Confirming): PendingCode {
  const pending = pendingOf(context, 'signUp');
  const asked: CodeChannel = row === 'emailConfirmation' ? 'email' : search.get('otpt') === 'whatsapp' ? 'whatsapp' : 'sms';
  if (!pending) throw redirect(pathOf(visit, 'signup', null, methodQuery(asked, null)));
  if (pending.method !== asked) throw redirect(codePage(visit, pending.method));
  return pending;
}

/** What is shown while the code of a sign-up is waited for. */
export async function codeScreen(given: Confirming): Promise<{ screen: CodePageData }> {
  const { visit } = given;
  const pending = waitedFor(given);
  const form = (method: CodeChannel): string => href(visit, 'signup', null, methodQuery(method, pending.next));
  const screen = codeScreenOf(given, pending, { change: form(pending.method), byEmail: form('email'), byPhone: form('sms') });
  return {
    screen: {
      ...screen,
      trouble: await troubleOf(given.api, pending),
      newsAt: href(visit, 'messageNews', null, { of: 'signUp', at: pending.resendAt }),
    },
  };
}

function verify(
  api: Client,
  visit: Visit,
  { method, to, countryCode }: PendingCode,
  code: string,
): Promise<{ tokens: Tokens; student: Student }> {
  const shared = { verification_code: code, language: visit.language, country: visit.country };
  const { account } = api;
  if (method === 'email') return account.verifyEmailCode({ ...shared, email: to });
  if (method === 'sms') return account.verifySmsCode({ ...shared, sms_otp_phone: to, country_code: countryCode });
  return account.verifyWhatsappCode({ ...shared, whatsapp_phone: to, country_code: countryCode });
}

/**
 * Sends another code (`intent`: by the same channel, or another one), or checks the typed one, begins the
 * session and goes on.
 */
export async function confirmCode(given: Confirming & { fields: Fields }) {
  const { visit, context, api, fields } = given;
  const pending = waitedFor(given);
  try {
    const wish = wishOf(fields);
    if (wish !== null) {
      const wanted = { ...pending, method: wish === 'resend' ? pending.method : wish };
      const { wait, limit } = await sendCode(api, visit, 'signUp', wanted);
      keepPending(context, 'signUp', limit ? pending : wanted, wait);
      if (limit) throw limit;
      return redirect(codePage(visit, wanted.method, { resent: 1 }));
    }
    const broken = againIfBroken(fields, CODE_FIELDS, checkedOf(fields));
    if (broken) return broken;
    const { tokens, student } = await verify(api, visit, pending, fields.text('verification_code'));
    context.session.begin(tokens);
    forgetPending(context, 'signUp');
    if (pending.method === 'sms') return redirect(pathOf(visit, 'welcome', null, { next: pending.next }));
    return redirect(afterSignIn(visit, student, pending.next));
  } catch (thrown) {
    return againAfter(thrown, fields, CODE_FIELDS, BESIDE_CODE);
  }
}
