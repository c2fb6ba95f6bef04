import { redirect } from '@remix-run/node';
import type { Student } from '@darb/contract';
import { PasswordScreen } from '@darb/ui/screens/account/PasswordScreen/PasswordScreen';
import type { PasswordScreenProps } from '@darb/ui/screens/account/props';
import { checkedForm } from '../../client/checked-form.ts';
import type { Typed } from '../../field-check.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';

const FIELDS = ['old_password', 'password'] as const;
type Field = (typeof FIELDS)[number];
type Fixed = Omit<PasswordScreenProps, 'values' | 'problem' | 'pending'>;
/** The form says whether it asks for the password of now: who has none yet adds one. */
const checkedOf = (form: Typed) => (form.text('intent') === 'change' ? FIELDS : (['password'] as const));

/** Where a recovery sends its code. */
const recoveryBy = ({ phone }: Student) => ({ signup_method: phone === null ? ('email' as const) : ('sms' as const) });

export const loader = page('settingsPassword', ({ visit, student }): { screen: Fixed } => ({
  screen: {
    state: student.has_password ? 'change' : 'add',
    back: href(visit, 'accountSettings'),
    forgotten: href(visit, 'resetPassword', null, recoveryBy(student)),
  },
}));

/** Goes on in the new session: the ones before have ended, this device's too (rule account 47). */
export const action = actionOf('settingsPassword', async ({ visit, student, context, api, fields }) => {
  const broken = againIfBroken<Field>(fields, FIELDS, student.has_password ? FIELDS : ['password']);
  if (broken) return broken;
  const old = student.has_password ? { old_password: fields.text('old_password') } : {};
  try {
    const { tokens } = await api.account.changePassword({ ...old, password: fields.text('password') });
    context.session.begin(tokens);
    context.tell('password_updated');
    return redirect(pathOf(visit, 'accountSettings'));
  } catch (thrown) {
    // a code to the number or the e-mail proves as much, and the password is set behind it
    if (isRefusal(thrown) && thrown.messageKey === 'proof_needed' && (student.phone ?? student.email) !== null) {
      context.tell('proof_needed');
      return redirect(pathOf(visit, 'resetPassword', null, recoveryBy(student)));
    }
    return againAfter<Field>(thrown, fields, FIELDS, {
      old_password: 'old_password',
      stud_chan_pass_fail: 'old_password',
      password: 'password',
      password_too_common: 'password',
      password_repeats: 'password',
      password_personal: 'password',
    });
  }
});

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function PasswordPage() {
  return <PasswordScreen {...useScreen<typeof loader>()} {...useFormState<Field>()} />;
}
