import { color } from '../../theme/contract.css.ts';
import { line } from './Path.css.ts';
import { tail } from './RoadTail.css.ts';

/** The road as it runs into the foot of a page. */
export const RoadTail = () => (
  <svg className={tail} viewBox="0 0 1400 120" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 84c200-40 420-40 640-14s500 24 760-20v70H0z" fill={color.slab} />
    <path className={line({ kind: 'ink' })} d="M-10 62C200 20 430 22 650 48" />
    <path className={line({ kind: 'todo' })} d="M650 48c220 26 500 24 760-20" />
  </svg>
);
