import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';

/** Why a round is shut. */
export const text = style({ color: color.inkSoft, maxInlineSize: '56ch' });
