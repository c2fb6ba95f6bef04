import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius } from '../../theme/contract.css.ts';

export const num = style({ fontVariantNumeric: 'tabular-nums', fontFamily: font.figures });
export const ltr = style({ direction: 'ltr', unicodeBidi: 'isolate', display: 'inline-block' });
export const facts = style({ display: 'flex', flexWrap: 'wrap', rowGap: '4px' });
// the mark stays with the fact before it
globalStyle(`${facts} > span:not(:last-child)::after`, { content: '"\u00A0·\u00A0" / ""' });
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
