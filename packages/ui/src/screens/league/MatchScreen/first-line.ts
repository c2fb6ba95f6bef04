import type { Rich } from '@darb/language';

/** The first line of an explanation: up to the first break that was written in it. */
export function firstLine({ lang, parts }: Rich): Rich {
  const line: Rich['parts'] = [];
  for (const part of parts) {
    if (part.kind === 'picture') continue;
    if (part.kind === 'math') {
      line.push(part);
      continue;
    }
    const text = line.length === 0 ? part.text.replace(/^\s*\n/, '') : part.text;
    const [before = '', after] = text.split('\n', 2);
    line.push({ ...part, text: before });
    if (after !== undefined) break;
  }
  return { lang, parts: line };
}
