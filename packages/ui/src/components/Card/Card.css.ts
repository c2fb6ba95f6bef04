import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, radius, size, space } from '../../theme/contract.css.ts';
import { wide } from '../../theme/media.ts';

export const card = recipe({
  base: { background: color.surface, border: `1px solid ${color.line}`, borderRadius: radius.m, minInlineSize: 0 },
  variants: {
    flush: {
      true: { overflow: 'hidden' },
      false: { padding: space.m, '@media': { [wide]: { padding: space.l } } },
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  marginBlockEnd: space.m,
});
export const flushHead = style({ padding: `${space.m} ${space.m} 0`, '@media': { [wide]: { padding: `${space.l} ${space.l} 0` } } });
globalStyle(`${head} > h2, ${head} > h3`, { fontSize: size.l });
export const action = style({
  flex: 'none',
  fontSize: size.s,
  fontWeight: 700,
  textDecoration: 'none',
  minBlockSize: '44px',
  display: 'inline-flex',
  alignItems: 'center',
  marginBlock: '-10px',
  ':hover': { textDecoration: 'underline' },
});
