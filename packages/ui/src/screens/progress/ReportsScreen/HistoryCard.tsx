import { formatDate, formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Card, Facts, Icon, Link, LocalizedText, Num, useLocale } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import type { ReportAttemptRow } from '../report-props.ts';
import * as css from './report-details.css.ts';
import { soft } from './ReportsScreen.css.ts';

interface HistoryCardProps {
  title: string;
  attempts: ReportAttemptRow[];
  all?: Place | null;
  newer?: Place | null;
  older?: Place | null;
}

/** What was handed in, the newest first: a square is a test, a circle a quiz, a filled one is passed. */
export const HistoryCard = cachedFragment(function HistoryCard({
  title,
  attempts,
  all = null,
  newer = null,
  older = null,
}: HistoryCardProps) {
  const { t } = useTranslation('reports');
  return (
    <Card title={title} titleId="history-title" action={all === null ? undefined : { to: all, text: t('allAttempts') }}>
      {attempts.length === 0 ? (
        <p className={soft}>{t('noHistory')}</p>
      ) : (
        <ul className={css.history}>
          {attempts.map((attempt, index) => (
            <li key={index}>
              {attempt.href === null ? (
                <span className={css.attempt}>
                  <Attempt {...attempt} />
                </span>
              ) : (
                <Link className={css.attempt} to={attempt.href}>
                  <Attempt {...attempt} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {newer === null && older === null ? null : (
        <p className={css.pages}>
          {newer === null ? null : (
            <Link className={css.textLink} to={newer}>
              {t('newer')}
            </Link>
          )}
          {older === null ? null : (
            <Link className={css.textLink} to={older}>
              {t('older')}
            </Link>
          )}
        </p>
      )}
    </Card>
  );
});

function Attempt({ type, title, subject, date, percentage, passed, href }: ReportAttemptRow) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  return (
    <>
      <span className={css.sign} data-test={type === 'test' || undefined} data-passed={passed || undefined} aria-hidden="true">
        {passed ? <Icon name="check" small /> : null}
      </span>
      <span className={css.attemptName}>
        <b>
          <LocalizedText value={title} />
        </b>
        <span className={soft}>
          <Facts>
            <span>{t(`step.${type}`)}</span>
            <span>
              <LocalizedText value={subject} />
            </span>
            <span>{formatDate(locale, date, { day: 'numeric', month: 'long' })}</span>
          </Facts>
        </span>
      </span>
      <span className={css.score}>
        <b>
          <Num>{formatPercentage(locale, percentage)}</Num>
        </b>
        <span className={passed ? css.passed : soft}>{t(passed ? 'passed' : 'notYet')}</span>
      </span>
      <span className={css.chevron}>{href === null ? null : <Icon name="chev" small />}</span>
    </>
  );
}
