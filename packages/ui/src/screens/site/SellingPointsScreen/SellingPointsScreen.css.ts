import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

export const head = style({ maxInlineSize: '60ch', marginBlockEnd: space.l });
globalStyle(`${head} p`, { color: color.inkSoft, fontSize: size.l });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, justifyContent: 'center' });

export const shops = style({
  display: 'grid',
  gap: space.l,
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', columnGap: space.xxl, alignItems: 'start' } },
});
export const mapPlace = style({ '@media': { [twoColumns]: { order: 2 } } });
export const filter = style({
  display: 'flex',
  alignItems: 'end',
  gap: space.s,
  marginBlockEnd: space.m,
  '@media': { [phone]: { display: 'grid' } },
});
globalStyle(`${filter} > div`, { flex: 1, minInlineSize: 0 });

export const listTitle = style({ fontSize: size.l, lineHeight: leading.head, marginBlockEnd: space.xs });
export const none = style({ color: color.inkSoft, paddingBlock: space.m, borderBlockStart: `1px solid ${color.line}` });
export const shop = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: space.m,
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${shop} h3`, { fontSize: size.m, lineHeight: leading.head });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: '50%',
  border: `3px solid ${color.pathInk}`,
  background: color.surface,
  fontSize: size.xs,
  fontWeight: 800,
});
export const soft = style({ color: color.inkSoft, fontSize: size.s });
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
export const go = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 44,
  color: color.primary,
  fontWeight: 700,
  fontSize: size.s,
});
export const more = style({ borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${more} summary`, { cursor: 'pointer', color: color.primary, fontWeight: 700, minBlockSize: 44, alignContent: 'center' });

export const order = style({ marginBlockStart: space.xxl });
globalStyle(`${order} h2`, { fontSize: size.xl, lineHeight: leading.head, marginBlockEnd: space.xs });
globalStyle(`${order} h3`, { fontSize: size.m, lineHeight: leading.head });
export const delivery = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: `${space.xs} ${space.m}`,
  alignItems: 'center',
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { marginBlockStart: space.m } },
  '@media': { [wide]: { gridTemplateColumns: '44px minmax(0, 1fr) auto' } },
});
// under the words on a phone, beside them on a desk
globalStyle(`${delivery} > ${go}`, {
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [wide]: { gridColumn: 3 } },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.m,
  background: color.sunken,
});
export const warning = style({ marginBlockStart: space.l });
