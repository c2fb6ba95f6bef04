import { foldArabic } from '@darb/language';
import { foldLetters, foldLook } from '../characters.ts';
import type { ForeignBody, ForeignOption } from './foreign.ts';
import { excerpt } from './remarks.ts';
import { cleaned, isLost, type Finding } from './texts.ts';

/** The answer side of a question of a pack, its texts in one language. */
export type Answer =
  | { type: 'single_choice'; options: { text: string; correct: boolean }[] }
  | { type: 'multiple_choice'; options: { text: string; correct: boolean; weight?: number }[] }
  | { type: 'true_false'; answer: boolean }
  | { type: 'numeric'; answer: number; tolerance: number; unit?: string }
  | { type: 'short_text'; accepted: string[] }
  | { type: 'ordering'; items: string[] }
  | { type: 'matching'; pairs: { left: string; right: string }[] };

/** What the answers of a question are judged with. */
export interface Bench {
  /** Running text of a foreign text; its faults are found on the way. */
  text: (source: string) => string;
  found: (finding: Finding) => void;
}

const OPTIONS_MAXIMUM = 8;
const ENTRIES_MAXIMUM = 10;
const UNIT_MAXIMUM = 30;
const ACCEPTED_MAXIMUM = 200;
/** How far weights may be from their sum: thirds are written 33.333. The checker of packs allows the same. */
const ROUNDING = 0.005;

const isWhole = (fraction: number): boolean => fraction >= 1 - ROUNDING;
const percentOf = (fraction: number): number => Number((fraction * 100).toFixed(2));

/**
 * Two entries of one side that look alike. False, with the finding, for two that differ by marks and spaces
 * only; two that differ by letters are noted.
 */
function differ(entries: readonly string[], { found }: Bench): boolean {
  const looks = new Map<string, string>();
  const letters = new Map<string, string>();
  for (const entry of entries) {
    const same = looks.get(foldLook(entry));
    if (same !== undefined) {
      found({ code: 'optionsDuplicate', values: { first: excerpt(same), second: excerpt(entry) } });
      return false;
    }
    const alike = letters.get(foldLetters(entry));
    if (alike !== undefined) found({ code: 'optionsAlike', values: { first: excerpt(alike), second: excerpt(entry) } });
    looks.set(foldLook(entry), entry);
    letters.set(foldLetters(entry), entry);
  }
  return true;
}

/** Whether a side has as many entries as questions may have. */
function counted(count: number, minimum: number, maximum: number, { found }: Bench): boolean {
  if (count < minimum) found({ code: 'tooFewOptions', values: { count, minimum } });
  else if (count > maximum) found({ code: 'tooManyOptions', values: { count, maximum } });
  return count >= minimum && count <= maximum;
}

function singleChoice(options: readonly ForeignOption[], bench: Bench): Answer | null {
  const right = options.filter(({ fraction }) => isWhole(fraction));
  if (right.length === 0) return none(bench, { code: 'noRightAnswer', values: {} });
  if (right.length > 1) return none(bench, { code: 'twoRightAnswers', values: { count: right.length } });
  const partly = options.filter(({ fraction }) => !isWhole(fraction) && fraction !== 0).length;
  if (partly > 0) bench.found({ code: 'partialCreditRemoved', values: { count: partly } });
  return { type: 'single_choice', options: options.map(({ text, fraction }) => ({ text, correct: isWhole(fraction) })) };
}

function multipleChoice(options: readonly ForeignOption[], asSet: boolean, bench: Bench): Answer | null {
  const right = options.filter(({ fraction }) => fraction > 0);
  if (right.length === options.length) return none(bench, { code: 'everyOptionRight', values: {} });
  if (right.length === 1 && (asSet || isWhole(right[0]?.fraction ?? 0))) {
    bench.found({ code: 'multipleMadeSingle', values: {} });
    return singleChoice(options, bench);
  }
  if (asSet) return { type: 'multiple_choice', options: options.map(({ text, fraction }) => ({ text, correct: fraction > 0 })) };
  const sum = right.reduce((total, { fraction }) => total + fraction, 0);
  if (Math.abs(sum - 1) > ROUNDING) return none(bench, { code: 'weightsSum', values: { percent: percentOf(sum) } });
  return {
    type: 'multiple_choice',
    // a choice that costs more than the whole mark costs the whole mark: nobody has less than nothing
    options: options.map(({ text, fraction }) => ({ text, correct: fraction > 0, weight: Number(Math.max(-1, fraction).toFixed(7)) })),
  };
}

