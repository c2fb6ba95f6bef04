import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../../theme/contract.css.ts';

export const height = createVar();
/** How far the edge lies to which the roads of the rows run out. */
export const edge = createVar();

export const row = style({ position: 'relative', marginInline: `calc(${fallbackVar(edge, '0px')} * -1)` });
export const road = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0, inlineSize: '100%', blockSize: 66 });
export const stops = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)' });
export const stop = style({ position: 'relative', blockSize: 66 });
export const station = style({
  position: 'absolute',
  insetBlockStart: height,
  insetInlineStart: '50%',
  translate: '-50% -50%',
  inlineSize: 44,
  blockSize: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  textDecoration: 'none',
  color: 'inherit',
  selectors: { '[dir="rtl"] &': { translate: '50% -50%' } },
});
/** At the lower end corner, clear of the bow over what was skipped. */
export const flag = style({ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 1 });
globalStyle(`${flag} > svg`, {
  inlineSize: 18,
  blockSize: 18,
  stroke: color.surface,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
export const legend = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space.xs} ${space.m}`,
  fontSize: size.s,
  lineHeight: leading.ui,
  borderBlock: `1px solid ${color.line}`,
  paddingBlock: space.s,
  marginBlock: `${space.s} ${space.m}`,
});
globalStyle(`${legend} > li`, {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xs,
});
globalStyle(`${legend} b`, { fontWeight: 800 });
