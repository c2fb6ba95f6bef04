import { withScripts, type Piece } from './scripts.ts';

/** What walking through a text comes upon, in its order. */
export type Mark = Piece;

/**
 * Code points that are no characters: they stand for strong text and breaks while formulas are looked for
 * across them.
 */
const [STRONG_ON, STRONG_OFF, LINE, PARAGRAPH, HELD, HELD_END] = ['\uFDD0', '\uFDD1', '\uFDD2', '\uFDD3', '\uFDD4', '\uFDD5'];
const MARKS = /[\uFDD0-\uFDD5]/g;
const NO_CHARACTERS = /[\uFDD0-\uFDEF]/g;
const TOKEN = /\\\(|\\\[|\$\$|\uFDD4\d+\uFDD5|[\uFDD0-\uFDD3]/g;
const CLOSERS: Record<string, readonly [closing: string, opened: string, closed: string]> = {
  '\\(': ['\\)', '\\(', '\\)'],
  '\\[': ['\\]', '\\[', '\\]'],
  $$: ['$$', '\\[', '\\]'],
};

/** A file's text without code points that are no characters: readers use them as marks. */
export const withoutNoCharacters = (text: string): string => text.replace(NO_CHARACTERS, '');

/** A text without the marks of this file; marks of gaps stay. */
export const markFree = (text: string): string => text.replace(MARKS, '');

/**
 * Makes running text: white space folded outside of formulas, formulas whole, paragraphs with an empty line
 * between them.
 */
export function assemble(marks: readonly Mark[]): string {
  const held: (Piece & { kind: 'whole' | 'script' })[] = [];
  let flat = '';
  let strong = false;
  for (const mark of marks) {
    if (mark.kind === 'break') {
      flat += mark.lines === 1 ? LINE : PARAGRAPH;
      continue;
    }
    if (mark.strong !== strong) flat += mark.strong ? STRONG_ON : STRONG_OFF;
    ({ strong } = mark);
    if (mark.kind === 'text') flat += mark.text;
    else {
      flat += `${HELD}${held.length}${HELD_END}`;
      held.push(mark);
    }
  }
  return written(withScripts(pieces(flat, held)));
}

/** Finds formulas in a flat text, also where tags cut them apart, and divides the rest into pieces. */
function pieces(flat: string, held: readonly (Piece & { kind: 'whole' | 'script' })[]): Piece[] {
  const found: Piece[] = [];
  const next = nextIn(flat);
  let strong = false;
  let from = 0;
  const text = (to: number) => {
    // a text that was escaped twice on its way shows its spaces by name
    const folded = flat
      .slice(from, to)
      .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
      .replace(/[\s\u00A0]+/gu, ' ');
    if (folded !== '') found.push({ kind: 'text', text: folded, strong });
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(flat); match; match = TOKEN.exec(flat)) {
    const [token] = match;
    const around = CLOSERS[token];
    if (around) {
      const [closing, opened, closed] = around;
      const end = next(closing, TOKEN.lastIndex);
      // a formula within which another begins has no end of its own
      if (end < 0 || ['\\(', '\\['].some((opening) => between(next(opening, TOKEN.lastIndex), end))) continue;
      const inner = flat.slice(TOKEN.lastIndex, end);
      if (inner.trim() === '') continue;
      text(match.index);
      found.push({ kind: 'whole', text: opened + inMath(inner, held) + closed, strong });
      if (inner.includes(STRONG_ON) || inner.includes(STRONG_OFF)) strong = inner.lastIndexOf(STRONG_ON) > inner.lastIndexOf(STRONG_OFF);
      from = end + closing.length;
      TOKEN.lastIndex = from;
      continue;
    }
    text(match.index);
    from = match.index + token.length;
    if (token === STRONG_ON || token === STRONG_OFF) strong = token === STRONG_ON;
    else if (token === LINE || token === PARAGRAPH) found.push({ kind: 'break', lines: token === LINE ? 1 : 2 });
    else {
      const piece = held[Number(token.slice(1, -1))];
      if (piece) found.push({ ...piece, strong });
    }
  }
  text(flat.length);
  return found;
}

const between = (place: number, end: number): boolean => place >= 0 && place < end;

/**
 * Finds where a sign stands next in a text; each stretch of it is searched once, however often it is asked
 * for. A backslash before a sign makes it another one.
 */
function nextIn(flat: string): (sign: string, after: number) => number {
  const known = new Map<string, number>();
  return (sign, after) => {
    let place = known.get(sign);
    if (place !== undefined && (place < 0 || place >= after)) return place;
    place = flat.indexOf(sign, after);
    while (place > after && sign.startsWith('\\') && flat[place - 1] === '\\') place = flat.indexOf(sign, place + 1);
    known.set(sign, place);
    return place;
  };
}

const inMath = (inner: string, held: readonly (Piece & { kind: 'whole' | 'script' })[]): string =>
  inner
    .replace(/\uFDD4(\d+)\uFDD5/g, (_, index: string) => {
      const piece = held[Number(index)];
      return piece?.kind === 'script' ? `${piece.side}{${piece.text}}` : '';
    })
    .replace(/[\uFDD2\uFDD3]/g, ' ')
    .replace(MARKS, '');

/**
 * Stars of a text that would be taken for strong text stand in a formula; so does a bang before a bracket.
 */
const withoutMarkup = (text: string, edges: { before: boolean; after: boolean }): string => {
  let plain = text.replace(/\*{2,}/g, (stars) => `\\(${stars}\\)`).replace(/!\[/g, '\\(!\\)[');
  if (edges.before) plain = plain.replace(/^\*(?!\*)/, '\\(*\\)');
  if (edges.after) plain = plain.replace(/(?<!\*)\*$/, '\\(*\\)');
  return plain;
};

function written(parts: readonly Piece[]): string {
  const made: string[] = [];
  let strong = false;
  let pending: 0 | 1 | 2 = 0;
  /** Takes away white space at the end, also where it is a piece of its own. */
  const trim = () => {
    for (let last = made.pop(); last !== undefined; last = made.pop()) {
      const trimmed = last.trimEnd();
      if (trimmed === '') continue;
      made.push(trimmed);
      return;
    }
  };
  const close = () => {
    if (strong) made.push('**');
    strong = false;
  };
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'break') {
      pending = pending === 0 ? part.lines : 2;
      continue;
    }
    if (part.kind === 'script' || part.text === '') continue;
    const blank = part.kind === 'text' && part.text.trim() === '';
    // space at a break shows nowhere
    if (blank && (pending > 0 || made.length === 0)) continue;
    if (pending > 0) {
      trim();
      close();
      if (made.length > 0) made.push(pending === 1 ? '\n' : '\n\n');
    }
    const fresh = pending > 0 || made.length === 0;
    pending = 0;
    if (part.strong && blank && !strong) {
      made.push(part.text);
      continue;
    }
    if (part.strong !== strong) {
      made.push('**');
      ({ strong } = part);
    }
    const next = parts[index + 1];
    const edges = {
      before: made.at(-1)?.endsWith('*') ?? false,
      after: next === undefined || next.kind === 'break' ? part.strong : next.strong !== part.strong,
    };
    const text = part.kind === 'text' ? withoutMarkup(part.text, edges) : part.text;
    made.push(fresh ? text.trimStart() : text);
  }
  trim();
  close();
  return made.join('');
}
