import { useTranslation } from 'react-i18next';
import { Button, Form, PasswordField, useFormErrorText } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import { FormNotice } from '../FormNotice.tsx';
import * as css from '../account.css.ts';
import type { CreatePasswordScreenProps } from '../code-props.ts';

/** The new password, typed twice, after a code or a link has proved whose account it is. */
export function CreatePasswordScreen(props: CreatePasswordScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  if (props.state === 'expired')
    return (
      <AccountPage title={t('newPassword.expiredTitle')} lead={t('newPassword.expiredLead')}>
        <div className={css.actions}>
          <Button wide to={props.again}>
            {t('newPassword.again')}
          </Button>
          <Button wide look="quiet" to={props.signIn}>
            {t('signUp.toSignIn')}
          </Button>
        </div>
      </AccountPage>
    );
  const { problem } = props;
  return (
    <AccountPage title={t('newPassword.title')} lead={t('newPassword.lead')}>
      <FormNotice problem={problem} />
      <Form action={props.action} method="post" noValidate>
        <div className={css.fields}>
          <PasswordField
            label={t('newPassword.first')}
            name="password"
            autoComplete="new-password"
            hint={t('signUp.passwordHint')}
            error={errorText(problem?.fields.password)}
            required
          />
          <PasswordField
            label={t('newPassword.second')}
            name="password_again"
            autoComplete="new-password"
            error={errorText(problem?.fields.password_again)}
            required
          />
        </div>
        <div className={css.actions}>
          <Button wide pending={props.pending}>
            {t('newPassword.action')}
          </Button>
        </div>
      </Form>
    </AccountPage>
  );
}
