import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { wide } from '../../theme/media.ts';
import { mirrored } from './mirrored.ts';

/** In the upper corner at the end, where no words stand: small on a phone, larger where there is room. */
export const key = style({
  position: 'absolute',
  insetInlineEnd: '-36px',
  insetBlockStart: '-36px',
  inlineSize: '112px',
  color: color.slabLine,
  opacity: 0.5,
  zIndex: -1,
  selectors: mirrored,
  '@media': { [wide]: { insetInlineEnd: '-40px', insetBlockStart: '-56px', inlineSize: '208px' } },
});
