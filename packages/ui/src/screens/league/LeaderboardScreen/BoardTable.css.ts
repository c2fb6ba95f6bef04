import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, layout, leading, radius, room, size, space } from '../../../theme/contract.css.ts';
import { phone } from '../../../theme/media.ts';

/** It cuts nothing off: a row that sticks to the window's end needs that. */
export const board = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  '@media': {
    [phone]: { marginInline: `calc(${layout.gutter} * -1)`, borderInline: 0, borderRadius: 0 },
  },
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  lineHeight: leading.ui,
});
globalStyle(`${table} > thead > tr > *`, {
  textAlign: 'start',
  fontSize: size.xs,
  fontWeight: 600,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  padding: `calc(8px + ${room.nameAbove}) ${space.s} calc(8px + ${room.nameBelow})`,
});
globalStyle(`${table} > tbody > tr > *`, {
  borderBlockStart: `1px solid ${color.line}`,
  padding: `8px ${space.s}`,
  blockSize: '60px',
  textAlign: 'start',
  fontWeight: 400,
});
globalStyle(`${table} > * > tr > *`, { '@media': { [phone]: { paddingInline: '4px' } } });
const figures = { fontVariantNumeric: 'tabular-nums', fontFamily: font.figures, fontWeight: 800, whiteSpace: 'nowrap' } as const;
export const rank = style({ inlineSize: '72px', '@media': { [phone]: { inlineSize: '54px' } } });
export const points = style({ inlineSize: '104px', '@media': { [phone]: { inlineSize: '60px' } } });
export const more = style({ inlineSize: '56px', '@media': { [phone]: { inlineSize: '40px' } } });
globalStyle(`${table} > * > tr > ${rank}`, { textAlign: 'center' });
globalStyle(`${table} > * > tr > ${points}`, { textAlign: 'end' });
globalStyle(`${table} > tbody > tr > :is(${rank}, ${points})`, figures);
globalStyle(`${table} > tbody > tr > ${more}`, { padding: 0 });
export const report = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '44px',
  color: color.edge,
  borderRadius: radius.s,
  ':hover': { color: color.ink },
});
export const medal = recipe({
  base: { display: 'inline-grid', placeItems: 'center', inlineSize: '36px', blockSize: '36px', borderRadius: '50%', border: '3px solid' },
  variants: {
    rank: {
      1: { borderColor: color.reward, background: color.rewardSoft, color: color.rewardInk },
      2: { borderColor: color.edge, background: color.sunken, color: color.inkSoft },
      3: { borderColor: color.accent, background: color.accentSoft, color: color.accentInk },
    },
  },
});
/** The own row stays in sight: at the window's end, or below a phone's bar, where it is scrolled out. */
export const row = recipe({
  variants: {
    isOwn: { true: { position: 'sticky', insetBlock: '0', zIndex: 2, '@media': { [phone]: { insetBlockStart: '60px' } } }, false: {} },
  },
});
const own = row.classNames.variants.isOwn.true;
globalStyle(`${table} > tbody > ${own} > *`, { background: color.primarySoft });
globalStyle(`${table} > tbody > ${own} > ${rank}`, { borderInlineStart: `4px solid ${color.primary}` });
globalStyle(`${table} > tbody > ${own} b`, { fontWeight: 800 });
globalStyle(`${table} > tbody > tr:last-child > :first-child`, {
  borderEndStartRadius: radius.m,
  '@media': { [phone]: { borderRadius: 0 } },
});
globalStyle(`${table} > tbody > tr:last-child > :last-child`, { borderEndEndRadius: radius.m, '@media': { [phone]: { borderRadius: 0 } } });
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minInlineSize: 0,
  '@media': { [phone]: { gap: space.xs } },
});
globalStyle(`${own} ${who} > :first-child`, { background: color.surface });
globalStyle(`${who} b`, { fontWeight: 600 });
export const name = style({ minInlineSize: 0 });
export const gap = style({});
globalStyle(`${table} > tbody > ${gap} > *`, { blockSize: '44px', paddingBlock: 0, color: color.inkSoft, fontSize: size.s });
export const dots = style({ display: 'block', blockSize: '44px', inlineSize: '12px', marginInline: 'auto' });
globalStyle(`${dots} path`, { fill: 'none', stroke: color.path, strokeWidth: 3, strokeLinecap: 'round', strokeDasharray: '1 9' });
