import { useTranslation } from 'react-i18next';
import { Button, Card, Form, PasswordField, useFormErrorText } from '../../../ui.ts';
import { Note, Problem, SettingsPage } from '../SettingsPage.tsx';
import * as css from '../settings.css.ts';
import type { PasswordScreenProps } from '../props.ts';

/** The change of the password; the first one, for who came in without. */
export function PasswordScreen({ state, back, forgotten, problem, pending, action }: PasswordScreenProps) {
  const { t } = useTranslation('settings');
  const errorText = useFormErrorText();
  return (
    <SettingsPage
      title={t('password.title')}
      lead={t(state === 'add' ? 'password.addLead' : 'password.lead')}
      back={back}
      notes={
        <>
          <Note icon="key">{t('password.note')}</Note>
          <Note icon="device">{t('password.ends')}</Note>
        </>
      }
    >
      <Card>
        <Problem problem={problem} />
        <Form action={action} noValidate>
          <input type="hidden" name="intent" value={state} />
          <div className={css.fields}>
            {state === 'change' ? (
              <PasswordField
                name="old_password"
                label={t('password.old')}
                autoComplete="current-password"
                error={errorText(problem?.fields.old_password)}
                required
              />
            ) : null}
            <PasswordField
              name="password"
              label={t('password.new')}
              hint={t('password.hint')}
              autoComplete="new-password"
              error={errorText(problem?.fields.password)}
              required
            />
          </div>
          <div className={css.actions}>
            <Button pending={pending}>{t('password.action')}</Button>
            {state === 'change' ? (
              <Button look="quiet" to={forgotten}>
                {t('password.forgotten')}
              </Button>
            ) : null}
          </div>
        </Form>
      </Card>
    </SettingsPage>
  );
}
