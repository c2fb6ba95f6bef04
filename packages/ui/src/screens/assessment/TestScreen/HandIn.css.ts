import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, room, size, space } from '../../../theme/contract.css.ts';

export const rows = style({ borderBlock: `1px solid ${color.line}`, marginBlockEnd: space.l });
globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${color.line}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) 20px',
  gap: space.s,
  alignItems: 'center',
  justifyItems: 'center',
  minBlockSize: 60,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: leading.ui,
});
globalStyle(`${row} > svg`, { color: color.inkSoft });
globalStyle(`${row}:hover b`, { color: color.primary });
export const words = style({ fontSize: size.s, color: color.inkSoft, justifySelf: 'stretch', minInlineSize: 0 });
// One line of the question, shortened at its own end; Nastaliq needs room above and below it.
globalStyle(`${words} > b`, {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  color: color.ink,
  fontSize: size.m,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: `${room.nameAbove} ${room.nameBelow}`,
  marginBlock: `calc(${room.nameAbove} * -1) calc(${room.nameBelow} * -1)`,
});
export const more = style({ color: color.inkSoft, fontSize: size.s, marginBlockEnd: space.m });
export const acts = style({ display: 'grid', gap: space.xs, marginBlockStart: space.m });
