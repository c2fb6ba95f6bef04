import { globalFontFace } from '@vanilla-extract/css';
import cairoArabic from './fonts/cairo-arabic.woff2';
import cairoLatin from './fonts/cairo-latin.woff2';
import math from './fonts/math.woff2';
import nastaliqBold from './fonts/nastaliq-700.woff2';
import nastaliqRegular from './fonts/nastaliq-400.woff2';

const arabic = 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200F, U+FB50-FDFF, U+FE70-FEFC';
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-200B, U+2010-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const woff2 = (address: string) => `url(${JSON.stringify(address)}) format("woff2")`;

globalFontFace('Darb Sans', [
  { src: woff2(cairoArabic), fontWeight: '200 1000', fontDisplay: 'swap', unicodeRange: arabic },
  { src: woff2(cairoLatin), fontWeight: '200 1000', fontDisplay: 'swap', unicodeRange: latin },
]);

// A browser loads a face when a letter asks for it, and only pages in Urdu name this family: other pages
// never load it.
globalFontFace('Darb Nastaliq', [
  { src: woff2(nastaliqRegular), fontWeight: '400 599', fontDisplay: 'swap', unicodeRange: arabic },
  { src: woff2(nastaliqBold), fontWeight: '600 900', fontDisplay: 'swap', unicodeRange: arabic },
]);

// Only formulas name this family: pages without any never load it.
globalFontFace('Darb Math', { src: woff2(math), fontDisplay: 'swap' });

// Cairo's own measures laid over a font that every phone has, so that nothing moves when Cairo arrives.
globalFontFace('Darb Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Noto Sans Arabic")',
  sizeAdjust: '98%',
  ascentOverride: '133%',
  descentOverride: '58%',
  lineGapOverride: '0%',
});
