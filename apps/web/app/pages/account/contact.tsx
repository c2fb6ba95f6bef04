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
import type { Fields } from '../../server/fields.ts';
import { page, type Given } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import type { Visit } from '../../visit.ts';
import { BESIDE_CODE } from './confirm.ts';
import { phoneCodes, numberOf, phoneCountry, shownNumber } from './dial-codes.ts';
import { troubleOf } from './message-trouble.ts';
import { ownContact } from './own-contact.ts';
import type { PendingCode } from './pending-code.ts';
import { waitingChanges } from './waiting-change.ts';

/** The number and the e-mail are changed alike: asked for, then confirmed by the code that went there. */
const ROWS = ['settingsPhone', 'settingsEmail'] as const;
type Changing = Given<(typeof ROWS)[number]>;
const FIELDS = ['phone', 'country_code', 'email', 'password', 'verification_code'] as const;
type Field = (typeof FIELDS)[number];
type Fixed<Props = ChangeContactScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending' | 'allCodes'> : never;
interface Data {
  screen: { shown: Fixed; allCodesAt: string; newsAt: string | null };
}

const whatOf = ({ row }: Changing) => (row === 'settingsPhone' ? ('phone' as const) : ('email' as const));
/** The form says itself which it is, and whether a password is asked for: the browser checks the same. */
const checkedOf = (form: Typed) => {
  const intent = form.text('intent');
  if (intent === 'confirm') return ['verification_code'] as const;
  if (intent !== 'phone' && intent !== 'email') return [];
  return form.text('proof') === 'password' ? ([intent, 'password'] as const) : ([intent] as const);
};

export const loader = page(ROWS, async (given): Promise<Data> => {
  const { visit, student, api, search } = given;
  const of = whatOf(given);
  const waiting = (await waitingChanges(api, search))[of];
  const shared = { back: href(visit, 'accountSettings'), current: student[of] === null ? null : ownContact(student, of) };
  const allCodesAt = href(visit, 'dialCodes');
  if (waiting) {
    const { method, to, countryCode, resendAfter } = waiting;
    const sent = {
      sentTo: of === 'email' ? to : shownNumber({ to, countryCode }),
      resendAfter,
      resent: search.get('resent') === '1',
      trouble: await troubleOf(api, waiting),
    };
    const newsAt = href(visit, 'messageNews', null, { of, by: method, at: search.get('at') });
    const shown: Fixed =
      method === 'email' ? { ...shared, ...sent, state: 'emailCode' } : { ...shared, ...sent, state: 'phoneCode', channel: method };
    return { screen: { shown, allCodesAt, newsAt } };
  }
  const needsPassword = student.has_password;
  const shown: Fixed =
    of === 'phone'
      ? { ...shared, state: of, needsPassword, ...phoneCodes(visit), country: phoneCountry(visit) }
      : { ...shared, state: of, needsPassword };
  return { screen: { shown, allCodesAt, newsAt: null } };
});

type Wanted = Pick<PendingCode, 'method' | 'to' | 'countryCode'>;

const begin = ({ account }: Client, { method, to, countryCode }: Wanted, password: { password?: string }) =>
  method === 'email'
    ? account.changeEmail({ email: to, ...password })
    : account.changePhone({ sms_otp_phone: to, country_code: countryCode, channel: method, ...password });

const confirm = ({ account }: Client, { method, to, countryCode }: Wanted, verification_code: string) =>
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

const channelOf = (fields: Pick<Fields, 'text'>) => (fields.text('channel') === 'whatsapp' ? ('whatsapp' as const) : ('sms' as const));

const wantedFrom = (fields: Pick<Fields, 'text'>, visit: Visit, of: 'phone' | 'email'): Wanted =>
  of === 'email'
    ? { method: 'email', to: fields.text('email'), countryCode: visit.country }
    : { method: channelOf(fields), ...numberOf(fields, visit) };

/**
 * `intent`: `phone` and `email` ask for a code, `confirm` brings it, `resend` asks again, `cancel` takes the
 * change back.
 */
export const action = actionOf(ROWS, async (given) => {
  const { visit, student, api, row, context, fields } = given;
  const of = whatOf(given);
  const channel = channelOf(fields);
  // the last of it tells one message from another
  const sent = (query: Query = {}): Response =>
    redirect(pathOf(visit, row, null, { ...query, by: of === 'phone' ? channel : null, at: Date.now() }));
  const intent = fields.text('intent');
  const broken = againIfBroken<Field>(fields, FIELDS, checkedOf(fields));
  if (broken) return broken;
  try {
    switch (intent) {
      case of:
        await begin(api, wantedFrom(fields, visit, of), student.has_password ? { password: fields.text('password') } : {});
        return sent();
      case 'resend':
        await api.account.resendChange({ kind: of, channel });
        return sent({ resent: 1 });
      case 'cancel':
        await api.account.cancelChange({ kind: of });
        context.tell('change_cancelled');
        return redirect(pathOf(visit, row));
    }
    const waiting = (await waitingChanges(api))[of];
    if (intent !== 'confirm' || !waiting) return redirect(pathOf(visit, row));
    await confirm(api, waiting, fields.text('verification_code'));
    context.tell(of === 'phone' ? 'phone_updated' : 'email_updated');
    return redirect(pathOf(visit, 'accountSettings'));
  } catch (thrown) {
    return againAfter<Field>(thrown, fields, FIELDS, beside);
  }
});

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function ContactPage() {
  const { shown, allCodesAt, newsAt } = useScreen<typeof loader>();
  const allCodes = useAllDialCodes(allCodesAt);
  const trouble = useMessageNews(newsAt, 'trouble' in shown ? (shown.trouble ?? null) : null);
  const form = useFormState<Field>();
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