function choice({ options: given, multiple, asSet = false }: Extract<ForeignBody, { type: 'choice' }>, bench: Bench): Answer | null {
  const options = given.map((option) => ({ ...option, text: bench.text(option.text) }));
  if (options.length === 0) return none(bench, { code: 'noAnswer', values: {} });
  if (options.some(({ text }) => text === '')) return none(bench, { code: 'optionEmpty', values: {} });
  if (options.some(({ fraction }) => !Number.isFinite(fraction))) return none(bench, { code: 'weightsSum', values: { percent: 0 } });
  if (
    !differ(
      options.map(({ text }) => text),
      bench,
    )
  )
    return null;
  if (!options.some(({ fraction }) => fraction > 0)) return none(bench, { code: 'noRightAnswer', values: {} });
  if (!counted(options.length, 2, OPTIONS_MAXIMUM, bench)) return null;
  const several = multiple ?? options.filter(({ fraction }) => fraction > 0).length > 1;
  return several ? multipleChoice(options, asSet, bench) : singleChoice(options, bench);
}

function none(bench: Bench, finding: Finding): null {
  bench.found(finding);
  return null;
}

function numeric({ answers, unit }: Extract<ForeignBody, { type: 'numeric' }>, bench: Bench): Answer | null {
  const right = answers.filter(({ fraction }) => isWhole(fraction));
  const [first, second] = right;
  if (!first) return none(bench, { code: answers.length === 0 ? 'noAnswer' : 'noRightAnswer', values: {} });
  if (second) return none(bench, { code: 'severalNumbers', values: { count: right.length } });
  if (answers.length > 1) bench.found({ code: 'partialCreditRemoved', values: { count: answers.length - 1 } });
  if (!Number.isFinite(first.value) || !Number.isFinite(first.tolerance))
    return none(bench, { code: 'numberUnreadable', values: { text: String(first.value) } });
  if (first.tolerance < 0) return none(bench, { code: 'toleranceNegative', values: {} });
  const symbol = unit === null ? '' : cleaned(unit, bench.found);
  if (symbol.length > UNIT_MAXIMUM) return none(bench, { code: 'unitTooLong', values: { unit: excerpt(symbol) } });
  return { type: 'numeric', answer: first.value, tolerance: first.tolerance, ...(symbol === '' ? {} : { unit: symbol }) };
}

function shortText({ accepted }: Extract<ForeignBody, { type: 'short_text' }>, bench: Bench): Answer | null {
  if (accepted.length === 0) return none(bench, { code: 'noAnswer', values: {} });
  const right = accepted.filter(({ fraction }) => isWhole(fraction));
  if (right.length === 0) return none(bench, { code: 'noRightAnswer', values: {} });
  if (right.length < accepted.length) bench.found({ code: 'partialCreditRemoved', values: { count: accepted.length - right.length } });
  const texts = [...new Set(right.map(({ text }) => cleaned(text, bench.found)))];
  for (const text of texts) {
    if (text.length > ACCEPTED_MAXIMUM) return none(bench, { code: 'textTooLong', values: { limit: ACCEPTED_MAXIMUM } });
    if (isLost(text)) return none(bench, { code: 'lettersLost', values: { text: excerpt(text) } });
    if (foldArabic(text) === '') return none(bench, { code: 'acceptedEmpty', values: { text: excerpt(text) } });
  }
  return { type: 'short_text', accepted: texts.map((text) => text.replace(/\{\{(\s*[A-Za-z]\w*\s*)\}\}/g, '{ {$1} }')) };
}

function ordering(given: readonly string[], bench: Bench): Answer | null {
  const items = given.map(bench.text);
  if (items.includes('')) return none(bench, { code: 'optionEmpty', values: {} });
  if (!counted(items.length, 3, ENTRIES_MAXIMUM, bench) || !differ(items, bench)) return null;
  return { type: 'ordering', items };
}

function matching({ pairs: given, distractors }: Extract<ForeignBody, { type: 'matching' }>, bench: Bench): Answer | null {
  const pairs = given.map(({ left, right }) => ({ left: bench.text(left), right: bench.text(right) }));
  const unfinished = pairs.find(({ left, right }) => left === '' || right === '');
  if (unfinished) return none(bench, { code: 'pairUnfinished', values: { text: excerpt(unfinished.left || unfinished.right) } });
  if (!counted(pairs.length, 2, ENTRIES_MAXIMUM, bench)) return null;
  const partners = new Set<string>();
  for (const { right } of pairs) {
    if (partners.has(right)) return none(bench, { code: 'pairsSharePartner', values: { text: excerpt(right) } });
    partners.add(right);
  }
  if (
    !differ(
      pairs.map(({ left }) => left),
      bench,
    ) ||
    !differ(
      pairs.map(({ right }) => right),
      bench,
    )
  )
    return null;
  if (distractors.length > 0) bench.found({ code: 'distractorsRemoved', values: { count: distractors.length } });
  return { type: 'matching', pairs };
}

/** Makes the answer side of a question of a pack; null, with the reason found, when a pack cannot hold it. */
export function judgeAnswer(body: ForeignBody, bench: Bench): Answer | null {
  switch (body.type) {
    case 'choice':
      return choice(body, bench);
    case 'true_false':
      return { type: 'true_false', answer: body.correct };
    case 'numeric':
      return numeric(body, bench);
    case 'short_text':
      return shortText(body, bench);
    case 'ordering':
      return ordering(body.items, bench);
    case 'matching':
      return matching(body, bench);
  }
}
