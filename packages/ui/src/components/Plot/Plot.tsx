import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useContext, type ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SlabGround } from '../Path/ground.ts';
import { drawing, line, xVar, yVar } from '../Path/Path.css.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { landBelow, roadThrough, toTenths, type PlotPoint, type PlotPoints } from './curve.ts';
import * as css from './Plot.css.ts';

export { plotScale, type PlotPoint, type PlotPoints } from './curve.ts';

export interface PlotRoad {
  points: PlotPoints;
  /**
   * `ink` is what was, `todo` (dots) what comes, or a time without anything. `lead` and `rival` run a race on
   * a slab, one's own and the other one's.
   */
  look: 'ink' | 'todo' | 'lead' | 'rival';
}

/** A dashed line across the plot. */
export interface PlotLevel {
  /** In per cent from the top. */
  y: number;
  /** At its start, above it. */
  words?: ReactNode;
  /** Its words below it instead, where a road is above. */
  below?: boolean;
}

export interface PlotProps {
  /** What the chart says, in one sentence. */
  label: string;
  /** All that it shows, for who does not see it. */
  table: { head: readonly ReactNode[]; rows: readonly (readonly ReactNode[])[] };
  /** In px: on a phone, and from 760 px. */
  height: readonly [phone: number, wide: number];
  /** The road whose land is filled down to the foot. */
  land?: PlotPoints | undefined;
  /**
   * Lines that lie in the land alone, in per cent from the top. `id` is the chart's own on its page: with one
   * of React's the page could not be drawn in parts (`docs/fast-path.md`).
   */
  strata?: { id: string; at: readonly number[] };
  roads: readonly PlotRoad[];
  levels?: readonly PlotLevel[];
  /** `PlotMark`, `PlotSquare`, `PlotCross`: what stands on the drawing, in HTML. */
  children?: ReactNode;
}

/**
 * A chart in the language of the path: roads over land, levels across, marks and words on top. The drawing
 * is stretched to its place and mirrored as a whole; no mark and no letter is.
 */
export function Plot({ label, table, height: [phone, wide], land, strata, roads, levels = [], children }: PlotProps) {
  const slab = useContext(SlabGround);
  const ground = land && landBelow(land);
  const across = (look: 'mark' | 'stratum', y: number) => <path key={y} className={css.level({ look })} d={`M0 ${y}H100`} />;
  return (
    <>
      <div
        className={css.plot}
        style={assignInlineVars({ [css.heightVar]: `${phone}px`, [css.wideHeightVar]: `${wide}px` })}
        role="img"
        aria-label={label}
      >
        <svg className={`${drawing} ${css.sheet}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ground === undefined ? null : <path id={strata?.id} className={css.land({ slab })} d={ground} />}
          {ground === undefined || strata === undefined ? null : (
            <>
              <clipPath id={`${strata.id}-clip`}>
                <use href={`#${strata.id}`} />
              </clipPath>
              <g clipPath={`url(#${strata.id}-clip)`}>{strata.at.map((y) => across('stratum', y))}</g>
            </>
          )}
          {levels.map(({ y }) => across('mark', y))}
          {roads.map(({ points, look }, index) => (
            <path key={index} className={line({ kind: look })} d={roadThrough(points)} />
          ))}
        </svg>
        {levels.map(({ y, words, below = false }) =>
          words === undefined ? null : (
            <span key={y} className={css.levelWords({ slab, below })} style={assignInlineVars({ [yVar]: `${toTenths(y)}%` })}>
              {words}
            </span>
          ),
        )}
        {children}
      </div>
      <VisuallyHidden>
        <table aria-label={label}>
          <thead>
            <tr>
              {table.head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first, ...rest], index) => (
              <tr key={index}>
                <th scope="row">{first}</th>
                {rest.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

export interface PlotMarkProps extends PlotPoint {
  /** How many px above its place. */
  above?: number;
  children: ReactNode;
}

/** Something in the middle of a place of the plot. */
export const PlotMark = ({ x, y, above, children }: PlotMarkProps) => (
  <span
    className={css.mark}
    style={assignInlineVars({
      [xVar]: `${toTenths(x)}%`,
      [yVar]: `${toTenths(y)}%`,
      [css.aboveVar]: above === undefined ? null : `${above}px`,
    })}
  >
    {children}
  </span>
);

export interface PlotSquareProps extends PlotPoint {
  /** `crossing` is gold: where a road reaches its mark. */
  look: 'filled' | 'hollow' | 'crossing';
  icon?: IconName;
}

/** A test on a road: a turned square. */
export const PlotSquare = ({ x, y, look, icon }: PlotSquareProps) => (
  <PlotMark x={x} y={y}>
    <span className={css.square({ look })}>
      {icon ? (
        <span className={css.sign}>
          <Icon name={icon} small />
        </span>
      ) : null}
    </span>
  </PlotMark>
);

/** A wrong answer: the road stays level below it. */
export function PlotCross({ x, y }: PlotPoint) {
  const slab = useContext(SlabGround);
  return (
    <PlotMark x={x} y={y} above={15}>
      <svg className={css.cross({ slab })} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 2l8 8M10 2l-8 8" />
      </svg>
    </PlotMark>
  );
}
