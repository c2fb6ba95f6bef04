import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color, layout, leading, radius, room, shadow, size, space, weight } from '../theme/contract.css.ts';
import { brand } from './brand.css.ts';
import { phone, stillness, twoColumns, wide } from '../theme/media.ts';

export const guestTop = style({
  position: 'relative',
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `4px ${space.l}`,
  paddingBlock: 10,
  paddingInline: `max(${layout.gutter}, calc((100% - 1304px) / 2 + ${layout.gutter}))`,
  '@media': { [phone]: { gap: 0, paddingInline: 12, flexWrap: 'nowrap' } },
});
// A page whose first ground is the sky has its header under the same sky.
globalStyle(`${guestTop}:has(+ main [data-ground="sky"])`, { background: color.sky });
export const guestNav = style({ display: 'none', '@media': { [twoColumns]: { display: 'flex' } } });
globalStyle(`${guestNav} a`, {
  color: color.ink,
  textDecoration: 'none',
  fontWeight: 600,
  paddingInline: 12,
  minBlockSize: 44,
  display: 'inline-flex',
  alignItems: 'center',
  lineHeight: leading.ui,
});
globalStyle(`${guestNav} a:hover`, { color: color.primary });
/** Where a field has no room. */
export const searchIcon = style({ display: 'flex', '@media': { [wide]: { display: 'none' } } });
/** Beside three icons and a button the name in Latin letters has no room on the narrowest phones. */
globalStyle(`${guestTop}:has(${searchIcon}) ${brand} svg + span`, { '@media': { '(max-width: 399px)': { display: 'none' } } });
export const guestEnd = style({
  flex: '1 1 auto',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 4,
  '@media': { [phone]: { gap: 0, whiteSpace: 'nowrap' } },
});
export const guestMain = style({ display: 'block', minBlockSize: '60vh' });

// ---- what is told for a moment: above everything, in nobody's way, and it moves nothing ----
export const told = style({
  position: 'fixed',
  zIndex: 8,
  insetBlockEnd: space.l,
  insetInline: space.m,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const toldNow = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
  paddingInline: space.m,
  minBlockSize: 48,
  borderRadius: radius.s,
  border: `1.5px solid ${color.positive}`,
  background: color.positiveSoft,
  color: color.ink,
  fontSize: size.s,
  lineHeight: leading.ui,
  boxShadow: shadow.float,
  animation: `${rise} .2s ease-out`,
  '@media': { [stillness]: { animation: 'none' } },
});
globalStyle(`${toldNow} > svg`, { color: color.positive });

// ---- footer ----
export const foot = style({ background: color.slab, color: color.slabSoft });
export const footIn = style({
  maxInlineSize: 1304,
  marginInline: 'auto',
  paddingBlock: space.xl,
  paddingInline: layout.gutter,
  display: 'grid',
  gap: space.l,
  '@media': { [wide]: { gridTemplateColumns: '2fr 1fr 1fr 1fr', columnGap: space.xxl, paddingBlock: `${space.xxl} ${space.l}` } },
});
export const footBrand = style({ color: '#FFF5E6', display: 'inline-flex', minBlockSize: 44, alignItems: 'center', gap: 10 });
globalStyle(`${footBrand} span, ${footBrand} b`, { color: 'inherit' });
export const footLead = style({
  fontSize: size.s,
  lineHeight: leading.ui,
  maxInlineSize: '34ch',
  marginBlockStart: 8,
  textWrap: 'balance',
});
export const footCols = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space.m} ${space.l}`,
  '@media': { [wide]: { display: 'contents' } },
});
globalStyle(`${footCols} h2`, { fontSize: size.s, color: color.slabSoft, fontWeight: 600 });
globalStyle(`${footCols} a`, {
  color: color.slabInk,
  textDecoration: 'none',
  minBlockSize: 44,
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: size.s,
  lineHeight: leading.ui,
});
globalStyle(`${footCols} a:hover`, { textDecoration: 'underline' });
export const legal = style({
  gridColumn: '1 / -1',
  borderBlockStart: `1px solid ${color.slabLine}`,
  paddingBlockStart: space.m,
  fontSize: size.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.l}`,
});

// ---- theme choice ----
export const themeForm = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });
export const themeName = style({ marginInlineEnd: space.xs });
export const themeButton = style({
  minBlockSize: 44,
  paddingBlock: `${room.tabAbove} ${room.tabBelow}`,
  paddingInline: 14,
  borderRadius: radius.s,
  border: '1.5px solid transparent',
  background: 'transparent',
  color: color.slabInk,
  fontSize: size.s,
  lineHeight: leading.ui,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { borderColor: color.slabEdge, fontWeight: weight.strong },
    '&:hover': { background: color.slabDeep },
  },
});
