import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Button, Card, Ltr, useLocale } from '../../../ui.ts';
import { formatPoints } from '../format-points.ts';
import { RankStrip } from '../RankStrip.tsx';
import type { Finished, PlayedRound } from '../props.ts';
import * as css from './GainCard.css.ts';

/** What the week's board got from the match and where that leads; one match more; how the answers went. */
export const GainCard = cachedFragment(function GainCard(props: Finished) {
  const { t } = useTranslation(['challengeResult', 'league']);
  const { gain, ranks, rounds, again, practice, board, league } = props;
  return (
    <Card as="section">
      {gain === null ? (
        <div className={css.without}>
          <h2>{t('without.title')}</h2>
          <p className={css.soft}>{t('without.text')}</p>
        </div>
      ) : (
        <Gain gain={gain} />
      )}
      {gain !== null && ranks ? (
        <>
          <RankStrip rank={ranks.after} above={ranks.after > 1 ? ranks.after - 1 : null} before={ranks.before} />
          <h3 className={css.moved}>
            <Moved {...ranks} />
          </h3>
        </>
      ) : null}
      {practice ? (
        <>
          <p className={css.soft}>{t('practice.text')}</p>
          <Button look="live" wide to={practice}>
            {t('practice.action')}
          </Button>
        </>
      ) : null}
      <Button look={practice ? 'quiet' : 'live'} wide to={again ?? league}>
        {t('again')}
      </Button>
      <div className={css.ways}>
        <Button look="quiet" compact to={board}>
          {t('league:board')}
        </Button>
        <Button look="quiet" compact to={league}>
          {t('toLeague')}
        </Button>
      </div>
      {rounds.length > 0 ? <Figures rounds={rounds} /> : null}
    </Card>
  );
});

function Gain({ gain }: { gain: NonNullable<Finished['gain']> }) {
  const { t } = useTranslation('challengeResult');
  const locale = useLocale();
  const { added, bonus } = gain;
  const fromRounds = { rounds: formatPoints(locale, added - bonus), bonus: formatNumber(locale, bonus) };
  const said = added === 0 ? 'nothing' : bonus === 0 ? 'rounds' : bonus === added ? 'bonus' : 'both';
  return (
    <>
      <div className={css.gain}>
        <b>
          <Ltr>{formatNumber(locale, added, { signDisplay: 'exceptZero', useGrouping: false })}</Ltr>
        </b>
        <h2>{t('toBoard')}</h2>
      </div>
      <p className={css.soft}>{t(`from.${said}`, fromRounds)}</p>
    </>
  );
}

function Moved({ before, after }: NonNullable<Finished['ranks']>) {
  const { t } = useTranslation('challengeResult');
  const locale = useLocale();
  const ranks = { from: formatNumber(locale, before ?? 0), to: formatNumber(locale, after) };
  return <>{t(before === null ? 'rank.new' : before === after ? 'rank.same' : 'rank.moved', ranks)}</>;
}

function Figures({ rounds }: { rounds: readonly PlayedRound[] }) {
  const { t } = useTranslation('challengeResult');
  const locale = useLocale();
  const times = rounds.flatMap(({ own }) => (own.seconds === null ? [] : [own.seconds]));
  const sum = times.reduce((all, each) => all + each, 0);
  const right = rounds.filter(({ own }) => own.isCorrect).length;
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('facts.right')}</dt>
        <dd>{t('outOf', { correct: formatNumber(locale, right), all: formatNumber(locale, rounds.length) })}</dd>
      </div>
      {times.length > 0 ? (
        <>
          <div>
            <dt>{t('facts.fastest')}</dt>
            <dd>{t('seconds', { count: Math.min(...times) })}</dd>
          </div>
          <div>
            <dt>{t('facts.average')}</dt>
            <dd>{t('seconds', { count: Math.round(sum / times.length) })}</dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}
