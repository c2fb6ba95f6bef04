import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { phone, wide } from '../../theme/media.ts';

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

/** Checks are mirrored back inside a mirrored drawing. */
export const upright = style({ transformBox: 'fill-box', transformOrigin: 'center', selectors: mirrored });
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
export const sandLine = style({
  display: 'block',
  alignSelf: 'end',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1400 / 440',
  minBlockSize: '240px',
  selectors: mirrored,
});
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
export const gate = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
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
export const land = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', alignSelf: 'end', selectors: mirrored });
export const tail = style({ display: 'block', inlineSize: '100%', blockSize: '120px', selectors: mirrored });
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
