import { useTranslation } from 'react-i18next';
import { Button, Field, Form, Link, Notice, PasswordField, PhoneField, Tabs, useErrorText } from '../../../ui.ts';
import { AccountPage, FormNotice } from '../AccountPage.tsx';
import * as css from '../account.css.ts';
import { dialOptions } from '../dial-options.ts';
import type { SignInScreenProps } from '../props.ts';

/** Sign-in with phone or e-mail and the password. */
export function SignInScreen(props: SignInScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { values, problem } = props;
  return (
    <AccountPage title={t('signIn.title')} lead={t('signIn.lead')}>
      {props.reason ? <Notice tone="info">{t(`signIn.reason.${props.reason}`)}</Notice> : null}
      <Tabs
        label={t('method')}
        tabs={[
          { to: props.tabs.phone, text: t('byPhone'), current: props.state === 'phone' },
          { to: props.tabs.email, text: t('byEmail'), current: props.state === 'email' },
        ]}
      />
      <FormNotice problem={problem} />
      <Form action={props.action} method="post" noValidate key={props.state}>
        <input type="hidden" name="method" value={props.state} />
        <div className={css.fields}>
          {props.state === 'phone' ? (
            <PhoneField
              label={t('phone')}
              name="phone"
              codeName="country_code"
              codes={dialOptions(props.dialCodes)}
              defaultCode={values.country_code ?? props.country}
              defaultNumber={values.phone}
              error={errorText(problem?.fields.phone)}
              required
            />
          ) : (
            <Field
              label={t('email')}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              ltr
              maxLength={254}
              defaultValue={values.email}
              error={errorText(problem?.fields.email)}
              required
            />
          )}
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
      <p className={css.other}>
        {t('signIn.noAccount')} <Link to={props.signUp}>{t('signIn.toSignUp')}</Link>
      </p>
    </AccountPage>
  );
}
