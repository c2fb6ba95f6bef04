import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, size, space } from '../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../theme/media.ts';
import { mirrored } from '../../components/Path/mirrored.ts';

/** What stands above the road keeps the room of its longest words, so that the road stays where it is. */
export const head = style({
  textAlign: 'center',
  paddingBlockStart: 'clamp(0px, 5vh, 56px)',
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
});
globalStyle(`${head} h1`, { minBlockSize: '2lh', display: 'grid', alignContent: 'end', '@media': { [wide]: { minBlockSize: '1lh' } } });
globalStyle(`${head} p`, {
  color: color.inkSoft,
  textWrap: 'balance',
  minBlockSize: '2lh',
  maxInlineSize: '52ch',
  '@media': { [wide]: { minBlockSize: '1lh' } },
});

const HEIGHT = { blockSize: 232, '@media': { [wide]: { blockSize: 280 } } };
export const room = style({
  ...HEIGHT,
  marginBlock: `${space.l} 36px`,
  '@media': { [wide]: { blockSize: 280, marginBlock: `${space.l} ${space.xl}` } },
});
// Nastaliq stands in higher lines: the own name ends lower
globalStyle(`:root:lang(ur) ${room}`, { marginBlockEnd: 60 });
/** As wide as the window, without its scroll bar. */
export const ground = style({ ...HEIGHT, position: 'absolute', insetInline: 0, overflowX: 'clip' });
export const roads = recipe({
  base: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible', selectors: mirrored },
  variants: {
    width: {
      narrow: { '@media': { [twoColumns]: { display: 'none' } } },
      broad: { display: 'none', '@media': { [twoColumns]: { display: 'block' } } },
    },
  },
});
export const own = style({ strokeWidth: 7 });
export const theirs = style({ strokeWidth: 7, stroke: color.accent });
export const dots = style({ strokeWidth: 4, strokeDasharray: '1 12' });

export const player = recipe({
  base: {
    position: 'absolute',
    inlineSize: 176,
    translate: '-50% -36px',
    display: 'grid',
    justifyItems: 'center',
    lineHeight: leading.ui,
    fontSize: size.s,
    selectors: { '[dir="rtl"] &': { translate: '50% -36px' } },
    '@media': {
      [phone]: { inlineSize: 96, translate: '-50% -30px', selectors: { '[dir="rtl"] &': { translate: '50% -30px' } } },
    },
  },
  variants: {
    side: {
      self: { insetBlockStart: '72%', insetInlineStart: '19%', '@media': { [twoColumns]: { insetInlineStart: '28%' } } },
      opponent: { insetBlockStart: '34%', insetInlineStart: '81%', '@media': { [twoColumns]: { insetInlineStart: '72%' } } },
    },
  },
});
globalStyle(`${player.classNames.base} > b`, { marginBlockStart: 8 });
globalStyle(`${player.classNames.base} > span:last-child:not(:first-child)`, { fontSize: size.xs, color: color.inkSoft });

export const node = recipe({
  base: {
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockStart: '50%',
    translate: '-50% -50%',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    borderRadius: '50%',
    background: color.canvas,
    fontFamily: font.figures,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    selectors: { '[dir="rtl"] &': { translate: '50% -50%' } },
  },
  variants: {
    isLive: {
      true: {
        inlineSize: 176,
        blockSize: 176,
        border: `7px solid ${color.accent}`,
        color: color.accentInk,
        fontWeight: 800,
        fontSize: 104,
        '@media': { [phone]: { inlineSize: 112, blockSize: 112, fontSize: 68 } },
      },
      false: {
        inlineSize: 104,
        blockSize: 104,
        gap: 4,
        border: `4px solid ${color.pathInk}`,
        '@media': { [phone]: { inlineSize: 88, blockSize: 88 } },
      },
    },
  },
});
globalStyle(`${node.classNames.variants.isLive.false} b`, {
  fontWeight: 800,
  fontSize: 38,
  '@media': { [phone]: { fontSize: 32 } },
});
globalStyle(`${node.classNames.variants.isLive.false} b + span`, {
  fontFamily: font.text,
  fontSize: size.xs,
  color: color.inkSoft,
  lineHeight: 1.2,
});
globalStyle(`${node.classNames.variants.isLive.false} svg`, { inlineSize: 32, blockSize: 32, color: color.primary });
/** Words instead of a figure: "starting soon", "go". */
export const word = style({
  fontFamily: font.text,
  fontSize: size.xl,
  lineHeight: leading.ui,
  fontWeight: 700,
  textAlign: 'center',
  '@media': { [phone]: { fontSize: size.m } },
});
