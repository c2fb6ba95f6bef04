import { redirect } from '@remix-run/node';
import { useSubmit } from '@remix-run/react';
import { VerifyScreen } from '@darb/ui/screens/account/VerifyScreen/VerifyScreen';
import type { VerifyScreenProps } from '@darb/ui/screens/account/code-props';
import { useEffect, useRef } from 'react';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { afterSignIn } from '../../server/guards.ts';
import { forgetLink, linkOf, type LinkToken } from '../../server/link-token.ts';
import { page, type Given } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { keepRecovery } from './recovery-token.ts';

const FIELDS = ['password'] as const;
type Field = (typeof FIELDS)[number];
type Fixed<Props = VerifyScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending'> : never;

/** What a link does, by its token. */
const OF = { confirmation_token: 'signUp', recovery_user_token: 'recovery', email_change_token: 'change' } as const satisfies Record<
  LinkToken['name'],
  string
>;

/** Where a link is asked for anew; of one that nobody knows, a new password helps who has an account. */
function expired({ visit, student, search }: Given<'verify'>): Fixed {
  const of = search.get('of');
  const again =
    of === 'signUp'
      ? href(visit, 'signup', null, { signup_method: 'email' })
      : of === 'change' && student
        ? href(visit, 'settingsEmail')
        : href(visit, 'resetPassword', null, { signup_method: 'email' });
  return { state: 'expired', again, signIn: href(visit, 'signin', null, { signup_method: 'email' }) };
}

function screenOf(given: Given<'verify'>): Fixed {
  const { visit, student, search, context } = given;
  const about = search.get('about');
  if (about === 'done' && student)
    return search.get('of') === 'change'
      ? { state: 'changed', address: student.email, next: href(visit, 'accountSettings') }
      : { state: 'confirmed', address: student.email, next: href(visit, student.program_id === null ? 'selectProgram' : 'dashboard') };
  const link = about === 'expired' ? null : linkOf(context);
  if (link?.name === 'confirmation_token') return about === 'password' ? { state: 'needsPassword' } : { state: 'working', about: 'email' };
  if (link?.name === 'email_change_token')
    return student
      ? { state: 'working', about: 'newEmail' }
      : { state: 'signIn', signIn: href(visit, 'signin', null, { next: '/verify' }) };
  if (about === 'signIn') {
    if (student) throw redirect(afterSignIn(visit, student, null));
    return { state: 'signIn', signIn: href(visit, 'signin') };
  }
  return expired(given);
}

/** A link for a new password is used by the page that sets it: here nothing is left to do. */
export const loader = page('verify', (given): { screen: Fixed; status?: number } => {
  const { visit, context, search } = given;
  const link = linkOf(context);
  if (link?.name === 'recovery_user_token' && search.get('about') === null) {
    keepRecovery(context, link.token);
    forgetLink(context);
    throw redirect(pathOf(visit, 'createNewPassword'));
  }
  // a link that the API does not take leads to "not found", as the catalogue says
  return { screen: screenOf(given), ...(search.get('about') === 'expired' && { status: 404 }) };
});

/** Uses the link, which a program that looks at links does not; with the password where that is asked for. */
export const action = actionOf('verify', async ({ visit, student, search, context, api, fields }) => {
  const link = linkOf(context);
  if (link === null) return redirect(pathOf(visit, 'verify', null, { about: 'expired' }));
  const of = OF[link.name];
  const byPassword = search.get('about') === 'password';
  const broken = byPassword ? againIfBroken<Field>(fields, FIELDS, FIELDS) : null;
  if (broken) return broken;
  try {
    if (link.name === 'email_change_token') {
      if (!student) return redirect(pathOf(visit, 'verify'));
      await api.account.confirmEmailChangeByLink({ email_change_token: link.token });
    } else {
      const password = byPassword ? { password: fields.text('password') } : {};
      const { tokens } = await api.account.confirmEmail({ confirmation_token: link.token, ...password });
      context.session.begin(tokens);
    }
    forgetLink(context);
    return redirect(pathOf(visit, 'verify', null, { about: 'done', of }));
  } catch (thrown) {
    if (isRefusal(thrown) && thrown.messageKey === 'link_needs_password' && !byPassword)
      return redirect(pathOf(visit, 'verify', null, { about: 'password' }));
    if (isRefusal(thrown) && thrown.messageKey === 'stud_verify_fail') {
      forgetLink(context);
      return redirect(pathOf(visit, 'verify', null, { about: 'expired', of }));
    }
    return againAfter<Field>(thrown, fields, FIELDS, { password: 'password', stud_login_fail: 'password' });
  }
});

export const clientAction = checkedForm((_, search) => (search.get('about') === 'password' ? FIELDS : []));

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

/** Presses the button of a link once; a refusal leaves it to the person. */
function usePressed(isWorking: boolean): void {
  const submit = useSubmit();
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isWorking || isPressed.current) return;
    isPressed.current = true;
    submit({ intent: 'confirm' }, { method: 'post' });
  }, [isWorking, submit]);
}

export default function VerifyPage() {
  const screen = useScreen<typeof loader>();
  const form = useFormState<Field>();
  usePressed(screen.state === 'working');
  return <VerifyScreen {...screen} {...form} />;
}
