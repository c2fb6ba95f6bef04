import { useTranslation } from 'react-i18next';
import { Button, Choice, ChoiceGroup, EmptyState, Facts, Form, Link, LocalizedText, useFormErrorText } from '../../../ui.ts';
import { FormNotice } from '../FormNotice.tsx';
import * as css from '../account.css.ts';
import type { SelectProgramScreenProps } from '../props.ts';

/** The choice of a program, by the curriculum of a country; for a student who has one, its change. */
export function SelectProgramScreen(props: SelectProgramScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  const changing = props.state === 'change';
  return (
    <div className={css.narrow}>
      <div>
        <h1>{t(changing ? 'program.changeTitle' : 'program.title')}</h1>
        <p className={css.lead}>{t(changing ? 'program.changeLead' : 'program.lead')}</p>
      </div>
      <nav aria-label={t('program.countries')}>
        <p className={css.other}>{t('program.countries')}</p>
        <div className={css.countries}>
          {props.countries.map((country) => (
            <Link key={country.code} className={css.country} to={country.href} aria-current={country.current || undefined} reload>
              {country.name}
            </Link>
          ))}
        </div>
      </nav>
      {props.state === 'empty' ? (
        <EmptyState title={t('program.emptyTitle', { country: props.countryName })}>{t('program.emptyText')}</EmptyState>
      ) : (
        <>
          <FormNotice problem={props.problem} />
          <Form action={props.action} method="post" noValidate>
            <ChoiceGroup
              name="program_id"
              legend={t('program.of', { country: props.countryName })}
              error={errorText(props.problem?.fields.program_id)}
            >
              {props.programs.map((program) => (
                <Choice
                  key={program.id}
                  name="program_id"
                  value={String(program.id)}
                  defaultChecked={
                    props.values.program_id
                      ? props.values.program_id === String(program.id)
                      : props.state === 'change' && props.current === program.id
                  }
                >
                  <b>
                    <LocalizedText value={program.title} />
                  </b>
                  <span className={css.programCounts}>
                    <Facts>
                      <span>{t('program.subjects', { count: program.subjectsCount })}</span>
                      <span>
                        {program.lessonsCount === 0 && program.testsCount > 0
                          ? t('program.testsOnly', { count: program.testsCount })
                          : t('program.lessons', { count: program.lessonsCount })}
                      </span>
                    </Facts>
                  </span>
                </Choice>
              ))}
            </ChoiceGroup>
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
