import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, shadow, size, space } from '../theme/contract.css.ts';
import { wide } from '../theme/media.ts';

export const popup = style({
  position: 'fixed',
  insetBlockEnd: space.s,
  insetInline: space.s,
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: `${space.s} ${space.m}`,
  padding: space.m,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: shadow.float,
  '@media': { [wide]: { insetInlineStart: 'auto', insetInlineEnd: space.l, insetBlockEnd: space.l, inlineSize: 400 } },
});
export const key = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.s,
  background: color.sunken,
  color: color.rewardInk,
});
export const words = style({ minInlineSize: 0 });
globalStyle(`${words} h2`, { fontSize: size.m, lineHeight: leading.head });
globalStyle(`${words} p`, { fontSize: size.s, color: color.inkSoft });
export const acts = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.xs });
