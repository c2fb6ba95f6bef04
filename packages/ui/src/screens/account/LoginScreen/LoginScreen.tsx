import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Field, Form, Isolate, Link, Ltr, useFormErrorText } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import { FormNotice } from '../FormNotice.tsx';
import { TermsLabel } from '../TermsLabel.tsx';
import * as css from '../account.css.ts';
import type { LoginScreenProps } from '../login-props.ts';

type In<State extends LoginScreenProps['state']> = Extract<LoginScreenProps, { state: State }>;

/** Where a student comes back to from Google or Facebook, when something is left to be said. */
export function LoginScreen(props: LoginScreenProps) {
  if (props.state === 'new') return <New {...props} />;
  if (props.state === 'knownAddress') return <KnownAddress {...props} />;
  return <Connect {...props} />;
}

function New({ provider, email, signIn, terms, privacy, values, problem, pending, action }: In<'new'>) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  const name = t(`login.name.${provider}`);
  return (
    <AccountPage title={t('signUp.title')} lead={t('login.new.lead', { provider: name })}>
      <FormNotice problem={problem} />
      <Form action={action} method="post" noValidate>
        <div className={css.fields}>
          {email === null ? null : (
            <p>
              {t('login.new.email')}
              <br />
              <b className={css.sentTo}>
                <Ltr>{email}</Ltr>
              </b>
            </p>
          )}
          <Field
            label={t('fullName')}
            name="full_name"
            autoComplete="name"
            dir="auto"
            defaultValue={values.full_name}
            error={errorText(problem?.fields.full_name)}
            required
          />
          <Checkbox
            name="terms"
            value="yes"
            defaultChecked={values.terms === 'yes'}
            label={<TermsLabel terms={terms} privacy={privacy} />}
            error={errorText(problem?.fields.terms)}
            required
          />
        </div>
        <div className={css.actions}>
          <Button wide pending={pending}>
            {t('signUp.action')}
          </Button>
        </div>
      </Form>
      <p className={css.other}>
        {t('login.new.haveAccount')} <Link to={signIn}>{t('login.new.toSignIn')}</Link>
      </p>
    </AccountPage>
  );
}

function KnownAddress({ provider, email, signIn, recover }: In<'knownAddress'>) {
  const { t } = useTranslation('account');
  const name = t(`login.name.${provider}`);
  return (
    <AccountPage title={t('login.known.title')} lead={t('login.known.lead', { provider: name })}>
      <p className={css.sentTo}>
        <Ltr>{email}</Ltr>
      </p>
      <div className={css.actions}>
        <Button wide to={signIn}>
          {t('signIn.action')}
        </Button>
      </div>
      <p className={css.other}>
        <Link to={recover}>{t('signIn.forgot')}</Link>
      </p>
    </AccountPage>
  );
}

function Connect({ provider, fullName, leave, problem, pending, action }: In<'link'>) {
  const { t } = useTranslation('account');
  const name = t(`login.name.${provider}`);
  return (
    <AccountPage title={t('login.link.title', { provider: name })} lead={t('login.link.lead', { provider: name })}>
      <p>
        {t('login.link.account')}
        <br />
        <b className={css.sentTo}>
          <Isolate>{fullName}</Isolate>
        </b>
      </p>
      <FormNotice problem={problem} />
      <Form action={action} method="post" className={css.actions}>
        <input type="hidden" name="intent" value="link" />
        <Button wide pending={pending}>
          {t('login.link.action')}
        </Button>
        <Button wide look="quiet" to={leave}>
          {t('login.link.leave')}
        </Button>
      </Form>
    </AccountPage>
  );
}
