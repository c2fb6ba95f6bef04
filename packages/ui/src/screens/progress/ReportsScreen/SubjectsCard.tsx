import { formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { useHydrated } from '../../../hydrated.ts';
import { Card, Facts, Icon, Link, LocalizedText, Num, PathBar, Slope, SubjectTile, useLocale, type SlopeStretch } from '../../../ui.ts';
import type { ReportSubjectRow } from '../report-props.ts';
import * as css from './report-details.css.ts';
import { soft } from './ReportsScreen.css.ts';

/**
 * Each subject with its accuracy, and of the opened one the subtopics by difficulty. Opening another one is a
 * page of its own: of a busy student all of them would weigh as much as the rest of the report.
 */
export const SubjectsCard = cachedFragment(function SubjectsCard({ subjects }: { subjects: ReportSubjectRow[] }) {
  const { t } = useTranslation('reports');
  const isHydrated = useHydrated();
  return (
    <Card title={t('bySubject')} titleId="subjects-title">
      <ul className={css.subjects}>
        {subjects.map((subject) => (
          <li key={subject.id} id={`subject-${subject.id}`}>
            <Link
              className={css.subject}
              // a whole new document, as a query alone opens one, begins at its top unless it is told where
              to={isHydrated && !subject.toggle.startsWith('?') ? subject.toggle : `${subject.toggle}#subject-${subject.id}`}
              keepsPlace
              aria-expanded={subject.opened !== null}
            >
              <SubjectHead {...subject} />
            </Link>
            {subject.opened === null ? null : <Subtopics {...subject.opened} />}
          </li>
        ))}
      </ul>
    </Card>
  );
});

function SubjectHead({ title, icon, bgColor, lessons, answered, accuracy }: ReportSubjectRow) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  return (
    <>
      <span className={css.tile}>
        <SubjectTile icon={icon} bgColor={bgColor} />
      </span>
      <span className={css.subjectName}>
        <b>
          <LocalizedText value={title} />
        </b>
        <span className={soft}>
          <Facts>
            <span>{t('lessons', { count: lessons })}</span>
            <span>{t('answers', { count: answered })}</span>
          </Facts>
        </span>
      </span>
      <span className={css.subjectBar}>{accuracy === null ? null : <PathBar percent={accuracy} />}</span>
      <span className={css.subjectPercent}>{accuracy === null ? '–' : <Num>{formatPercentage(locale, accuracy)}</Num>}</span>
      <span className={css.opens}>
        <Icon name="down" small />
      </span>
    </>
  );
}

function Subtopics({ subtopics, notBegun }: NonNullable<ReportSubjectRow['opened']>) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const stretch = (accuracy: number | null): SlopeStretch => ({
    share: accuracy === null ? null : accuracy / 100,
    figure: accuracy === null ? '–' : <Num>{formatPercentage(locale, accuracy)}</Num>,
  });
  return (
    <ul className={css.subtopics}>
      {subtopics.length === 0 && notBegun === null ? <li className={soft}>{t('nothingInSubject')}</li> : null}
      {subtopics.map(({ id, title, easy, medium, hard }) => (
        <li key={id} className={css.subtopic}>
          <b>
            <LocalizedText value={title} />
          </b>
          <Slope small easy={stretch(easy)} medium={stretch(medium)} hard={stretch(hard)} />
        </li>
      ))}
      {notBegun === null ? null : (
        <li className={css.subtopic}>
          <b>
            <LocalizedText value={notBegun.title} />
          </b>
          <span className={css.begins}>
            <span className={soft}>{t('notBegun')}</span>
            <Link className={css.textLink} to={notBegun.href}>
              {t('whereItBegins')}
            </Link>
          </span>
        </li>
      )}
    </ul>
  );
}
