import { style } from '@vanilla-extract/css';
import { space } from '../../theme/contract.css.ts';
import { wide } from '../../theme/media.ts';

/** To both edges of its card, and not beyond them. */
export const strip = style({
  overflow: 'hidden',
  marginInline: `calc(${space.m} * -1)`,
  '@media': { [wide]: { marginInline: `calc(${space.l} * -1)` } },
});
