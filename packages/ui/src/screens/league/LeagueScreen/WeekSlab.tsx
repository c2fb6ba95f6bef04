import { formatDate, formatNumber, type Locale } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Dunes, Facts, Icon, Link, Num, PathStrip, Slab, useLocale } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import type { LeagueScreenProps, LeagueWeek, OwnPlace } from '../props.ts';
import { Countdown } from './Countdown.tsx';
import * as css from './WeekSlab.css.ts';

const TITLE = 'week-title';
const DAY = 86_400;
const DAYS = 7;
/** The path goes on once in so many seconds, and is the same for everybody until then. */
const STEP = 600;

type Shown = Extract<LeagueScreenProps, { state: 'ready' | 'fresh' | 'down' }>;

/** The student's place this week, what is left of it, and the week as a path to its door. */
export function WeekSlab(props: Shown) {
  const { beginsAt, secondsLeft } = props.week;
  return (
    <Slab labelledBy={TITLE} flush>
      <Dunes />
      <div className={css.week}>
        <div className={css.head}>
          <Standing state={props.state} own={props.state === 'ready' ? props.own : null} board={props.board} />
          <Countdown secondsLeft={secondsLeft} />
        </div>
        <WeekPath beginsAt={beginsAt} secondsLeft={Math.ceil(secondsLeft / STEP) * STEP} />
      </div>
    </Slab>
  );
}

interface StandingProps {
  state: Shown['state'];
  own: OwnPlace | null;
  board: Place;
}

const Standing = cachedFragment(function Standing({ state, own, board }: StandingProps) {
  const { t } = useTranslation(['leagueHome', 'league']);
  const said = state === 'ready' ? (own ? null : 'noPoints') : state;
  return (
    <div className={css.place({ ranked: own !== null })}>
      {own ? <Rank {...own} /> : null}
      <div>
        <h2 id={TITLE}>{said === null ? t('week.title') : t(`week.${said}.title`)}</h2>
        {own ? <Distance {...own} /> : null}
        {said === null ? null : <p className={css.soft}>{t(`week.${said}.text`)}</p>}
        <Link className={css.board} to={board}>
          {t('league:board')}
          <Icon name="arrow" small />
        </Link>
      </div>
    </div>
  );
});

const Rank = ({ rank }: OwnPlace) => (
  <span className={css.rank}>
    <Num>{formatNumber(useLocale(), rank)}</Num>
  </span>
);

function Distance({ points, above }: OwnPlace) {
  const { t } = useTranslation('league');
  const locale = useLocale();
  return (
    <p className={css.soft}>
      <Facts>
        <span>
          <b className={css.points}>{t('points.of', { count: points })}</b>
        </span>
        <span>
          {above ? t('points.toRank', { count: above.points - points, rank: formatNumber(locale, above.rank) }) : t('points.first')}
        </span>
      </Facts>
    </p>
  );
}

/** Without the article, as on a calendar. In Saudi Arabia no second date stands beside the day's name. */
const dayName = (locale: Locale, date: Date): string => {
  const weekday = locale.language === 'en' ? 'short' : 'long';
  return formatDate({ ...locale, region: locale.region === 'SA' ? 'JO' : locale.region }, date, { weekday }).replace(/^ال/, '');
};

/** Seven days and the door at their end, inked as far as the week has come. */
const WeekPath = cachedFragment(function WeekPath({ beginsAt, secondsLeft }: Pick<LeagueWeek, 'beginsAt' | 'secondsLeft'>) {
  const { t } = useTranslation('leagueHome');
  const locale = useLocale();
  const begins = Date.parse(beginsAt);
  const gone = Math.min(DAYS, Math.max(0, DAYS - secondsLeft / DAY));
  const today = Math.min(DAYS - 1, Math.floor(gone));
  const days = Array.from({ length: DAYS }, (_, index) => ({
    id: String(index),
    label: (
      <span className={css.dayName({ onPhone: index === 0 || index === today })}>
        {dayName(locale, new Date(begins + (index + 0.5) * DAY * 1000))}
      </span>
    ),
    state: index < today ? ('done' as const) : index === today ? ('here' as const) : ('todo' as const),
  }));
  const door = { id: 'end', label: t('week.end'), state: 'todo' as const, goal: true };
  return (
    <div className={css.strip}>
      <PathStrip label={t('week.path')} stops={[...days, door]} at={gone} compact />
    </div>
  );
});
