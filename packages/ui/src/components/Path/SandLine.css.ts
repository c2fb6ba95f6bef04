import { style } from '@vanilla-extract/css';
import { mirrored } from './mirrored.ts';

export const sandLine = style({
  display: 'block',
  alignSelf: 'end',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1400 / 440',
  minBlockSize: '240px',
  selectors: mirrored,
});
