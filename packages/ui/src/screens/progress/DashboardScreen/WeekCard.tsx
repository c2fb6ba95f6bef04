import { formatDate, formatNumber, type Locale } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Card, Num, VisuallyHidden, cachedFragment, useLocale } from '../../../ui.ts';
import type { Week } from '../props.ts';
import * as css from './DashboardScreen.css.ts';

const dayName = (locale: Locale, date: string): string => {
  const weekday = locale.language === 'en' ? 'short' : 'long';
  return formatDate({ ...locale, region: locale.region === 'SA' ? 'JO' : locale.region }, date, { weekday }).replace(/^ال/, '');
};

const DayNames = cachedFragment(function DayNames({ days }: { days: { date: string; today: boolean }[] }) {
  const locale = useLocale();
  return (
    <div className={css.dayNames} aria-hidden>
      {days.map(({ date, today }) => (
        <span key={date} data-today={today || undefined}>
          {dayName(locale, date)}
        </span>
      ))}
    </div>
  );
});

/** The minutes of this week, Sunday first, as bars with a table behind them. */
export const WeekCard = cachedFragment(function WeekCard({ week }: { week: Week }) {
  const { t } = useTranslation('progress');
  const locale = useLocale();
  const most = Math.max(30, ...week.days.map(({ minutes }) => minutes));
  const [hours, minutes] = [Math.floor(week.minutesThisWeek / 60), week.minutesThisWeek % 60];
  const sum =
    hours === 0
      ? t('dashboard.week.minutes', { count: minutes })
      : minutes === 0
        ? t('dashboard.week.hours', { count: hours })
        : t('dashboard.week.hoursAndMinutes', {
            hours: t('dashboard.week.hours', { count: hours }),
            minutes: t('dashboard.week.minutes', { count: minutes }),
          });
  const difference = week.minutesThisWeek - week.minutesLastWeek;
  return (
    <Card titleId="week-title" title={t('dashboard.week.title')}>
      {week.minutesThisWeek === 0 ? null : <p className={css.sum}>{sum}</p>}
      <p className={css.soft}>
        {week.minutesThisWeek === 0
          ? t('dashboard.week.none')
          : difference === 0
            ? t('dashboard.week.same')
            : t(difference > 0 ? 'dashboard.week.more' : 'dashboard.week.less', { count: Math.abs(difference) })}
      </p>
      <div className={css.plot} data-none={week.minutesThisWeek === 0 || undefined} aria-hidden>
        {week.days.map((day) => (
          <div key={day.date} className={css.day} data-today={day.today || undefined} data-none={day.minutes === 0 || undefined}>
            {day.minutes > 0 ? <Num>{formatNumber(locale, day.minutes)}</Num> : null}
            <span className={css.bar} style={{ blockSize: `${Math.round((day.minutes / most) * 78)}%` }} />
          </div>
        ))}
      </div>
      <DayNames days={week.days.map(({ date, today }) => ({ date, today }))} />
      <VisuallyHidden>
        <table>
          <caption>{t('dashboard.week.title')}</caption>
          <tbody>
            {week.days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{dayName(locale, day.date)}</th>
                <td>{t('dashboard.week.minutes', { count: day.minutes })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
});
