import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, motion, radius, room, size, space } from '../../theme/contract.css.ts';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
    borderRadius: radius.s,
    border: '2px solid transparent',
    fontWeight: 700,
    lineHeight: leading.ui,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: motion.fast,
    selectors: { '&[aria-disabled="true"], &:disabled': { cursor: 'default' } },
  },
  variants: {
    look: {
      primary: { background: color.primary, color: color.onPrimary, ':hover': { background: color.primaryStrong } },
      line: { background: 'transparent', color: color.primary, borderColor: color.primary, ':hover': { background: color.primarySoft } },
      quiet: { background: 'transparent', color: color.primary, ':hover': { background: color.primarySoft } },
      live: { background: color.accent, color: color.onAccent, ':hover': { background: color.accentInk } },
      cream: { background: color.slabInk, color: color.onCream, ':hover': { background: '#FFFFFF' } },
      creamLine: { background: 'transparent', color: color.slabInk, borderColor: color.slabEdge, ':hover': { background: color.slabDeep } },
    },
    wide: { true: { inlineSize: '100%' } },
    compact: {
      true: { minBlockSize: '44px', fontSize: size.s, paddingInline: space.s },
      false: { minBlockSize: room.controlHeight, fontSize: size.m, paddingInline: space.l },
    },
  },
  compoundVariants: [{ variants: { look: 'quiet', compact: false }, style: { paddingInline: space.s } }],
});

const walk = keyframes({ from: { backgroundPositionX: '0' }, to: { backgroundPositionX: '18px' } });

/** Waiting is the dotted path under the words: it takes no room, so nothing moves. */
export const pending = style({ position: 'relative', opacity: 0.85 });
export const dots = style({
  position: 'absolute',
  insetInline: '22%',
  insetBlockEnd: '4px',
  blockSize: '4px',
  backgroundImage: 'radial-gradient(circle, currentColor 1.6px, transparent 2px)',
  backgroundSize: '9px 4px',
  animation: `${walk} 900ms linear infinite`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
