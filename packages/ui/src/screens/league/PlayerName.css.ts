import { style } from '@vanilla-extract/css';
import { room } from '../../theme/contract.css.ts';

/**
 * As wide as its words, so that one of another direction begins where the page's lines begin, and is cut at
 * its own end.
 */
export const name = style({
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: `calc(${room.nameAbove} + 2px) calc(${room.nameBelow} + 2px)`,
  marginBlock: `calc(${room.nameAbove} * -1 - 2px) calc(${room.nameBelow} * -1 - 2px)`,
});
