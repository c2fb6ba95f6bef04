import { globalStyle, style } from '@vanilla-extract/css';
import { mirrored } from '../../../components/Path/mirrored.ts';
import { color, font, layout, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

export const hero = style({ position: 'relative', overflow: 'hidden', background: color.sky });
/** Night is night in both themes. */
export const night = style({ background: color.slabDeep, color: color.slabInk });
export const heroText = style({
  position: 'relative',
  zIndex: 2,
  maxInlineSize: 1304,
  marginInline: 'auto',
  padding: `${space.l} ${layout.gutter} 0`,
  '@media': { [wide]: { paddingBlockStart: space.xxl } },
});
export const title = style({ fontSize: size.hero, lineHeight: leading.display, maxInlineSize: '18ch' });
export const lead = style({
  fontSize: size.l,
  maxInlineSize: '40ch',
  color: color.inkSoft,
  marginBlock: `${space.s} ${space.l}`,
  selectors: { [`${night} &`]: { color: color.slabSoft } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, '@media': { [phone]: { display: 'grid' } } });
export const note = style({
  fontSize: size.s,
  color: color.inkSoft,
  marginBlockStart: space.s,
  textWrap: 'balance',
  selectors: { [`${night} &`]: { color: color.slabSoft } },
});
export const scene = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 300,
  selectors: mirrored,
  '@media': { [wide]: { blockSize: 420 } },
});

export const section = style({
  maxInlineSize: 1304,
  marginInline: 'auto',
  padding: `${space.xxl} ${layout.gutter}`,
  '@media': { [wide]: { paddingBlock: 72 } },
});
globalStyle(`${section} > h2`, { fontSize: size.xxl, lineHeight: leading.display, marginBlockEnd: space.l });
export const band = style({ background: color.sunken });

export const road = style({ display: 'grid' });
export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: space.m,
  paddingBlockEnd: space.l,
  '@media': { [twoColumns]: { gridTemplateColumns: '28px minmax(0, 1fr) minmax(0, 18rem)' } },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 12,
      insetBlock: '14px -14px',
      borderInlineStart: `4px dotted ${color.path}`,
    },
    '&:first-child::before': { borderInlineStart: `4px solid ${color.pathInk}` },
    '&:last-child::before': { display: 'none' },
  },
});
globalStyle(`${stop} h3`, { fontSize: size.l, lineHeight: leading.head });
globalStyle(`${stop} p`, { color: color.inkSoft, maxInlineSize: '60ch' });
export const mark = style({
  position: 'relative',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  border: `4px solid ${color.pathInk}`,
  background: color.surface,
  selectors: { [`${stop}:first-child &`]: { background: color.pathInk } },
});
export const formula = style({
  gridColumn: 2,
  fontFamily: font.figures,
  fontSize: size.l,
  fontWeight: 700,
  color: color.ink,
  '@media': { [twoColumns]: { gridColumn: 3, textAlign: 'end', fontSize: size.xl } },
});

export const question = style({ display: 'grid', gap: space.m, maxInlineSize: 720 });
export const asked = style({ fontSize: size.l, fontWeight: 700 });
export const answer = style({ background: color.surface, border: `1px solid ${color.line}`, borderRadius: radius.m, padding: space.m });
globalStyle(`${answer} summary`, { cursor: 'pointer', color: color.primary, fontWeight: 700, minBlockSize: 44, alignContent: 'center' });

export const key = style({
  display: 'grid',
  gap: space.l,
  padding: `${space.xl} ${space.l}`,
  '@media': { [twoColumns]: { gridTemplateColumns: '1fr 1fr', padding: '48px 56px', alignItems: 'center' } },
});
globalStyle(`${key} h2`, { fontSize: size.xl, lineHeight: leading.head });
globalStyle(`${key} p`, { color: color.slabSoft });
globalStyle(`${key} li`, { display: 'grid', gridTemplateColumns: '24px 1fr', gap: space.s, paddingBlock: space.xs });
globalStyle(`${key} svg`, { color: color.slabGold });
export const asks = style({
  display: 'grid',
  gap: `${space.l} ${space.xxl}`,
  '@media': { [twoColumns]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${asks} dt`, { fontWeight: 700 });
globalStyle(`${asks} dd`, { color: color.inkSoft, margin: 0 });
