import { style } from '@vanilla-extract/css';
import { color, leading, radius, room, size, space } from '../../../theme/contract.css.ts';

export const self = style({ display: 'flex', alignItems: 'center', gap: space.m, marginBlockEnd: space.m });
/** The browser's own field lies over it, unseen: its words are in the browser's language. */
export const place = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: 60,
  padding: space.xs,
  border: `1.5px dashed ${color.edge}`,
  borderRadius: radius.s,
  fontSize: size.s,
  lineHeight: leading.ui,
  selectors: { '&:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: 2 } },
});
export const file = style({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' });
export const browse = style({
  minBlockSize: 44,
  display: 'inline-flex',
  alignItems: 'center',
  paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
  paddingInline: space.m,
  border: `1.5px solid ${color.primary}`,
  borderRadius: radius.s,
  color: color.primary,
  fontWeight: 700,
});
/** A field that must be filled is valid once a file is in it. */
export const chosen = style({ display: 'none', selectors: { [`${file}:valid ~ &`]: { display: 'inline' } } });
