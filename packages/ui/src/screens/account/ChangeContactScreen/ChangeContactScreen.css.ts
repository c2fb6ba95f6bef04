import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../../../theme/contract.css.ts';
import { wide } from '../../../theme/media.ts';

/** The road reaches the edges of its card. */
export const road = style({
  marginInline: `calc(${space.m} * -1)`,
  marginBlockEnd: space.m,
  '@media': { [wide]: { marginInline: `calc(${space.l} * -1)` } },
});
export const sent = style({ marginBlockEnd: space.m, overflowWrap: 'anywhere' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px calc(${space.s} * 2)`,
  borderBlockStart: `1px solid ${color.line}`,
  marginBlockStart: space.m,
  paddingBlockStart: space.s,
});
/** The words of a quiet button begin where the lines around it do. */
globalStyle(`${foot} > form`, { marginInline: `calc(${space.s} * -1)` });
