import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, size, space } from '../../theme/contract.css.ts';
import { aside, wide } from '../../theme/media.ts';

export const list = recipe({
  base: { display: 'grid', borderBlockStart: `1px solid ${color.line}` },
  variants: {
    columns: {
      1: {},
      2: { '@media': { [wide]: { gridTemplateColumns: 'repeat(2, 1fr)', columnGap: space.xxl } } },
      3: {
        '@media': {
          [wide]: { gridTemplateColumns: 'repeat(2, 1fr)', columnGap: space.xxl },
          [aside]: { gridTemplateColumns: 'repeat(3, 1fr)' },
        },
      },
    },
  },
});
export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24px',
    gap: space.m,
    alignItems: 'center',
    paddingBlock: space.m,
    minBlockSize: 76,
    borderBlockEnd: `1px solid ${color.line}`,
    color: 'inherit',
    textDecoration: 'none',
    lineHeight: leading.ui,
  },
  variants: { tile: { true: { gridTemplateColumns: '56px minmax(0, 1fr) 24px' } } },
});
globalStyle(`${row.classNames.base} b`, { fontSize: size.l });
globalStyle(`${row.classNames.base}:hover b`, { color: color.primary });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `4px ${space.s}` });
export const counts = style({ display: 'block', color: color.inkSoft, fontSize: size.s });
export const chevron = style({ color: color.inkSoft });
