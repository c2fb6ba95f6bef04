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
  const inline = source
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
    .replace(/(?<![\p{L}\p{N}_])__(\S[^\n]{0,2000}?)__(?![\p{L}\p{N}_])/gu, '<b>$1</b>')
    .replace(/(?<!\*)\*(?![\s*])([^*\n]*[^\s*])\*(?!\*)/g, '<em>$1</em>')
    .replace(/(?<![\p{L}\p{N}_])_(?![\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu, '<em>$1</em>');
  // a picture's words may hold code that was kept before it
  const restored = (text: string): string => text.replace(KEPT, (_, index: string) => restored(kept[Number(index)] ?? ''));
  return restored(blocks(inline));
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
    const [, heading] = /^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$/.exec(line) ?? [];
    const [, bullet] = /^\s*[-*+]\s+(.*)$/.exec(line) ?? [];
    const [, number, numbered] = /^\s*(\d{1,9})[.)]\s+(.*)$/.exec(line) ?? [];
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
