import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, room, size, space } from '../../../theme/contract.css.ts';

export const link = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  padding: `10px ${space.s} 4px`,
  lineHeight: leading.ui,
  display: 'grid',
  marginBlockStart: space.s,
});
globalStyle(`${link} > b`, { fontWeight: 600 });
export const address = style({
  border: 0,
  background: 'transparent',
  padding: 0,
  font: 'inherit',
  fontSize: size.xs,
  color: color.inkSoft,
  inlineSize: '100%',
  minBlockSize: 32,
  textOverflow: 'ellipsis',
});
export const linkActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: `calc(${space.s} * -1)` });
export const revoke = style({ marginInlineStart: 'auto' });
export const revokeButton = style({
  minBlockSize: 44,
  paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
  border: 0,
  background: 'transparent',
  color: color.negative,
  font: 'inherit',
  fontSize: size.s,
  fontWeight: 700,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
export const announced = style({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
export const make = style({ display: 'grid', gap: space.m, marginBlock: `${space.m} ${space.xs}` });
