import { color } from '../../theme/contract.css.ts';
import { DoorShape } from './DoorShape.tsx';
import * as css from './Landscape.css.ts';
import { upright } from './Path.css.ts';

/**
 * The hero of the home page on wide screens: the road, walked and still to walk, and the arch that is its
 * goal.
 */
const WideLand = () => (
  <svg className={css.wideLand} viewBox="0 0 1400 500" aria-hidden="true">
    <circle cx="905" cy="120" r="46" fill={color.reward} />
    <path
      d="M470 350c40-34 90-50 150-58c10-40 22-62 34-64l92-4c16 10 22 44 40 56l90 6c14-54 30-92 50-96l130-6c20 12 26 66 44 92l70 6c18-40 34-60 56-64l174-8v290H470z"
      fill={color.sand1}
    />
    <path
      d="M668 240c30-3 60-4 84-3M660 258c40-4 80-4 118-1M934 206c50-5 96-6 128-4M926 228c60-6 110-6 150-2M918 252c60-5 120-5 172 0M1230 236c50-5 110-8 170-8M1222 256c60-5 120-8 178-8"
      stroke={color.sand2}
      strokeWidth="2.5"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M0 356c120-34 260-30 390-8s220 10 330-28 240-58 380-44 220 46 300 30v194H0z" fill={color.sand2} />
    <g transform="translate(1180 222) scale(0.95)">
      <DoorShape />
    </g>
    <path d="M1040 306c60-22 120-26 180-16s130 30 180 22v188H940c20-90 50-170 100-194z" fill={color.sand2} />
    <path d="M0 430c160-50 320-44 480-16s300 24 460-18 320-52 460-22v126H0z" fill={color.sand3} />
    <path
      d="M60 452c90-22 180-26 260-18M520 446c110 14 220 8 320-16M980 424c110-24 220-28 330-12M120 478c120-20 230-20 330-6M640 480c120 4 240-10 340-30"
      stroke={color.sand4}
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
      opacity=".55"
    />
    <path fill="none" strokeLinecap="round" stroke={color.primary} d="M-10 470C120 462 190 420 330 424s230 52 350 34" strokeWidth="8" />
    <path fill="none" strokeLinecap="round" stroke={color.stone} d="M680 458c90-14 120-40 210-46" strokeWidth="8" strokeDasharray=".1 18" />
    <path
      fill="none"
      strokeLinecap="round"
      stroke={color.stone}
      d="M890 412c80-6 170-6 176-34s-96-24-90-48 90-20 140-26 58-12 64-18"
      strokeWidth="5"
      strokeDasharray=".1 13"
    />
    <g stroke={color.primary} strokeWidth="5">
      <circle cx="150" cy="450" r="15" fill={color.primary} />
      <circle cx="400" cy="429" r="15" fill={color.primary} />
      <circle cx="680" cy="458" r="20" fill={color.surface} />
    </g>
    <circle cx="680" cy="458" r="8" fill={color.accent} />
    <g stroke={color.onPrimary} strokeWidth="3.5" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path className={upright} d="m143 450 5 6 10-11" />
      <path className={upright} d="m393 429 5 6 10-11" />
    </g>
    <g stroke={color.stone} strokeWidth="4" fill={color.surface}>
      <circle cx="890" cy="412" r="12" />
      <circle cx="1066" cy="372" r="9" />
      <circle cx="978" cy="334" r="8" />
    </g>
    <g fill="none" stroke={color.ink} strokeWidth="3" strokeLinecap="round">
      <path d="M520 372c2-26-2-44-1-62M519 330c-10-12-20-16-30-18M520 344c10-14 18-20 30-22" />
      <path d="M470 306c20-18 80-20 104-2-30-6-72-6-104 2zM496 292c14-10 36-10 50-1" fill={color.positive} stroke="none" />
      <path d="M506 374h28" />
    </g>
  </svg>
);

/** The same road for a phone. */
const NarrowLand = () => (
  <svg className={css.narrowLand} viewBox="0 0 360 270" aria-hidden="true">
    <circle cx="70" cy="62" r="24" fill={color.reward} />
    <path
      d="M0 120l30-4c8-24 14-32 22-33l50-2c8 6 12 24 20 30l40 4c8-28 16-44 26-46l70-3c12 8 16 34 24 46l78 8v150H0z"
      fill={color.sand1}
    />
    <path
      d="M58 96c20-2 36-2 50-1M192 80c26-3 50-3 66-2M188 96c32-3 60-3 76 0"
      stroke={color.sand2}
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
    />
    <g transform="translate(282 92) scale(0.66)">
      <DoorShape />
    </g>
    <path d="M0 172c60-20 120-18 180-20s120-32 180-18v136H0z" fill={color.sand2} />
    <path d="M0 216c70-26 140-20 200-8s110 8 160-10v72H0z" fill={color.sand3} />
    <path
      d="M30 240c40-10 80-10 120-3M200 238c40 3 80 0 120-8"
      stroke={color.sand4}
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      opacity=".6"
    />
    <path fill="none" strokeLinecap="round" stroke={color.primary} d="M-6 250c60-2 80-34 140-30 16 1 28 4 40 6" strokeWidth="6" />
    <path
      fill="none"
      strokeLinecap="round"
      stroke={color.stone}
      d="M174 226c60 10 96-8 100-26s-60-16-54-32 50-10 62-18"
      strokeWidth="4"
      strokeDasharray=".1 10"
    />
    <circle cx="78" cy="232" r="10" fill={color.primary} />
    <path
      className={upright}
      d="m73.5 232 3.5 4 6.5-7"
      stroke={color.onPrimary}
      strokeWidth="2.5"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="174" cy="226" r="13" fill={color.surface} stroke={color.primary} strokeWidth="4" />
    <circle cx="174" cy="226" r="5" fill={color.accent} />
    <circle cx="268" cy="210" r="7" fill={color.surface} stroke={color.stone} strokeWidth="3" />
  </svg>
);

/** The hero's landscape, in the drawing that fits the width. */
export const Landscape = () => (
  <>
    <WideLand />
    <NarrowLand />
  </>
);
