import { color } from '../../theme/contract.css.ts';
import { line } from './Path.css.ts';
import * as css from './landscape.css.ts';

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

/** The frame of the premium gate: an arch that is still shut. It fills its positioned parent. */
export const GateScene = () => (
  <svg className={css.gate} viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="800" height="450" fill={color.slabDeep} />
    <path d="M104 452V232C104 96 236 22 400 22s296 74 296 210v220" fill={color.slab} stroke={color.slabLine} strokeWidth="3" />
    <path d="M128 452V240C128 116 250 46 400 46s272 70 272 194v212" fill={color.slabDeep} stroke={color.slabLine} strokeWidth="2" />
  </svg>
);

/** A large key at the corner of the price. */
export const KeyArt = () => (
  <svg
    className={css.key}
    viewBox="0 0 260 260"
    fill="none"
    stroke="currentColor"
    strokeWidth="14"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="90" cy="90" r="52" />
    <path d="M128 128c40 38 76 74 118 116M204 206l22-24M176 178l18-20" />
  </svg>
);

/** The road as it runs into the foot of a page. */
export const RoadTail = () => (
  <svg className={css.tail} viewBox="0 0 1400 120" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 84c200-40 420-40 640-14s500 24 760-20v70H0z" fill={color.slab} />
    <path className={line({ kind: 'ink' })} d="M-10 62C200 20 430 22 650 48" />
    <path className={line({ kind: 'todo' })} d="M650 48c220 26 500 24 760-20" />
  </svg>
);

const door = (
  <g transform="translate(248 96)">
    <path d="M-46 90V-6C-46-46-28-68 0-68s46 22 46 62v96z" fill={color.stone} />
    <path d="M-30 90V-4C-30-34-18-52 0-52s30 18 30 48v94z" fill={color.sand1} />
    <path d="M-30 90V24C-18 14 18 14 30 24v66z" fill={color.sky} />
    <path
      d="M-46-4h16M30-4h16M-42-32l13 7M42-32l-13 7M-20-62l6 13M20-62l-6 13M0-68v16"
      stroke={color.sand1}
      strokeWidth="2.5"
      fill="none"
    />
  </g>
);

/** The door at the end of the road, beside a form of the account. The road comes in from the side of the form. */
export const DoorLand = () => (
  <svg className={css.land} viewBox="0 0 520 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx="112" cy="96" r="38" fill={color.reward} />
    <path
      d="M0 214l44-6c12-40 22-54 40-56l92-4c16 10 22 46 40 58l92 8c16-52 32-80 54-84l112-4c14 14 22 60 46 66v208H0z"
      fill={color.sand1}
    />
    <path
      d="M92 172c26-3 52-4 76-3M86 190c34-4 64-4 92-1M372 148c34-4 68-5 96-4M364 168c44-5 84-5 122-2"
      stroke={color.sand2}
      strokeWidth="2.5"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M0 276c90-34 180-26 270-20s160-6 250-32v176H0z" fill={color.sand2} />
    <g transform="translate(136 82) scale(1.06)">{door}</g>
    <path d="M0 330c110-36 220-22 320-14s150-8 200-22v106H0z" fill={color.sand3} />
    <path
      d="M40 364c70-18 140-18 210-8M300 372c60 2 120-6 180-22"
      stroke={color.sand4}
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
      opacity=".55"
    />
    <path
      d="M-10 372c60 2 96-40 160-38s96 34 160 26 66-34 84-78"
      fill="none"
      stroke={color.primary}
      strokeWidth="7"
      strokeLinecap="round"
    />
    <circle cx="92" cy="350" r="13" fill={color.primary} />
    <path
      className={css.upright}
      d="m86 350 4 5 9-10"
      stroke={color.onPrimary}
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="266" cy="357" r="16" fill={color.surface} stroke={color.primary} strokeWidth="4.5" />
    <circle cx="266" cy="357" r="6" fill={color.accent} />
  </svg>
);

/** The door stands open and the road has reached it: for a success, above a dialog. */
export const DoorArt = () => (
  <svg className={css.door} viewBox="0 0 496 190" aria-hidden="true">
    <circle cx="120" cy="62" r="22" fill={color.reward} />
    <path d="M0 128c80-26 170-24 250-14s160 10 246-16v92H0z" fill={color.sand2} />
    {door}
    <path d="M0 160c110-28 190-10 250-2s150 4 246-14v46H0z" fill={color.sand3} />
    <path d="M512 182c-70-6-120-30-176-26-46 4-80 12-88-6V132" fill="none" stroke={color.primary} strokeWidth="6" strokeLinecap="round" />
    <circle cx="372" cy="157" r="11" fill={color.primary} />
    <path
      className={css.uprightDoor}
      d="m367 157 4 4 7-8"
      stroke={color.onPrimary}
      strokeWidth="2.5"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
