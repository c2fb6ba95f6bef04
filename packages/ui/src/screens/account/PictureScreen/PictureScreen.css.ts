import { style } from '@vanilla-extract/css';
import { color, radius, size, space } from '../../../theme/contract.css.ts';

export const self = style({ display: 'flex', alignItems: 'center', gap: space.m, marginBlockEnd: space.m });
export const file = style({
  inlineSize: '100%',
  minBlockSize: 44,
  padding: space.xs,
  border: `1.5px dashed ${color.edge}`,
  borderRadius: radius.s,
  fontSize: size.s,
  cursor: 'pointer',
});
