import { Trans, useTranslation } from 'react-i18next';
import { Button, Card, EmptyState, Form, LocalizedText } from '../../../ui.ts';
import { CountryLinks, ProgramChoices } from '../ProgramChoice.tsx';
import { Note, Problem, SettingsPage } from '../SettingsPage.tsx';
import * as css from '../settings.css.ts';
import type { CurriculumScreenProps } from '../props.ts';

/** The change of curriculum and program, for a student who has one. */
export function CurriculumScreen(props: CurriculumScreenProps) {
  const { t } = useTranslation('settings');
  return (
    <SettingsPage
      title={t('curriculum.title')}
      lead={t('curriculum.lead')}
      back={props.back}
      notes={
        props.keyOpens ? (
          <Note icon="key" title={t('curriculum.keyTitle')}>
            <Trans t={t} i18nKey="curriculum.keyText" components={{ program: <LocalizedText value={props.keyOpens} /> }} />
          </Note>
        ) : null
      }
    >
      <CountryLinks countries={props.countries} />
      {props.state === 'empty' ? (
        <EmptyState title={t('curriculum.emptyTitle', { country: props.countryName })}>{t('curriculum.emptyText')}</EmptyState>
      ) : (
        <Card>
          <Problem problem={props.problem} />
          <Form action={props.action} noValidate>
            <ProgramChoices {...props} />
            <div className={css.actions}>
              <Button pending={props.pending}>{t('curriculum.action')}</Button>
              <Button look="quiet" to={props.keep}>
                {t('curriculum.keep')}
              </Button>
            </div>
          </Form>
        </Card>
      )}
    </SettingsPage>
  );
}
