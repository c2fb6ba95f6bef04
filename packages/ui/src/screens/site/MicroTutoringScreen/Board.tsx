import { upright } from '../../../components/Path/Path.css.ts';
import { color } from '../../../theme/contract.css.ts';
import * as css from './MicroTutoringScreen.css.ts';

/** A page with the step at which somebody is stuck, and the lamp of whoever answers. */
export const Board = () => (
  <svg className={css.board} viewBox="0 0 480 320" aria-hidden="true">
    <path d="M0 270c90-30 170-16 250-6s150 6 230-20v76H0z" fill={color.sand2} />
    <path d="M0 300c120-24 240-10 480-14v34H0z" fill={color.sand3} />
    <g transform="rotate(-4 170 150)">
      <rect x="84" y="44" width="184" height="226" rx="14" fill={color.surface} stroke={color.line} strokeWidth="4" />
      <g className={upright} fill="none" strokeLinecap="round" strokeWidth="8">
        <path d="M112 86h96M112 118h124M112 150h72" stroke={color.edge} />
        <path d="M112 182h56" stroke={color.accent} />
        <circle cx="204" cy="182" r="17" stroke={color.accent} strokeWidth="5" />
        <path d="M204 175v8M204 191v.1" stroke={color.accent} strokeWidth="5" />
      </g>
    </g>
    <path d="M286 236c40-2 60-26 66-62" fill="none" stroke={color.stone} strokeWidth="5" strokeDasharray=".1 13" strokeLinecap="round" />
    <g transform="translate(372 120)">
      <path d="M-52 22l26-74h52l26 74z" fill={color.reward} opacity=".35" />
      <path d="M-30-50h60l-10-24h-40z" fill={color.slab} />
      <path d="M0-74v-18" stroke={color.slab} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M-44 34h88a18 18 0 0 1 18 18v28a18 18 0 0 1-18 18h-52l-26 22v-22h-10a18 18 0 0 1-18-18V52a18 18 0 0 1 18-18z"
        fill={color.primary}
      />
      <path className={upright} d="m-20 66 14 14 28-30" fill="none" stroke={color.onPrimary} strokeWidth="8" strokeLinecap="round" />
    </g>
  </svg>
);
