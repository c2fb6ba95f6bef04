import type { ReactNode } from 'react';
import { upright } from '../../../components/Path/Path.css.ts';
import { color } from '../../../theme/contract.css.ts';
import type { NewsPictureName } from '../news-props.ts';
import * as css from './NewsPicture.css.ts';

const round = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

/** A sheet of paper, or the screen of a phone, on which something stands. */
const Sheet = ({ children }: { children: ReactNode }) => (
  <g transform="rotate(-5)">
    <rect x="-106" y="-140" width="212" height="280" rx="18" fill={color.surface} stroke={color.line} strokeWidth="4" />
    {children}
  </g>
);

/** What each picture has in its middle, around 0 and some 300 high; what is read is not mirrored. */
const THINGS: Readonly<Record<NewsPictureName, ReactNode>> = {
  road: (
    <g {...round} strokeWidth="7">
      <path d="M-190 96C-130 84-104 20-40 26" stroke={color.primary} />
      <path d="M-20 22C50 12 40-64 104-70s72-20 80-58" stroke={color.stone} strokeDasharray=".1 17" />
      <circle cx="-146" cy="82" r="19" fill={color.primary} stroke={color.primary} />
      <path className={upright} d="m-155 82 7 8 13-15" stroke={color.onPrimary} strokeWidth="5" />
      <circle cx="-30" cy="25" r="25" fill={color.surface} stroke={color.primary} />
      <circle cx="-30" cy="25" r="10" fill={color.accent} stroke="none" />
      <circle cx="64" cy="-52" r="16" fill={color.surface} stroke={color.stone} strokeWidth="5" />
      <path d="M184-128v-62l54 18-54 20" fill={color.accent} stroke={color.accent} strokeWidth="4" />
    </g>
  ),
  key: (
    <g {...round} stroke={color.slab} strokeWidth="26" transform="rotate(-24)">
      <circle cx="-84" cy="0" r="58" />
      <path d="M-26 0h190M112 4v48M156 4v40" />
      <circle cx="-84" cy="0" r="24" fill={color.reward} stroke="none" />
    </g>
  ),
  phone: (
    <g transform="rotate(-6)">
      <rect x="-84" y="-152" width="168" height="304" rx="24" fill={color.slab} />
      <rect x="-72" y="-134" width="144" height="268" rx="12" fill={color.surface} />
      <g {...round} stroke={color.line} strokeWidth="9">
        <path d="M-48-102h66M-48-78h96M-48-54h78" />
      </g>
      <circle cx="0" cy="18" r="42" fill={color.accentSoft} stroke={color.accent} strokeWidth="6" />
      <path className={upright} {...round} d="m-17 19 12 13 24-28" stroke={color.accentInk} strokeWidth="8" />
      <path {...round} d="M-44 98h88" stroke={color.primary} strokeWidth="16" />
    </g>
  ),
  digits: (
    <Sheet>
      <g className={upright} fontSize="74" fontWeight="800" textAnchor="middle" fill={color.primary}>
        <text x="-46" y="-52">
          ٣
        </text>
        <text x="46" y="-52">
          3
        </text>
        <text x="-46" y="38" fill={color.accentInk}>
          ٧
        </text>
        <text x="46" y="38" fill={color.accentInk}>
          7
        </text>
      </g>
      <path {...round} d="M-70 86H70M-70 108H20" stroke={color.line} strokeWidth="9" />
    </Sheet>
  ),
  kept: (
    <Sheet>
      {[-84, -22, 40].map((y) => (
        <g key={y} {...round} strokeWidth="8">
          <circle cx="-62" cy={y} r="19" fill={color.positiveSoft} stroke={color.positive} strokeWidth="5" />
          <path className={upright} d={`m-70 ${y} 6 7 12-14`} stroke={color.positive} strokeWidth="5" />
          <path d={`M-24 ${y}h96`} stroke={color.line} />
        </g>
      ))}
      <g {...round} strokeWidth="8">
        <circle cx="-62" cy="102" r="19" stroke={color.edge} strokeWidth="5" strokeDasharray="3 11" />
        <path d="M-24 102h56" stroke={color.line} />
      </g>
    </Sheet>
  ),
  letters: (
    <g fontWeight="800" textAnchor="middle" className={upright}>
      <circle cx="-92" cy="-40" r="84" fill={color.primary} />
      <circle cx="86" cy="-66" r="70" fill={color.accent} />
      <circle cx="34" cy="76" r="76" fill={color.surface} stroke={color.line} strokeWidth="4" />
      <text x="-92" y="-6" fontSize="98" fill={color.onPrimary}>
        ع
      </text>
      <text x="86" y="-38" fontSize="80" fill={color.onAccent}>
        A
      </text>
      <text x="34" y="98" fontSize="82" fill={color.ink}>
        ے
      </text>
    </g>
  ),
  shield: (
    <g>
      <path d="M0-150 124-106v92c0 82-56 132-124 164C-68 118-124 68-124-14v-92z" fill={color.slab} />
      <path d="M0-112 88-82v66c0 58-38 96-88 122z" fill={color.slabDeep} />
      <circle cx="0" cy="-22" r="34" fill={color.reward} />
      <path d="m-16 0-12 66h56L16 0z" fill={color.reward} />
    </g>
  ),
  cup: (
    <g {...round} strokeWidth="14">
      <path d="M-80-130H80v70c0 58-32 98-80 98s-80-40-80-98z" fill={color.reward} stroke={color.reward} />
      <path d="M-82-100h-56c0 62 26 94 70 94M82-100h56c0 62-26 94-70 94" stroke={color.reward} />
      <path d="M0 42v62M-66 122H66" stroke={color.slab} strokeWidth="22" />
      <path d="m0-104 14 30 33 4-25 22 7 33-29-17-29 17 7-33-25-22 33-4z" fill={color.surface} stroke="none" />
    </g>
  ),
  chart: (
    <Sheet>
      <g {...round}>
        <path d="M-70 84v-50M-24 84v-96M22 84V4M68 84v-146" stroke={color.primarySoft} strokeWidth="30" strokeLinecap="butt" />
        <path d="M-70 26-24-18 22-2 68-68" stroke={color.primary} strokeWidth="8" />
        <circle cx="68" cy="-68" r="14" fill={color.accent} />
        <path d="M-88 90H88" stroke={color.edge} strokeWidth="5" />
      </g>
    </Sheet>
  ),
};

/** An article's own thing, in the land of the roads. */
export const NewsPicture = ({ name }: { name: NewsPictureName }) => (
  <div className={css.frame}>
    <svg className={css.land} viewBox="0 0 760 440" aria-hidden="true">
      <circle cx="640" cy="92" r="38" fill={color.reward} />
      <path d="M70 280c30-58 74-92 132-96l96 4c30 16 40 44 76 54l120-40c40-40 84-56 130-58l136 8v240H70z" fill={color.sand1} />
      <path {...round} d="M210 206h90M196 224h118M600 176h96M584 194h140" stroke={color.sand2} strokeWidth="2.5" />
      <path d="M0 304c120-50 260-40 400-14s240 0 360-30v190H0z" fill={color.sand2} />
      <path d="M0 384c160-50 300-30 440-18s220 0 320-22v100H0z" fill={color.sand3} />
      <path {...round} d="M-10 404C60 400 90 376 150 376s80 6 110 2" stroke={color.primary} strokeWidth="7" />
      <path {...round} d="M480 372c60-10 120-6 160-14s90-12 140-16" stroke={color.stone} strokeWidth="5" strokeDasharray=".1 13" />
      <g transform="translate(374 226)">{THINGS[name]}</g>
    </svg>
  </div>
);
