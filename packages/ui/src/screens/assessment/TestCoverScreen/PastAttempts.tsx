import { formatDate, formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Button, Card, Facts, Num, Plot, PlotMark, plotScale, PlotSquare, useLocale } from '../../../ui.ts';
import type { CoverDetails } from '../props.ts';
import { note } from '../two-columns.css.ts';
import * as css from './TestCoverScreen.css.ts';

type PastProps = Pick<CoverDetails, 'questionsCount' | 'passCount' | 'state'> & { past: NonNullable<CoverDetails['past']> };

/** The attempts before: squares on a road against the pass mark, the next one on the mark itself. */
export const PastAttempts = cachedFragment(function PastAttempts({ past, questionsCount, passCount, state }: PastProps) {
  const { t } = useTranslation(['testCover', 'outcome']);
  const locale = useLocale();
  const outOf = ({ correctCount, questionsCount: all }: { correctCount: number; questionsCount: number }) =>
    t('outcome:outOf', { correct: formatNumber(locale, correctCount), all: formatNumber(locale, all) });
  const y = plotScale([0, questionsCount], [72, 12]);
  const x = (index: number): number => (100 * (index + 0.5)) / (past.latest.length + 1);
  const squares = past.latest.map(({ correctCount }, index) => ({ x: x(index), y: y(correctCount) }));
  const ahead = { x: x(past.latest.length), y: y(passCount) };
  const walked = [{ x: 0, y: Math.min((squares[0]?.y ?? 50) + 10, 84) }, ...squares];
  const road = [...walked, ahead, { x: 100, y: ahead.y - 3 }];
  return (
    <Card titleId="past" title={t('past', { count: past.count })}>
      <p className={note}>{past.missingCount === 0 ? t('passed') : t('missing', { count: past.missingCount })}</p>
      <div className={css.attempts}>
        <Plot
          label={t('chart', { number: passCount, count: questionsCount })}
          table={{ head: [t('attempt'), t('result')], rows: past.latest.map((one) => [one.number, outOf(one)]) }}
          height={[132, 132]}
          land={road}
          roads={[
            { points: road, look: 'todo' },
            { points: walked, look: 'ink' },
          ]}
          levels={[{ y: y(passCount), words: t('outcome:passFrom', { number: passCount }) }]}
        >
          {past.latest.map(({ number, correctCount }, index) => (
            <PlotSquare key={number} x={x(index)} y={y(correctCount)} look="filled" />
          ))}
          {past.latest.map(({ number, correctCount }, index) => (
            <PlotMark key={number} x={x(index)} y={y(correctCount)} above={-28}>
              <span className={css.value}>{formatNumber(locale, correctCount)}</span>
            </PlotMark>
          ))}
          <PlotSquare {...ahead} look="hollow" />
        </Plot>
        <div className={css.dates} aria-hidden="true">
          {past.latest.map(({ number, date }) => (
            <span key={number}>
              {formatDate({ ...locale, region: locale.region === 'SA' ? null : locale.region }, date, { day: 'numeric', month: 'long' })}
            </span>
          ))}
          <b>{t(state === 'continue' ? 'running' : 'now')}</b>
        </div>
      </div>
      <dl className={css.pairs}>
        <div>
          <dt>{t('best')}</dt>
          <dd>{outOf(past.best)}</dd>
        </div>
        <div>
          <dt>{t('last')}</dt>
          <dd>
            <Facts>
              <span>{outOf(past.last)}</span>
              <span>{past.lastDaysAgo === 0 ? t('today') : t('daysAgo', { count: past.lastDaysAgo })}</span>
            </Facts>
          </dd>
        </div>
        <div>
          <dt>{t('average')}</dt>
          <dd>
            <Num>{t('outcome:minutesTaken', { count: past.averageMinutes })}</Num>
          </dd>
        </div>
      </dl>
      <Button look="quiet" compact to={past.review}>
        {t('review', { number: past.latest.at(-1)?.number ?? past.count })}
      </Button>
    </Card>
  );
});
