import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Button, Card, Num, useLocale } from '../../../ui.ts';
import { formatPoints } from '../format-points.ts';
import { RankStrip } from '../RankStrip.tsx';
import type { Standings } from '../props.ts';
import * as css from './LeaderboardScreen.css.ts';

/** Where the student stands among those beside, what leads on from there, and how it went so far. */
export const OwnPlaceCard = cachedFragment(function OwnPlaceCard({
  own,
  period,
  league,
  most,
}: Pick<Standings, 'own' | 'period' | 'league' | 'most'>) {
  const { t } = useTranslation(['leaderboard', 'league']);
  const locale = useLocale();
  const isOver = period === 'last_week';
  return (
    <Card titleId="own-place" title={t('own.title')}>
      <div className={css.own}>
        {own ? <RankStrip rank={own.rank} above={own.above?.rank ?? null} /> : null}
        <div>
          <h3>
            {own === null
              ? t(`own.none.${period}`)
              : isOver
                ? t('own.was', { rank: formatNumber(locale, own.rank) })
                : own.above
                  ? t('league:points.toRank', { count: own.above.points - own.points, rank: formatNumber(locale, own.above.rank) })
                  : t('league:points.first')}
          </h3>
          {isOver ? null : <p className={css.soft}>{t('own.most', { count: most })}</p>}
        </div>
        <Button look="live" wide to={league}>
          {t('league:start')}
        </Button>
        {own ? (
          <dl className={css.facts}>
            {(['played', 'won', 'best'] as const).map((fact) => (
              <div key={fact}>
                <dt>{t(`own.${fact}`)}</dt>
                <dd>
                  <Num>{formatPoints(locale, own[fact])}</Num>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {period === 'this_week' ? <p className={css.soft}>{t('own.weekEnds')}</p> : null}
      </div>
    </Card>
  );
});
