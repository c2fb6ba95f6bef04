import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, motion, radius, room, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

/** A phone that is low: the options keep under the thumb without a scroll. */
export const low = '(max-width: 759px) and (max-height: 780px)';

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [low]: { gap: space.s } },
});
globalStyle(`${options} > li`, { display: 'grid' });

export const option = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s,
    inlineSize: '100%',
    minBlockSize: 64,
    padding: `10px ${space.m}`,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.m,
    background: color.surface,
    lineHeight: leading.ui,
    textAlign: 'start',
    transitionProperty: 'background-color, border-color',
    transitionDuration: motion.fast,
    ':focus-visible': { borderRadius: radius.m },
    '@media': {
      [wide]: { minBlockSize: 80 },
      [twoColumns]: { minBlockSize: 104, paddingInline: space.l },
      [low]: { minBlockSize: 56, paddingBlock: 6 },
    },
  },
  variants: {
    isOpen: { true: { cursor: 'pointer', ':hover': { borderColor: color.primary } }, false: { cursor: 'default' } },
    mark: {
      none: {},
      chosen: { borderColor: color.primary, background: color.primarySoft, boxShadow: `inset 0 0 0 1px ${color.primary}` },
      correct: { borderColor: color.positive, background: color.positiveSoft, boxShadow: `inset 0 0 0 1px ${color.positive}` },
      incorrect: { borderColor: color.negative, background: color.negativeSoft, boxShadow: `inset 0 0 0 1px ${color.negative}` },
    },
  },
});
export const badge = recipe({
  base: {
    inlineSize: 32,
    blockSize: 32,
    borderRadius: '50%',
    border: `1.5px solid ${color.edge}`,
    display: 'grid',
    placeItems: 'center',
    fontFamily: font.figures,
    fontWeight: 700,
    fontSize: 15,
    lineHeight: 1,
    color: color.inkSoft,
  },
  variants: {
    mark: {
      none: {},
      chosen: { background: color.primary, borderColor: color.primary, color: color.onPrimary },
      correct: { borderColor: color.positive, color: color.positive },
      incorrect: { borderColor: color.negative, color: color.negative },
    },
  },
});
/** Words of another language begin where the page's lines begin. */
export const words = style({ minInlineSize: 0, display: 'grid', justifyItems: 'start', '@media': { [twoColumns]: { fontSize: size.l } } });

/** On the upper edge of its option, so that it takes no room; further out than in, above the first line. */
export const word = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: space.m,
    translate: '0 -70%',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    paddingInline: 10,
    paddingBlock: `calc(${room.chipAbove} * .4) 0`,
    minBlockSize: 24,
    borderRadius: radius.pill,
    fontWeight: 700,
    fontSize: size.xs,
    lineHeight: room.chipLeading,
    whiteSpace: 'nowrap',
    color: color.surface,
    '@media': { [phone]: { insetInlineEnd: space.s } },
  },
  variants: { mark: { correct: { background: color.positive }, incorrect: { background: color.negative } } },
});
globalStyle(`${word.classNames.base} svg`, { inlineSize: 16, blockSize: 16, strokeWidth: 3 });
