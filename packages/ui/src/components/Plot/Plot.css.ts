import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, size, space } from '../../theme/contract.css.ts';
import { wide } from '../../theme/media.ts';
import { xVar, yVar } from '../Path/Path.css.ts';

export const heightVar = createVar();
export const wideHeightVar = createVar();
export const aboveVar = createVar();

export const plot = style({ position: 'relative', blockSize: heightVar, '@media': { [wide]: { blockSize: wideHeightVar } } });
export const sheet = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const land = recipe({ variants: { slab: { true: { fill: color.slabDeep }, false: { fill: color.terrain } } } });
export const level = recipe({
  base: { fill: 'none', vectorEffect: 'non-scaling-stroke' },
  variants: {
    look: { mark: { stroke: color.edge, strokeWidth: 1.5, strokeDasharray: '6 6' }, stratum: { stroke: color.strata, strokeWidth: 1.5 } },
  },
});
export const levelWords = recipe({
  base: {
    position: 'absolute',
    insetInlineStart: space.m,
    fontSize: size.xs,
    fontWeight: 600,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    '@media': { [wide]: { insetInlineStart: space.l } },
  },
  variants: {
    below: {
      true: { insetBlockStart: `calc(${yVar} + 5px)` },
      false: {
        insetBlockStart: `calc(${yVar} - 26px)`,
        selectors: { ':root:lang(ur) &': { insetBlockStart: `calc(${yVar} - 34px)` } },
      },
    },
    slab: { true: { color: color.slabSoft }, false: { color: color.inkSoft } },
  },
});
export const mark = style({
  position: 'absolute',
  insetInlineStart: xVar,
  insetBlockStart: `calc(${yVar} - ${fallbackVar(aboveVar, '0px')})`,
  translate: '-50% -50%',
  selectors: { '[dir="rtl"] &': { translate: '50% -50%' } },
});
export const square = recipe({
  base: { inlineSize: '24px', blockSize: '24px', borderRadius: '7px', rotate: '45deg', display: 'grid', placeItems: 'center' },
  variants: {
    look: {
      filled: { background: color.pathInk, border: `2.5px solid ${color.pathInk}`, color: color.onPrimary },
      hollow: { background: color.surface, border: `2.5px solid ${color.edge}`, color: color.inkSoft },
      crossing: {
        inlineSize: '30px',
        blockSize: '30px',
        background: color.slabGold,
        border: `2.5px solid ${color.slabDeep}`,
        color: color.onCream,
      },
    },
  },
});
export const sign = style({ rotate: '-45deg', display: 'grid' });
export const cross = recipe({
  base: { display: 'block', inlineSize: '11px', blockSize: '11px', fill: 'none', strokeWidth: 3, strokeLinecap: 'round' },
  variants: { slab: { true: { stroke: color.slabNegative }, false: { stroke: color.negative } } },
});
