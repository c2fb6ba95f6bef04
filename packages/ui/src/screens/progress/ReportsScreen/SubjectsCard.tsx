import { formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Card, Facts, Icon, Link, LocalizedText, Num, PathBar, Slope, SubjectTile, useLocale, type SlopeStretch } from '../../../ui.ts';
import type { ReportSubjectRow } from '../report-props.ts';
import * as css from './ReportsScreen.css.ts';

/** Each subject with its accuracy, and opened its subtopics by difficulty. */
export function SubjectsCard({ subjects }: { subjects: ReportSubjectRow[] }) {
  const { t } = useTranslation('progress');
  const opened = subjects.find(({ subtopics }) => subtopics.length > 0)?.id;
  return (
    <Card title={t('reports.bySubject')} titleId="subjects-title">
      <ul className={css.subjects}>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <details open={subject.id === opened}>
              <summary className={css.subject}>
                <SubjectHead {...subject} />
              </summary>
              <Subtopics {...subject} />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SubjectHead({ title, icon, bgColor, lessons, answered, accuracy }: ReportSubjectRow) {
  const { t } = useTranslation('progress');
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
        <span className={css.soft}>
          <Facts>
            <span>{t('reports.lessons', { count: lessons })}</span>
            <span>{t('reports.answers', { count: answered })}</span>
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

function Subtopics({ subtopics, notBegun }: ReportSubjectRow) {
  const { t } = useTranslation('progress');
  const locale = useLocale();
  const stretch = (accuracy: number | null): SlopeStretch => ({
    share: accuracy === null ? null : accuracy / 100,
    figure: accuracy === null ? '–' : <Num>{formatPercentage(locale, accuracy)}</Num>,
  });
  return (
    <ul className={css.subtopics}>
      {subtopics.length === 0 && notBegun === null ? <li className={css.soft}>{t('reports.nothingInSubject')}</li> : null}
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
            <span className={css.soft}>{t('reports.notBegun')}</span>
            <Link className={css.textLink} to={notBegun.href}>
              {t('reports.whereItBegins')}
            </Link>
          </span>
        </li>
      )}
    </ul>
  );
}
