import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Plot, PlotMark, plotScale, useLocale } from '../../../ui.ts';
import { formatPoints } from '../format-points.ts';
import { calledName } from '../PlayerName.tsx';
import type { Finished, PlayedRound } from '../props.ts';
import * as css from './Race.css.ts';
import { climbOf } from './course.ts';

const ROUNDS = 6;
const FOOT = 80;
const TOP = 22;
/** Nearer than this, in per cent of the height, a name above the lower road would lie on the upper one. */
const CLOSE = 26;

const x = (index: number): number => 1.5 + (90.9 / ROUNDS) * (index + 1);

/** Two climbs over the rounds, both from zero: the own road is inked, the other one dotted. */
export function Race({ rounds, points, opponentPoints, opponent }: Finished) {
  const { t } = useTranslation(['challengeResult', 'league']);
  const locale = useLocale();
  const own = climbOf(rounds.map((round) => round.own.points));
  const other = climbOf(rounds.map((round) => round.opponent.points));
  const y = plotScale([0, Math.max(...own, ...other, 1)], [FOOT, TOP]);
  const road = (climb: readonly number[]) => [
    { x: 0, y: FOOT },
    { x: 1.5, y: FOOT },
    ...climb.map((sum, index) => ({ x: x(index), y: y(sum) })),
  ];
  const [mine, theirs] = [y(own.at(-1) ?? 0), y(other.at(-1) ?? 0)];
  const last = x(rounds.length - 1);
  const isLast = rounds.length === ROUNDS;
  const inked = road(own);
  const ground = [...inked, { x: 100, y: mine }];
  const isAbove = (at: number, rival: number): boolean => at <= rival || at - rival > CLOSE;
  return (
    <Plot
      label={t('league:points.both', { own: formatPoints(locale, points), opponent: formatPoints(locale, opponentPoints) })}
      table={{
        head: [t('round'), t('league:you'), t('league:opponent')],
        rows: own.map((sum, index) => [index + 1, formatPoints(locale, sum), formatPoints(locale, other[index] ?? 0)]),
      }}
      height={[190, 250]}
      land={ground}
      roads={[
        { points: ground, look: 'lead' },
        { points: road(other), look: 'rival' },
      ]}
    >
      {rounds.map((round, index) => (
        <PlotMark key={`o${round.number}`} x={x(index)} y={y(other[index] ?? 0)}>
          <Point side="opponent" answer={round.opponent} />
        </PlotMark>
      ))}
      {rounds.map((round, index) => (
        <PlotMark key={round.number} x={x(index)} y={y(own[index] ?? 0)}>
          <Point side="own" answer={round.own} />
        </PlotMark>
      ))}
      <PlotMark x={last} y={mine} above={isAbove(mine, theirs) ? 24 : -24}>
        <span className={css.name({ isLast })}>
          <b className={css.label({ side: 'own' })}>{t('league:you')}</b>
        </span>
      </PlotMark>
      <PlotMark x={last} y={theirs} above={mine !== theirs && isAbove(theirs, mine) ? 22 : -22}>
        <span className={css.name({ isLast })}>
          <b className={css.label({ side: 'opponent' })} dir="auto">
            {calledName(opponent.name) ?? t('league:opponent')}
          </b>
        </span>
      </PlotMark>
      <span aria-hidden="true">
        {rounds.map((round, index) => (
          <PlotMark key={round.number} x={x(index)} y={93}>
            <span className={css.axis}>{formatNumber(locale, index + 1)}</span>
          </PlotMark>
        ))}
      </span>
    </Plot>
  );
}

/** A right answer is filled, any other hollow. */
const Point = ({ side, answer }: { side: 'own' | 'opponent'; answer: PlayedRound['own'] }) => (
  <span className={css.point({ side, isRight: answer.isCorrect })} />
);
