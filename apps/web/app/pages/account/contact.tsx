import { redirect } from '@remix-run/node';
import type { Client } from '@darb/contract';
import { ChangeContactScreen } from '@darb/ui/screens/account/ChangeContactScreen/ChangeContactScreen';
import type { ChangeContactScreenProps } from '@darb/ui/screens/account/props';
import { useAllDialCodes } from '../../client/all-dial-codes.ts';
import { checkedForm } from '../../client/checked-form.ts';
import { useMessageNews } from '../../client/message-news.ts';
import type { Typed } from '../../field-check.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf, type Query } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { page, type Given } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import type { Visit } from '../../visit.ts';
import { BESIDE_CODE } from './confirm.ts';
import { dialCodes, numberOf, phoneCountry, shownNumber } from './dial-codes.ts';
import { troubleOf } from './message-trouble.ts';
import { ownContact } from './own-contact.ts';
import { forgetPending, keepPending, pendingOf, secondsLeft, type PendingCode } from './pending-code.ts';

/** The number and the e-mail are changed alike: asked for, then confirmed by the code that went there. */
const ROWS = ['settingsPhone', 'settingsEmail'] as const;
type Changing = Given<(typeof ROWS)[number]>;
const FIELDS = ['phone', 'country_code', 'email', 'password', 'verification_code'] as const;
type Field = (typeof FIELDS)[number];
type Fixed<Props = ChangeContactScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending' | 'allCodes'> : never;
interface Data {
  screen: { shown: Fixed; values: Partial<Record<Field, string>>; allCodesAt: string; newsAt: string | null };
}

const whatOf = ({ row }: Changing) => (row === 'settingsPhone' ? ('phone' as const) : ('email' as const));
const shownAt = ({ method, to, countryCode }: PendingCode): string => (method === 'email' ? to : shownNumber({ to, countryCode }));
/** The form says itself which it is, and whether a password is asked for: the browser checks the same. */
const checkedOf = (form: Typed) => {
  const intent = form.text('intent');
  if (intent === 'confirm') return ['verification_code'] as const;
  if (intent !== 'phone' && intent !== 'email') return [];
  return form.text('proof') === 'password' ? ([intent, 'password'] as const) : ([intent] as const);
};

export const loader = page(ROWS, async (given): Promise<Data> => {
  const { visit, student, api, row, search, context } = given;
  const of = whatOf(given);
  const pending = pendingOf(context, of, student.id);
  const at = (query: Query): string => href(visit, row, null, query);
  const shared = { back: href(visit, 'accountSettings'), current: student[of] === null ? null : ownContact(student, of) };
  const allCodesAt = href(visit, 'dialCodes');
  if (pending && search.get('again') === null) {
    const sent = {
      sentTo: shownAt(pending),
      resendAfter: secondsLeft(pending),
      resent: search.get('resent') === '1',
      again: student.has_password ? at({ again: 1 }) : null,
      trouble: await troubleOf(api, pending),
    };
    const newsAt = href(visit, 'messageNews', null, { of, at: pending.resendAt });
    return { screen: { shown: { ...shared, ...sent, state: of === 'phone' ? 'phoneCode' : 'emailCode' }, values: {}, allCodesAt, newsAt } };
  }
  const values: Partial<Record<Field, string>> = pending ? { [of]: pending.to, country_code: pending.countryCode } : {};
  const needsPassword = student.has_password;
  const shown: Fixed =
    of === 'phone'
      ? { ...shared, state: of, needsPassword, dialCodes: dialCodes(visit), country: phoneCountry(visit) }
      : { ...shared, state: of, needsPassword };
  return { screen: { shown, values, allCodesAt, newsAt: null } };
});

type Wanted = Pick<PendingCode, 'method' | 'to' | 'countryCode'>;

const begin = ({ account }: Client, { method, to, countryCode }: Wanted, password: { password?: string }) =>
  method === 'email'
    ? account.changeEmail({ email: to, ...password })
    : account.changePhone({ sms_otp_phone: to, country_code: countryCode, channel: method, ...password });

const confirm = ({ account }: Client, { method, to, countryCode }: PendingCode, verification_code: string) =>
  method === 'email'
    ? account.confirmEmailChange({ email: to, verification_code })
    : account.confirmPhoneChange({ sms_otp_phone: to, country_code: countryCode, verification_code });

const beside: Readonly<Record<string, Field>> = {
  ...BESIDE_CODE,
  email: 'email',
  sms_otp_phone: 'phone',
  country_code: 'phone',
  stud_fail_valid_phone: 'phone',
  stud_fail_phone: 'phone',
  stud_fail_email: 'email',
  password: 'password',
  stud_chan_pass_fail: 'password',
};

const wantedFrom = (fields: Parameters<typeof numberOf>[0], visit: Visit, of: 'phone' | 'email'): Wanted =>
  of === 'email'
    ? { method: 'email', to: fields.text('email'), countryCode: visit.country }
    : { method: fields.text('channel') === 'whatsapp' ? 'whatsapp' : 'sms', ...numberOf(fields, visit) };

/**
 * `intent`: `phone` and `email` ask for a code, `confirm` brings it, `resend` asks again, `cancel` takes the
 * change back.
 */
export const action = actionOf(ROWS, async (given) => {
  const { visit, student, api, row, context, fields } = given;
  const of = whatOf(given);
  const here = (query: Query = {}): string => pathOf(visit, row, null, query);
  const broken = againIfBroken<Field>(fields, FIELDS, checkedOf(fields));
  if (broken) return broken;
  const pending = pendingOf(context, of, student.id);
  const intent = fields.text('intent');
  if (intent === 'cancel') {
    forgetPending(context, of);
    return redirect(here());
  }
  try {
    if (intent === of || (intent === 'resend' && pending)) {
      const wanted = intent === of || !pending ? wantedFrom(fields, visit, of) : pending;
      const password = student.has_password ? { password: fields.text('password') } : {};
      const { resend_after } = await begin(api, wanted, password);
      keepPending(context, of, { ...wanted, student: student.id }, resend_after);
      return redirect(here(pending ? { resent: 1 } : {}));
    }
    if (intent !== 'confirm' || !pending) return redirect(here());
    await confirm(api, pending, fields.text('verification_code'));
    forgetPending(context, of);
    context.tell(of === 'phone' ? 'phone_updated' : 'email_updated');
    return redirect(pathOf(visit, 'accountSettings'));
  } catch (thrown) {
    return againAfter<Field>(thrown, fields, FIELDS, beside);
  }
});

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function ContactPage() {
  const { shown, values, allCodesAt, newsAt } = useScreen<typeof loader>();
  const allCodes = useAllDialCodes(allCodesAt);
  const trouble = useMessageNews(newsAt, 'trouble' in shown ? (shown.trouble ?? null) : null);
  const form = useFormState<Field>(values);
  switch (shown.state) {
    case 'phone':
      return <ChangeContactScreen {...shown} {...form} allCodes={allCodes} />;
    case 'email':
      return <ChangeContactScreen {...shown} {...form} />;
    case 'phoneCode':
    case 'emailCode':
      return <ChangeContactScreen {...shown} {...form} trouble={trouble} />;
  }
}
