import { globalStyle } from '@vanilla-extract/css';
import './fonts.css.ts';
import './theme.css.ts';
import { color, font, leading, radius, size, weight } from './contract.css.ts';
import { stillness } from './media.ts';
import { scripts } from './tokens.ts';

globalStyle('*, *::before, *::after', {
  boxSizing: 'border-box',
  '@media': { [stillness]: { transition: 'none !important', animation: 'none !important' } },
});
globalStyle('html', { WebkitTextSizeAdjust: '100%', background: color.canvas, scrollPaddingBlock: '80px' });
globalStyle('body', {
  margin: 0,
  fontFamily: font.text,
  fontWeight: 400,
  fontSize: size.m,
  lineHeight: leading.text,
  color: color.ink,
  background: color.canvas,
  minBlockSize: '100vh',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0, border: 0, minInlineSize: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3, h4', { fontWeight: weight.head, lineHeight: leading.head, textWrap: 'balance' });
// No word stands alone in the last line where the browser can help it.
globalStyle('p, li, dd', { textWrap: 'pretty' });
globalStyle('h1', { fontSize: size.xxl, lineHeight: leading.display });
globalStyle('h2', { fontSize: size.l });
globalStyle('h3, h4', { fontSize: size.m });
// Arabic letters reach lower and higher than Latin ones: in a heading of an English page they keep the room
// of their own language.
globalStyle(':root:lang(en) :is(h1, h2, h3, h4):lang(ar), :root:lang(en) :is(h1, h2, h3, h4) :is(:lang(ar), bdi)', {
  lineHeight: scripts.ar.leading.head,
});
globalStyle('a', { color: color.primary, textUnderlineOffset: '.25em', textDecorationThickness: '1px' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('b, strong', { fontWeight: weight.strong });
globalStyle('img, svg, video', { maxInlineSize: '100%' });
globalStyle(':focus-visible', { outline: `3px solid ${color.focus}`, outlineOffset: '2px', borderRadius: radius.s });
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
// but a heading, or a dialog, is where a focus goes that would be lost
globalStyle(':is(h1, [role="dialog"])[tabindex="-1"]:focus-visible', { outline: `3px solid ${color.focus}` });
globalStyle('bdi', { unicodeBidi: 'isolate' });
globalStyle('math', {
  // Arabic words in a formula stand in the page's own letters
  fontFamily: `"Darb Math", ${font.text}, math`,
  fontSize: '1.06em',
  direction: 'ltr',
});
// Fonts without mathematical measures would let a fraction's parts touch its bar.
globalStyle('mfrac > :first-child', { paddingBlockEnd: '.16em' });
globalStyle('mfrac > :last-child', { paddingBlockStart: '.16em' });
// In a page in Urdu, words that are marked as Arabic or English stand in Cairo: Nastaliq is Urdu's own hand.
// A formula has its own letters in every language.
globalStyle(':root:lang(ur) :lang(ar):not(math, math *), :root:lang(ur) :lang(en):not(math, math *)', { fontFamily: font.figures });
