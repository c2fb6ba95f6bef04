import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, room, size, space } from '../../theme/contract.css.ts';

export const field = style({ display: 'block', minInlineSize: 0 });
export const label = style({ display: 'block', fontWeight: 700, fontSize: size.s, lineHeight: leading.ui, marginBlockEnd: '6px' });
export const optional = style({ fontWeight: 400, color: color.inkSoft });
export const hint = style({ fontSize: size.s, color: color.inkSoft, lineHeight: leading.ui, marginBlockStart: space.xs });
export const error = style({
  display: 'flex',
  gap: space.xs,
  color: color.negative,
  fontSize: size.s,
  fontWeight: 600,
  lineHeight: leading.ui,
  marginBlockStart: space.xs,
});
globalStyle(`${error} > svg`, { marginBlockStart: '1px' });

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: room.controlHeight,
  border: `1.5px solid ${color.edge}`,
  background: color.surface,
  color: color.ink,
  borderRadius: radius.s,
  paddingBlock: `${room.fieldAbove} ${room.fieldBelow}`,
  paddingInline: space.m,
  lineHeight: leading.ui,
  '::placeholder': { color: color.inkSoft, opacity: 1 },
  selectors: { '&[aria-invalid="true"]': { borderColor: color.negative, boxShadow: `inset 0 0 0 1px ${color.negative}` } },
});
export const area = style([control, { minBlockSize: '112px', resize: 'vertical', lineHeight: leading.text }]);
