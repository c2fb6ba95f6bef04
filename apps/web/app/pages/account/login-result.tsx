import { redirect } from '@remix-run/node';
import type { LoginProvider } from '@darb/contract';
import { LoginScreen } from '@darb/ui/screens/account/LoginScreen/LoginScreen';
import type { LoginScreenProps } from '@darb/ui/screens/account/props';
import { checkedForm } from '../../client/checked-form.ts';
import type { Typed } from '../../field-check.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { afterSignIn } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { forgetProof, proofOf } from './kept-login.ts';

const FIELDS = ['full_name', 'terms'] as const;
type Field = (typeof FIELDS)[number];
type Fixed<Props = LoginScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending'> & { own: string } : never;
/** A student connects the login, and types nothing. */
const checkedOf = (form: Typed) => (form.text('intent') === 'link' ? [] : FIELDS);

export const loader = page('loginResult', ({ visit, student, params, context }): { screen: Fixed } => {
  const provider = params.provider as LoginProvider;
  const proof = proofOf(context, provider);
  if (student) {
    if (proof === null) throw redirect(pathOf(visit, 'settingsLogins'));
    return { screen: { state: 'link', provider, fullName: student.full_name, own: '', leave: href(visit, 'settingsLogins') } };
  }
  if (proof === null || proof.status === 'proven') throw redirect(pathOf(visit, 'signin'));
  const signIn = href(visit, 'signin', null, {
    signup_method: proof.email === null ? null : 'email',
    next: pathOf(visit, 'loginResult', { provider }),
  });
  if (proof.status === 'known_address' && proof.email !== null) {
    const recover = href(visit, 'resetPassword', null, { signup_method: 'email' });
    return { screen: { state: 'knownAddress', provider, email: proof.email, own: '', signIn, recover } };
  }
  return {
    screen: {
      state: 'new',
      provider,
      email: proof.email,
      own: proof.fullName,
      signIn,
      terms: href(visit, 'termsOfUse'),
      privacy: href(visit, 'privacyPolicy'),
    },
  };
});

/** Connects the login to who is signed in (`intent=link`), or makes an account of it. */
export const action = actionOf('loginResult', async ({ visit, student, params, context, api, fields }) => {
  const proof = proofOf(context, params.provider as LoginProvider);
  const failed = pathOf(visit, student ? 'settingsLogins' : 'signin');
  if (proof === null || (student === null) !== (fields.text('intent') !== 'link')) {
    context.tell('login_failed');
    return redirect(failed);
  }
  const broken = againIfBroken<Field>(fields, FIELDS, checkedOf(fields));
  if (broken) return broken;
  const login_token = proof.token;
  try {
    if (student) {
      await api.account.linkLogin({ login_token });
      forgetProof(context);
      context.tell('facebook_link');
      return redirect(proof.next ?? pathOf(visit, 'settingsLogins'));
    }
    const said = { full_name: fields.text('full_name'), country: visit.country, language: visit.language, terms: true as const };
    const { tokens, student: made } = await api.account.signUpByLogin({ login_token, ...said });
    forgetProof(context);
    context.session.begin(tokens);
    context.tell('facebook_signup');
    return redirect(afterSignIn(visit, made, proof.next));
  } catch (thrown) {
    if (isRefusal(thrown) && (thrown.messageKey === 'login_failed' || thrown.messageKey === 'login_taken')) {
      // what was proven is used up, or too old
      forgetProof(context);
      context.tell(thrown.messageKey);
      return redirect(failed);
    }
    return againAfter<Field>(thrown, fields, FIELDS, { full_name: 'full_name', terms: 'terms' });
  }
});

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function LoginResultPage() {
  const { own, ...screen } = useScreen<typeof loader>();
  return <LoginScreen {...screen} {...useFormState<Field>({ full_name: own })} />;
}
