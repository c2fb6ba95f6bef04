import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../../../theme/contract.css.ts';

export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
export const medal = style({
  inlineSize: '88px',
  blockSize: '88px',
  borderRadius: '50%',
  background: color.slabInk,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
});
export const badge = style({ inlineSize: '60px', blockSize: '60px', display: 'block' });
export const soft = style({ color: color.slabSoft, maxInlineSize: '48ch' });
globalStyle(`${top} > div`, { flex: '1 1 240px' });
