import { color } from '../../../theme/contract.css.ts';
import { DoorShape } from '../../../components/Path/DoorShape.tsx';
import * as css from './EmptyLand.css.ts';

/** The road that a report will draw: its first station, the sand before it, and the arch. Drawn twice. */
export const EmptyLand = () => (
  <>
    <svg className={css.broad} viewBox="0 0 1000 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 190C180 150 320 176 480 186s330-40 520-16v110H0z" fill={color.sand1} />
      <g transform="translate(852 98)">
        <DoorShape />
      </g>
      <circle cx="640" cy="92" r="30" fill={color.reward} />
      <path d="M0 214c200-40 380 14 560 6s300-50 440-40v100H0z" fill={color.sand2} />
      <path
        className={css.coming}
        d="M120 236C260 236 300 204 420 204S560 236 660 236 780 196 852 190"
        strokeWidth="6"
        strokeDasharray=".1 14"
      />
      <path className={css.walked} d="M-10 262c40 0 70-26 130-26" strokeWidth="7" />
      <circle cx="120" cy="236" r="16" fill={color.surface} stroke={color.primary} strokeWidth="4.5" />
      <circle cx="120" cy="236" r="6.5" fill={color.accent} />
    </svg>
    <svg className={css.narrow} viewBox="0 0 328 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 128c60-16 110-2 170 4s110-18 158-8v96H0z" fill={color.sand1} />
      <g transform="translate(274 86) scale(.65)">
        <DoorShape />
      </g>
      <circle cx="176" cy="74" r="20" fill={color.reward} />
      <path d="M0 158c66-18 126 6 186 2s98-22 142-18v78H0z" fill={color.sand2} />
      <path className={css.coming} d="M62 180c50 0 62-18 106-18s70 22 106-16" strokeWidth="5" strokeDasharray=".1 11" />
      <path className={css.walked} d="M-4 200c28 0 38-20 66-20" strokeWidth="6" />
      <circle cx="62" cy="180" r="13" fill={color.surface} stroke={color.primary} strokeWidth="4" />
      <circle cx="62" cy="180" r="5.5" fill={color.accent} />
    </svg>
  </>
);
