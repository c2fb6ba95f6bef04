import { redirect } from '@remix-run/node';
import type { Student } from '@darb/contract';
import { DELETION_DAYS } from '@darb/contract/limits';
import { DeletionScreen } from '@darb/ui/screens/account/DeletionScreen/DeletionScreen';
import type { DeletionScreenProps } from '@darb/ui/screens/account/props';
import { checkedForm } from '../../client/checked-form.ts';
import type { Typed } from '../../field-check.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import type { WebContext } from '../../server/context.ts';
import { page } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { BESIDE_CODE } from './confirm.ts';
import { forgetProof, proofOf, PROVIDERS } from './kept-login.ts';
import { secondsLeft } from './pending-code.ts';

const FIELDS = ['password', 'verification_code'] as const;
type Field = (typeof FIELDS)[number];
type Fixed<Props = DeletionScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending'> : never;
const HOUR_MS = 3_600_000;

/** When an account that is deleted now is gone; its day is said, so the page is the same for an hour. */
const goneAt = (): Date => new Date((Math.floor(Date.now() / HOUR_MS) + 24 * DELETION_DAYS) * HOUR_MS);

/** The form says itself by what it is proved that it is the student (`proof`). */
const checkedOf = (form: Typed) => {
  if (form.text('intent') !== 'delete') return [];
  const proof = form.text('proof');
  if (proof === 'login') return [];
  return proof === 'code' ? (['verification_code'] as const) : (['password'] as const);
};

/** Who has neither a password nor an address, to which a code could go (rule account 36). */
const byLogin = ({ has_password, phone, email }: Student): boolean => !has_password && phone === null && email === null;
const keptProof = (context: WebContext) =>
  PROVIDERS.map((provider) => proofOf(context, provider)).find((kept) => kept?.status === 'proven');

export const loader = page('settingsDeletion', async ({ visit, student, search, context, api }): Promise<{ screen: Fixed }> => {
  const shared = { back: href(visit, 'accountSettings'), until: goneAt().toISOString() };
  if (student.has_password) return { screen: { ...shared, state: 'password' } };
  if (byLogin(student)) {
    const [login] = (await api.account.logins({})).logins;
    // an account has an address or a login: without both nobody could have signed in
    if (!login) throw notFound();
    const { provider } = login;
    const isProven = proofOf(context, provider)?.status === 'proven';
    return {
      screen: {
        ...shared,
        state: 'login',
        provider,
        prove: isProven ? null : href(visit, 'login', { provider }, { from: 'settingsDeletion' }),
      },
    };
  }
  const channel = student.phone === null ? ('email' as const) : ('sms' as const);
  const resendAt = search.get('resend');
  if (resendAt === null) return { screen: { ...shared, state: 'send', channel } };
  return { screen: { ...shared, state: 'code', channel, resendAfter: secondsLeft({ resendAt: Number(resendAt) || 0 }) } };
});

/** Sends the code where there is no password (`intent=send`), or deletes; sign-in says what can be done. */
export const action = actionOf('settingsDeletion', async ({ visit, student, context, api, fields }) => {
  const proof = student.has_password ? 'password' : 'verification_code';
  try {
    if (fields.text('intent') === 'send') {
      const { resend_after } = await api.account.sendDeletionCode({});
      return redirect(pathOf(visit, 'settingsDeletion', null, { resend: Date.now() + resend_after * 1_000 }));
    }
    if (byLogin(student)) {
      const kept = keptProof(context);
      if (!kept) return redirect(pathOf(visit, 'settingsDeletion'));
      forgetProof(context);
      await api.account.deleteAccount({ login_token: kept.token });
    } else {
      const broken = againIfBroken<Field>(fields, FIELDS, [proof]);
      if (broken) return broken;
      await api.account.deleteAccount({ [proof]: fields.text(proof) });
    }
    context.session.end();
    return redirect(pathOf(visit, 'signin', null, { reason: 'deletion', signup_method: student.phone === null ? 'email' : null }));
  } catch (thrown) {
    return againAfter<Field>(thrown, fields, FIELDS, { ...BESIDE_CODE, password: 'password', stud_chan_pass_fail: 'password' });
  }
});

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function DeletionPage() {
  return <DeletionScreen {...useScreen<typeof loader>()} {...useFormState<Field>()} />;
}
