import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, room, shadow, size, space } from '../../../theme/contract.css.ts';

export const box = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  marginBlockStart: space.xs,
  zIndex: 4,
  padding: space.xs,
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: shadow.float,
  lineHeight: leading.ui,
});
globalStyle(`${box} ul + p, ${box} ul + div`, {
  borderBlockStart: `1px solid ${color.line}`,
  marginBlockStart: space.xs,
  paddingBlockStart: space.xs,
});
export const title = style({ color: color.inkSoft, fontSize: size.s, paddingInline: space.xs });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  paddingBlock: `${room.tabAbove} ${room.tabBelow}`,
  paddingInline: space.xs,
  borderRadius: radius.s,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover, &:focus-visible': { background: color.primarySoft } },
});
export const name = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const kind = style({ color: color.inkSoft, fontSize: size.s, whiteSpace: 'nowrap' });
export const recentHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const recent = style({ display: 'flex', alignItems: 'center' });
const plain = { border: 0, background: 'transparent', cursor: 'pointer', minBlockSize: 44, minInlineSize: 44, borderRadius: radius.s };
export const clear = style({
  ...plain,
  color: color.primary,
  fontWeight: 700,
  fontSize: size.s,
  lineHeight: leading.ui,
  paddingInline: space.xs,
});
export const remove = style({ ...plain, display: 'grid', placeItems: 'center', color: color.inkSoft });
