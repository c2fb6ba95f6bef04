import { useTranslation } from 'react-i18next';
import { Button, Form, Link } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import { FormNotice } from '../FormNotice.tsx';
import * as css from '../account.css.ts';
import type { ResetPasswordScreenProps } from '../code-props.ts';
import { ReachField, ReachTabs } from '../ReachFields.tsx';

/** The way back for who has forgotten the password; it says the same whether the account exists or not. */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('reset.title')} lead={t('reset.lead')}>
      <ReachTabs state={props.state} tabs={props.tabs} />
      <FormNotice problem={props.problem} />
      <Form action={props.action} method="post" noValidate key={props.state}>
        <div className={css.fields}>
          <ReachField {...props} hint={t(`reset.${props.state}Hint`)} />
        </div>
        <div className={css.actions}>
          <Button wide pending={props.pending}>
            {t('reset.action')}
          </Button>
        </div>
      </Form>
      <p className={css.other}>
        {t('reset.remembered')} <Link to={props.signIn}>{t('signUp.toSignIn')}</Link>
      </p>
    </AccountPage>
  );
}
