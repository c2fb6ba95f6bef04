import { color } from '../../../theme/contract.css.ts';
import * as css from './TeamScreen.css.ts';

/** A ground, and the land that lies on it in white: one after the other. */
const GROUNDS = [color.slab, color.stone, color.slabLine, color.onSlabNegative, color.slabDeep] as const;
const LANDS = [
  // dunes, hills with a gate, peaks, roofs under the moon
  <path key="dunes" d="M0 74c22-16 40-16 60-4s38 8 60-6v56H0z" />,
  <path key="gate" d="M0 82c20-8 36-10 48-8V56c0-12 5-19 12-19s12 7 12 19v16c16-4 32-2 48 6v42H0z" />,
  <path key="peaks" d="M0 84l26-30 16 17 22-33 26 36 12-12 18 22v36H0z" />,
  <path key="roofs" d="M0 80h16V64h18v10h14V58h20v18h14V66h20v14h18v40H0zM88 26a13 13 0 1 0 14 18 11 11 0 0 1-14-18z" />,
] as const;

/** A person's first letter on land of its own; no face is shown of anybody. */
export const LetterTile = ({ name, place }: { name: string; place: number }) => (
  <span className={css.tile} style={{ background: GROUNDS[place % GROUNDS.length] }} aria-hidden>
    <svg className={css.land} viewBox="0 0 120 120">
      <g fill={color.slabInk} opacity=".2">
        {LANDS[place % LANDS.length]}
      </g>
      <path d="M-4 98c26-10 44 8 66 2s38-18 62-8" fill="none" stroke={color.slabInk} strokeWidth="4" strokeLinecap="round" />
    </svg>
    <b className={css.letter}>{[...name.trim()][0]}</b>
  </span>
);
