import { Trans, useTranslation } from 'react-i18next';
import { Button, Checkbox, Field, Form, Link, PasswordField, useFormErrorText } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import { FormNotice } from '../FormNotice.tsx';
import * as css from '../account.css.ts';
import type { SignUpScreenProps } from '../props.ts';
import { ReachField, ReachTabs } from '../ReachFields.tsx';

/**
 * Sign-up with phone or e-mail: name, way to reach, password, agreement. What was typed stays, but for the
 * password.
 */
export function SignUpScreen(props: SignUpScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  const { values, problem } = props;
  return (
    <AccountPage title={t('signUp.title')} lead={t('signUp.lead')}>
      <ReachTabs state={props.state} tabs={props.tabs} />
      <FormNotice problem={problem} />
      <Form action={props.action} method="post" noValidate key={props.state}>
        <input type="hidden" name="method" value={props.state} />
        <div className={css.fields}>
          <Field
            label={t('fullName')}
            name="full_name"
            autoComplete="name"
            dir="auto"
            defaultValue={values.full_name}
            error={errorText(problem?.fields.full_name)}
            required
          />
          <ReachField {...props} hint={t(`signUp.${props.state}Hint`)} />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            hint={t('signUp.passwordHint')}
            error={errorText(problem?.fields.password)}
            required
          />
          <Checkbox
            name="terms"
            value="yes"
            defaultChecked={values.terms === 'yes'}
            label={
              <Trans
                t={t}
                i18nKey="signUp.terms"
                components={{
                  terms: <Link to={props.terms} target="_blank" rel="noopener" />,
                  privacy: <Link to={props.privacy} target="_blank" rel="noopener" />,
                }}
              />
            }
            error={errorText(problem?.fields.terms)}
            required
          />
        </div>
        <div className={css.actions}>
          <Button wide pending={props.pending}>
            {t('signUp.action')}
          </Button>
        </div>
      </Form>
      <p className={css.other}>
        {t('signUp.haveAccount')} <Link to={props.signIn}>{t('signUp.toSignIn')}</Link>
      </p>
    </AccountPage>
  );
}
