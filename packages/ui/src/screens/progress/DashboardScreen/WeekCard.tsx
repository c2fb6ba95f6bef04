import { formatDate, formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Card, Num, VisuallyHidden, useLocale } from '../../../ui.ts';
import type { Week } from '../props.ts';
import * as css from './DashboardScreen.css.ts';

/** The minutes of this week, Sunday first, as bars with a table behind them. */
export function WeekCard({ week }: { week: Week }) {
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
  const shortDay = locale.language === 'en' ? ({ weekday: 'short' } as const) : ({ weekday: 'long' } as const);
  const dayName = (date: string) =>
    formatDate({ ...locale, region: locale.region === 'SA' ? 'JO' : locale.region }, date, shortDay).replace(/^ال/, '');
  return (
    <Card title={t('dashboard.week.title')}>
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
      <div className={css.dayNames} aria-hidden>
        {week.days.map((day) => (
          <span key={day.date} data-today={day.today || undefined}>
            {dayName(day.date)}
          </span>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('dashboard.week.title')}</caption>
          <tbody>
            {week.days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{dayName(day.date)}</th>
                <td>{t('dashboard.week.minutes', { count: day.minutes })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
}
