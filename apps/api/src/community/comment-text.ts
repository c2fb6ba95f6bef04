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
/** TeX that leads somewhere, defines, colours, or makes of a few letters something as large as a page. */
const UNWANTED = new Set(
  (
    'href url includegraphics class cssId style def gdef edef xdef let futurelet global long newcommand renewcommand providecommand ' +
    'rule kern mkern hkern kkern mskip hskip hspace vspace raisebox tag color textcolor colorbox fcolorbox Huge huge LARGE Large large ' +
    'char unicode verb'
  ).split(' '),
);
/** Letters of a function's own name, upright between the others: more is a sentence. */
const OPERATOR_MAX = 40;
const COMMAND = /\\([a-z]+)/gi;

function isUnwanted(tex: string): boolean {
  return [...tex.matchAll(COMMAND)].some(({ 1: name = '', index }) => {
    if (name !== 'operatorname') return UNWANTED.has(name) || name.startsWith('html');
    const end = tex.indexOf('}', index);
    return (end < 0 ? tex.length : end) - index > name.length + OPERATOR_MAX;
  });
}

interface Found {
  from: number;
  to: number;
  sign: '$' | '$$';
  tex: string;
}

/** What stands between dollars within a line, `\$` being none; each letter is looked at once. */
function* formulasIn(body: string): Generator<Found> {
  for (let from = body.indexOf('$'); from >= 0; from = body.indexOf('$', from)) {
    const isDouble = body[from + 1] === '$';
    const begin = from + (isDouble ? 2 : 1);
    let end = begin;
    while (end < body.length && body[end] !== '$' && body[end] !== '\n') end += body[end] === '\\' && body[end + 1] !== '\n' ? 2 : 1;
    const closes = isDouble && body[end + 1] === '$' ? 2 : 1;
    if (body[end] !== '$' || end === begin) {
      from = Math.max(end, begin);
      continue;
    }
    const to = end + closes;
    yield { from: closes === 2 || !isDouble ? from : from + 1, to, sign: closes === 2 ? '$$' : '$', tex: body.slice(begin, end) };
    from = to;
  }
}

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
  for (const { from: start, to, sign, tex } of formulasIn(body)) {
    // prices stand between dollars too, and then a blank beside one
    if (sign === '$' && /^\s|\s$/.test(tex)) continue;
    if (tex.length > TEX_MAX || isUnwanted(tex) || count >= FORMULAS_MAX) continue;
    try {
      const formula = readFormula(tex.trim(), sign === '$$');
      if (formula.mathml.length > MATHML_MAX) continue;
      if (start > from) parts.push({ kind: 'text', text: body.slice(from, start) });
      parts.push(formula);
      from = to;
      count += 1;
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
    }
  }
  if (count === 0) return null;
  if (from < body.length) parts.push({ kind: 'text', text: body.slice(from) });
  return parts;
}
