import { recipe } from '@vanilla-extract/recipes';

export const icon = recipe({
  base: { flex: 'none', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round', display: 'block' },
  variants: {
    small: {
      true: { inlineSize: '20px', blockSize: '20px', strokeWidth: 2 },
      false: { inlineSize: '24px', blockSize: '24px', strokeWidth: 1.75 },
    },
    flips: { true: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } } },
  },
});
