import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Chip, Icon, Link, Num, useLocale } from '../../../ui.ts';
import { formatPoints } from '../format-points.ts';
import { PlayerName, shownName } from '../PlayerName.tsx';
import { RowAvatar } from '../RowAvatar.tsx';
import type { BoardRow, Standings } from '../props.ts';
import * as css from './BoardTable.css.ts';

/** Places, names and points; the ranks that are left out have a row that says so. */
export function BoardTable({ rows, gap }: Pick<Standings, 'rows' | 'gap'>) {
  const { t } = useTranslation('leaderboard');
  const cut = gap?.after ?? rows.length;
  return (
    <div className={css.board}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.rank}>
              {t('rank')}
            </th>
            <th scope="col">{t('student')}</th>
            <th scope="col" className={css.points}>
              {t('points')}
            </th>
            <td className={css.more} />
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, cut).map((row, index) => (
            <Row key={index} number={index + 1} {...row} />
          ))}
          {gap ? <Gap {...gap} /> : null}
          {rows.slice(cut).map((row, index) => (
            <Row key={cut + index} number={cut + index + 1} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first rows are the same for everybody. */
const Row = cachedFragment(function Row({ number, rank, points, player, isOwn, report }: BoardRow & { number: number }) {
  const { t } = useTranslation(['leaderboard', 'league', 'frame']);
  const locale = useLocale();
  const name = shownName(player.name) ?? t('frame:player.noName');
  const place = <Num>{formatNumber(locale, rank)}</Num>;
  return (
    // its name is where the focus comes back to from a report
    <tr id={`row-${number}`} className={css.row({ isOwn })}>
      <td className={css.rank}>{rank <= 3 ? <span className={css.medal({ rank: rank as 1 | 2 | 3 })}>{place}</span> : place}</td>
      <th scope="row">
        <div className={css.who}>
          <RowAvatar player={player} />
          <div className={css.name}>
            <PlayerName player={player} />
          </div>
          {isOwn ? <Chip tone="own">{t('league:you')}</Chip> : null}
        </div>
      </th>
      <td className={css.points}>
        <Num>{formatPoints(locale, points)}</Num>
      </td>
      <td className={css.more}>
        {report === null ? null : (
          <Link to={report} keepsPlace className={css.report} aria-label={t('report.item', { name })}>
            <Icon name="flag" small />
          </Link>
        )}
      </td>
    </tr>
  );
});

function Gap({ from, to }: NonNullable<Standings['gap']>) {
  const { t } = useTranslation('leaderboard');
  const locale = useLocale();
  const ranks = { from: formatNumber(locale, from), to: formatNumber(locale, to) };
  return (
    <tr className={css.gap}>
      <td className={css.rank}>
        <svg viewBox="0 0 12 44" aria-hidden="true" className={css.dots}>
          <path d="M6 4C10 16 2 28 6 40" />
        </svg>
      </td>
      <td colSpan={3}>{to <= from ? t('gapOne', ranks) : to === from + 1 ? t('gapTwo', ranks) : t('gap', ranks)}</td>
    </tr>
  );
}
