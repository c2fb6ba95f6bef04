import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, motion, radius, size } from '../../theme/contract.css.ts';
import { xVar } from './Path.css.ts';

const sink = keyframes({ from: { clipPath: 'inset(-24px -24px 100% -24px)' }, to: { clipPath: 'inset(-24px -24px -24px -24px)' } });
/** The ink runs down, once, after something was achieved. */
export const sinking = style({ animation: `${sink} ${motion.cheer} cubic-bezier(.3, 0, .2, 1) backwards` });

export const trailStop = style({ position: 'relative', paddingInlineStart: '60px', minBlockSize: '64px', paddingBlock: '9px' });
export const trailDrawing = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '32px',
  inlineSize: '48px',
  blockSize: '100%',
});
export const onTrail = style({
  position: 'absolute',
  insetBlockStart: '32px',
  insetInlineStart: xVar,
  translate: '-50% -50%',
  zIndex: 1,
  selectors: { '[dir="rtl"] &': { translate: '50% -50%' } },
});
export const trailInside = recipe({
  base: {
    color: 'inherit',
    textDecoration: 'none',
    display: 'block',
    padding: '4px 12px 6px',
    borderRadius: radius.s,
    lineHeight: leading.ui,
    minBlockSize: '44px',
  },
  variants: {
    link: { true: { ':hover': { background: color.sunken } } },
    here: { true: { background: color.primarySoft, color: color.primaryStrong } },
  },
});
export const trailName = recipe({ base: { fontWeight: 600, display: 'block' }, variants: { here: { true: { fontWeight: 800 } } } });
export const trailNote = style({ fontSize: size.xs, color: color.inkSoft, display: 'block' });
