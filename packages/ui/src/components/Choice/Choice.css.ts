import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, motion, radius, size, space } from '../../theme/contract.css.ts';
import { phone, wide } from '../../theme/media.ts';

export const choice = style({
  display: 'grid',
  // beside its own word an answer keeps room for a word of its own
  gridTemplateColumns: 'auto minmax(12ch, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '64px',
  padding: `10px ${space.m}`,
  lineHeight: leading.ui,
  textAlign: 'start',
  inlineSize: '100%',
  position: 'relative',
  isolation: 'isolate',
  cursor: 'pointer',
});
export const still = style({ cursor: 'default' });
export const input = style({
  position: 'absolute',
  opacity: 0,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  cursor: 'inherit',
  zIndex: 1,
});

/**
 * The card's edge and ground, a sibling of the input so that a choice shows itself without JavaScript and
 * without `:has`.
 */
export const edge = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: radius.m,
    border: `1.5px solid ${color.edge}`,
    background: color.surface,
    transitionProperty: 'background-color, border-color',
    transitionDuration: motion.fast,
    selectors: {
      [`${choice}:hover &`]: { borderColor: color.primary },
      [`${input}:checked ~ &`]: {
        borderColor: color.primary,
        background: color.primarySoft,
        boxShadow: `inset 0 0 0 1px ${color.primary}`,
      },
      [`${input}:focus-visible ~ &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
  variants: {
    mark: {
      none: {},
      'right': {
        borderColor: `${color.positive} !important`,
        background: `${color.positiveSoft} !important`,
        boxShadow: `inset 0 0 0 1px ${color.positive} !important`,
      },
      wrong: {
        borderColor: `${color.negative} !important`,
        background: `${color.negativeSoft} !important`,
        boxShadow: `inset 0 0 0 1px ${color.negative} !important`,
      },
      plain: { borderColor: `${color.line} !important` },
    },
  },
});

export const badge = recipe({
  base: {
    inlineSize: '32px',
    blockSize: '32px',
    border: `1.5px solid ${color.edge}`,
    display: 'grid',
    placeItems: 'center',
    fontFamily: font.figures,
    fontWeight: 700,
    fontSize: '15px',
    lineHeight: 1,
    color: color.inkSoft,
  },
  variants: {
    shape: { radio: { borderRadius: '50%' }, checkbox: { borderRadius: radius.s } },
    mark: {
      none: { selectors: { [`${input}:checked ~ &`]: { background: color.primary, borderColor: color.primary, color: color.onPrimary } } },
      'right': { color: color.positive, borderColor: color.positive },
      wrong: { color: color.negative, borderColor: color.negative },
      plain: {},
    },
  },
});
/** The check stands in a badge without a key only while it is chosen. */
export const tick = style({ display: 'none', selectors: { [`${input}:checked ~ * > &`]: { display: 'block' } } });
globalStyle(`${tick} > svg`, { inlineSize: '18px', blockSize: '18px', strokeWidth: 3 });
export const words = style({ minInlineSize: 0 });
export const word = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    fontWeight: 700,
    fontSize: size.s,
    // Beside a long answer a phone has no room: the word stands below it.
    '@media': { [phone]: { gridColumn: '2 / -1' } },
  },
  variants: { mark: { 'right': { color: color.positive }, wrong: { color: color.negative }, plain: { color: color.inkSoft } } },
});

export const group = style({ minInlineSize: 0 });
export const legend = style({ fontWeight: 700, fontSize: size.m, lineHeight: leading.ui, marginBlockEnd: space.s });
export const choices = recipe({
  base: { display: 'grid', gap: space.s },
  variants: { columns: { 1: {}, 2: { '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } } },
});
