import { COMMENT_MAX, lengthOf } from '@darb/contract/limits';
import { withJoinersAlone, withoutInvisible } from '@darb/language';
import type { BodyPart } from './tables.ts';

/** Marks on one letter: of all vowels a name or a verse has three. More is a tower. */
const TOWER = /(\p{M}{4})\p{M}+/gu;
/** Joiners in a row join nothing more than one does. */
const JOINERS = /([\u200C\u200D])[\u200C\u200D]+/g;
const CONTROLS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;
/** Blank lines in a row, and blanks in a row within a line. */
const LINES = /\n{3,}/g;
const BLANKS = /[^\S\n]+/g;

/**
 * What counts of a comment as it was typed: its lines stay, and everything that could turn, hide or tear the
 * text beside it goes (rule community 3).
 */
export const cleanBody = (typed: string): string =>
  withJoinersAlone(typed.replace(/\r\n?/g, '\n').replace(CONTROLS, (sign) => (sign === '\n' ? sign : ' ')))
    .normalize('NFC')
    .replace(JOINERS, '$1')
    .replace(TOWER, '$1')
    .replace(BLANKS, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(LINES, '\n\n')
    .trim();

/** What a cleaned comment breaks; null for nothing. */
export function brokenBody(body: string): 'required' | 'too_big' | null {
  // a mark or a joiner alone shows nothing
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(body))) return 'required';
  return lengthOf(body) > COMMENT_MAX ? 'too_big' : null;
}

/** Formulas in a comment that are drawn, letters of one, and of what is made of it. */
const FORMULAS_MAX = 20;
const TEX_MAX = 400;
const MATHML_MAX = 12_000;
const FORMULA = /(\$\$|\$)((?:[^$\n\\]|\\.)+)\1/g;
/** TeX that leads somewhere, defines, colours, or makes of a few letters something as large as a page. */
const UNWANTED =
  /\\(?:href|url|includegraphics|html\w*|class|cssId|style|def|[gex]def|let|futurelet|global|long|(?:new|renew|provide)command|rule|[mhk]?kern|[mh]skip|[hv]space|raisebox|tag|color|textcolor|colorbox|fcolorbox|[Hh]uge|L?A?R?GE|Large|large|char|unicode|verb|operatorname\*?\{[^}]{40})(?![a-z])/;

/**
 * A cleaned comment in its parts: text, and between dollars formulas. What is no formula, or is none that
 * others should meet, stays the text that it is. Null where all of it is text.
 */
export async function partsOf(body: string): Promise<BodyPart[] | null> {
  if (!body.includes('$')) return null;
  // loaded by whoever writes the first formula
  const { readFormula, FormulaError } = await import('@darb/content/formula');
  const parts: BodyPart[] = [];
  let from = 0;
  let count = 0;
  for (const found of body.matchAll(FORMULA)) {
    const [whole, sign, tex = ''] = found;
    // prices stand between dollars too, and then a blank beside one
    if (sign === '$' && /^\s|\s$/.test(tex)) continue;
    if (tex.length > TEX_MAX || UNWANTED.test(tex) || count >= FORMULAS_MAX) continue;
    try {
      const formula = readFormula(tex.trim(), sign === '$$');
      if (formula.mathml.length > MATHML_MAX) continue;
      if (found.index > from) parts.push({ kind: 'text', text: body.slice(from, found.index) });
      parts.push(formula);
      from = found.index + whole.length;
      count += 1;
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
    }
  }
  if (count === 0) return null;
  if (from < body.length) parts.push({ kind: 'text', text: body.slice(from) });
  return parts;
}
