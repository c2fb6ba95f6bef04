import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, motion, radius, size } from '../../theme/contract.css.ts';
import { phone, wide } from '../../theme/media.ts';

export const yVar = createVar();
export const xVar = createVar();
const fromVar = createVar();
const untilVar = createVar();
export const reach = { from: fromVar, until: untilVar };

/** Lines are drawn from left to right and mirrored as a whole where reading runs to the left. */
export const drawing = style({ overflow: 'visible', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const line = recipe({
  base: { fill: 'none', stroke: color.path, strokeWidth: 3, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' },
  variants: { kind: { todo: { strokeDasharray: '1 9' }, plain: {}, ink: { stroke: color.pathInk, strokeWidth: 4 } } },
});

const run = keyframes({
  from: { clipPath: `inset(-24px calc(100% - ${fromVar}) -24px -24px)` },
  to: { clipPath: `inset(-24px calc(100% - ${untilVar}) -24px -24px)` },
});
const sink = keyframes({ from: { clipPath: 'inset(-24px -24px 100% -24px)' }, to: { clipPath: 'inset(-24px -24px -24px -24px)' } });
/** The ink runs on, once, after something was achieved. */
export const running = style({ animation: `${run} ${motion.cheer} cubic-bezier(.3, 0, .2, 1) backwards` });
export const sinking = style({ animation: `${sink} ${motion.cheer} cubic-bezier(.3, 0, .2, 1) backwards` });

/* stations */
export const station = recipe({
  base: {
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    background: color.surface,
    border: `2.5px solid ${color.edge}`,
    color: color.inkSoft,
    flex: 'none',
    fontFamily: font.figures,
    fontWeight: 800,
    fontSize: '13px',
    lineHeight: 1,
  },
  variants: {
    state: {
      todo: {},
      done: { background: color.pathInk, borderColor: color.pathInk, color: color.onPrimary },
      here: {
        borderColor: color.pathInk,
        borderWidth: '3px',
        inlineSize: '34px',
        blockSize: '34px',
        boxShadow: `0 0 0 5px ${color.primarySoft}`,
        color: color.primary,
        fontSize: '15px',
      },
      locked: { borderStyle: 'dashed', borderWidth: '2px' },
      right: { background: color.success, borderColor: color.success, color: color.surface },
      wrong: { background: color.danger, borderColor: color.danger, color: color.surface },
    },
    test: { true: { borderRadius: '7px', rotate: '45deg', inlineSize: '24px', blockSize: '24px' } },
    slab: { true: { background: color.slab } },
  },
  compoundVariants: [
    { variants: { slab: true, state: 'done' }, style: { background: color.slabInk, borderColor: color.slabInk, color: color.slab } },
    { variants: { slab: true, state: 'here' }, style: { boxShadow: '0 0 0 6px rgb(255 245 230 / .14)', color: color.slabInk } },
    { variants: { slab: true, state: 'locked' }, style: { color: color.slabSoft } },
    { variants: { slab: true, state: 'right' }, style: { background: color.slabInk, borderColor: color.slabInk, color: color.slab } },
    {
      variants: { slab: true, state: 'wrong' },
      style: { background: color.slabWrong, borderColor: color.slabWrong, color: color.onSlabWrong },
    },
    { variants: { test: true, state: 'here' }, style: { inlineSize: '30px', blockSize: '30px' } },
  ],
});
export const pip = recipe({
  base: { display: 'block', inlineSize: '12px', blockSize: '12px', borderRadius: '50%', background: color.accent },
  variants: { slab: { true: { background: color.reward } } },
});
export const sign = recipe({ variants: { test: { true: { rotate: '-45deg' } } } });
globalStyle(`${station.classNames.base} svg`, { inlineSize: '16px', blockSize: '16px', strokeWidth: 3 });
globalStyle(`${station.classNames.variants.state.locked} svg, ${station.classNames.variants.test.true} svg`, { strokeWidth: 2.25 });

/* strip */
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

/* trail */
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
