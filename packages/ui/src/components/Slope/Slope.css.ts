import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, size, space } from '../../theme/contract.css.ts';

export const hill = recipe({
  base: { display: 'block', inlineSize: '100%' },
  variants: { small: { true: { blockSize: '30px' }, false: { blockSize: '72px' } } },
});
export const stretch = recipe({
  base: { fill: 'none', stroke: color.path, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' },
  variants: {
    small: { true: { strokeWidth: 3.5 }, false: { strokeWidth: 5 } },
    kind: { plain: {}, todo: { strokeDasharray: '1 9' }, ink: { stroke: color.pathInk } },
  },
  compoundVariants: [
    { variants: { small: true, kind: 'ink' }, style: { strokeWidth: 4.5 } },
    { variants: { small: false, kind: 'ink' }, style: { strokeWidth: 6 } },
  ],
});
export const words = recipe({
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', lineHeight: leading.ui },
  variants: {
    small: {
      // a word and its figure stay in one line, also where a third is too narrow for them
      true: { fontSize: size.s, gridTemplateColumns: 'repeat(3, minmax(max-content, 1fr))' },
      false: { marginBlockStart: space.s },
    },
  },
});
export const word = recipe({
  variants: { small: { true: { display: 'flex', columnGap: '4px', paddingInlineEnd: '4px' }, false: { paddingInlineEnd: space.xs } } },
});
export const name = style({ fontSize: size.s, color: color.inkSoft });
export const figure = style({ fontWeight: 800, margin: 0 });
