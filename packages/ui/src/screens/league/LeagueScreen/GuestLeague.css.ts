import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

const ROUND = '9s';

export const hero = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'center',
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', gap: space.xxl } },
});
export const words = style({ display: 'grid', gap: space.s });
export const lead = style({ color: color.inkSoft, maxInlineSize: '48ch' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.s}`, marginBlockStart: space.s });
globalStyle(`${actions} > *`, { '@media': { [phone]: { inlineSize: '100%' } } });
export const figure = style({ margin: 0 });
export const match = style({ display: 'grid', gap: space.m, padding: space.m, '@media': { [wide]: { padding: space.l } } });
export const duel = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 96px) minmax(0, 96px) 44px',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `2px ${space.s}`,
});
export const player = style({
  gridColumn: '1 / span 2',
  fontSize: size.s,
  fontWeight: 700,
  lineHeight: leading.ui,
  selectors: { '& + &': { gridColumn: '3 / span 2', textAlign: 'end' } },
});
export const score = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    direction: 'ltr',
    blockSize: '56px',
    borderRadius: radius.s,
    fontFamily: font.figures,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 800,
    fontSize: '28px',
    lineHeight: 1,
  },
  variants: {
    own: {
      true: { background: color.slabInk, color: color.onCream },
      false: { boxShadow: `inset 0 0 0 2px ${color.slabEdge}`, color: color.slabInk },
    },
  },
});
globalStyle(`${score.classNames.base} > span`, { gridArea: '1 / 1' });

// One clock for all: the answer comes at 55 %, and the round begins anew at the end.
const leaves = keyframes({ '0%, 54%': { opacity: 1 }, '55%, 100%': { opacity: 0 } });
const comes = keyframes({ '0%, 54%': { opacity: 0 }, '55%, 100%': { opacity: 1 } });
const shrinks = keyframes({
  '0%': { clipPath: 'inset(-8px 0 -8px -8px)' },
  '55%, 96%': { clipPath: 'inset(-8px 42% -8px -8px)' },
  '100%': { clipPath: 'inset(-8px 0 -8px -8px)' },
});
const turnsRight = keyframes({
  '0%, 54%': { background: 'transparent', borderColor: color.slabEdge, color: color.slabInk },
  '55%, 100%': { background: color.slabInk, borderColor: color.slabInk, color: color.onCream },
});
const moves = (name: string) => ({ animation: `${name} ${ROUND} linear infinite` });

// Where nothing moves, the round is over: the answer is right and its points are there.
export const before = style({ opacity: 0, ...moves(leaves) });
export const after = style(moves(comes));
export const timer = style({
  inlineSize: '100%',
  blockSize: '24px',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
const stroke = { fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;
export const road = style({ ...stroke, stroke: color.slabLine, strokeWidth: 3, strokeDasharray: '1 9' });
export const time = style({
  ...stroke,
  stroke: color.slabNegative,
  strokeWidth: 7,
  transformBox: 'fill-box',
  clipPath: 'inset(-8px 42% -8px -8px)',
  ...moves(shrinks),
});
export const question = style({ fontSize: '25px', fontWeight: 800, textAlign: 'center', lineHeight: 1.4, fontFamily: font.figures });
export const options = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.xs });
export const option = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: '48px',
    borderRadius: radius.s,
    border: `2px solid ${color.slabEdge}`,
    fontSize: '17px',
    fontWeight: 700,
    lineHeight: 1,
  },
  variants: {
    isRight: {
      true: { background: color.slabInk, borderColor: color.slabInk, color: color.onCream, ...moves(turnsRight) },
      false: {},
    },
  },
});
globalStyle(`${option.classNames.variants.isRight.true} > svg`, moves(comes));
export const how = style({ display: 'grid', gap: space.m });
export const points = style({
  display: 'grid',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xxl } },
});
globalStyle(`${points} > div`, { paddingBlock: space.m, borderBlockEnd: `1px solid ${color.line}` });
globalStyle(`${points} dt`, { fontWeight: 700, lineHeight: leading.ui });
globalStyle(`${points} dd`, { color: color.inkSoft, maxInlineSize: '52ch' });
