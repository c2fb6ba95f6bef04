import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Field, Form, PasswordField, useFormErrorText, type Place } from '../../ui.ts';
import type { FormProps } from '../../form.ts';
import { TermsLabel } from './TermsLabel.tsx';
import * as css from './account.css.ts';

interface SignUpFormProps extends FormProps<'full_name' | 'password' | 'terms'> {
  terms: Place;
  privacy: Place;
  /** The field by which the student is reached. */
  children: ReactNode;
}

/** Name, way to reach, password, agreement. What was typed stays, but for the password. */
export function SignUpForm({ values, problem, pending, action, terms, privacy, children }: SignUpFormProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  return (
    <Form action={action} method="post" noValidate>
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
        {children}
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
  );
}
