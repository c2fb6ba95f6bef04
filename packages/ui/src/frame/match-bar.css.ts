import { style } from '@vanilla-extract/css';
import { color, leading, radius, room, shadow, size, space } from '../theme/contract.css.ts';
import { wide } from '../theme/media.ts';

export const bar = style({
  position: 'fixed',
  insetBlockEnd: space.s,
  insetInline: space.s,
  zIndex: 10,
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  paddingBlock: 4,
  paddingInline: `${space.m} ${space.xs}`,
  background: color.raised,
  border: `1.5px solid ${color.accent}`,
  borderRadius: radius.m,
  boxShadow: shadow.float,
  fontSize: size.s,
  lineHeight: leading.ui,
  '@media': { [wide]: { insetInlineStart: 'auto', insetInlineEnd: space.l, insetBlockEnd: space.l, maxInlineSize: 440 } },
});
export const dot = style({ inlineSize: 12, blockSize: 12, borderRadius: '50%', background: color.accent });
export const to = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 44,
  paddingInline: space.s,
  paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
  fontWeight: 700,
  textDecoration: 'none',
});
