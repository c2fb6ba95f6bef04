import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, room, size, space } from '../../theme/contract.css.ts';

export const logins = style({ display: 'grid', gap: space.xs });
/** The word between two lines: the form above it, and the other ways below. */
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.s,
  color: color.inkSoft,
  fontSize: size.s,
  lineHeight: leading.ui,
  '::before': { content: '', blockSize: 1, background: color.line },
  '::after': { content: '', blockSize: 1, background: color.line },
});
export const login = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minBlockSize: room.controlHeight,
  paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
  paddingInline: space.m,
  borderRadius: radius.s,
  border: `1.5px solid ${color.edge}`,
  color: color.ink,
  fontWeight: 700,
  lineHeight: leading.ui,
  textAlign: 'center',
  textDecoration: 'none',
  ':hover': { background: color.sunken },
});
globalStyle(`${login} svg`, { flex: 'none' });
