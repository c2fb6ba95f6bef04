import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cutAt, pathData, trackThrough, type Track } from '../../components/Path/geometry.ts';
import { drawing, line, xVar, yVar } from '../../components/Path/Path.css.ts';
import { Icon, Link } from '../../ui.ts';
import { Badge } from './Badge.tsx';
import * as css from './LevelRoad.css.ts';
import { levelName } from './levels.ts';
import type { LevelStop } from './props.ts';

const STEP = { wide: 100, phone: 116 };
/** Where the stations stand: their height on a wide road, their distance from the start edge on a phone. */
const HEIGHTS = [140, 68, 154, 80, 144, 52];
const INSETS = [44, 88, 128, 88, 52, 96];
const RADIUS = 44;

const WIDE = trackThrough([
  { x: 0, y: 176 },
  ...HEIGHTS.map((y, index) => ({ x: STEP.wide * (index + 0.5), y })),
  { x: STEP.wide * HEIGHTS.length, y: 28 },
]);
const PHONE = trackThrough(
  INSETS.map((x, index) => ({ x, y: RADIUS + STEP.phone * index })),
  'y',
);

interface LevelRoadProps {
  levels: readonly LevelStop[];
  /** What stands below a station's name. */
  noteOf: (stop: LevelStop) => ReactNode;
}

/** Where the ink ends, in stations: at the one that is open, and on by what is answered of it. */
function reached(levels: readonly LevelStop[]): number {
  const here = levels.findIndex(({ state }) => state === 'here');
  return here < 0 ? levels.length : here + Math.min(levels[here]?.answeredCount ?? 0, 5) / 5;
}

/** The six stations of a practice with their badges, inked as far as the student has come. */
export function LevelRoad({ levels, noteOf }: LevelRoadProps) {
  const { t } = useTranslation('practice');
  const at = reached(levels);
  return (
    <div className={css.levels}>
      <Drawing className={css.wideRoad} track={WIDE} box="0 0 600 260" until={STEP.wide * (at + 0.5)} stretched />
      <Drawing className={css.phoneRoad} track={PHONE} box="0 0 180 696" until={RADIUS + STEP.phone * at} />
      <ol className={css.stops} aria-label={t('stations')}>
        {levels.map((stop, index) => (
          <Stop key={stop.level} stop={stop} index={index} note={noteOf(stop)} />
        ))}
      </ol>
    </div>
  );
}

interface DrawingProps {
  className: string;
  track: Track;
  box: string;
  until: number;
  stretched?: boolean;
}

function Drawing({ className, track, box, until, stretched = false }: DrawingProps) {
  const [walked] = cutAt(track, until);
  return (
    <svg
      className={`${drawing} ${className}`}
      viewBox={box}
      {...(stretched ? { preserveAspectRatio: 'none' } : { width: 180, height: 696 })}
      aria-hidden="true"
    >
      <path className={line({ kind: 'todo' })} d={pathData(track)} />
      {walked ? <path className={line({ kind: 'lead' })} d={pathData(walked)} /> : null}
    </svg>
  );
}

function Stop({ stop, index, note }: { stop: LevelStop; index: number; note: ReactNode }) {
  const { t } = useTranslation('practice');
  const { state, href } = stop;
  const name = levelName(stop.level);
  const place = assignInlineVars({
    [yVar]: `${(HEIGHTS[index] ?? RADIUS) - RADIUS}px`,
    [xVar]: `${(INSETS[index] ?? RADIUS) - RADIUS}px`,
  });
  const inside = (
    <>
      <span className={css.gem({ state })}>
        <Badge level={name} className={css.badge({ shut: state === 'locked' })} />
        {state === 'finished' || state === 'locked' ? (
          <span className={css.sign({ state })}>
            <Icon name={state === 'finished' ? 'check' : 'key'} small />
          </span>
        ) : null}
      </span>
      <span className={css.words}>
        <b className={css.name({ here: state === 'here' })}>{t(`levels.${name}`)}</b>
        <span className={css.note}>{note}</span>
      </span>
    </>
  );
  return (
    <li className={css.stop} style={place} aria-current={state === 'here' ? 'step' : undefined}>
      {href === null ? (
        <div className={css.inside}>{inside}</div>
      ) : (
        <Link className={css.inside} to={href}>
          {inside}
        </Link>
      )}
    </li>
  );
}
