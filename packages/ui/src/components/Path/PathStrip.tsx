import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useContext } from 'react';
import { Link } from '../../navigation.tsx';
import { Doorway } from './Dunes.tsx';
import { cutAt, inkEnd, pathData, stationHeight, STEP, strip } from './geometry.ts';
import { SlabGround } from './ground.ts';
import { drawing, line, yVar } from './Path.css.ts';
import * as css from './PathStrip.css.ts';
import { reached, StateWord, Station, type Stop } from './Station.tsx';

export interface PathStripProps {
  stops: readonly Stop[];
  /** What the road is, for screen readers. */
  label: string;
  /**
   * Where the ink ends, in stations: 2 is on the third, 2.4 past it, `stops.length` runs out at the edge. By
   * default on the student's station, else on the last one behind.
   */
  at?: number | undefined;
  /** `near`: a phone shows the stations around the student only. */
  onPhone?: 'all' | 'near';
  /** Only the stations around the student, at every width. */
  mini?: boolean;
  compact?: boolean;
  /** Where the ink ended before what was just achieved: it runs on from there, once. */
  achieved?: number | undefined;
}

/** The three stations around the student, with the first one's index. */
function around(stops: readonly Stop[], at: number): { stops: readonly Stop[]; first: number } {
  const first = Math.max(0, Math.min(Math.floor(at) - 1, stops.length - 3));
  return { stops: stops.slice(first, first + 3), first };
}

/**
 * The path from the start edge to the end edge: stations on a line that waves, inked as far as the student
 * has come.
 */
export function PathStrip({ stops, label, at = reached(stops), onPhone = 'all', mini = false, compact = false, achieved }: PathStripProps) {
  const near = around(stops, at);
  const small = { ...near, at: at - near.first, achieved: achieved === undefined ? undefined : achieved - near.first };
  const whole = { stops, at, achieved };
  if (mini) return <Strip {...small} label={label} compact={compact} shown="always" />;
  if (onPhone === 'all' || stops.length <= 3) return <Strip {...whole} label={label} compact={compact} shown="always" />;
  return (
    <>
      <Strip {...whole} label={label} compact={compact} shown="wide" />
      <Strip {...small} label={label} compact={compact} shown="phone" />
    </>
  );
}

interface StripProps extends Pick<PathStripProps, 'stops' | 'label' | 'achieved'> {
  at: number;
  compact: boolean;
  shown: 'always' | 'wide' | 'phone';
}

function Strip({ stops, label, at, compact, shown, achieved }: StripProps) {
  const width = STEP * Math.max(stops.length, 1);
  const end = inkEnd(at, stops.length);
  const [walked] = cutAt(strip(stops.length), end);
  const share = (place: number) => `${(100 * inkEnd(place, stops.length)) / width}%`;
  const frame = { viewBox: `0 0 ${width} 64`, preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <div className={css.stripRoot({ shown })}>
      <svg className={`${drawing} ${css.stripDrawing}`} {...frame}>
        <path className={line({ kind: 'todo' })} d={pathData(strip(stops.length))} />
      </svg>
      {walked ? (
        <svg
          className={`${drawing} ${css.stripDrawing}${achieved === undefined ? '' : ` ${css.running}`}`}
          style={achieved === undefined ? undefined : assignInlineVars({ [css.reach.from]: share(achieved), [css.reach.until]: share(at) })}
          {...frame}
        >
          <path className={line({ kind: 'ink' })} d={pathData(walked)} />
        </svg>
      ) : null}
      <ol className={css.stops} aria-label={label}>
        {stops.map((stop, index) => (
          <li key={stop.id} className={css.stop} aria-current={stop.state === 'here' ? 'step' : undefined}>
            <StripStop stop={stop} index={index} compact={compact} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function StripStop({ stop, index, compact }: { stop: Stop; index: number; compact: boolean }) {
  const slab = useContext(SlabGround);
  const className = css.stopInside({ compact, slab, here: stop.state === 'here' });
  const inside = (
    <>
      <span className={css.at}>
        <span className={css.onStrip} style={assignInlineVars({ [yVar]: `${stationHeight(index)}px` })}>
          {stop.goal ? <Doorway /> : <Station state={stop.state} test={stop.test} mark={stop.mark} />}
        </span>
      </span>
      {stop.label === undefined ? null : <span>{stop.label}</span>}
      <StateWord state={stop.state} />
      {stop.note === undefined ? null : <span className={css.stopNote({ slab })}>{stop.note}</span>}
    </>
  );
  return stop.to === undefined ? (
    <div className={className}>{inside}</div>
  ) : (
    <Link to={stop.to} className={className}>
      {inside}
    </Link>
  );
}
