import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, radius, room, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

export const greet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
  marginBlockEnd: space.l,
});
globalStyle(`${greet} p`, { color: color.inkSoft, maxInlineSize: '56ch' });

export const cont = style({
  padding: `20px ${space.m} ${space.l}`,
  display: 'grid',
  gap: space.s,
  '@media': { [wide]: { padding: `${space.xl} ${space.xl} 28px` } },
});
export const goal = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, pointerEvents: 'none' });
/** The words end before the arch. */
export const head = style({
  display: 'grid',
  gap: space.m,
  '@media': { [wide]: { justifyItems: 'start', maxInlineSize: 'calc(100% - 216px)' } },
});
export const eyebrow = style({ color: color.slabSoft, fontSize: size.s, fontWeight: 600, lineHeight: leading.ui });
globalStyle(`${cont} h2`, {
  fontSize: size.xl,
  lineHeight: leading.display,
  marginBlock: '2px 4px',
  '@media': { [wide]: { fontSize: size.xxl } },
});
export const meta = style({
  color: color.slabSoft,
  fontSize: size.s,
  lineHeight: leading.ui,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
});
globalStyle(`${meta} span`, { display: 'inline-flex', gap: 6, alignItems: 'center' });
export const lead = style({ color: color.slabSoft, maxInlineSize: '48ch' });
export const strip = style({ marginInline: `calc(${space.m} * -1)`, '@media': { [wide]: { marginInline: `calc(${space.xl} * -1)` } } });
export const action = style({ display: 'grid', '@media': { [wide]: { minInlineSize: 268 } } });

export const dash = style({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.m,
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: space.l, marginBlockStart: space.l, alignItems: 'start' } },
});
export const column = style({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [twoColumns]: { gap: space.l } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 52px',
  gap: `2px ${space.m}`,
  alignItems: 'center',
  paddingBlock: 14,
  color: 'inherit',
  textDecoration: 'none',
});
globalStyle(`li + li > ${row}`, { borderBlockStart: `1px solid ${color.line}` });
globalStyle(`li:first-child > ${row}`, { paddingBlockStart: 0 });
globalStyle(`li:last-child > ${row}`, { paddingBlockEnd: 0 });
globalStyle(`${row}:hover b`, { color: color.primary });
export const tile = style({ gridRow: 'span 2' });
export const name = style({
  display: 'flex',
  gap: `0 ${space.s}`,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  lineHeight: leading.ui,
});
/** Without a bar below it: beside the middle of the tile, up to the end of the row. */
export const next = style({ fontSize: size.s, color: color.inkSoft });
export const percent = style({ gridColumn: 3, gridRow: '1 / 3', textAlign: 'end', fontWeight: 800, fontFamily: font.figures });

export const sum = style({ fontSize: size.xl, fontWeight: 800, lineHeight: leading.head });
export const soft = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui });
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  gap: 8,
  blockSize: 150,
  marginBlockStart: space.m,
  selectors: { '&[data-none]': { blockSize: 24 } },
});
export const day = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 4,
  fontSize: size.xs,
  lineHeight: 1.4,
  color: color.inkSoft,
  fontFamily: font.figures,
  selectors: { '&[data-today]': { color: color.primary, fontWeight: 800 } },
});
export const bar = style({
  inlineSize: '100%',
  maxInlineSize: 28,
  minBlockSize: 3,
  borderRadius: '6px 6px 2px 2px',
  background: color.bar,
  selectors: {
    '[data-today] > &': { background: color.primary },
    '[data-none] > &': { background: 'transparent', borderBlockEnd: `3px dotted ${color.path}`, borderRadius: 0 },
  },
});
export const dayNames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  gap: 4,
  fontSize: size.xs,
  color: color.inkSoft,
  textAlign: 'center',
  lineHeight: leading.ui,
  marginBlockStart: 4,
});
globalStyle(`${dayNames} [data-today]`, { color: color.primary, fontWeight: 800 });
globalStyle(`${dayNames} span`, {
  paddingBlock: `${room.nameAbove} ${room.nameBelow}`,
  marginBlock: `calc(${room.nameAbove} * -1) calc(${room.nameBelow} * -1)`,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, 1fr)', rowGap: space.m } },
});
globalStyle(`${facts} div`, {
  padding: `${space.xs} ${space.xs}`,
  textAlign: 'center',
  lineHeight: leading.ui,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
globalStyle(`${facts} div + div`, { borderInlineStart: `1px solid ${color.line}` });
globalStyle(`${facts} div:nth-child(3)`, { '@media': { [phone]: { borderInlineStart: 'none' } } });
globalStyle(`${facts} dt`, { fontSize: size.xs, color: color.inkSoft });
globalStyle(`${facts} dd`, { fontWeight: 800, fontSize: size.l, fontFamily: font.figures });
export const keyCard = style({ display: 'grid', gap: space.m, borderRadius: radius.m });
