import { latinDigits } from '@darb/language';
import { runningText, type FindPicture } from '../running-text.ts';
import { formulasIn, picturesIn, replaced } from '../spans.ts';
import { excerpt, type RemarkCode, type RemarkValuesOf } from './remarks.ts';

/** A remark whose place is not known yet. */
export type Finding = { [Code in RemarkCode]: { code: Code; values: RemarkValuesOf[Code] } }[RemarkCode];

/** The most letters of one text. */
const TEXT_MAXIMUM = 10_000;

// a tab and a line break are white space; the rest steers printers, directions or nothing
const STRAY =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFF9-\uFFFB]|(?![\u200C\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;
/** Letters as the shapes that a font draws, which a PDF's copy has in place of letters. */
const SHAPES = /[\uFB50-\uFD3D\uFD50-\uFDCF\uFE70-\uFEFC]/g;

/**
 * Question marks as a word of their own: what an encoding that lacks a letter or a digit puts in its place.
 */
const LOST = /(?:^|[\s(])\?{2,}(?:[\s؟.,،:؛)]|$)/;
/**
 * Whether letters or digits of a text were lost when it was saved: Windows-1256 has no Arabic digits, and
 * `٣٫٥` becomes `???` there.
 */
export const isLost = (text: string): boolean => LOST.test(text);

const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Applies one function to the prose of a text and leaves its formulas as they are. */
function inProse(text: string, change: (prose: string) => string): string {
  let made = '';
  let at = 0;
  for (const { start, end } of formulasIn(text)) {
    made += change(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return made + change(text.slice(at));
}

/**
 * What stands between single dollars and is TeX rather than two prices: a command, a power, an index, an
 * equation or a single letter.
 */
const isTex = (inner: string): boolean =>
  inner.trim() !== '' &&
  !/\p{Script=Arabic}/u.test(inner.replace(/\\text\s*\{[^{}]*\}/g, '')) &&
  /[\\^_=+*/<>{}-]|^\s*[A-Za-z]\w?\s*$/.test(inner);

/**
 * `$$…$$` and `$…$` as the delimiters of packs; a dollar that is a dollar becomes a formula of one sign,
 * which running text can hold.
 */
const withoutDollars = (prose: string): string =>
  prose
    .replace(/\$\$([^$]+)\$\$/g, (_, inner: string) => `\\[${inner}\\]`)
    .replace(/(?<!\\)\$([^$\n]{1,500}?)(?<!\\)\$/g, (whole, inner: string) => (isTex(inner) ? `\\(${inner}\\)` : whole));

/** Takes out what no reader sees, and puts letters where shapes of letters are. */
export function cleaned(text: string, found: (finding: Finding) => void): string {
  const plain = text.replace(/\r\n?/g, '\n');
  const stray = plain.match(STRAY) ?? [];
  if (stray.length > 0)
    found({
      code: 'charactersRemoved',
      values: { count: stray.length, characters: [...new Set(stray)].slice(0, 5).map(codeOf).join(' ') },
    });
  const kept = plain.replace(STRAY, '').replace(/\u00A0/g, ' ');
  const shapes = kept.match(SHAPES) ?? [];
  if (shapes.length > 0) found({ code: 'charactersReplaced', values: { characters: [...new Set(shapes)].slice(0, 5).join(' ') } });
  return kept.replace(SHAPES, (shape) => shape.normalize('NFKC')).trim();
}

/**
 * Makes a text of another program running text of a pack (FORMAT.md), and says what had to change. What
 * cannot be mended stays, for `checkText`. Numbers in words beside a formula get the formula's digits; a text
 * whose own words mix two digit systems stays: nobody can say which is right.
 */
export function mended(source: string, words: string, found: (finding: Finding) => void): string {
  // what is far too long is not worth the time; `checkText` says so
  if (source.length > 10 * TEXT_MAXIMUM) return source;
  let text = cleaned(source, found);
  if (text.length > TEXT_MAXIMUM) return text;
  text = inProse(text, withoutDollars);
  text = inProse(text, (prose) => prose.replace(/\\?\$/g, () => '\\(\\$\\)'));
  text = text.replace(/\{\{(\s*[A-Za-z]\w*\s*)\}\}/g, '{ {$1} }');
  text = replaced(text, picturesIn(text), ({ words: alt, name }, whole) => {
    if (alt.trim() !== '') return whole;
    found({ code: 'pictureWithoutWords', values: { name } });
    return `![${words}](${name})`;
  });
  const outside = replaced(text, formulasIn(text), () => '');
  const prose = replaced(outside, picturesIn(outside), () => '');
  const systems = [/[0-9]/, /[٠-٩]/, /[۰-۹]/].filter((digits) => digits.test(prose));
  if (systems.length === 1 && /[٠-٩۰-۹]/.test(prose) && /[0-9]/.test(text)) {
    found({ code: 'digitsMadeLatin', values: {} });
    text = inProse(text, latinDigits);
  }
  return text;
}

/** What keeps a mended text out of a pack. `findPicture` knows the pictures that come along. */
export function checkText(text: string, findPicture: FindPicture, found: (finding: Finding) => void): void {
  if (text.length > TEXT_MAXIMUM) return found({ code: 'textTooLong', values: { limit: TEXT_MAXIMUM } });
  if (isLost(text)) found({ code: 'lettersLost', values: { text: excerpt(text) } });
  for (const { code, about } of runningText(text, findPicture, 'kept').faults) {
    if (code === 'formulaUnreadable') found({ code, values: { formula: excerpt(about) } });
    else if (code === 'pictureMissing' || code === 'pictureWithoutWords') found({ code, values: { name: excerpt(about) } });
    else if (code !== 'bidi') found({ code, values: { text: excerpt(about) } });
  }
}
