import type { Answer } from '@darb/contract';
import type { QuestionBody } from '@darb/content';
import { isSameShortText, quantityReadings, typedQuantities, type TypedNumber } from '@darb/language';
import { Decimal } from 'decimal.js';

export interface Mark {
  /** 0 to 1. */
  points: number;
  isCorrect: boolean;
}

const NONE: Mark = { points: 0, isCorrect: false };
const all = (isCorrect: boolean): Mark => ({ points: isCorrect ? 1 : 0, isCorrect });

const sameSet = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && new Set([...a, ...b]).size === a.length;
const unique = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;
const among = (keys: readonly string[], known: readonly { key: string }[]): boolean =>
  keys.every((key) => known.some((option) => option.key === key));

/** More digits than sums and products of typed numbers can have: nothing is rounded. */
const Exact = Decimal.clone({ precision: 10_000 });

/** Digits of a right number that was worked out; behind them lies the dust of binary fractions. */
const WORKED_OUT_DIGITS = 15;

/**
 * Whether a typed number is within the tolerance of a right one, in exact decimals (rule assessment 12): with
 * none, 2147483647 is not 2147483648. A typed fraction without an end, such as 1/3, is right where the number
 * that was worked out is that fraction as far as it goes.
 */
function within({ negative, whole, over, under }: TypedNumber, right: number, tolerance: number): boolean {
  const given = new Exact(whole)
    .times(under)
    .plus(over)
    .times(negative ? -1 : 1);
  const reach = new Exact(tolerance).times(under);
  const workedOut = new Exact(right.toPrecision(WORKED_OUT_DIGITS));
  if ([new Exact(right), workedOut].some((value) => given.minus(value.times(under)).abs().lte(reach))) return true;
  return !new Exact(under).eq(1) && given.div(under).toSignificantDigits(WORKED_OUT_DIGITS).eq(workedOut);
}

/**
 * Whether an answer is one that the question could get: of its type, of its options, none twice, a number
 * where one is asked for.
 */
export function fits(body: QuestionBody, answer: Answer): boolean {
  if (body.type === 'single_choice' && answer.type === 'single_choice') return among([answer.choice], body.options);
  if (body.type === 'multiple_choice' && answer.type === 'multiple_choice')
    return unique(answer.choices) && among(answer.choices, body.options);
  if (body.type === 'true_false') return answer.type === 'true_false';
  if (body.type === 'numeric' && answer.type === 'numeric') return typedQuantities(answer.value, body.unit).length > 0;
  if (body.type === 'short_text') return answer.type === 'short_text';
  if (body.type === 'ordering' && answer.type === 'ordering') return unique(answer.order) && among(answer.order, body.items);
  if (body.type === 'matching' && answer.type === 'matching')
    return among(Object.keys(answer.pairs), body.left) && among(Object.values(answer.pairs), body.right);
  return false;
}

/**
 * Marks an answer (rule assessment 10). Without weights a question gives all or nothing; with them a multiple
 * choice gives the sum of the chosen shares, never under 0 nor over 1. Numbers count in any digits within the
 * tolerance, short texts by the Arabic fold without the marks around them.
 */
export function mark(body: QuestionBody, answer: Answer | null): Mark {
  if (!answer || !fits(body, answer)) return NONE;
  if (body.type === 'single_choice' && answer.type === 'single_choice') return all(answer.choice === body.correct);
  if (body.type === 'multiple_choice' && answer.type === 'multiple_choice') {
    const isCorrect = sameSet(answer.choices, body.correct);
    if (isCorrect || Object.keys(body.weights).length === 0) return all(isCorrect);
    const sum = answer.choices.reduce((total, key) => total + (body.weights[key] ?? 0), 0);
    return { points: Math.round(Math.min(1, Math.max(0, sum)) * 1e6) / 1e6, isCorrect };
  }
  if (body.type === 'true_false' && answer.type === 'true_false') return all(answer.value === body.correct);
  if (body.type === 'numeric' && answer.type === 'numeric')
    // where a writing has two readings (2,100), the student meant the right one
    return all(quantityReadings(answer.value, body.unit).some((reading) => within(reading, body.correct, body.tolerance)));
  if (body.type === 'short_text' && answer.type === 'short_text')
    return all(body.accepted.some((accepted) => isSameShortText(answer.text, accepted)));
  if (body.type === 'ordering' && answer.type === 'ordering')
    return all(answer.order.length === body.correct.length && answer.order.every((key, index) => key === body.correct[index]));
  if (body.type === 'matching' && answer.type === 'matching') {
    const right = Object.entries(body.correct);
    return all(Object.keys(answer.pairs).length === right.length && right.every(([left, key]) => answer.pairs[left] === key));
  }
  return NONE;
}

/**
 * The right answer in the form that a student gives one. It must never leave before the attempt is submitted
 * (rule assessment 4).
 */
export function modelAnswer(body: QuestionBody): Answer {
  switch (body.type) {
    case 'single_choice':
      return { type: body.type, choice: body.correct };
    case 'multiple_choice':
      return { type: body.type, choices: body.correct };
    case 'true_false':
      return { type: body.type, value: body.correct };
    case 'numeric':
      return { type: body.type, value: String(body.correct) };
    case 'short_text':
      return { type: body.type, text: body.accepted[0] ?? '' };
    case 'ordering':
      return { type: body.type, order: body.correct };
    case 'matching':
      return { type: body.type, pairs: body.correct };
  }
}
