import { formatDate, formatNumber, formatPercentage, isolated, type Locale } from '@darb/language';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Card, LocalizedText, Num, Plot, PlotMark, PlotSquare, Station, useLocale } from '../../../ui.ts';
import type { ReportRoad } from '../report-props.ts';
import { findingOf, gapsOf, groupsOf, heightOf, namedPlaces, pointsOf, testPlaces, uncoveredPlaces, type Finding } from './road.ts';
import * as css from './ReportsScreen.css.ts';

const PASS_MARK = 50;
const STRATA = [25, 75];
/** Names of tests stand at least so far from each other, in per cent. */
const NAMES_APART = 18;
/** A name below the bars needs so many per cent of their width. */
const NAME_WIDTH = 11;
/** The highest bar, in px. */
const BAR_HEIGHT = 52;
/** Up to so many bars each has its figure. */
const FIGURES = 14;

/** What stands below a span: its day, its month, its year. */
function nameOf(locale: Locale, unit: ReportRoad['unit'], date: string): string {
  const plain = { ...locale, region: locale.region === 'SA' ? 'JO' : locale.region };
  if (unit === 'day') return formatDate(plain, date, { weekday: 'long' });
  return unit === 'week' ? formatDate(plain, date, { month: 'long' }) : formatDate(plain, date, { year: 'numeric' });
}

/** Accuracy over time with the tests on its road, and below it the minutes of study. */
export const RoadCard = cachedFragment(function RoadCard({ road }: { road: ReportRoad }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const percent = (value: number) => isolated(formatPercentage(locale, value));
  const titleOf = (found: Finding): string => {
    switch (found.finding) {
      case 'few':
      case 'idle':
        return t(`finding.${found.finding}`);
      case 'one':
        return t('finding.one', { to: percent(found.to) });
      default:
        return t(`finding.${found.finding}`, { from: percent(found.from), to: percent(found.to) });
    }
  };
  const title = titleOf(findingOf(road));
  const [first] = road.spans;
  return (
    <Card flush title={title} titleId="road-title">
      <div className={css.roadHead}>
        {first ? (
          <p className={css.soft}>
            {t(`since.${road.unit}`, {
              date: formatDate(
                locale,
                first.from,
                road.unit === 'month' ? { month: 'long', year: 'numeric' } : { day: 'numeric', month: 'long' },
              ),
            })}
          </p>
        ) : null}
      </div>
      <Road road={road} label={title} />
      <Minutes road={road} />
      <Legend tests={road.tests.length > 0} />
    </Card>
  );
});

/** Whether a value above its point would stand in the words of the pass mark. */
const meetsMark = (percentage: number): boolean => percentage < PASS_MARK && percentage > PASS_MARK - 25;

