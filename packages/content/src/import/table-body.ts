import { foldLook } from '../characters.ts';
import type { ForeignBody } from './foreign.ts';
import { excerpt } from './remarks.ts';
import { truthOf, typeOf, type Column, type TableType } from './table-header.ts';
import { optionMeant, placeOf } from './table-options.ts';
import type { Finding } from './texts.ts';
import { writtenNumber } from './written-number.ts';

/** An option of a row: its text, and which one its column makes it, from 0. */
export interface TableOption {
  place: number;
  text: string;
}

/** One row by its columns. */
export interface Cells {
  one: (column: Column) => string;
  /** Those that are filled, by their places. */
  options: readonly TableOption[];
  /** Whether the table has columns for options at all. */
  optionsExpected: boolean;
  /** What stands in columns that we do not know. */
  others: readonly string[];
}

type Read = ForeignBody | Finding;

/**
 * Which option a cell names: by its number, its letter or its words. The option's column says its number, so
 * that a blank one moves no other. A finding when none is meant, or two.
 */
function optionNamed(answer: string, options: readonly TableOption[]): number | Finding {
  const words = options.findIndex(({ text }) => foldLook(text) === foldLook(answer));
  const place = optionMeant(answer);
  const placed = options.findIndex((option) => option.place === place);
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
    options: options.map(({ text }, index) => ({ text, fraction: right.has(index) ? 1 : 0, feedback: '' })),
    multiple: several,
    asSet: several,
  };
}

const PERCENT = /[%٪]$/;
const withoutPercent = (answer: string): string => (PERCENT.test(answer) ? answer.slice(0, -1).trimEnd() : answer);

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

const textsOf = (options: readonly TableOption[]): string[] => options.map(({ text }) => text);

/** The options in their order, or in the one that the answer names. */
function ordering({ one, options }: Cells): Read {
  const named = one('answer')
    .split(/[,،;؛|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (named.length === 0) return { type: 'ordering', items: textsOf(options) };
  const places: number[] = [];
  for (const part of named) {
    const place = optionNamed(part, options);
    if (typeof place !== 'number') return place;
    places.push(place);
  }
  if (new Set(places).size !== options.length || places.length !== options.length) return { code: 'orderIncomplete', values: {} };
  return { type: 'ordering', items: places.map((place) => options[place]?.text ?? '') };
}

function matching({ options }: Cells): Read {
  const pairs: { left: string; right: string }[] = [];
  for (const option of textsOf(options)) {
    const arrow = /->|=>|→|⟶/.exec(option) ?? /<-|←/.exec(option);
    if (!arrow) return { code: 'pairUnfinished', values: { text: excerpt(option) } };
    pairs.push({ left: option.slice(0, arrow.index).trimEnd(), right: option.slice(arrow.index + arrow[0].length).trimStart() });
  }
  return { type: 'matching', pairs, distractors: [] };
}

/** Nothing but digits and what may stand between them: a number, or one that nobody can read for certain. */
const DIGITS = /^[+−-]?[.٫]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,،٫٬'’\s]*$/;
/** `2:3` is a ratio, a score or a time as often as a number with its tolerance. */
const RATIO = /^[\d٠-٩۰-۹]+\s*:\s*[\d٠-٩۰-۹]+$/;

/** Two numbers, or what may be two, with `..` or a colon between them. */
const isRange = (answer: string): boolean =>
  /^[\d٠-٩۰-۹.,٫:-]+$/.test(answer) && (answer.includes(':') ? /^[^:]+:[^:]+$/.test(answer) : answer.slice(1, -1).includes('..'));

/**
 * Why an answer without options is one of options that we do not see: it is the letter or number of one, or
 * stands in a column that we do not know.
 */
function hiddenOptions({ one, optionsExpected, others }: Cells): Finding | null {
  const answer = one('answer');
  const mark = placeOf(answer);
  if (optionsExpected) return mark?.kind === 'letter' ? { code: 'optionsMissing', values: { answer: excerpt(answer) } } : null;
  const named = mark !== null && others.length > 1 && (mark.kind === 'letter' || mark.place < others.length);
  return named || others.some((text) => foldLook(text) === foldLook(answer) && text !== '')
    ? { code: 'answerInOtherColumn', values: { answer: excerpt(answer) } }
    : null;
}

/** What a row without a type is, by its options and its answer. */
function guessedType(cells: Cells): TableType | 'choice' | Finding {
  const { one, options } = cells;
  const answer = one('answer');
  if (options.length > 0) return 'choice';
  const hidden = hiddenOptions(cells);
  if (hidden) return hidden;
  if (truthOf(answer) !== null) return 'true_false';
  if (RATIO.test(answer)) return { code: 'numberUnreadable', values: { text: excerpt(answer) } };
  const number = withoutPercent(answer);
  return DIGITS.test(number) || writtenNumber(number) !== null || isRange(answer) ? 'numeric' : 'short_text';
}

/** The cells of a row that its type has no use for, where they say something. */
export function unusedOf({ one, options }: Cells, { type }: ForeignBody): string[] {
  const numbers = type === 'numeric' ? (/:|\.\./.test(one('answer')) ? [one('tolerance')] : []) : [one('tolerance'), one('unit')];
  const answers = type === 'matching' ? [one('answer')] : [];
  const texts =
    type === 'numeric' || type === 'short_text'
      ? textsOf(options)
      : type === 'true_false'
        ? textsOf(options).filter((text) => truthOf(text) === null)
        : [];
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
