import { globalStyle, style } from '@vanilla-extract/css';
import { font, layout, leading, radius, size } from '../../../theme/contract.css.ts';
import { phone } from '../../../theme/media.ts';

/** How high the controls are, which come after the page: their place is kept where there will be some. */
const CONTROLS = 64;

/** The video is an island from left to right; its colours are the board's, in both themes. */
export const video = style({
  direction: 'ltr',
  position: 'relative',
  borderRadius: radius.m,
  overflow: 'hidden',
  background: '#0A2A2F',
  color: '#FFF5E6',
  '@media': { [phone]: { marginInline: `calc(${layout.gutter} * -1)`, borderRadius: 0 } },
});
export const picture = style({ position: 'relative', aspectRatio: '16 / 9' });
globalStyle(`${video} video`, { display: 'block', inlineSize: '100%', blockSize: '100%', background: '#0A2A2F' });
globalStyle(`${video} video::cue`, { fontFamily: font.text, background: 'rgb(6 20 23 / .82)', color: '#FFF5E6' });
export const waiting = style({ '@media': { '(scripting: enabled)': { paddingBlockEnd: CONTROLS } } });
export const failure = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 16,
  textAlign: 'center',
  background: '#0A2A2F',
  fontSize: size.s,
  lineHeight: leading.text,
});
