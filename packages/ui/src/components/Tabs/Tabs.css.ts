import { style } from '@vanilla-extract/css';
import { color, leading, room, size, space } from '../../theme/contract.css.ts';
import { phone } from '../../theme/media.ts';

export const tabs = style({
  display: 'flex',
  gap: space.xxs,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
});
export const tab = style({
  flex: 'none',
  paddingBlock: `${room.tabAbove} ${room.tabBelow}`,
  paddingInline: space.m,
  minBlockSize: '48px',
  display: 'inline-flex',
  alignItems: 'center',
  color: color.inkSoft,
  textDecoration: 'none',
  fontWeight: 600,
  lineHeight: leading.ui,
  borderBlockEnd: '3px solid transparent',
  outlineOffset: '-3px !important',
  ':hover': { color: color.primary },
  selectors: { '&[aria-current]': { color: color.primary, borderColor: color.primary, fontWeight: 800 } },
  '@media': { [phone]: { flex: '1 0 auto', justifyContent: 'center', paddingInline: space.xs, fontSize: size.s } },
});
