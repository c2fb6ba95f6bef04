import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, radius, shadow, size } from '../../../theme/contract.css.ts';
import { phone } from '../../../theme/media.ts';

export const caption = style({
  position: 'absolute',
  insetInline: '6%',
  insetBlockEnd: 18,
  textAlign: 'center',
  fontSize: 17,
  lineHeight: 1.7,
  pointerEvents: 'none',
  selectors: { '&:lang(ur)': { lineHeight: 2.2 } },
  '@media': { [phone]: { fontSize: 14.5, insetInline: '4%', insetBlockEnd: 10 } },
});
globalStyle(`${caption} span`, {
  background: 'rgb(6 20 23 / .82)',
  padding: '4px 14px',
  borderRadius: 6,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  whiteSpace: 'pre-line',
});
export const bigPlay = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  inlineSize: 76,
  blockSize: 76,
  borderRadius: '50%',
  border: 0,
  background: '#FFF5E6',
  color: '#0B4A51',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  '@media': { [phone]: { inlineSize: 60, blockSize: 60 } },
});
globalStyle(`${bigPlay} svg`, { inlineSize: 36, blockSize: 36 });
export const seek = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 24,
  margin: 0,
  padding: 0,
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  position: 'relative',
  zIndex: 1,
  marginBlock: '-2px -10px',
});
globalStyle(`${seek}::-webkit-slider-runnable-track`, {
  blockSize: 4,
  background: 'linear-gradient(to right, #FFF5E6 var(--played), #41666A var(--played))',
});
globalStyle(`${seek}::-moz-range-track`, {
  blockSize: 4,
  background: 'linear-gradient(to right, #FFF5E6 var(--played), #41666A var(--played))',
});
globalStyle(`${seek}::-webkit-slider-thumb`, {
  appearance: 'none',
  inlineSize: 14,
  blockSize: 14,
  marginBlockStart: -5,
  borderRadius: '50%',
  background: '#F3C46B',
  border: 0,
});
globalStyle(`${seek}::-moz-range-thumb`, { inlineSize: 14, blockSize: 14, borderRadius: '50%', background: '#F3C46B', border: 0 });
globalStyle(`${seek}:focus-visible`, { outlineColor: '#F3C46B', outlineOffset: -3 });
export const controls = style({
  background: '#071F23',
  paddingInline: 8,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 52,
  gap: 2,
  fontFamily: font.figures,
  fontWeight: 600,
  fontSize: 14,
  lineHeight: 1,
});
globalStyle(`${controls} :focus-visible, ${bigPlay}:focus-visible`, { outlineColor: '#F3C46B', outlineOffset: -3 });
export const time = style({ paddingInline: 8, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const spring = style({ flex: 1 });
export const control = style({
  minInlineSize: 44,
  blockSize: 44,
  paddingInline: 8,
  display: 'inline-grid',
  placeItems: 'center',
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&:hover': { background: 'rgb(255 245 230 / .14)' },
    '&[data-on]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 6,
      insetInline: 10,
      blockSize: 3,
      borderRadius: 2,
      background: '#F3C46B',
    },
  },
});
/** Phones have keys for the sound, and no room. A line through the loudspeaker: it is off. */
export const sound = style({
  selectors: {
    '&[aria-pressed=true]::after': {
      content: '""',
      position: 'absolute',
      inlineSize: 26,
      blockSize: 2.5,
      borderRadius: 2,
      background: '#F3C46B',
      rotate: '45deg',
    },
  },
  '@media': { [phone]: { display: 'none' } },
});
export const menu = style({ position: 'relative' });
export const popover = style({
  position: 'absolute',
  insetInlineEnd: -40,
  insetBlockEnd: 52,
  background: color.raised,
  color: color.ink,
  borderRadius: radius.m,
  boxShadow: shadow.float,
  padding: 8,
  inlineSize: 232,
  fontFamily: font.text,
  fontWeight: 400,
  zIndex: 4,
  // On a phone the picture above the controls is low: a long list moves inside it.
  '@media': { [phone]: { maxBlockSize: 'calc(56.25vw - 4px)', overflowY: 'auto' } },
});
export const popoverTitle = style({ fontSize: size.xs, lineHeight: leading.ui, color: color.inkSoft, padding: '4px 10px' });
export const option = style({
  display: 'flex',
  inlineSize: '100%',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 10,
  border: 0,
  background: 'transparent',
  borderRadius: radius.s,
  fontSize: size.s,
  lineHeight: leading.ui,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-checked=true]': { background: color.primarySoft, color: color.primaryStrong, fontWeight: 700 },
  },
});
