import { color } from '../../../theme/contract.css.ts';
import * as css from './AboutScreen.css.ts';

const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The night before an exam: a lamp, a notebook, a town behind the window, and the road on a phone. */
export const NightDesk = () => (
  <svg className={css.picture} viewBox="0 0 480 400" aria-hidden="true">
    <rect width="480" height="400" fill={color.slab} />
    <rect x="46" y="40" width="210" height="210" rx="6" fill={color.slabDeep} />
    <circle cx="206" cy="84" r="20" fill={color.reward} />
    <path d="M46 190c30-14 50-30 80-30s60 16 130-6v96H46z" fill={color.slab} />
    <path d="M62 184h26v40H62zM92 172h30v60H92zM126 166h24v60h-24zM154 178h34v50h-34zM192 170h28v56h-28z" fill={color.slabDeep} />
    <path d="M70 196h5v8h-5zM104 186h5v8h-5zM200 186h5v8h-5zM168 194h5v8h-5z" fill={color.reward} />
    <path d="M151 40v210M46 146h210" stroke={color.stone} strokeWidth="5" />
    <rect x="46" y="40" width="210" height="210" rx="6" fill="none" stroke={color.stone} strokeWidth="8" />
    <path d="M296 144l-92 172h196l-16-186z" fill={color.reward} opacity=".16" />
    <path {...round} d="M338 314h70M373 314V170l-36-56" stroke={color.stone} strokeWidth="7" />
    <path d="M300 138l54-50 34 38c-18 20-58 34-88 12z" fill={color.accent} />
    <path d="M0 318h480v82H0z" fill={color.sand4} />
    <path d="M0 318h480" stroke={color.stone} strokeWidth="4" />
    <path {...round} d="M20 348h130M200 366h160M330 344h120" stroke={color.slab} strokeOpacity=".3" strokeWidth="2.5" />
    <path d="M150 316l18-14h96l14 14z" fill={color.slabInk} />
    <path {...round} d="M214 303v12M174 309h32M224 309h34" stroke={color.stone} strokeWidth="2.5" />
    <rect x="296" y="262" width="34" height="54" rx="5" fill={color.slabInk} />
    <path d="M296 284h34v27a5 5 0 0 1-5 5h-24a5 5 0 0 1-5-5z" fill={color.accent} />
    <path {...round} d="M306 254c-4-8 6-10 2-18M318 254c-4-8 6-10 2-18" stroke={color.slabInk} strokeOpacity=".6" strokeWidth="3" />
    <g transform="rotate(-7 90 300)">
      <path d="M60 316V238c0-4 3-7 7-7h44c4 0 7 3 7 7v78z" fill={color.onCream} />
      <path d="M66 306v-64h46v64z" fill={color.slabInk} />
      <path {...round} d="M72 296c14 0 12-14 22-18s10-16 14-24" stroke={color.slab} strokeWidth="4" />
      <circle cx="93" cy="279" r="5" fill={color.slabInk} stroke={color.slab} strokeWidth="3" />
    </g>
  </svg>
);
