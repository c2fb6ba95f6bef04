import { recipe } from '@vanilla-extract/recipes';
import { color, radius, space } from '../../theme/contract.css.ts';
import { wide } from '../../theme/media.ts';

export const slab = recipe({
  base: {
    background: color.slab,
    color: color.slabInk,
    borderRadius: radius.m,
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    minInlineSize: 0,
    vars: { [color.path]: color.slabLine, [color.pathInk]: color.slabInk, [color.edge]: color.slabEdge, [color.focus]: color.slabGold },
  },
  variants: { flush: { false: { padding: `20px ${space.m} ${space.l}`, '@media': { [wide]: { padding: space.xl } } } } },
});
