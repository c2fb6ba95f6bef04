import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font } from '../../theme/contract.css.ts';
import { mirrored } from './mirrored.ts';

export const yVar = createVar();
export const xVar = createVar();

/** Lines are drawn from left to right and mirrored as a whole where reading runs to the left. */
export const drawing = style({ overflow: 'visible', selectors: mirrored });
export const line = recipe({
  base: { fill: 'none', stroke: color.path, strokeWidth: 3, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' },
  variants: {
    kind: {
      todo: { strokeDasharray: '1 9' },
      plain: {},
      ink: { stroke: color.pathInk, strokeWidth: 4 },
      lead: { stroke: color.pathInk, strokeWidth: 6 },
      rival: { stroke: color.slabNegative, strokeWidth: 3.5, strokeDasharray: '1 8' },
    },
  },
});

/** Checks are mirrored back inside a mirrored drawing. */
export const upright = style({ transformBox: 'fill-box', transformOrigin: 'center', selectors: mirrored });

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
      right: { background: color.positive, borderColor: color.positive, color: color.surface },
      wrong: { background: color.negative, borderColor: color.negative, color: color.surface },
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
      style: { background: color.slabNegative, borderColor: color.slabNegative, color: color.onSlabNegative },
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
