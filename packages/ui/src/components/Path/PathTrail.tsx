import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Link } from '../../navigation.tsx';
import { cutAt, pathData, stationInset, trailPiece } from './geometry.ts';
import { drawing, line, xVar } from './Path.css.ts';
import * as css from './PathTrail.css.ts';
import { reached, StateWord, Station, type Stop } from './Station.tsx';

export interface PathTrailProps {
  stops: readonly Stop[];
  label: string;
  /** Where the ink ends, in stations; 2.4 is 40 % of the way from the third to the fourth. */
  at?: number | undefined;
  /** The ink of the last walked piece runs down, once: something was just achieved. */
  achieved?: boolean;
}

/** The learning path: stations below each other on a line that wanders at the start edge. */
export function PathTrail({ stops, label, at = reached(stops), achieved = false }: PathTrailProps) {
  const last = Math.min(Math.ceil(at) - 1, stops.length - 2);
  return (
    <ol aria-label={label}>
      {stops.map((stop, index) => (
        <li key={stop.id} className={css.trailStop}>
          {index < stops.length - 1 ? <Piece index={index} walked={(at - index) * 100} runs={achieved && index === last} /> : null}
          <span className={css.onTrail} style={assignInlineVars({ [xVar]: `${stationInset(index)}px` })}>
            <Station state={stop.state} test={stop.test} mark={stop.mark} />
          </span>
          <TrailStop stop={stop} />
        </li>
      ))}
    </ol>
  );
}

function Piece({ index, walked, runs }: { index: number; walked: number; runs: boolean }) {
  const [ink, todo] = cutAt(trailPiece(index), walked);
  return (
    <svg className={`${drawing} ${css.trailDrawing}`} viewBox="0 0 48 100" preserveAspectRatio="none" aria-hidden="true">
      {todo ? <path className={line({ kind: 'todo' })} d={pathData(todo)} /> : null}
      {ink ? (
        <g className={runs ? css.sinking : undefined}>
          <path className={line({ kind: 'ink' })} d={pathData(ink)} />
        </g>
      ) : null}
    </svg>
  );
}

function TrailStop({ stop }: { stop: Stop }) {
  const here = stop.state === 'here';
  const inside = (
    <>
      <span className={css.trailName({ here })}>{stop.label}</span>
      <StateWord state={stop.state} />
      {stop.note === undefined ? null : <span className={css.trailNote}>{stop.note}</span>}
    </>
  );
  return stop.to === undefined ? (
    <div className={css.trailInside({ here })} aria-current={here ? 'step' : undefined}>
      {inside}
    </div>
  ) : (
    <Link to={stop.to} className={css.trailInside({ link: true, here })} aria-current={here ? 'step' : undefined}>
      {inside}
    </Link>
  );
}
