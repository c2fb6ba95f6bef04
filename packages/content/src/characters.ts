import { foldArabic, withoutInvisible } from '@darb/language';
import { problem, type Problem } from './problem.ts';
import { replaced, spansOf } from './spans.ts';

/** Marks that readers see but that change no word: Arabic vowel signs, Koranic marks, tatweel. */
const MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const LONE_MARK = /(?:^|[^\p{L}\p{M}\p{N}\u25CC])(\p{M})/u;
const DIGIT_SYSTEMS = { '0–9': /[0-9]/, '٠–٩': /[٠-٩]/, '۰–۹': /[۰-۹]/ } as const;

/** Kinds of faults in one text. The report on teachers' files has a sentence for each. */
export type TextFaultCode =
  | 'bidi'
  | 'loneMark'
  | 'mixedDigits'
  | 'formulaUnbalanced'
  | 'formulaUnreadable'
  | 'formulaMissing'
  | 'markupUnbalanced'
  | 'pictureMissing'
  | 'pictureWithoutWords';

export interface TextFault {
  code: TextFaultCode;
  /** The part of the text that is meant: a formula, a picture's name. */
  about: string;
  /** Where in the text, in UTF-16 units. */
  offset: number;
  problem: Problem;
}

const codeOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Characters that steer direction: pages set direction themselves, and a stray mark turns a line around where
 * nobody sees why.
 */
export function bidiFault(text: string): TextFault | null {
  const found = BIDI_CONTROL.exec(text);
  return (
    found && {
      code: 'bidi',
      about: found[0],
      offset: found.index,
      problem: problem('bidi', { character: codeOf(found[0]) }),
    }
  );
}

/** Whether words in the Arabic script stand outside of formulas: then a text says in which language it is. */
export function hasArabicWords(text: string): boolean {
  const prose = replaced(text, spansOf(text, ['\\(', '\\)']), () => '');
  return /\p{Script=Arabic}/u.test(prose.replace(/[٠-٩]/g, ''));
}

/** A combining mark without a letter before it, which fonts draw on a dotted circle. */
function loneMarkFault(text: string): TextFault | null {
  const found = LONE_MARK.exec(text);
  if (!found?.[1]) return null;
  return {
    code: 'loneMark',
    about: text.slice(Math.max(0, found.index - 12), found.index + 12),
    offset: found.index + found[0].length - 1,
    problem: problem('loneMark', { character: codeOf(found[1]) }),
  };
}

/**
 * Two digit systems in one text. `text` is the whole text of one language, formulas included: they are
 * written in Latin digits.
 */
function mixedDigitsFault(text: string): TextFault | null {
  const found = Object.entries(DIGIT_SYSTEMS).filter(([, digits]) => digits.test(text));
  const [first, second] = found;
  if (!first || !second) return null;
  return {
    code: 'mixedDigits',
    about: text,
    offset: Math.max(text.search(first[1]), text.search(second[1])),
    problem: problem('mixedDigits', { first: first[0], second: second[0] }),
  };
}

/** What is wrong with the characters of one text in one language; the text may hold formulas. */
export const characterFaults = (text: string): TextFault[] =>
  [loneMarkFault(text), mixedDigitsFault(text)].filter((fault) => fault !== null);

/**
 * Folds what a reader hardly sees, to find options that look alike: marks, tatweel, white space. Letters and
 * case stay: `v` is not `V`.
 */
export const foldLook = (text: string): string => withoutInvisible(text.normalize('NFC')).replace(MARKS, '').replace(/\s+/gu, '');

const ARABIC_WORD = /[\p{Script=Arabic}\p{M}]+/gu;

/**
 * Folds besides what writers of Arabic and Urdu often take for each other (إ and ا, ى and ي, ة and ه). Other
 * scripts stay as `foldLook` leaves them.
 */
export const foldLetters = (text: string): string => foldLook(text).replace(ARABIC_WORD, foldArabic);
