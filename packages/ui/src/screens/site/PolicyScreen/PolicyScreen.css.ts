import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, leading, size, space } from '../../../theme/contract.css.ts';
import { aside } from '../../../theme/media.ts';

export const page = style({
  maxInlineSize: 1104,
  marginInline: 'auto',
  padding: `${layout.pageAbove} ${layout.pageGutter} ${layout.pageBelow}`,
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [aside]: { gridTemplateColumns: '240px minmax(0, 68ch)', gap: space.xxxl } },
});
export const head = style({ '@media': { [aside]: { gridColumn: 2 } } });
export const lead = style({ color: color.inkSoft, marginBlockStart: space.xs });
export const updated = style({ color: color.inkSoft, fontSize: size.s, marginBlockStart: space.xs });
export const contents = style({
  fontSize: size.s,
  lineHeight: leading.ui,
  '@media': { [aside]: { gridColumn: 1, gridRow: '1 / 3', position: 'sticky', insetBlockStart: space.l } },
});
globalStyle(`${contents} h2`, { fontSize: size.s, color: color.inkSoft, fontWeight: 600 });
globalStyle(`${contents} a`, { display: 'flex', alignItems: 'center', minBlockSize: 44, textDecoration: 'none' });
globalStyle(`${contents} a:hover`, { textDecoration: 'underline' });
globalStyle(`${contents} ul + h2`, { marginBlockStart: space.l });
export const body = style({ display: 'grid', gap: space.xl, '@media': { [aside]: { gridColumn: 2 } } });
globalStyle(`${body} section`, { display: 'grid', gap: space.s });
globalStyle(`${body} h2`, { fontSize: size.l });
