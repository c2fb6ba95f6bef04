import { foldArabic } from './fold.ts';

/** What ends a sentence or a clause; an exclamation mark behind a letter alone may be a factorial. */
const FINAL = /[\s.,،؛;:؟?۔]/u;
const EXCLAIMED = /([\p{L}\p{M}]{2})!$/u;
/** Pairs of quotation marks, and the plain ones that stand for either. */
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['›', '‹'],
  ['❝', '❞'],
  ['❛', '❜'],
  ['“', '”'],
  ['”', '“'],
  ['„', '“'],
  ['”', '”'],
  ['‘', '’'],
  ['’', '‘'],
  ['"', '"'],
  ["'", "'"],
];

/** One by one from the end: a pattern for all of them would begin anew at each mark within the text. */
function withoutFinal(text: string): string {
  let end = text.length;
  while (end > 0 && FINAL.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A folded text without quotation marks around it and marks at its end; itself where it is nothing else. */
function bare(folded: string): string {
  let text = folded;
  for (;;) {
    const inner = withoutFinal(text).replace(EXCLAIMED, '$1').trim();
    const pair = PAIRS.find(([open, close]) => inner.length > 1 && inner.startsWith(open) && inner.endsWith(close));
    const next = pair ? inner.slice(1, -1).trim() : inner;
    if (next === '') return text;
    if (next === text) return text;
    text = next;
  }
}

/** Apostrophes and primes: a keyboard has one of them, a book another. */
const APOSTROPHES = /[\u2018\u2019\u02BC\u02B9\u00B4\u2032`]/gu;
const folded = (text: string): string => foldArabic(text.replace(APOSTROPHES, "'"));

/**
 * Whether a typed text is the accepted one, in any spelling that the Arabic fold takes for the same, with
 * final marks or quotation marks around either (rule assessment 13, rule assessment 19).
 */
export function isSameShortText(typed: string, accepted: string): boolean {
  const [given, wanted] = [folded(typed), folded(accepted)];
  return given === wanted || bare(given) === bare(wanted);
}
