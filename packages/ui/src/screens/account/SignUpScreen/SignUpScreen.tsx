import { useTranslation } from 'react-i18next';
import { Field, Link, useFormErrorText } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import { FormNotice } from '../FormNotice.tsx';
import * as css from '../account.css.ts';
import type { SignUpScreenProps } from '../props.ts';
import { LoginButtons } from '../LoginButtons.tsx';
import { ReachField, ReachTabs } from '../ReachFields.tsx';
import { SignUpForm } from '../SignUpForm.tsx';

/** Sign-up with a phone, by text message or WhatsApp, or with an e-mail address. */
export function SignUpScreen(props: SignUpScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  return (
    <AccountPage title={t('signUp.title')} lead={t('signUp.lead')}>
      <ReachTabs state={props.state} tabs={props.tabs} />
      <FormNotice problem={props.problem} />
      <SignUpForm {...props} key={props.state}>
        <ReachField {...props} hint={t(`signUp.${props.state}Hint`)} />
        {props.invitation === null ? null : (
          <Field
            label={t('signUp.invitation')}
            name="referred_by_code"
            ltr
            hint={t('signUp.invitationHint')}
            defaultValue={props.values.referred_by_code ?? props.invitation}
            error={errorText(props.problem?.fields.referred_by_code)}
          />
        )}
      </SignUpForm>
      <LoginButtons logins={props.logins} />
      <p className={css.other}>
        {t('signUp.haveAccount')} <Link to={props.signIn}>{t('signUp.toSignIn')}</Link>
      </p>
    </AccountPage>
  );
}
