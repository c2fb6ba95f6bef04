import { useTranslation } from 'react-i18next';
import { Button, Card, Field, Form, Link, TextArea, useFormErrorText } from '../../../ui.ts';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Problem, SettingsPage } from '../SettingsPage.tsx';
import * as css from '../settings.css.ts';
import type { ProfileEditScreenProps } from '../props.ts';
import { self } from './ProfileEditScreen.css.ts';

/** Name, alias and what a student says of themselves. */
export function ProfileEditScreen({ back, picture, changePicture, values, problem, pending, action }: ProfileEditScreenProps) {
  const { t } = useTranslation('settings');
  const errorText = useFormErrorText();
  return (
    <SettingsPage title={t('edit.title')} lead={t('edit.lead')} back={back}>
      <Card>
        <Problem problem={problem} />
        <div className={self}>
          <Avatar name={values.full_name ?? ''} picture={picture} large />
          <Link className={css.quiet} to={changePicture}>
            {t('account.changePicture')}
          </Link>
        </div>
        <Form action={action} noValidate>
          <div className={css.fields}>
            <Field
              name="full_name"
              label={t('edit.name')}
              autoComplete="name"
              dir="auto"
              defaultValue={values.full_name}
              error={errorText(problem?.fields.full_name)}
              required
            />
            <Field
              name="alias"
              label={t('edit.alias')}
              hint={t('edit.aliasHint')}
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              ltr
              optional
              defaultValue={values.alias}
              error={errorText(problem?.fields.alias)}
            />
            <TextArea
              name="bio"
              label={t('edit.bio')}
              hint={t('edit.bioHint')}
              rows={3}
              optional
              defaultValue={values.bio}
              error={errorText(problem?.fields.bio)}
            />
          </div>
          <div className={css.actions}>
            <Button pending={pending}>{t('save')}</Button>
          </div>
        </Form>
      </Card>
    </SettingsPage>
  );
}
