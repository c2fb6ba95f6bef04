import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Num, useLocale } from '../../../ui.ts';
import type { ReportTotals } from '../report-props.ts';
import * as css from './ReportsScreen.css.ts';

/** The sums of a report, without boxes. */
export const ReportFacts = cachedFragment(function ReportFacts({ totals }: { totals: ReportTotals }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const [hours, minutes] = [Math.floor(totals.minutes / 60), totals.minutes % 60];
  const time =
    hours === 0
      ? t('time.minutes', { count: minutes })
      : minutes === 0
        ? t('time.hours', { count: hours })
        : t('time.hoursAndMinutes', {
            hours: t('time.hours', { count: hours }),
            minutes: t('time.minutes', { count: minutes }),
          });
  const facts = [
    ['time', time],
    ['lessons', <Num key="lessons">{number(totals.lessons)}</Num>],
    ['correct', <Num key="correct">{number(totals.correct)}</Num>],
    ['tests', totals.testsTaken === 0 ? '–' : t('facts.testsOf', { passed: number(totals.testsPassed), taken: number(totals.testsTaken) })],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([fact, value]) => (
        <div key={fact}>
          <dt>{t(`facts.${fact}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
});
