import { useTranslation } from 'react-i18next';
import { Choice, ChoiceGroup, Facts, Link, LocalizedText, useFormErrorText } from '../../ui.ts';
import type { FormProps } from '../../form.ts';
import * as css from './account.css.ts';
import type { CountryOfPrograms, ProgramRow } from './props.ts';

/** The countries whose programs can be looked at; each is a page of its own. */
export function CountryLinks({ countries }: { countries: readonly CountryOfPrograms[] }) {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('program.countries')}>
      <p className={css.other}>{t('program.countries')}</p>
      <div className={css.countries}>
        {countries.map((country) => (
          <Link key={country.code} className={css.country} to={country.href} aria-current={country.current || undefined} reload>
            {country.name}
          </Link>
        ))}
      </div>
    </nav>
  );
}

type ProgramChoicesProps = Pick<FormProps<'program_id'>, 'values' | 'problem'> & {
  programs: readonly ProgramRow[];
  countryName: string;
  /** The student's own. */
  current?: number | undefined;
};

/** The programs of a country, one of which is chosen (`program_id`). */
export function ProgramChoices({ programs, countryName, current, values, problem }: ProgramChoicesProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  const chosen = values.program_id || String(current ?? '');
  return (
    <ChoiceGroup name="program_id" legend={t('program.of', { country: countryName })} error={errorText(problem?.fields.program_id)}>
      {programs.map(({ id, title, subjectsCount, lessonsCount, testsCount }) => (
        <Choice key={id} name="program_id" value={String(id)} defaultChecked={chosen === String(id)}>
          <b>
            <LocalizedText value={title} />
          </b>
          <span className={css.programCounts}>
            <Facts>
              <span>{t('program.subjects', { count: subjectsCount })}</span>
              <span>
                {lessonsCount === 0 && testsCount > 0
                  ? t('program.testsOnly', { count: testsCount })
                  : t('program.lessons', { count: lessonsCount })}
              </span>
            </Facts>
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
