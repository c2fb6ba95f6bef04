import { style } from '@vanilla-extract/css';
import { color, layout, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { wide } from '../../../theme/media.ts';

export const article = style({
  maxInlineSize: 808,
  marginInline: 'auto',
  padding: `${layout.pageAbove} ${layout.pageGutter} ${layout.pageBelow}`,
  display: 'grid',
  gap: space.l,
});
export const head = style({ display: 'grid', gap: space.xs });
export const back = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 44,
  fontSize: size.s,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const when = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui });
export const summary = style({ fontSize: size.l, lineHeight: leading.text, color: color.inkSoft });
export const text = style({ minInlineSize: 0 });
export const turn = style({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.m,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const neighbour = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  padding: space.m,
  minBlockSize: 44,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.ink,
  textDecoration: 'none',
  lineHeight: leading.ui,
  ':hover': { borderColor: color.primary },
});
export const which = style({ color: color.inkSoft, fontSize: size.s });
