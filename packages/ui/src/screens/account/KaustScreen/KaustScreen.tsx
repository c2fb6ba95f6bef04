import { useTranslation } from 'react-i18next';
import { Link, PhoneField, useFormErrorText } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import { FormNotice } from '../FormNotice.tsx';
import * as css from '../account.css.ts';
import type { KaustScreenProps } from '../props.ts';
import { LoginButtons } from '../LoginButtons.tsx';
import { SignUpForm } from '../SignUpForm.tsx';

/** Sign-up in the Kaust flow, whose numbers have a rule of their own. */
export function KaustScreen(props: KaustScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  const { values, problem, dialCodes, otherCodes, allCodes, country } = props;
  return (
    <AccountPage title={t('kaust.title')} lead={t('kaust.lead')}>
      <FormNotice problem={problem} />
      <SignUpForm {...props}>
        <PhoneField
          label={t('phone')}
          name="kaust_phone"
          codeName="country_code"
          codes={dialCodes}
          otherCodes={otherCodes}
          allCodes={allCodes}
          defaultCode={values.country_code ?? country}
          defaultNumber={values.kaust_phone}
          hint={t('kaust.hint')}
          error={errorText(problem?.fields.kaust_phone)}
          required
        />
      </SignUpForm>
      <LoginButtons logins={props.logins} />
      <p className={css.other}>
        {t('kaust.elsewhere')} <Link to={props.signUp}>{t('signIn.toSignUp')}</Link>
      </p>
      <p className={css.other}>
        {t('signUp.haveAccount')} <Link to={props.signIn}>{t('signUp.toSignIn')}</Link>
      </p>
    </AccountPage>
  );
}
