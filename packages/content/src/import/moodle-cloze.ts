import type { ForeignBody } from './foreign.ts';
import type { QuestionTexts } from './html.ts';
import { moodleText } from './moodle-text.ts';
import { askingFor, gapMark, type Part } from './parts.ts';
import { excerpt, remark, type Remark } from './remarks.ts';
import { writtenNumber } from './written-number.ts';
import { childNamed, type XmlElement } from './xml.ts';

const OPENING = /\{\s*(?:\d+\s*)?:\s*([A-Z_]+)\s*:/g;
const KINDS: Partial<Record<string, 'choice' | 'several' | 'short' | 'number'>> = {
  ...fromNames('choice', 'MULTICHOICE MC MULTICHOICE_V MCV MULTICHOICE_H MCH MULTICHOICE_S MCS MULTICHOICE_VS MCVS MULTICHOICE_HS MCHS'),
  ...fromNames('several', 'MULTIRESPONSE MR MULTIRESPONSE_H MRH MULTIRESPONSE_S MRS MULTIRESPONSE_HS MRHS'),
  ...fromNames('short', 'SHORTANSWER SA MW SHORTANSWER_C SAC MWC'),
  ...fromNames('number', 'NUMERICAL NM'),
};

function fromNames<Kind extends string>(kind: Kind, names: string): Record<string, Kind> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]));
}

interface Field {
  kind: string;
  answers: { text: string; fraction: number; feedback: string }[];
}

/** The place of an unescaped closing brace after `from`; -1 when there is none. */
function closing(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '}') return at;
  }
  return -1;
}

/**
 * `=Paris#yes~%50%Lyon~Rome`: a `=` or a percentage tells how right an answer is, `#` begins what is told,
 * `\` takes a sign as it is.
 */
function answersOf(inside: string): Field['answers'] {
  return inside.split(/(?<!\\)~/).flatMap((answer) => {
    const [, mark = '', percent, rest = ''] = /^\s*(=|%(-?[\d.,]+)%)?\s*=?([\s\S]*)$/.exec(answer) ?? [];
    const at = rest.search(/(?<![\\&])#/);
    const plain = (text: string) => text.replace(/\\([}#~/"\\=])/g, '$1').trim();
    const fraction = percent === undefined ? (mark === '=' ? 1 : 0) : Number(percent.replace(',', '.')) / 100 || 0;
    const text = plain(at < 0 ? rest : rest.slice(0, at));
    return text === '' ? [] : [{ text, fraction, feedback: at < 0 ? '' : plain(rest.slice(at + 1)) }];
  });
}

/** Cuts the fields out of a cloze text and leaves the marks of their gaps. */
function fieldsOf(source: string): { text: string; fields: Field[] } {
  const fields: Field[] = [];
  let text = '';
  let from = 0;
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(source); found; found = OPENING.exec(source)) {
    const end = closing(source, OPENING.lastIndex);
    if (end < 0) break;
    fields.push({ kind: found[1] ?? '', answers: answersOf(source.slice(OPENING.lastIndex, end)) });
    text += source.slice(from, found.index) + gapMark(fields.length);
    from = end + 1;
    OPENING.lastIndex = from;
  }
  return { text: text + source.slice(from), fields };
}

/**
 * A cloze question as a question for each of its fields; the text stands in each of them, with the others'
 * gaps left open.
 */
export function clozeParts(texts: QuestionTexts, question: XmlElement): Part[] | Remark {
  const fields: Field[] = [];
  const text = moodleText(texts, childNamed(question, 'questiontext'), (source) => {
    const read = fieldsOf(source);
    fields.push(...read.fields);
    return read.text;
  });
  const parts: Part[] = [];
  let told = 0;
  for (const [index, field] of fields.entries()) {
    const body = bodyOf(texts, field);
    if (body === null) {
      texts.say('clozeGapLeftOut', { type: excerpt(field.kind) });
      continue;
    }
    if (body.type !== 'choice') told += field.answers.filter(({ feedback }) => feedback !== '').length;
    parts.push({ part: fields.length === 1 ? null : String(index + 1), stem: askingFor(text, index + 1), body });
  }
  if (told > 0) texts.say('feedbackRemoved', { count: told });
  if (parts.length === 0) return remark('noAnswer', {}, texts.place);
  if (fields.length > 1) texts.say('clozeSplit', { count: parts.length });
  return parts;
}

function bodyOf(texts: QuestionTexts, { kind, answers }: Field): ForeignBody | null {
  const decoded = answers.map((answer) => ({ ...answer, text: texts.html(answer.text), feedback: texts.html(answer.feedback) }));
  switch (KINDS[kind]) {
    case 'choice':
      return { type: 'choice', options: decoded, multiple: false };
    case 'several':
      return { type: 'choice', options: decoded, multiple: true };
    case 'short':
      if (/C$/.test(kind)) texts.say('caseIgnored', {});
      return {
        type: 'short_text',
        accepted: decoded.flatMap(({ text, fraction }) => {
          if (!text.includes('*')) return [{ text, fraction }];
          if (text !== '*' || fraction > 0) texts.say('wildcardIgnored', { text: excerpt(text) });
          return [];
        }),
      };
    case 'number': {
      const numbers = decoded.flatMap(({ text, fraction }) => {
        const [number = '', width] = text.split(':');
        const [value, tolerance] = [writtenNumber(number), width === undefined ? 0 : writtenNumber(width)];
        return value === null || tolerance === null ? [] : [{ value, tolerance, fraction }];
      });
      return numbers.length === 0 ? null : { type: 'numeric', answers: numbers, unit: null };
    }
    default:
      return null;
  }
}
