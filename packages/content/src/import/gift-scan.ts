import { spansOf } from '../spans.ts';

/** One question's part of a GIFT file, without comments. */
export interface GiftBlock {
  text: string;
  /** The line on which it begins, from 1. */
  line: number;
  /** `[id:…]` and `[tag:…]` of the comments above it, as Moodle reads them. */
  identifier: string | null;
  tags: string[];
  category: string[];
}

/** Stands in a mask for what is text whatever it looks like. */
const COVERED = '\uE000';
const OPENERS: readonly [string, string][] = [
  ['\\\\(', '\\\\)'],
  ['\\\\[', '\\\\]'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$$', '$$'],
];
const FORMULA_MAXIMUM = 2000;

const balanced = (text: string): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) < 0) return false;
  }
  return depth === 0;
};

/**
 * Where the formula that begins at `at` ends; -1 when none begins there or it does not end. Its braces must
 * close inside of it.
 */
function formulaEnd(text: string, at: number): number {
  for (const [opener, closer] of OPENERS) {
    if (!text.startsWith(opener, at)) continue;
    const window = text.slice(at + opener.length, at + opener.length + FORMULA_MAXIMUM);
    const end = window.indexOf(closer);
    if (end < 0) return -1;
    const inner = window.slice(0, end);
    return (opener === closer || !inner.includes(opener)) && balanced(inner) ? at + opener.length + end + closer.length : -1;
  }
  if (text[at] !== '$') return -1;
  const [whole = '', inner = ''] = /^\$([^$\n]{1,300})\$/.exec(text.slice(at, at + 302)) ?? [];
  return inner.includes('\\') && balanced(inner) ? at + whole.length : -1;
}

/** A formula of a text whose braces do not close within it, from its opening on; null when there is none. */
export function brokenFormula(text: string): string | null {
  for (const [opener, closer] of OPENERS)
    for (let at = text.indexOf(opener); at >= 0; at = text.indexOf(opener, at + opener.length)) {
      const end = text.indexOf(closer, at + opener.length);
      if (end < 0) break;
      if (formulaEnd(text, at) < 0) return text.slice(at, end + closer.length);
      at = end;
    }
  return null;
}

/**
 * A text of the same length with everything covered that is no control character of GIFT: what a backslash
 * escapes, and formulas. Teachers write `\(\frac{1}{2}\)` without escaping its braces; they belong to the
 * formula.
 */
export function maskOf(text: string): string {
  let mask = '';
  for (let at = 0; at < text.length;) {
    const end = text[at] === '\\' || text[at] === '$' ? formulaEnd(text, at) : -1;
    const taken = end > 0 ? end - at : text[at] === '\\' ? Math.min(2, text.length - at) : 0;
    mask += taken > 0 ? COVERED.repeat(taken) : (text[at] ?? '');
    at += Math.max(1, taken);
  }
  return mask;
}

/** What ends a line, the end of the text included. */
const LINE_ENDS = new Set(['\n', '\r', '\u2028', '\u2029', undefined]);

const unescape = (text: string): string => text.replace(/\\([\\:#={}~n])/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));

/**
 * The text that a part of a GIFT file means, without its escapes. A formula that stands between single
 * backslashes was written without escaping them: its `\\` and `\neq` are TeX.
 */
export function giftText(source: string): string {
  const raw = source.replace(/[ \t]+/g, (blanks, at: number) => (LINE_ENDS.has(source[at + blanks.length]) ? '' : blanks));
  let made = '';
  let from = 0;
  for (let at = 0; at < raw.length;) {
    const end = raw[at] === '\\' || raw[at] === '$' ? formulaEnd(raw, at) : -1;
    if (end > 0) {
      const tex = raw.slice(at, end);
      const escaped = tex.startsWith('\\\\') || /\\\\[A-Za-z]/.test(tex);
      made += unescape(raw.slice(from, at)) + (escaped ? unescape(tex) : tex.replace(/\\([:#={}~])/g, '$1'));
      from = at = end;
    } else at += raw[at] === '\\' ? 2 : 1;
  }
  return (made + unescape(raw.slice(from))).trim();
}

const CATEGORY = /^\s*\$CATEGORY:\s*(|\S.*)$/i;
const categoryOf = (path: string): string[] =>
  path
    .replaceAll('//', '\u0000')
    .split('/')
    .map((part) => part.replaceAll('\u0000', '/').trim())
    .filter((part, index) => part !== '' && !(index < 2 && /^(?:\$.*\$|top)$/i.test(part)));

/** What a comment says in brackets: `[id:7]`, `[tag:algebra]`. */
const namedIn = (comment: string, name: 'id' | 'tag'): string[] =>
  spansOf(comment, [`[${name}:`, ']']).flatMap(({ inside }) => (inside === '' ? [] : [inside.trim()]));

/** Splits a GIFT file at its empty lines: a fault in one question cannot take the next one along. */
export function giftBlocks(source: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let category: string[] = [];
  let block: GiftBlock | null = null;
  let comments: { identifier: string | null; tags: string[] } = { identifier: null, tags: [] };
  const end = () => {
    if (block) {
      blocks.push(block);
      comments = { identifier: null, tags: [] };
    }
    block = null;
  };
  source.split(/\r\n|\n|\r/).forEach((line, index) => {
    const named = CATEGORY.exec(line);
    if (named) {
      end();
      category = categoryOf(named[1] ?? '');
    } else if (/^\s*\/\//.test(line)) {
      const [identifier] = namedIn(line, 'id');
      if (block) {
        // a comment between a question's lines; its place is kept, so that lines are counted right
        block.text += '\n';
      } else {
        if (identifier !== undefined) comments.identifier = identifier;
        comments.tags.push(...namedIn(line, 'tag'));
      }
    } else if (line.trim() === '') end();
    else if (block) block.text += `\n${line}`;
    else block = { text: line, line: index + 1, ...comments, category };
  });
  end();
  return blocks;
}
