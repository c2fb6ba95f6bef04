import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

/** Wider than the column of a stage, which is made for one question. */
export const wideStage = style({
  '@media': { [twoColumns]: { inlineSize: 'min(1072px, 100vw - 96px)', marginInlineStart: 'calc(50% - min(536px, 50vw - 48px))' } },
});
export const columns = style({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.m,
  alignItems: 'start',
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: space.l, marginBlockStart: space.l } },
});
export const rounds = style({ minInlineSize: 0 });
/** First on a phone: what the match gave, and the next one. */
export const gain = style({ minInlineSize: 0, '@media': { [`not all and ${twoColumns}`]: { order: -1 } } });
/** Room below it where no race is drawn, which brings its own. */
export const verdict = recipe({
  base: {
    display: 'grid',
    gap: space.l,
    padding: `${space.l} ${space.m} 0`,
    '@media': { [wide]: { padding: `${space.xl} ${space.xl} 0` } },
  },
  variants: {
    alone: { true: { paddingBlockEnd: space.l, '@media': { [wide]: { paddingBlockEnd: space.xl } } }, false: {} },
  },
});
globalStyle(`${verdict.classNames.base} h1`, { marginBlock: '8px 4px' });
export const lead = style({ color: color.slabSoft, maxInlineSize: '54ch' });
export const duel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space.l,
  '@media': { [phone]: { gap: space.s } },
});
export const side = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 96px',
    alignItems: 'center',
    gap: space.s,
    minInlineSize: 0,
    lineHeight: leading.ui,
    '@media': { [phone]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
  },
  variants: {
    side: {
      own: {},
      opponent: { '@media': { [wide]: { gridTemplateColumns: '96px minmax(0, 1fr) 44px' } } },
    },
  },
});
export const face = recipe({
  base: { display: 'grid' },
  variants: {
    side: {
      own: { vars: { [color.primarySoft]: color.slabInk, [color.primary]: color.onCream } },
      opponent: {
        vars: { [color.primarySoft]: color.slabNegative, [color.primary]: color.onSlabNegative },
        '@media': { [wide]: { order: 3 } },
      },
    },
  },
});
export const who = style({ minInlineSize: 0, fontWeight: 700 });
/** Beside the opponent's picture, at the end: the name is as wide as its words. */
globalStyle(`${side.classNames.variants.side.opponent} > ${who}`, {
  '@media': { [wide]: { order: 2, display: 'grid', justifyItems: 'end' } },
});
export const role = style({ display: 'block', color: color.slabSoft, fontSize: size.s, fontWeight: 400 });
export const points = recipe({
  base: {
    direction: 'ltr',
    unicodeBidi: 'isolate',
    display: 'grid',
    placeItems: 'center',
    blockSize: '64px',
    borderRadius: radius.s,
    fontFamily: font.figures,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 800,
    fontSize: '34px',
    lineHeight: 1,
    '@media': { [phone]: { gridColumn: '1 / -1', blockSize: '52px', fontSize: '28px' } },
  },
  variants: {
    side: {
      own: { background: color.slabInk, color: color.onCream },
      opponent: { color: color.slabInk, boxShadow: `inset 0 0 0 2px ${color.slabEdge}` },
    },
  },
});
