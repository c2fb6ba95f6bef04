import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, leading, size, space, weight } from '../../../theme/contract.css.ts';
import { aside } from '../../../theme/media.ts';

export const page = style({
  maxInlineSize: 1304,
  marginInline: 'auto',
  padding: `${layout.pageAbove} ${layout.pageGutter} ${layout.pageBelow}`,
});
export const lesson = style({
  display: 'grid',
  gap: space.l,
  '@media': { [aside]: { gridTemplateColumns: 'minmax(0, 1fr) 364px', gap: space.xl, alignItems: 'start' } },
});
globalStyle(`${lesson} > *`, { minInlineSize: 0 });
export const course = style({ '@media': { [aside]: { position: 'sticky', insetBlockStart: 24 } } });
export const courseSub = style({
  color: color.inkSoft,
  fontSize: size.s,
  lineHeight: leading.ui,
  marginBlock: `calc(${space.s} * -1) ${space.s}`,
});
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s,
  alignItems: 'flex-start',
  marginBlock: `${space.l} ${space.s}`,
});
export const meta = style({
  color: color.inkSoft,
  fontSize: size.s,
  lineHeight: leading.ui,
  marginBlockStart: 6,
});
export const done = style({ color: color.positive, fontWeight: weight.strong, display: 'inline-flex', alignItems: 'center', gap: 4 });
export const text = style({ maxInlineSize: '68ch' });
