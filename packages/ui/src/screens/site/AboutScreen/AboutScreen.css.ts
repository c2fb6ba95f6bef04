import { globalStyle, style } from '@vanilla-extract/css';
import { mirrored } from '../../../components/Path/mirrored.ts';
import { color, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { twoColumns } from '../../../theme/media.ts';

export const story = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'center',
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: space.xxxl } },
});
export const words = style({ display: 'grid', gap: space.s, maxInlineSize: '60ch' });
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: radius.m, selectors: mirrored });

export const promises = style({
  display: 'grid',
  gap: space.l,
  paddingBlockStart: space.xl,
  marginBlockStart: space.m,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: space.xxl } },
});
globalStyle(`${promises} > ${words}`, { alignContent: 'start' });
globalStyle(`${promises} h2`, { fontSize: size.xl, lineHeight: leading.head });
globalStyle(`${promises} p`, { color: color.inkSoft });
export const vows = style({ display: 'grid' });
export const vow = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: space.s,
  paddingBlockEnd: space.l,
});
globalStyle(`${vow} p`, { maxInlineSize: '60ch' });
export const vowTitle = style({ fontSize: size.l, lineHeight: leading.head });

export const rail = style({ position: 'relative' });
export const line = style({
  position: 'absolute',
  insetBlockStart: '18px',
  insetInlineStart: 0,
  inlineSize: '56px',
  blockSize: `calc(100% + ${space.l})`,
  overflow: 'visible',
  fill: 'none',
  stroke: color.pathInk,
  strokeWidth: 4,
  selectors: mirrored,
});
export const done = style({
  position: 'absolute',
  insetBlockStart: '2px',
  translate: '-50% 0',
  inlineSize: '30px',
  blockSize: '30px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `4px solid ${color.pathInk}`,
  background: color.pathInk,
  color: color.onPrimary,
  selectors: { '[dir="rtl"] &': { translate: '50% 0' } },
});
export const here = style([
  done,
  {
    background: color.surface,
    '::after': { content: '""', inlineSize: '10px', blockSize: '10px', borderRadius: '50%', background: color.accent },
  },
]);
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
