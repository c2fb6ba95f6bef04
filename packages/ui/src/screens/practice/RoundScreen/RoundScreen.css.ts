import { style } from '@vanilla-extract/css';
import { color, space } from '../../../theme/contract.css.ts';

/** Right or not, above the answers. */
export const verdict = style({ marginBlockEnd: space.s });
/** Why a round is shut. */
export const text = style({ color: color.inkSoft, maxInlineSize: '56ch' });
