import { globalStyle, style } from '@vanilla-extract/css';
import { mirrored } from '../../../components/Path/mirrored.ts';
import { color, font, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { twoColumns, wide } from '../../../theme/media.ts';

export const head = style({ maxInlineSize: '56ch', marginBlockEnd: space.l });
globalStyle(`${head} p`, { color: color.inkSoft, fontSize: size.l });

export const people = style({ display: 'grid', columnGap: space.xxl, '@media': { [twoColumns]: { gridTemplateColumns: '1fr 1fr' } } });
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'start',
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${person} h2`, { fontSize: size.l, lineHeight: leading.head });
export const role = style({ color: color.primary, fontSize: size.s, fontWeight: 700, lineHeight: leading.ui });
export const about = style({ color: color.inkSoft, fontSize: size.s });

export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: 96,
  blockSize: 96,
  borderRadius: radius.m,
  '@media': { [wide]: { inlineSize: 120, blockSize: 120 } },
});
export const land = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', selectors: mirrored });
export const letter = style({
  position: 'relative',
  color: color.slabInk,
  fontFamily: font.figures,
  fontSize: 50,
  lineHeight: 1,
  fontWeight: 800,
  marginBlockEnd: space.m,
});

export const careers = style({ paddingBlockStart: space.xxl, scrollMarginBlockStart: space.xl });
globalStyle(`${careers} > h2`, { fontSize: size.xxl, lineHeight: leading.display });
globalStyle(`${careers} > p`, { color: color.inkSoft, maxInlineSize: '60ch', marginBlock: `${space.xs} ${space.l}` });
export const opening = style({ borderBlockStart: `1px solid ${color.line}`, paddingBlock: space.m });
globalStyle(`${opening} h3`, { fontSize: size.m, lineHeight: leading.head });
