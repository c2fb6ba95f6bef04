import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form, Link, Notice, PasswordField, useFormErrorText } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import { BusyNotice } from '../BusyNotice.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { isBusy, useSentAgain } from '../use-sent-again.ts';
import * as css from '../account.css.ts';
import type { SignInScreenProps } from '../props.ts';
import { LoginButtons } from '../LoginButtons.tsx';
import { ReachField, ReachTabs } from '../ReachFields.tsx';

/** Sign-in with phone or e-mail and the password. */
export function SignInScreen(props: SignInScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  const { problem } = props;
  const method = useRef<HTMLInputElement>(null);
  const again = useSentAgain(problem, props.pending, method);
  return (
    <AccountPage title={t('signIn.title')} lead={t('signIn.lead')}>
      {props.reason ? <Notice tone="info">{t(`signIn.reason.${props.reason}`)}</Notice> : null}
      <ReachTabs state={props.state} tabs={props.tabs} />
      {isBusy(problem) ? <BusyNotice again={again} /> : <FormNotice problem={problem} />}
      <Form action={props.action} method="post" noValidate key={props.state}>
        <input type="hidden" name="method" value={props.state} ref={method} />
        <div className={css.fields}>
          <ReachField {...props} />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            error={errorText(problem?.fields.password)}
            required
          />
        </div>
        <div className={css.actions}>
          <Button wide pending={props.pending}>
            {t('signIn.action')}
          </Button>
        </div>
      </Form>
      <LoginButtons logins={props.logins} />
      {props.recover === undefined ? null : (
        <p className={css.other}>
          <Link to={props.recover}>{t('signIn.forgot')}</Link>
        </p>
      )}
      <p className={css.other}>
        {t('signIn.noAccount')} <Link to={props.signUp}>{t('signIn.toSignUp')}</Link>
      </p>
    </AccountPage>
  );
}
