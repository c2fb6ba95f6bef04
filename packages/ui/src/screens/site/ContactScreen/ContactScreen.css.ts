import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { twoColumns, wide } from '../../../theme/media.ts';

export const head = style({ maxInlineSize: '60ch', marginBlockEnd: space.l });
globalStyle(`${head} p`, { color: color.inkSoft, fontSize: size.l });
export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': {
    [twoColumns]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: space.xxl,
      selectors: { '&:not(:has(> ul))': { gridTemplateColumns: 'minmax(0, 720px)' } },
    },
  },
});
export const card = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  padding: space.m,
  '@media': { [wide]: { padding: space.l } },
});
export const fields = style({ display: 'grid', gap: space.m, marginBlockEnd: space.m });
globalStyle(`${fields} textarea`, { minBlockSize: 176 });
export const kept = style({ color: color.inkSoft, fontSize: size.s, marginBlockStart: space.s });

export const ways = style({ display: 'grid' });
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
  paddingBlock: space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
globalStyle(`${way} h2`, { fontSize: size.m, lineHeight: leading.head });
globalStyle(`${way} p`, { color: color.inkSoft, fontSize: size.s });
globalStyle(`${way} a`, { fontWeight: 700, overflowWrap: 'anywhere' });
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.s,
  background: color.primarySoft,
  color: color.primary,
});
export const done = style({ display: 'grid', gap: space.m, justifyItems: 'start' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
