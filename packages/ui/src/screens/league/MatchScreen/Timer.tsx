import { formatNumber } from '@darb/language';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useTranslation } from 'react-i18next';
import { pathData } from '../../../components/Path/geometry.ts';
import { line } from '../../../components/Path/Path.css.ts';
import { Ltr, Num, useLocale } from '../../../ui.ts';
import type { PlayingProps } from './playing-props.ts';
import { timerLine } from './timer-line.ts';
import * as css from './Timer.css.ts';

const DATA = pathData(timerLine);

/**
 * The time of a round as a path that shrinks towards the start edge, and the seconds in figures beside it.
 * The path moves by an animation that has begun when the round did; no script runs for it. Stays in sight
 * while the page scrolls.
 */
export function Timer(props: PlayingProps) {
  return (
    <div className={css.timer}>
      <div className={css.run}>
        <svg className={css.line} viewBox="0 0 100 48" preserveAspectRatio="none" aria-hidden="true">
          <path className={line({ kind: 'todo' })} d={DATA} />
        </svg>
        {props.state === 'round' ? <Ink {...props} /> : null}
      </div>
      {props.state === 'round' ? <Seconds seconds={props.seconds} /> : <Points points={props.own.points} />}
    </div>
  );
}

function Ink({ time: { total, passed }, seconds }: Extract<PlayingProps, { state: 'round' }>) {
  const left = Math.min(1, (seconds * 1000) / total);
  return (
    // another time is another animation: one that runs cannot be set anew
    <div
      key={`${total} ${passed}`}
      className={css.ink}
      style={assignInlineVars({ [css.total]: `${total}ms`, [css.delay]: `${-passed}ms`, [css.gone]: String(1 - left) })}
    >
      <div className={css.window}>
        <svg className={css.walked} viewBox="0 0 100 48" preserveAspectRatio="none" aria-hidden="true">
          <path d={DATA} />
        </svg>
      </div>
      <div className={css.head}>
        <i />
      </div>
    </div>
  );
}

function Seconds({ seconds }: { seconds: number }) {
  const { t } = useTranslation('match');
  const locale = useLocale();
  return (
    <p className={css.seconds} role="timer" aria-live="off" aria-label={t('secondsLeft', { count: seconds })}>
      <b aria-hidden="true">
        <Num key={seconds}>{formatNumber(locale, seconds)}</Num>
      </b>
      <span aria-hidden="true">{t('secondsUnit', { count: seconds })}</span>
    </p>
  );
}

/** Points that were just won, with their sign. */
function Points({ points }: { points: number }) {
  const { t } = useTranslation('match');
  const locale = useLocale();
  return (
    <p className={css.gained({ any: points > 0 })}>
      <b>
        <Ltr>
          <Num>{formatNumber(locale, points, { signDisplay: 'exceptZero' })}</Num>
        </Ltr>
      </b>
      <span>{t('pointsUnit', { count: points })}</span>
    </p>
  );
}
