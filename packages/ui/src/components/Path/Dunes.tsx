import { color } from '../../theme/contract.css.ts';
import * as css from './Dunes.css.ts';

/** The goal, behind the last station of a slab. */
export const Arch = () => (
  <svg className={css.arch} viewBox="28 20 160 200" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M58 222V92c0-40 22-62 50-62s50 22 50 62v130" />
      <path d="M72 222V96c0-32 16-50 36-50s36 18 36 50v126" />
      <path d="M58 92h14M144 92h14M62 66l12 6M154 66l-12 6M78 42l8 11M138 42l-8 11M108 30v16" />
    </g>
    <circle cx="108" cy="104" r="15" fill={color.reward} />
  </svg>
);

/** The ground of a slab. */
export const Dunes = () => (
  <svg className={css.dunes} viewBox="0 0 1072 150" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 96C140 40 250 52 372 92s232 44 348-6 214-62 352-10v74H0z" fill="currentColor" />
    <path d="M0 132c180-34 330-20 470-4s380 2 602-36v58H0z" fill="currentColor" opacity=".7" />
  </svg>
);

/** The goal as the last stop of a strip. */
export const Doorway = () => (
  <svg className={css.doorway} viewBox="0 0 44 62" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M4 61V22C4 10 11 3 22 3s18 7 18 19v39" />
      <path d="M10 61V23c0-8 5-13 12-13s12 5 12 13v38" />
    </g>
    <circle cx="22" cy="30" r="6" fill={color.reward} />
  </svg>
);
