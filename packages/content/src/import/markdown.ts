import { replaced, type Span } from '../spans.ts';

const SAFE = '\uFDE3';
// lengths are bounded: a text of nothing but openings would take the square of its length
const FORMULA = /\\\([\s\S]{0,2000}?\\\)|\\\[[\s\S]{0,2000}?\\\]|\$\$[\s\S]{0,2000}?\$\$/g;
const KEPT = /\uFDE3(\d+)\uFDE3/g;

/**
 * HTML of the Markdown that teachers write in questions: strong and emphasised words, code, links, pictures,
 * headings, lists, paragraphs. Formulas and HTML within it stay. What HTML becomes, and what of it is said,
 * is decided where HTML is read.
 */
export function htmlOfMarkdown(source: string): string {
  const kept: string[] = [];
  const keep = (whole: string): string => `${SAFE}${kept.push(whole) - 1}${SAFE}`;
  const marked = source
    .replace(FORMULA, keep)
    .replace(/`([^`\n]{1,2000})`/g, (_, code: string) => keep(`<code>${code.replace(/</g, '&lt;')}</code>`))
    .replace(/!\[([^[\]\n]{0,500})\]\(\s{0,9}([^)\s]{1,2000})(?:\s[^)\n]{0,500})?\)/g, (_, alt: string, address: string) =>
      keep(`<img src="${quoted(address)}" alt="${quoted(alt)}">`),
    )
    .replace(
      /\[([^[\]\n]{1,500})\]\(\s{0,9}([^)\s]{1,2000})(?:\s[^)\n]{0,500})?\)/g,
      (_, words: string, address: string) => `${keep(`<a href="${quoted(address)}">`)}${words}</a>`,
    )
    .replace(/\\([\\`*_{}[\]()#+.!-])/g, (_, sign: string) => keep(sign))
    .replace(/\*\*(\S[^\n]{0,2000}?)\*\*/g, '<b>$1</b>')
    .replace(/(?<![\p{L}\p{N}_])__(\S[^\n]{0,2000}?)__(?![\p{L}\p{N}_])/gu, '<b>$1</b>');
  const inline = emphasised(emphasised(marked, '*'), '_');
  // a picture's words may hold code that was kept before it
  const restored = (text: string): string => text.replace(KEPT, (_, index: string) => restored(kept[Number(index)] ?? ''));
  return restored(blocks(inline));
}

/** Whether a letter or a digit stands right before or behind a place. */
const isInWord = (text: string, before: number, behind: number): boolean =>
  /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, before - 2), before)) || /^[\p{L}\p{N}]/u.test(text.slice(behind, behind + 2));

/** Words between two single signs, without white space beside them; `_` within a word is a letter of it. */
function emphasised(text: string, sign: '*' | '_'): string {
  const runs = text.matchAll(sign === '*' ? /\*+/g : /_+/g);
  const spans: Span[] = [];
  let open = -1;
  for (const { index, 0: run } of runs) {
    const inside = text.slice(open + 1, index);
    const isSingle = run.length === 1;
    const ends = isSingle && open >= 0 && inside.trim() === inside && !inside.includes('\n');
    if (ends && (sign === '*' || !isInWord(text, open, index + 1))) {
      spans.push({ start: open, end: index + 1, inside });
      open = -1;
    } else open = isSingle ? index : -1;
  }
  return replaced(text, spans, ({ inside }) => `<em>${inside}</em>`);
}

/** The words of a heading, without the signs that may close it; undefined for a line that is none. */
function headingOf(line: string): string | undefined {
  const [opening] = /^ {0,3}#{1,6}\s/.exec(line) ?? [];
  if (opening === undefined) return undefined;
  const words = line.slice(opening.length).trim();
  let end = words.length;
  while (end > 1 && words[end - 1] === '#') end -= 1;
  return words.slice(0, end).trimEnd();
}

const quoted = (text: string): string => text.replace(/"/g, '&quot;');

/** Headings, lists and paragraphs, line by line. */
function blocks(text: string): string {
  let list: 'ul' | 'ol' | null = null;
  let made = '';
  let fresh = true;
  const inList = (wanted: 'ul' | 'ol' | null, start = '1') => {
    if (list !== wanted) made += `${list === null ? '' : `</${list}>`}${wanted === null ? '' : `<${wanted} start="${start}">`}`;
    list = wanted;
  };
  for (const line of text.split('\n')) {
    const heading = headingOf(line);
    const [, bullet] = /^\s*[-*+]\s+(|\S.*)$/.exec(line) ?? [];
    const [, number, numbered] = /^\s*(\d{1,9})[.)]\s+(|\S.*)$/.exec(line) ?? [];
    if (line.trim() === '') {
      inList(null);
      made += '<p>';
      fresh = true;
      continue;
    }
    if (heading !== undefined || bullet !== undefined || numbered !== undefined) {
      inList(bullet !== undefined ? 'ul' : numbered !== undefined ? 'ol' : null, number);
      made += heading !== undefined ? `<h3>${heading}</h3>` : `<li>${bullet ?? numbered ?? ''}</li>`;
      fresh = true;
      continue;
    }
    inList(null);
    made += `${fresh ? '' : '<br>'}${line}`;
    fresh = false;
  }
  inList(null);
  return made;
}
