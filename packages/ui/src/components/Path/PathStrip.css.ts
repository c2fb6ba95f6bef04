import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, motion, size } from '../../theme/contract.css.ts';
import { phone, wide } from '../../theme/media.ts';
import { xVar, yVar } from './Path.css.ts';

const fromVar = createVar();
const untilVar = createVar();
export const reach = { from: fromVar, until: untilVar };

const run = keyframes({
  from: { clipPath: `inset(-24px calc(100% - ${fromVar}) -24px -24px)` },
  to: { clipPath: `inset(-24px calc(100% - ${untilVar}) -24px -24px)` },
});
/** The ink runs on, once, after something was achieved. */
export const running = style({ animation: `${run} ${motion.cheer} cubic-bezier(.3, 0, .2, 1) backwards` });

export const stripRoot = recipe({
  base: { position: 'relative' },
  variants: {
    shown: {
      always: {},
      wide: { '@media': { [phone]: { display: 'none' } } },
      phone: { '@media': { [wide]: { display: 'none' } } },
    },
  },
});
export const stripDrawing = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0, inlineSize: '100%', blockSize: '64px' });
export const stops = style({ position: 'relative', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });
export const stop = style({ minInlineSize: 0 });
export const stopInside = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    paddingInline: '6px',
    fontSize: size.s,
    lineHeight: leading.ui,
    color: 'inherit',
    textDecoration: 'none',
  },
  variants: {
    compact: { true: { fontSize: size.xs, paddingInline: '1px' } },
    slab: { true: { color: color.slabSoft }, false: { color: color.inkSoft } },
    here: { true: { fontWeight: 700, color: color.primary } },
  },
  compoundVariants: [{ variants: { slab: true, here: true }, style: { color: color.slabInk } }],
});
export const at = style({ blockSize: '64px', inlineSize: '100%', position: 'relative', display: 'block' });
export const onStrip = style({
  position: 'absolute',
  insetBlockStart: yVar,
  insetInlineStart: '50%',
  translate: '-50% -50%',
  selectors: { '[dir="rtl"] &': { translate: '50% -50%' } },
});
export const stopNote = recipe({
  base: { display: 'block', fontSize: size.xs, fontWeight: 700 },
  variants: { slab: { true: { color: color.slabGold }, false: { color: color.accentInk } } },
});

/* progress */
export const bar = style({ position: 'relative', display: 'block', blockSize: '16px' });
export const barDrawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '16px' });
export const knob = style({
  position: 'absolute',
  insetBlockStart: yVar,
  insetInlineStart: xVar,
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '50%',
  background: color.surface,
  border: `3px solid ${color.pathInk}`,
  translate: '-50% -50%',
  selectors: { '[dir="rtl"] &': { translate: '50% -50%' } },
});
