import { style } from '@vanilla-extract/css';
import { mirrored } from './mirrored.ts';

export const land = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', alignSelf: 'end', selectors: mirrored });
export const door = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  selectors: { '[dir="ltr"] &': { transform: 'scaleX(-1)' } },
});
/** The door was drawn for a road from the right: it is the pages from left to right that mirror it. */
export const uprightDoor = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { '[dir="ltr"] &': { transform: 'scaleX(-1)' } },
});
