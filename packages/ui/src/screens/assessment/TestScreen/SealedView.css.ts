import { style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../../theme/contract.css.ts';

export const sealed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  maxInlineSize: 560,
  marginInline: 'auto',
});
export const steps = style({
  display: 'grid',
  gap: space.s,
  paddingInlineStart: '1.5em',
  marginBlock: space.m,
  lineHeight: leading.text,
});
export const code = style({ fontSize: 25, fontVariantNumeric: 'tabular-nums', letterSpacing: '.04em', marginBlock: `${space.xs} 4px` });
export const about = style({ fontSize: size.s, lineHeight: leading.text, color: color.inkSoft });
