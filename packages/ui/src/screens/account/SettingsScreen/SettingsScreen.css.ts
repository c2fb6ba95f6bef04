import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, room, size, space } from '../../../theme/contract.css.ts';
import { twoColumns } from '../../../theme/media.ts';

/** On a desk the parts' names stand beside them; on a phone one scrolls, and they would be in the way. */
export const parted = style({
  display: 'grid',
  gap: space.l,
  '@media': { [twoColumns]: { gridTemplateColumns: '208px minmax(0, 720px)', gap: space.xxl, alignItems: 'start' } },
});
export const names = style({
  display: 'none',
  '@media': { [twoColumns]: { display: 'grid', gap: 2, position: 'sticky', insetBlockStart: space.l } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingBlock: `${room.tabAbove} ${room.tabBelow}`,
  paddingInline: space.s,
  borderInlineStart: `3px solid ${color.line}`,
  color: color.inkSoft,
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: size.s,
  lineHeight: leading.ui,
  ':hover': { color: color.primary, borderColor: color.primary },
});
export const parts = style({ display: 'grid', gap: space.l, minInlineSize: 0 });
export const self = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'center',
  paddingBlockEnd: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  marginBlockEnd: space.xs,
});
globalStyle(`${self} h2`, { fontSize: size.l, lineHeight: leading.head, overflowWrap: 'anywhere' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.l}` });
export const groups = style({ display: 'grid', gap: space.m });
export const ticks = style({ display: 'grid', gap: space.xxs });
