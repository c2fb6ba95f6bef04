import type { Rich } from '@darb/language';

/** The first line of an explanation: up to the first break that was written in it. */
export function firstLine({ lang, parts }: Rich): Rich {
  const line: Rich['parts'] = [];
  for (const part of parts) {
    const end = part.kind === 'text' ? part.text.trimStart().indexOf('\n') : -1;
    if (part.kind !== 'text' || end < 0) {
      if (part.kind !== 'picture') line.push(part);
      continue;
    }
    line.push({ ...part, text: part.text.trimStart().slice(0, end) });
    break;
  }
  return { lang, parts: line };
}
