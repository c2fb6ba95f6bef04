import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Form } from '../../../ui.ts';
import { FormNotice } from '../FormNotice.tsx';
import { CountryLinks, ProgramChoices } from '../ProgramChoice.tsx';
import * as css from '../account.css.ts';
import type { SelectProgramScreenProps } from '../props.ts';

/** The choice of a program, by the curriculum of a country; for a student who has one, its change. */
export function SelectProgramScreen(props: SelectProgramScreenProps) {
  const { t } = useTranslation('account');
  const changing = props.state === 'change';
  return (
    <div className={css.narrow}>
      <div>
        <h1>{t(changing ? 'program.changeTitle' : 'program.title')}</h1>
        <p className={css.lead}>{t(changing ? 'program.changeLead' : 'program.lead')}</p>
      </div>
      <CountryLinks countries={props.countries} />
      {props.state === 'empty' ? (
        <EmptyState title={t('program.emptyTitle', { country: props.countryName })}>{t('program.emptyText')}</EmptyState>
      ) : (
        <>
          <FormNotice problem={props.problem} />
          <Form action={props.action} method="post" noValidate>
            <ProgramChoices {...props} current={props.state === 'change' ? props.current : undefined} />
            <div className={css.actions}>
              <Button wide pending={props.pending}>
                {t(changing ? 'program.changeAction' : 'program.action')}
              </Button>
              {props.state === 'change' ? (
                <Button look="quiet" wide to={props.dashboard}>
                  {t('program.keep')}
                </Button>
              ) : null}
            </div>
          </Form>
        </>
      )}
    </div>
  );
}
