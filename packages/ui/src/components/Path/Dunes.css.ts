import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { phone, wide } from '../../theme/media.ts';
import { mirrored } from './mirrored.ts';

export const dunes = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: '150px',
  zIndex: -1,
  color: color.slabDeep,
  selectors: mirrored,
});
export const arch = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'absolute',
      // The middle of the last of six stations.
      insetInlineEnd: '8.333%',
      insetBlockEnd: '58px',
      blockSize: '200px',
      translate: '50% 0',
      color: color.slabLine,
      zIndex: -1,
    },
  },
  selectors: { '[dir="rtl"] &': { translate: '-50% 0' } },
});
/** Its foot stands on the road. */
export const doorway = style({
  display: 'block',
  inlineSize: '44px',
  marginBlockStart: '-14px',
  color: 'inherit',
  '@media': { [phone]: { inlineSize: '32px', marginBlockStart: '-10px' } },
});
