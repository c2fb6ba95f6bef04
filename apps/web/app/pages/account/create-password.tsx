import { redirect } from '@remix-run/node';
import { CreatePasswordScreen } from '@darb/ui/screens/account/CreatePasswordScreen/CreatePasswordScreen';
import type { CreatePasswordScreenProps } from '@darb/ui/screens/account/code-props';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { forgetRecovery, recoveryOf } from './recovery-token.ts';

const FIELDS = ['password', 'password_again'] as const;
type Field = (typeof FIELDS)[number];
type Fixed<Props = CreatePasswordScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending'> : never;

export const loader = page('createNewPassword', ({ visit, search, context }): { screen: Fixed; status?: number } => {
  if (recoveryOf(context) !== null) return { screen: { state: 'ready' } };
  const next = nextPath(visit);
  return {
    screen: { state: 'expired', again: href(visit, 'resetPassword', null, { next }), signIn: href(visit, 'signin', null, { next }) },
    ...(search.get('about') === 'expired' && { status: 404 }),
  };
});

/** Sets the password, with which one signs in then: no session outlives the old one (rule account 47). */
export const action = actionOf('createNewPassword', async ({ visit, context, api, fields }) => {
  const here = pathOf(visit, 'createNewPassword', null, { next: nextPath(visit) });
  const token = recoveryOf(context);
  if (token === null) return redirect(here);
  const broken = againIfBroken<Field>(fields, FIELDS, FIELDS);
  if (broken) return broken;
  try {
    await api.account.createPassword({ recovery_user_token: token, password: fields.text('password') });
    forgetRecovery(context);
    context.session.end();
    context.tell('password_updated');
    return redirect(pathOf(visit, 'signin', null, { next: nextPath(visit) }));
  } catch (thrown) {
    if (isRefusal(thrown) && thrown.messageKey === 'stud_verify_fail') {
      forgetRecovery(context);
      return redirect(pathOf(visit, 'createNewPassword', null, { about: 'expired', next: nextPath(visit) }));
    }
    return againAfter<Field>(thrown, fields, FIELDS, {
      password: 'password',
      password_too_common: 'password',
      password_repeats: 'password',
      password_personal: 'password',
    });
  }
});

export const clientAction = checkedForm(() => FIELDS);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function CreatePasswordPage() {
  return <CreatePasswordScreen {...useScreen<typeof loader>()} {...useFormState<Field>()} />;
}
