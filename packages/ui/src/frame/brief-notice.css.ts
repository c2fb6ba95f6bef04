import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
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
export const notice = recipe({
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    maxInlineSize: 560,
    borderRadius: radius.s,
    boxShadow: shadow.float,
  },
  variants: {
    tone: { positive: { background: color.positiveSoft }, negative: { background: color.negativeSoft } },
  },
});
export const unsaid = style({ pointerEvents: 'none' });
