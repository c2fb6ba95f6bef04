import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, room, size, space } from '../../theme/contract.css.ts';
import { aside, wide } from '../../theme/media.ts';
import * as shared from '../page-parts.css.ts';

export { lead, parts, rows, soft } from '../page-parts.css.ts';

export const columns = style({
  display: 'grid',
  gap: space.l,
  '@media': { [aside]: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)', alignItems: 'start' } },
});
export const slab = style({ padding: `${space.l} ${space.m}`, display: 'grid', gap: space.m, '@media': { [wide]: { padding: space.xl } } });
globalStyle(`${slab} h2`, { fontSize: size.xl, lineHeight: leading.display });
export const slabSoft = style({ color: color.slabSoft, fontSize: size.s, lineHeight: leading.text });
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space.m, justifyContent: 'space-between', alignItems: 'end' });
export const big = style({ display: 'flex', alignItems: 'baseline', gap: space.xs, fontSize: size.m });
export const figure = style({ fontFamily: font.figures, fontWeight: 800, fontSize: 48, lineHeight: 1 });
export const row = style([shared.row, { paddingBlock: `${room.cellAbove} ${room.cellBelow}` }]);
export const end = style({ textAlign: 'end', display: 'grid', gap: 2, justifyItems: 'end' });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${space.xs}`, overflowWrap: 'anywhere' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 44,
  fontWeight: 700,
  fontSize: size.s,
  textDecoration: 'none',
});
export const sums = style({ borderBlock: `1px solid ${color.line}`, marginBlock: space.m, fontSize: size.s });
globalStyle(`${sums} div`, { display: 'flex', justifyContent: 'space-between', gap: space.m, paddingBlock: 10, lineHeight: leading.ui });
globalStyle(`${sums} div + div`, { borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${sums} dt`, { color: color.inkSoft });
globalStyle(`${sums} dd`, { fontWeight: 700, textAlign: 'end' });
export const gained = style({ color: color.positive, fontWeight: 700 });
export const taken = style({ fontWeight: 700 });
export const tick = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space.s,
  paddingBlock: 8,
  lineHeight: leading.ui,
});
globalStyle(`${tick} svg`, { color: color.primary });
