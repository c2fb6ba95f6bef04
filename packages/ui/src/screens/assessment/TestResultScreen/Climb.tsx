import { assignInlineVars } from '@vanilla-extract/dynamic';
import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Plot, PlotCross, plotScale, PlotSquare, useLocale } from '../../../ui.ts';
import type { TestResult } from '../props.ts';
import * as css from './TestResultScreen.css.ts';

type ClimbProps = Pick<TestResult, 'climb' | 'wrongAt' | 'passCount' | 'correctCount' | 'questionsCount'>;

/** Where so many points passed for the first time, as an index; -1 where they never did. */
export const crossing = (climb: readonly number[], passCount: number): number => climb.findIndex((points) => points >= passCount);

/** The right answers question by question: each climbs a step, a wrong one is level and has a cross. */
export function Climb({ climb, wrongAt, passCount, correctCount, questionsCount }: ClimbProps) {
  const { t } = useTranslation(['testResult', 'outcome']);
  const locale = useLocale();
  const y = plotScale([0, questionsCount], [82, 8]);
  const x = (index: number): number => (100 * (index + 0.5)) / Math.max(questionsCount, 1);
  const last = climb.at(-1) ?? 0;
  const road = [{ x: 0, y: y(0) }, ...climb.map((points, index) => ({ x: x(index), y: y(points) })), { x: 100, y: y(last) }];
  const at = crossing(climb, passCount);
  const numbers = Array.from({ length: questionsCount }, (_, index) => index + 1).filter((number) => number === 1 || number % 5 === 0);
  return (
    <Plot
      label={t('chart', {
        correct: formatNumber(locale, correctCount),
        all: formatNumber(locale, questionsCount),
        pass: formatNumber(locale, passCount),
      })}
      table={{
        head: [t('outcome:questionHead'), t('soFar')],
        rows: climb.map((points, index) => [index + 1, formatNumber(locale, points, { maximumFractionDigits: 2 })]),
      }}
      height={[190, 260]}
      land={road}
      roads={[{ points: road, look: 'ink' }]}
      levels={[{ y: y(passCount), words: t('outcome:passFrom', { number: formatNumber(locale, passCount) }) }]}
    >
      {wrongAt.map((number) => (
        <PlotCross key={number} x={x(number - 1)} y={y(climb[number - 1] ?? 0)} />
      ))}
      {at < 0 ? null : <PlotSquare x={x(at)} y={y(climb[at] ?? 0)} look="crossing" icon="check" />}
      <span className={css.axis}>
        {numbers.map((number) => (
          <span key={number} className={css.axisMark} style={assignInlineVars({ [css.xVar]: `${x(number - 1)}%` })}>
            {formatNumber(locale, number)}
          </span>
        ))}
      </span>
    </Plot>
  );
}
