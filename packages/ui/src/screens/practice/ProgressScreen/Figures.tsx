import { formatClock, formatNumber, formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Card, DifficultyWord, Ltr, Num, PathBar, useLocale } from '../../../ui.ts';
import { LevelRoad } from '../LevelRoad.tsx';
import { levelName } from '../levels.ts';
import type { LevelStop, PracticeFacts } from '../props.ts';
import * as css from './ProgressScreen.css.ts';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
/** From so many answers on a share is said: fewer say nothing. */
const ENOUGH = 5;

/** What stands below the name of a station. */
function useNote(): (stop: LevelStop) => string {
  const { t } = useTranslation('practice');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  return ({ level, state, correctCount, answeredCount, waitingCount }) => {
    if (state === 'finished') return t('stop.correct', { correct: number(correctCount), all: number(answeredCount) });
    if (state === 'here') return answeredCount > 0 ? t('stop.answered', { count: answeredCount }) : t('stop.here');
    if (waitingCount > 0) return t('stop.waiting', { count: waitingCount });
    return state === 'next' ? t('stop.next') : t('stop.after', { level: t(`levels.${levelName(level - 1)}`) });
  };
}

/** The road of the six stations. */
export function Road({ levels }: PracticeFacts) {
  return (
    <Card>
      <LevelRoad levels={levels} noteOf={useNote()} />
    </Card>
  );
}

/** How it went: accuracy, streaks, time, and by difficulty. */
export function Figures(props: PracticeFacts) {
  const { t } = useTranslation('practice');
  const locale = useLocale();
  const number = (value: number) => <Num>{formatNumber(locale, value)}</Num>;
  const time = (seconds: number) => <Ltr>{formatClock(seconds)}</Ltr>;
  const isAny = props.solvedCount > 0;
  const facts = {
    accuracy: isAny ? <Num>{formatPercentage(locale, props.accuracy)}</Num> : '–',
    solved: number(props.solvedCount),
    streakNow: number(props.streak),
    longest: number(props.longestStreak),
    average: isAny ? time(props.averageTime) : '–',
    total: isAny ? time(props.totalTime) : '–',
  };
  return (
    <div className={css.columns}>
      <Card titleId="facts" title={t('figures.title')}>
        <dl className={css.facts}>
          {(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => (
            <div key={fact}>
              <dt>{t(`figures.${fact}`)}</dt>
              <dd>{facts[fact]}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card titleId="difficulties" title={t('figures.difficulties')}>
        <ul className={css.difficulties}>
          {DIFFICULTIES.map((difficulty) => (
            <Difficulty key={difficulty} difficulty={difficulty} {...props.difficulties[difficulty]} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

type DifficultyProps = PracticeFacts['difficulties']['easy'] & { difficulty: (typeof DIFFICULTIES)[number] };

function Difficulty({ difficulty, answeredCount, correctCount, percentage }: DifficultyProps) {
  const { t } = useTranslation('practice');
  const locale = useLocale();
  return (
    <li className={css.difficulty}>
      <span>
        <DifficultyWord difficulty={difficulty} />
      </span>
      <span className={css.quiet}>
        {answeredCount === 0
          ? t('figures.none')
          : t('stop.correct', { correct: formatNumber(locale, correctCount), all: formatNumber(locale, answeredCount) })}
      </span>
      <span className={css.share}>
        <PathBar percent={answeredCount < ENOUGH ? 0 : percentage} dotted={answeredCount < ENOUGH} />
        <b>{answeredCount < ENOUGH ? '–' : <Num>{formatPercentage(locale, percentage)}</Num>}</b>
      </span>
    </li>
  );
}
