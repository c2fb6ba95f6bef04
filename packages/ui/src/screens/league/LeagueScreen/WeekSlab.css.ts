import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';
import { phone, wide } from '../../../theme/media.ts';

export const week = style({
  display: 'grid',
  gap: space.m,
  padding: `20px ${space.m} ${space.l}`,
  '@media': { [wide]: { padding: `${space.xl} ${space.xl} 28px` } },
});
export const head = style({
  display: 'grid',
  gap: space.l,
  '@media': { [wide]: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' } },
});
export const place = recipe({
  base: { display: 'grid', gap: space.m, alignItems: 'center', minInlineSize: 0 },
  variants: { ranked: { true: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } },
});
globalStyle(`${place.classNames.base} h2`, { fontSize: size.xl, lineHeight: leading.head });
export const rank = style({ fontSize: '56px', fontWeight: 800, lineHeight: 1, color: color.slabGold });
export const soft = style({ color: color.slabSoft, fontSize: size.s, lineHeight: leading.ui, maxInlineSize: '52ch' });
export const points = style({ color: color.slabInk });
export const board = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '44px',
  marginBlockEnd: '-10px',
  color: color.slabInk,
  fontSize: size.s,
  fontWeight: 700,
  lineHeight: leading.ui,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const ends = style({ color: color.slabSoft, fontSize: size.s, lineHeight: leading.ui, marginBlockEnd: '6px' });
export const ticks = style({ display: 'flex', alignItems: 'flex-start' });
/** As wide as its longest word at the most: no figure and no plural moves another column. */
globalStyle(`${ticks} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  inlineSize: '88px',
  textAlign: 'center',
  lineHeight: leading.ui,
  '@media': { [phone]: { flex: '1 1 64px', inlineSize: 'auto', minInlineSize: '64px' } },
});
globalStyle(`${ticks} > div + div`, { borderInlineStart: `1px solid ${color.slabLine}` });
globalStyle(`${ticks} dd`, {
  fontSize: '34px',
  fontWeight: 800,
  lineHeight: 1.1,
  fontFamily: font.figures,
  fontVariantNumeric: 'tabular-nums',
  color: color.slabInk,
});
globalStyle(`${ticks} dt`, { fontSize: size.s, color: color.slabSoft, whiteSpace: 'nowrap' });
export const strip = style({ marginInline: `calc(${space.m} * -1)`, '@media': { [wide]: { marginInline: `calc(${space.xl} * -1)` } } });
/** A phone has room for the first day, today and the end. */
export const dayName = recipe({ variants: { onPhone: { false: { '@media': { [phone]: { display: 'none' } } } } } });
