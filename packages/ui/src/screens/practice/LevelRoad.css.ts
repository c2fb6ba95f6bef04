import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { xVar, yVar } from '../../components/Path/Path.css.ts';
import { color, leading, size, space } from '../../theme/contract.css.ts';
import { twoColumns } from '../../theme/media.ts';

export const levels = style({ position: 'relative', '@media': { [twoColumns]: { minBlockSize: '272px' } } });
const road = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });
export const wideRoad = style([
  road,
  { display: 'none', '@media': { [twoColumns]: { display: 'block', inlineSize: '100%', blockSize: '260px' } } },
]);
export const phoneRoad = style([road, { '@media': { [twoColumns]: { display: 'none' } } }]);
export const stops = style({
  position: 'relative',
  display: 'grid',
  '@media': { [twoColumns]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', alignItems: 'start' } },
});
export const stop = style({
  minBlockSize: '116px',
  paddingInlineStart: xVar,
  '@media': { [twoColumns]: { minBlockSize: 0, paddingInlineStart: 0, marginBlockStart: yVar } },
});
export const inside = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'center',
  lineHeight: leading.ui,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [twoColumns]: { display: 'flex', flexDirection: 'column', textAlign: 'center', gap: space.s, paddingInline: space.xs },
  },
});
export const gem = recipe({
  base: {
    inlineSize: '88px',
    blockSize: '88px',
    borderRadius: '50%',
    background: color.surface,
    border: `3px solid ${color.edge}`,
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    flex: 'none',
  },
  variants: {
    state: {
      finished: { borderColor: color.pathInk, borderWidth: '4px' },
      here: { borderColor: color.pathInk, borderWidth: '4px', boxShadow: `0 0 0 7px ${color.primarySoft}` },
      next: {},
      locked: { borderStyle: 'dashed', background: color.sunken },
    },
  },
});
export const badge = recipe({
  base: { inlineSize: '60px', blockSize: '60px', display: 'block' },
  variants: { shut: { true: { opacity: 0.42, filter: 'grayscale(.7)' } } },
});
export const sign = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: '-4px',
    insetInlineEnd: '-4px',
    inlineSize: '30px',
    blockSize: '30px',
    borderRadius: '50%',
    border: `3px solid ${color.surface}`,
    background: color.primary,
    color: color.onPrimary,
    display: 'grid',
    placeItems: 'center',
  },
  variants: {
    state: { finished: {}, locked: { background: color.surface, color: color.inkSoft, border: `2px solid ${color.edge}` } },
  },
});
globalStyle(`${sign.classNames.base} svg`, { inlineSize: '16px', blockSize: '16px', strokeWidth: 3 });
export const words = style({ minInlineSize: 0 });
export const name = recipe({
  base: { display: 'block', fontSize: size.l },
  variants: { here: { true: { color: color.primary } } },
});
export const note = style({ color: color.inkSoft, fontSize: size.s });
