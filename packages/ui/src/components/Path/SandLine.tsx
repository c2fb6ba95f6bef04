import { color } from '../../theme/contract.css.ts';
import { upright } from './Path.css.ts';
import * as css from './SandLine.css.ts';

/** The line that ends in the sand. */
export const SandLine = () => (
  <svg className={css.sandLine} viewBox="0 0 1400 440" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx="930" cy="92" r="44" fill={color.reward} />
    <path
      d="M0 190l90-8c14-50 30-76 52-80l150-6c22 12 30 64 50 86l170 14c60 4 130-2 190-6 16-34 30-48 46-50l110-4c18 10 24 38 40 50l502 14v240H0z"
      fill={color.sand1}
    />
    <path
      d="M160 116c50-5 90-6 120-5M152 136c60-5 110-6 142-4M144 158c66-5 120-6 166-3M764 150c34-3 64-4 84-3M756 168c50-4 90-4 118-1"
      stroke={color.sand2}
      strokeWidth="2.5"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M0 262c180-60 360-50 540-16s340 20 500-22 260-34 360-12v228H0z" fill={color.sand2} />
    <path d="M0 350c220-70 430-44 640-14s500 14 760-50v154H0z" fill={color.sand3} />
    <g stroke={color.sand4} strokeWidth="2" fill="none" strokeLinecap="round" opacity=".6">
      <path d="M80 372c120-30 240-34 350-22M640 380c150 14 300 6 440-20M880 346c120-6 230-24 330-50M200 410c140-22 280-20 400-6M1000 400c120-8 230-26 330-48" />
    </g>
    <path d="M-10 408C140 336 300 402 440 346S640 268 720 318" fill="none" stroke={color.primary} strokeWidth="7" strokeLinecap="round" />
    <path d="M720 318c18 12 40 20 62 22" fill="none" stroke={color.primary} strokeWidth="6" strokeLinecap="round" strokeDasharray=".1 13" />
    <path d="M800 342c26 2 60-2 92-8" fill="none" stroke={color.sand4} strokeWidth="5" strokeLinecap="round" strokeDasharray=".1 17" />
    <path d="M930 326c20-5 40-10 58-12" fill="none" stroke={color.sand4} strokeWidth="4" strokeLinecap="round" strokeDasharray=".1 22" />
    <circle cx="250" cy="375" r="13" fill={color.primary} />
    <circle cx="520" cy="308" r="13" fill={color.primary} />
    <g stroke={color.onPrimary} strokeWidth="3" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path className={upright} d="m244 375 4 5 8-9" />
      <path className={upright} d="m514 308 4 5 8-9" />
    </g>
    <path d="M1136 322a26 26 0 0 1 50-10" fill="none" stroke={color.stone} strokeWidth="5" strokeLinecap="round" />
    <path d="M1112 328c30-4 62-10 98-22" stroke={color.sand4} strokeWidth="3" fill="none" strokeLinecap="round" />
  </svg>
);
