import { color } from '../../theme/contract.css.ts';
import * as css from './Door.css.ts';
import { DoorShape } from './DoorShape.tsx';
import { upright } from './Path.css.ts';

const door = (
  <g transform="translate(248 96)">
    <DoorShape />
  </g>
);

/**
 * The door at the end of the road, beside a form of the account. The road comes in from the side of the form.
 */
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
      className={upright}
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
