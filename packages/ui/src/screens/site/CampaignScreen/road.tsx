import { color } from '../../../theme/contract.css.ts';

/** The road of a scene: what is walked, the stations on it, where the visitor stands, and what is ahead. */
export const Road = ({
  walked,
  ahead,
  stations,
  here,
  ink = color.pathInk,
}: {
  walked: string;
  ahead?: string;
  stations: readonly (readonly [x: number, y: number])[];
  here: readonly [x: number, y: number];
  ink?: string;
}) => (
  <g fill="none" strokeLinecap="round">
    {ahead === undefined ? null : <path d={ahead} stroke={color.stone} strokeWidth="6" strokeDasharray=".1 15" />}
    <path d={walked} stroke={ink} strokeWidth="8" />
    <g stroke={ink} strokeWidth="5" fill={color.surface}>
      {stations.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="11" />
      ))}
      <circle cx={here[0]} cy={here[1]} r="17" />
    </g>
    <circle cx={here[0]} cy={here[1]} r="7" fill={color.accent} />
  </g>
);

/** A sun, or a moon. */
export const Sun = ({ x, y, r = 42 }: { x: number; y: number; r?: number }) => <circle cx={x} cy={y} r={r} fill={color.reward} />;

/** The arch that is the goal; its foot is the given point. */
export const Goal = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-40 0v-74c0-34 16-52 40-52s40 18 40 52V0z" fill={color.stone} />
    <path d="M-24 0v-70c0-24 9-38 24-38s24 14 24 38V0z" fill={color.slab} />
    <circle cy="-66" r="9" fill={color.reward} />
  </g>
);
