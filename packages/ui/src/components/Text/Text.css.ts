import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius } from '../../theme/contract.css.ts';

export const num = style({ fontVariantNumeric: 'tabular-nums', fontFamily: font.figures });
export const ltr = style({ direction: 'ltr', unicodeBidi: 'isolate', display: 'inline-block' });
// a mark stands in the gap before its fact: where a line begins it lies outside, and is not drawn
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px .8em',
  overflowX: 'clip',
  overflowClipMargin: '3px',
});
globalStyle(`${facts} > span + span`, { position: 'relative' });
globalStyle(`${facts} > span + span::before`, {
  content: '"·" / ""',
  position: 'absolute',
  insetInlineStart: '-.8em',
  inlineSize: '.8em',
  textAlign: 'center',
});
export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const skip = style({
  position: 'absolute',
  insetInlineStart: '16px',
  insetBlockStart: '-120px',
  background: color.primary,
  color: color.onPrimary,
  padding: '10px 16px',
  borderRadius: radius.s,
  zIndex: 20,
  ':focus': { insetBlockStart: '12px' },
});
