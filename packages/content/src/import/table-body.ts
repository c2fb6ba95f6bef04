import { latinDigits } from '@darb/language';
import { foldLook } from '../characters.ts';
import type { ForeignBody } from './foreign.ts';
import { excerpt } from './remarks.ts';
import { truthOf, typeOf, type Column, type TableType } from './table-header.ts';
import type { Finding } from './texts.ts';
import { writtenNumber } from './written-number.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const ARABIC_LETTERS = ['أ', 'ب', 'ج', 'د', 'ه', 'و', 'ز', 'ح'];

/** One row by its columns. */
export interface Cells {
  one: (column: Column) => string;
  options: string[];
}

type Read = ForeignBody | Finding;

/**
 * Which option a cell names: by its number, its letter or its words. Null when none; a finding when two
 * readings name two options.
 */
function optionNamed(answer: string, options: readonly string[]): number | Finding {
  const words = options.findIndex((option) => foldLook(option) === foldLook(answer));
  const plain = latinDigits(answer).trim();
  const letter = plain.toUpperCase();
  const place = /^\d{1,2}$/.test(plain)
    ? Number(plain) - 1
    : Math.max(LETTERS.indexOf(letter), ARABIC_LETTERS.indexOf(letter.replace('ا', 'أ').replace('هـ', 'ه')));
  const placed = place >= 0 && place < options.length ? place : -1;
  if (words >= 0 && placed >= 0 && words !== placed) return { code: 'answerAmbiguous', values: { answer: excerpt(answer) } };
  const found = words >= 0 ? words : placed;
  return found >= 0 ? found : { code: 'answerUnknown', values: { answer: excerpt(answer) } };
}

function choice({ one, options }: Cells, multiple: boolean | null): Read {
  const answer = one('answer');
  if (answer === '') return { code: 'noRightAnswer', values: {} };
  const whole = optionNamed(answer, options);
  const given =
    typeof whole === 'number'
      ? [answer]
      : answer
          .split(/[,،;؛|+]/)
          .map((part) => part.trim())
          .filter((part) => part !== '');
  const right = new Set<number>();
  for (const part of given) {
    const found = optionNamed(part, options);
    if (typeof found !== 'number') return found;
    right.add(found);
  }
  const several = multiple ?? right.size > 1;
  return {
    type: 'choice',
    options: options.map((text, index) => ({ text, fraction: right.has(index) ? 1 : 0, feedback: '' })),
    multiple: several,
    asSet: several,
  };
}

const PERCENT = /\s*[%٪]$/;
const withoutPercent = (answer: string): string => answer.replace(PERCENT, '');

function numeric({ one }: Cells): Read {
  const answer = withoutPercent(one('answer'));
  const unit = PERCENT.test(one('answer')) ? '%' : one('unit');
  const [, from, to] = /^(.+?)\.\.(.+)$/s.exec(answer) ?? [];
  const [first, second] =
    from === undefined ? [answer.split(':')[0] ?? '', answer.split(':')[1] ?? (one('tolerance') || '0')] : [from, to ?? ''];
  const [low, high] = [writtenNumber(first), writtenNumber(second)];
  if (low === null) return { code: 'numberUnreadable', values: { text: excerpt(first) } };
  if (high === null) return { code: 'numberUnreadable', values: { text: excerpt(second) } };
  if (from !== undefined && high < low) return { code: 'rangeEmpty', values: { from: first, to: second } };
  const half = (value: number) => Number((value / 2).toPrecision(15));
  const [value, tolerance] = from === undefined ? [low, high] : [half(low + high), half(high - low)];
  return { type: 'numeric', answers: [{ value, tolerance, fraction: 1 }], unit: unit || null };
}

/** The options in their order, or in the one that the answer names. */
function ordering({ one, options }: Cells): Read {
  const named = one('answer')
    .split(/[,،;؛|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (named.length === 0) return { type: 'ordering', items: options };
  const places: number[] = [];
  for (const part of named) {
    const place = optionNamed(part, options);
    if (typeof place !== 'number') return place;
    places.push(place);
  }
  if (new Set(places).size !== options.length || places.length !== options.length) return { code: 'orderIncomplete', values: {} };
  return { type: 'ordering', items: places.map((place) => options[place] ?? '') };
}

function matching({ options }: Cells): Read {
  const pairs: { left: string; right: string }[] = [];
  for (const option of options) {
    const [, left, right] = /^(.*?)\s*(?:->|=>|→|⟶)\s*(.*)$/s.exec(option) ?? /^(.*?)\s*(?:<-|←)\s*(.*)$/s.exec(option) ?? [];
    if (left === undefined || right === undefined) return { code: 'pairUnfinished', values: { text: excerpt(option) } };
    pairs.push({ left, right });
  }
  return { type: 'matching', pairs, distractors: [] };
}

/** Nothing but digits and what may stand between them: a number, or one that nobody can read for certain. */
const DIGITS = /^[+−-]?[.٫]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,،٫٬'’\s]*$/;
/** `2:3` is a ratio, a score or a time as often as a number with its tolerance. */
const RATIO = /^[\d٠-٩۰-۹]+\s*:\s*[\d٠-٩۰-۹]+$/;

/** What a row without a type is, by its options and its answer. */
function guessedType({ one, options }: Cells): TableType | 'choice' | Finding {
  const answer = one('answer');
  if (options.length > 0) return 'choice';
  if (truthOf(answer) !== null) return 'true_false';
  if (RATIO.test(answer)) return { code: 'numberUnreadable', values: { text: excerpt(answer) } };
  const number = withoutPercent(answer);
  return DIGITS.test(number) || writtenNumber(number) !== null || /^[\d٠-٩۰-۹.,٫-]+(?:\.\.|:)[\d٠-٩۰-۹.,٫-]+$/.test(answer)
    ? 'numeric'
    : 'short_text';
}

/** The cells of a row that its type has no use for, where they say something. */
export function unusedOf({ one, options }: Cells, { type }: ForeignBody): string[] {
  const numbers = type === 'numeric' ? (/:|\.\./.test(one('answer')) ? [one('tolerance')] : []) : [one('tolerance'), one('unit')];
  const answers = type === 'matching' ? [one('answer')] : [];
  const texts =
    type === 'numeric' || type === 'short_text' ? options : type === 'true_false' ? options.filter((text) => truthOf(text) === null) : [];
  return [...numbers, ...answers, ...texts].filter((cell) => cell !== '');
}

/** What a row asks, by the type that it names or that its cells suggest; else why it cannot be told. */
export function bodyOf(cells: Cells): Read {
  const written = cells.one('type');
  const named = written === '' ? null : typeOf(written);
  if (written !== '' && named === null) return { code: 'typeUnknown', values: { type: excerpt(written) } };
  const answer = cells.one('answer');
  const type = named ?? guessedType(cells);
  if (typeof type !== 'string') return type;
  switch (type) {
    case 'choice':
      return choice(cells, null);
    case 'single_choice':
      return choice(cells, false);
    case 'multiple_choice':
      return choice(cells, true);
    case 'true_false': {
      const truth = truthOf(answer);
      return truth === null ? { code: 'answerUnknown', values: { answer: excerpt(answer) } } : { type, correct: truth };
    }
    case 'numeric':
      return numeric(cells);
    case 'short_text':
      return {
        type,
        accepted: answer
          .split('|')
          .map((text) => text.trim())
          .filter((text) => text !== '')
          .map((text) => ({ text, fraction: 1 })),
      };
    case 'ordering':
      return ordering(cells);
    case 'matching':
      return matching(cells);
  }
}
