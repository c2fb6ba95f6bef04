import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { useLocale } from '../../../ui.ts';
import * as css from './WeekSlab.css.ts';

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** Three units of what is left, the largest first: from the days, or on the last day from the hours. */
export function partsOf(secondsLeft: number): { unit: (typeof UNITS)[number][0]; value: number }[] {
  const left = Math.max(0, Math.floor(secondsLeft));
  const first = left >= 86_400 ? 0 : 1;
  return UNITS.slice(first, first + 3).map(([unit, seconds], index) => ({
    unit,
    value: index === 0 ? Math.floor(left / seconds) : Math.floor(left / seconds) % (unit === 'hours' ? 24 : 60),
  }));
}

/**
 * What is left of the week, in columns that no figure makes wider. Read when it is asked for, not as it runs.
 */
export const Countdown = ({ secondsLeft }: { secondsLeft: number }) => <Ticks parts={partsOf(secondsLeft)} />;

/** For a minute the same to everybody. */
const Ticks = cachedFragment(function Ticks({ parts }: { parts: ReturnType<typeof partsOf> }) {
  const { t } = useTranslation('leagueHome');
  const locale = useLocale();
  return (
    <div role="timer" aria-live="off">
      <p className={css.ends}>{t('week.ends')}</p>
      <dl className={css.ticks}>
        {parts.map(({ unit, value }, index) => (
          <div key={unit}>
            <dt>{t(`week.${unit}`, { count: value })}</dt>
            <dd>{formatNumber(locale, value, { minimumIntegerDigits: index === 0 ? 1 : 2 })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});
