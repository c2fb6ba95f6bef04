import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cutAt, pathData, pointAt, progressLine } from './geometry.ts';
import { drawing, line, xVar, yVar } from './Path.css.ts';
import * as css from './PathStrip.css.ts';

export interface PathBarProps {
  /** From 0 to 100. */
  percent: number;
  /** What advances; without it the bar says nothing, for the figure stands beside it. */
  label?: string | undefined;
  /** The percentage before what was just achieved. */
  achieved?: number | undefined;
  /** What is missing in dots instead of drawn: not enough yet. */
  dotted?: boolean | undefined;
}

/** Progress as a walked path. */
export function PathBar({ percent, label, achieved, dotted = false }: PathBarProps) {
  const held = Math.min(Math.max(percent, 0), 100);
  const [walked, missing] = cutAt(progressLine, held);
  const { y } = pointAt(progressLine, held);
  const spoken =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': Math.round(held),
        } as const);
  return (
    <span className={css.bar} {...spoken}>
      <svg className={`${drawing} ${css.barDrawing}`} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
        {dotted ? (
          missing && <path className={line({ kind: 'todo' })} d={pathData(missing)} />
        ) : (
          <path className={line({ kind: 'plain' })} d={pathData(progressLine)} />
        )}
      </svg>
      {walked ? (
        <svg
          className={`${drawing} ${css.barDrawing}${achieved === undefined ? '' : ` ${css.running}`}`}
          style={achieved === undefined ? undefined : assignInlineVars({ [css.reach.from]: `${achieved}%`, [css.reach.until]: `${held}%` })}
          viewBox="0 0 100 16"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={line({ kind: 'ink' })} d={pathData(walked)} />
        </svg>
      ) : null}
      <span
        className={css.knob}
        style={assignInlineVars({ [xVar]: `${Math.round(held * 10) / 10}%`, [yVar]: `${Math.round(y * 10) / 10}px` })}
      />
    </span>
  );
}
