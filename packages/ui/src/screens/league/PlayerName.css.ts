import { style } from '@vanilla-extract/css';
import { room } from '../../theme/contract.css.ts';

/** As wide as its words, so that one of another direction begins where the page's lines begin. */
export const name = style({
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: `${room.nameAbove} ${room.nameBelow}`,
  marginBlock: `calc(${room.nameAbove} * -1) calc(${room.nameBelow} * -1)`,
});
