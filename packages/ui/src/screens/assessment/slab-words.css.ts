import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../../theme/contract.css.ts';
import { wide } from '../../theme/media.ts';

// What the slabs of a test's cover and of its result share.

export const slabText = style({ color: color.slabSoft, textWrap: 'pretty', maxInlineSize: '54ch' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.s}`, marginBlockStart: space.m });
globalStyle(`${actions} > *`, { '@media': { [`not all and ${wide}`]: { inlineSize: '100%' } } });
globalStyle(`${actions} > form`, { display: 'grid' });
