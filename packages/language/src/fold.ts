import { withJoinersAlone, withoutInvisible } from './invisible.ts';

/** Arabic vowel signs, Koranic marks, dagger alif and tatweel. */
const MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;

/**
 * Takes control and bidi characters out of a text that a person typed, and folds its white space
 * (rule site 5). Joiners inside emoji and Urdu words stay.
 */
export const cleanTyped = (text: string): string =>
  withJoinersAlone(text.replace(/[\p{Cc}]/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/**
 * Folds Arabic and Urdu spelling for comparison and search (rule site 6): no vowel signs or tatweel; أإآٱ→ا,
 * ى→ي, ة→ه, ؤ→و, ئ→ي; Urdu ک→ك, ی→ي, ہ→ه; lower case; Latin digits; single spaces.
 */
export const foldArabic = (text: string): string =>
  withoutInvisible(text.normalize('NFKC'))
    .replace(MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىیئ]/g, 'ي')
    .replace(/[ةہھ]/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ک/g, 'ك')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
