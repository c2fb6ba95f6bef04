import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, space } from '../../../theme/contract.css.ts';
import { twoColumns } from '../../../theme/media.ts';

export const lead = style({ color: color.inkSoft, maxInlineSize: '56ch', marginBlockStart: space.xxs });
export const columns = recipe({
  base: { display: 'grid', gap: space.m, alignItems: 'start' },
  variants: { two: { true: { '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: space.l } } } } },
});
