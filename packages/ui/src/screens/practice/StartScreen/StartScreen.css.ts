import { style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../../theme/contract.css.ts';

export const lead = style({ color: color.inkSoft, maxInlineSize: '56ch' });
export const programs = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const ways = style([programs, { marginBlockStart: space.s }]);
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: space.m,
  alignItems: 'center',
  paddingBlock: '14px',
  color: 'inherit',
  textDecoration: 'none',
});
export const today = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.m,
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
});
export const words = style({ display: 'grid', lineHeight: leading.ui });
export const soft = style({ color: color.inkSoft, fontSize: size.s });
