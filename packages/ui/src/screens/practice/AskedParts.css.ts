import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/contract.css.ts';

/** Right or not, above the answers. */
export const verdict = style({ marginBlockEnd: space.s });
export const parts = style({ display: 'grid', gap: space.m });
globalStyle(`${parts} > *`, { minInlineSize: 0 });
