import { style } from '@vanilla-extract/css';
import { color, radius, shadow, space } from '../theme/contract.css.ts';

export const place = style({
  position: 'fixed',
  insetBlockEnd: space.m,
  insetInline: space.s,
  zIndex: 30,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
export const notice = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: 560,
  background: color.surface,
  borderRadius: radius.s,
  boxShadow: shadow.float,
});
