import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';
import { low } from './Options.css.ts';

/** On a phone as high as the window, with the options at its foot: the thumb finds them in every round. */
export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [phone]: {
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      minBlockSize: 'calc(100svh - 80px)',
      marginBlockEnd: `calc(${space.m} - ${space.xxxl})`,
    },
    [twoColumns]: { marginInline: `calc(50% - min(440px, 50vw - ${space.xl}))` },
  },
});
export const duel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' }, [low]: { gap: '4px 12px' } },
});
export const round = style({
  gridRow: 1,
  gridColumn: '1 / -1',
  textAlign: 'center',
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  '@media': { [wide]: { gridColumn: 2, paddingInline: 8 } },
});
globalStyle(`${round} b`, { color: color.ink, fontSize: size.m, '@media': { [wide]: { display: 'block' } } });

const OWN = 'auto minmax(0, 1fr)';
const THEIRS = 'minmax(0, 1fr) auto';
export const player = recipe({
  base: { display: 'grid', alignItems: 'center', gap: '8px 10px', '@media': { [wide]: { gap: space.s } } },
  variants: {
    side: {
      self: { gridTemplateColumns: OWN, '@media': { [wide]: { gridRow: 1, gridTemplateColumns: `${OWN} auto` } } },
      opponent: { gridTemplateColumns: THEIRS, '@media': { [wide]: { gridTemplateColumns: `auto ${THEIRS}` } } },
    },
  },
});
// read before the name, drawn at the outer edge
globalStyle(`${player.classNames.variants.side.opponent} > :first-child`, { order: 1, '@media': { [wide]: { order: 3 } } });
globalStyle(`${player.classNames.variants.side.opponent} > :last-child`, { order: 2, '@media': { [wide]: { order: 1 } } });
globalStyle(`${player.classNames.variants.side.opponent} > :nth-child(2)`, { '@media': { [wide]: { order: 2 } } });
export const who = recipe({
  base: { minInlineSize: 0, lineHeight: leading.ui, display: 'grid', fontSize: size.s, '@media': { [wide]: { fontSize: size.m } } },
  variants: { side: { self: { justifyItems: 'start' }, opponent: { justifyItems: 'end' } } },
});
globalStyle(`${who.classNames.base} > span`, { fontSize: size.xs, color: color.inkSoft, whiteSpace: 'nowrap' });
export const points = recipe({
  base: {
    direction: 'ltr',
    unicodeBidi: 'isolate',
    gridColumn: '1 / -1',
    textAlign: 'center',
    fontFamily: font.figures,
    fontWeight: 800,
    fontSize: 28,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    padding: '12px 10px',
    borderRadius: radius.s,
    '@media': { [wide]: { gridColumn: 'auto', minInlineSize: 132, fontSize: 40 }, [low]: { paddingBlock: 6, fontSize: 24 } },
  },
  variants: {
    side: {
      self: { background: color.primary, color: color.onPrimary },
      opponent: { background: color.surface, color: color.ink, boxShadow: `inset 0 0 0 2px ${color.edge}` },
    },
  },
});

export const question = style({ display: 'grid', alignContent: 'center' });
export const ask = style({
  fontSize: size.l,
  lineHeight: leading.text,
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'pretty',
  marginBlock: `${space.xs} ${space.m}`,
  '@media': {
    [wide]: { fontSize: size.xl },
    [twoColumns]: { fontSize: size.xxl, lineHeight: leading.head, marginBlock: `${space.xl} ${space.xl}` },
  },
});
globalStyle(`${ask} math`, { fontWeight: 400 });
globalStyle(`:root:lang(en) ${ask} :lang(ar):lang(ar)`, { lineHeight: leading.text });
export const below = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Keeps the room of what a reveal says, so that nothing moves. */
export const state = style({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  blockSize: 'calc(6lh + 8px)',
  marginBlockStart: space.m,
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.inkSoft,
  '@media': { [wide]: { blockSize: 'calc(4lh + 8px)', marginBlockStart: space.l }, [low]: { marginBlockStart: space.xs } },
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' });
// beside the icon however long it is
globalStyle(`${line} > svg + span`, { flex: '1 1 12ch' });
export const hint = style({ display: 'none', marginInlineStart: 'auto', '@media': { [wide]: { display: 'inline' } } });
export const verdict = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 700 },
  variants: { kind: { correct: { color: color.positive }, incorrect: { color: color.negative }, none: { color: color.ink } } },
});
export const why = style({
  color: color.ink,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  justifyItems: 'center',
  textAlign: 'center',
  maxInlineSize: 560,
  marginInline: 'auto',
  paddingBlockStart: 'clamp(16px, 9vh, 96px)',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, justifyContent: 'center' });
