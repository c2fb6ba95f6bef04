import { style } from '@vanilla-extract/css';
import { color, leading, radius, room } from '../../theme/contract.css.ts';

/** The button lies over the field's beginning. */
export const box = style({ display: 'grid', minInlineSize: 0 });
export const go = style({
  gridArea: '1 / 1',
  justifySelf: 'start',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  minBlockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
  ':hover': { color: color.primary },
});
export const words = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 44,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.s,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  lineHeight: leading.ui,
  paddingBlock: `${room.fieldAbove} ${room.fieldBelow}`,
  // the button stands where the page begins, and the words may have the other direction
  paddingInline: 44,
  '::placeholder': { color: color.inkSoft, opacity: 1 },
  selectors: {
    // an empty field is from left to right by itself
    '&:placeholder-shown': { direction: 'inherit' },
    '&[aria-invalid="true"]': { borderColor: color.negative },
  },
});
