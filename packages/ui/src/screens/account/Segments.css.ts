import { style } from '@vanilla-extract/css';
import { color, leading, radius, room, size, space } from '../../theme/contract.css.ts';

export const group = style({ minInlineSize: 0 });
export const legend = style({ fontWeight: 700, fontSize: size.s, lineHeight: leading.ui, marginBlockEnd: 6 });
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const option = style({ position: 'relative', display: 'inline-flex', cursor: 'pointer' });
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
/** Beside its input, so that a choice shows itself without JavaScript. */
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 44,
  paddingBlock: `calc(${room.buttonAbove} * .7) ${room.buttonBelow}`,
  paddingInline: 14,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.s,
  background: color.surface,
  color: color.ink,
  fontSize: size.s,
  fontWeight: 600,
  lineHeight: leading.ui,
  selectors: {
    [`${option}:hover &`]: { borderColor: color.primary },
    [`${input}:checked ~ &`]: {
      borderColor: color.primary,
      background: color.primarySoft,
      color: color.primary,
      boxShadow: `inset 0 0 0 1px ${color.primary}`,
      fontWeight: 800,
    },
    [`${input}:focus-visible ~ &`]: { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
});
