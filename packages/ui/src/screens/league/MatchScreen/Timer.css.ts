import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { pointAt } from '../../../components/Path/geometry.ts';
import { mirrored } from '../../../components/Path/mirrored.ts';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';
import { twoColumns } from '../../../theme/media.ts';
import { low } from './Options.css.ts';
import { timerLine } from './timer-line.ts';

export const total = createVar();
/** How long the round had run when it was first shown, below zero. */
export const delay = createVar();
/** The share that is over, by the seconds: where nothing moves, it steps. */
export const gone = createVar();

export const timer = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: color.canvas,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 116px',
  gap: space.m,
  alignItems: 'center',
  paddingBlock: space.xs,
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 132px', marginBlockStart: space.l }, [low]: { paddingBlock: 0 } },
});
/** Left to right, and mirrored as a whole. */
export const run = style({ position: 'relative', blockSize: 48, direction: 'ltr', selectors: mirrored });
const WHOLE = { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, inlineSize: '100%', blockSize: '100%' } as const;
export const line = style({ ...WHOLE, overflow: 'visible' });
export const ink = style(WHOLE);

const away = keyframes({ to: { transform: 'translateX(-100%)' } });
const against = keyframes({ to: { transform: 'translateX(100%)' } });
const heights = Array.from({ length: 21 }, (_, step) => step * 5);
const along = keyframes(
  Object.fromEntries(
    heights.map((share) => [`${share}%`, { transform: `translateY(${Math.round(pointAt(timerLine, 100 - share).y * 10) / 10}px)` }]),
  ),
);
const running = (name: string) => `${name} ${total} linear ${delay} both`;
/** A window goes away over a line that stays: the line shrinks, and nothing is drawn anew. */
export const window = style({
  ...WHOLE,
  overflow: 'hidden',
  transform: `translateX(calc(${gone} * -100%))`,
  animation: running(away),
});
export const walked = style({ ...WHOLE, transform: `translateX(calc(${gone} * 100%))`, animation: running(against) });
globalStyle(`${walked} > path`, {
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 6,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const head = style({ ...WHOLE, transform: `translateX(calc(${gone} * -100%))`, animation: running(away), pointerEvents: 'none' });
globalStyle(`${head} > i`, {
  position: 'absolute',
  insetInlineEnd: -11,
  insetBlockStart: -11,
  inlineSize: 22,
  blockSize: 22,
  borderRadius: '50%',
  background: color.canvas,
  border: `6px solid ${color.accent}`,
  transform: 'translateY(24px)',
  animation: running(along),
});

const FIGURES = {
  // places of their own: fewer figures or another word move nothing
  display: 'grid',
  gridTemplateColumns: '1fr 60px',
  alignItems: 'baseline',
  alignContent: 'center',
  gap: 6,
  fontWeight: 800,
  lineHeight: leading.ui,
  minInlineSize: 0,
  minBlockSize: 48,
  whiteSpace: 'nowrap',
} as const;
export const seconds = style({ ...FIGURES, color: color.accentInk });
export const gained = recipe({ base: FIGURES, variants: { any: { true: { color: color.rewardInk }, false: { color: color.inkSoft } } } });
globalStyle(`${seconds} > b, ${gained.classNames.base} > b`, {
  fontFamily: font.figures,
  fontWeight: 800,
  fontSize: 36,
  textAlign: 'end',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${gained.classNames.base} > b`, { fontSize: 25 });
globalStyle(`${seconds} > span, ${gained.classNames.base} > span`, { fontSize: size.s });