function Road({ road, label }: { road: ReportRoad; label: string }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const percent = (value: number) => formatPercentage(locale, value);
  const points = pointsOf(road);
  const there = points.filter((point) => point !== null);
  const [first, last] = [there[0], there.at(-1)];
  const said = road.spans.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  const whole = first && last ? [{ x: 0, y: first.y }, ...there, { x: 100, y: last.y }] : undefined;
  const places = testPlaces(road, points);
  const named = namedPlaces(places, NAMES_APART);
  const uncovered = uncoveredPlaces(places);
  return (
    <div className={css.plot}>
      <Plot
        label={label}
        table={{
          head: [t('span'), t('accuracy'), t('minutes'), t('testsOnRoad')],
          rows: road.spans.map(({ from, to, accuracy, minutes }) => [
            formatDate(locale, from, { day: 'numeric', month: 'long', year: 'numeric' }),
            accuracy === null ? '–' : <Num key="accuracy">{percent(accuracy)}</Num>,
            formatNumber(locale, minutes),
            road.tests
              .filter(({ date }) => date >= from && date <= to)
              .map((test, index) => (
                <span key={index}>
                  <LocalizedText value={test.title} /> <Num>{percent(test.percentage)}</Num>{' '}
                </span>
              )),
          ]),
        }}
        height={whole ? [190, 260] : [88, 96]}
        land={whole}
        strata={{ id: 'road-land', at: STRATA.map(heightOf) }}
        roads={
          first && last
            ? [
                { points: [{ x: 0, y: first.y }, first], look: 'ink' },
                { points, look: 'ink' },
                ...gapsOf(points).map((gap) => ({ points: gap, look: 'todo' as const })),
                { points: [last, { x: 100, y: last.y }], look: 'todo' },
              ]
            : []
        }
        levels={[
          {
            y: heightOf(PASS_MARK),
            below: said[0] !== undefined && said[0] >= PASS_MARK,
            words: t('passMark', { percent: isolated(percent(PASS_MARK)) }),
          },
        ]}
      >
        {road.tests.map((test, index) => {
          const place = places[index];
          if (!place || !(uncovered[index] || named[index])) return null;
          return (
            <span key={index}>
              {uncovered[index] ? (
                <PlotSquare {...place} look={test.passed ? 'filled' : 'hollow'} {...(test.passed ? { icon: 'check' as const } : {})} />
              ) : null}
              {named[index] ? (
                <PlotMark x={Math.min(Math.max(place.x, NAMES_APART), 100 - NAMES_APART)} y={place.y} above={-30}>
                  <span className={css.testName}>
                    <LocalizedText value={test.title} /> <Num>{percent(test.percentage)}</Num>
                  </span>
                </PlotMark>
              ) : null}
            </span>
          );
        })}
        {first && first !== last && said[0] !== undefined ? (
          <PlotMark x={Math.max(first.x, 6)} y={first.y} above={meetsMark(said[0]) ? -24 : 30}>
            <span className={css.firstValue}>
              <Num>{percent(said[0])}</Num>
            </span>
          </PlotMark>
        ) : null}
        {last ? (
          <>
            <PlotMark {...last}>
              <Station state="here" />
            </PlotMark>
            <PlotMark x={Math.min(last.x, 94)} y={last.y} above={34}>
              <span className={css.lastValue}>
                <Num>{percent(said.at(-1) ?? 0)}</Num>
              </span>
            </PlotMark>
          </>
        ) : null}
      </Plot>
    </div>
  );
}

function Minutes({ road: { spans, unit } }: { road: ReportRoad }) {
  const locale = useLocale();
  const most = Math.max(1, ...spans.map(({ minutes }) => minutes));
  const columns = { gridTemplateColumns: `repeat(${Math.max(1, spans.length)}, minmax(0, 1fr))` };
  const highest = spans.findIndex(({ minutes }) => minutes === most);
  const groups = groupsOf(spans.map(({ from, to }) => nameOf(locale, unit, unit === 'week' ? to : from)));
  return (
    <div aria-hidden="true">
      <div className={css.bars} style={columns}>
        {spans.map(({ from, minutes }, index) => {
          const isNow = index === spans.length - 1;
          const isNear = index === 0 || isNow || index === highest;
          return (
            <div
              key={from}
              className={css.bar}
              data-now={isNow || undefined}
              data-far={isNear ? undefined : spans.length > FIGURES ? 'always' : 'phone'}
            >
              {minutes > 0 ? <Num>{formatNumber(locale, minutes)}</Num> : null}
              <i style={assignInlineVars({ [css.barHeight]: `${Math.round((BAR_HEIGHT * minutes) / most)}px` })} />
            </div>
          );
        })}
      </div>
      <div className={css.names} style={columns}>
        {groups.map(({ key, count }, index) => (
          <span key={index} style={{ gridColumn: `span ${count}` }}>
            {(100 * count) / spans.length >= NAME_WIDTH ? key : null}
          </span>
        ))}
      </div>
    </div>
  );
}

function Legend({ tests }: { tests: boolean }) {
  const { t } = useTranslation('reports');
  return (
    <p className={css.legend} aria-hidden="true">
      <span>
        <i className={css.inkSign} />
        {t('accuracy')}
      </span>
      <span>
        <i className={css.barSign} />
        {t('minutes')}
      </span>
      {tests ? (
        <>
          <span>
            <i className={css.testSign} data-passed />
            {t('testPassed')}
          </span>
          <span>
            <i className={css.testSign} />
            {t('testNotYet')}
          </span>
        </>
      ) : null}
    </p>
  );
}
