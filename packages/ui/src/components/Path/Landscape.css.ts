import { style } from '@vanilla-extract/css';
import { phone, wide } from '../../theme/media.ts';
import { mirrored } from './mirrored.ts';

export const wideLand = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  selectors: mirrored,
  '@media': { [phone]: { display: 'none' } },
});
export const narrowLand = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  marginBlockStart: '8px',
  selectors: mirrored,
  '@media': { [wide]: { display: 'none' } },
});
