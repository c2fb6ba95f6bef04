import type { Answer } from '@darb/contract';
import type { Option, QuestionBody } from '@darb/content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fits, mark, modelAnswer } from './mark.ts';
import { percentageOf, verdictOf } from './present.ts';
import { shuffled } from './shuffle.ts';

const option = (key: string): Option => ({ key, text: { ar: { lang: 'ar', parts: [{ kind: 'text', text: key }] } } });
const keys = (least: number) => fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{12}$/), { minLength: least, maxLength: 8 });

const single = keys(2).chain((all) =>
  fc.constantFrom(...all).map((correct): QuestionBody => ({ type: 'single_choice', options: all.map(option), correct })),
);
/** Weights as packs have them: right ones share 1, wrong ones are 0 or less; or none at all. */
const multiple = keys(3).chain((all) =>
  fc
    .tuple(
      fc.integer({ min: 2, max: all.length - 1 }),
      fc.boolean(),
      fc.array(fc.double({ min: -1, max: 0, noNaN: true }), { minLength: all.length, maxLength: all.length }),
    )
    .map(([right, weighted, wrong]): QuestionBody => ({
      type: 'multiple_choice',
      options: all.map(option),
      correct: all.slice(0, right),
      weights: weighted ? Object.fromEntries(all.map((key, index) => [key, index < right ? 1 / right : (wrong[index] ?? 0)])) : {},
    })),
);
const trueFalse = fc.boolean().map((correct): QuestionBody => ({ type: 'true_false', correct }));
const numeric = fc
  .record({
    correct: fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 100),
    tolerance: fc.integer({ min: 0, max: 50 }).map((value) => value / 100),
  })
  .map(({ correct, tolerance }): QuestionBody => ({ type: 'numeric', correct, tolerance, unit: 'm/s' }));
const shortText = fc
  .constantFrom<string[][]>(['التسارع', 'تسارع'], ['القوّة'], ['أُسّي'])
  .map((accepted): QuestionBody => ({ type: 'short_text', accepted }));
const ordering = keys(3).map((all): QuestionBody => ({ type: 'ordering', items: all.map(option), correct: all }));
const matching = keys(4).map((all): QuestionBody => {
  const half = Math.floor(all.length / 2);
  const [left, right] = [all.slice(0, half), all.slice(half, 2 * half)];
  return {
    type: 'matching',
    left: left.map(option),
    right: right.map(option),
    correct: Object.fromEntries(left.map((key, index) => [key, right[index] ?? ''])),
  };
});
const body = fc.oneof(single, multiple, trueFalse, numeric, shortText, ordering, matching);

/** Any answer of any type, with keys that the question may know. */
const answerTo = (question: QuestionBody): fc.Arbitrary<Answer> => {
  const known =
    'options' in question
      ? question.options
      : 'items' in question
        ? question.items
        : 'left' in question
          ? [...question.left, ...question.right]
          : [option('none')];
  const key = fc.oneof(fc.constantFrom(...known.map((one) => one.key)), fc.constant('unknown'));
  return fc.oneof(
    key.map((choice): Answer => ({ type: 'single_choice', choice })),
    fc.array(key, { maxLength: 6 }).map((choices): Answer => ({ type: 'multiple_choice', choices })),
    fc.boolean().map((value): Answer => ({ type: 'true_false', value })),
    fc.string({ minLength: 1, maxLength: 10 }).map((value): Answer => ({ type: 'numeric', value })),
    fc.string({ minLength: 1, maxLength: 10 }).map((text): Answer => ({ type: 'short_text', text })),
    fc.array(key, { maxLength: 6 }).map((order): Answer => ({ type: 'ordering', order })),
    fc.dictionary(key, key, { maxKeys: 4 }).map((pairs): Answer => ({ type: 'matching', pairs })),
  );
};

const digits = (text: string, zero: number) => text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

describe('for every type of question', () => {
  test('the model answer fits and earns the whole mark', () => {
    fc.assert(
      fc.property(body, (question) => {
        const answer = modelAnswer(question);
        expect(fits(question, answer)).toBe(true);
        expect(mark(question, answer)).toEqual({ points: 1, isCorrect: true });
      }),
    );
  });

  test('any answer earns between 0 and 1, one that does not fit nothing, and only a right one all', () => {
    fc.assert(
      fc.property(
        body.chain((question) => fc.tuple(fc.constant(question), answerTo(question))),
        ([question, answer]) => {
          const { points, isCorrect } = mark(question, answer);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(1);
          if (!fits(question, answer)) expect(points).toBe(0);
          if (isCorrect) expect(points).toBe(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('no answer earns nothing', () => {
    fc.assert(
      fc.property(body, (question) => {
        expect(mark(question, null)).toEqual({ points: 0, isCorrect: false });
      }),
    );
  });
});

describe('a numeric question', () => {
  test('takes the number within its tolerance in any digits and with its unit, and none beyond', () => {
    fc.assert(
      fc.property(
        numeric,
        fc.constantFrom(0x30, 0x660, 0x6f0),
        fc.boolean(),
        fc.constantFrom('.', '٫', ','),
        (question, zero, unit, point) => {
          if (question.type !== 'numeric') return;
          const typed = (value: number): Answer => ({
            type: 'numeric',
            value: digits(value.toFixed(2), zero).replace('.', point) + (unit ? ' m/s' : ''),
          });
          expect(mark(question, typed(question.correct)).isCorrect).toBe(true);
          expect(mark(question, typed(question.correct + question.tolerance)).isCorrect).toBe(true);
          expect(mark(question, typed(question.correct + question.tolerance + 0.02)).isCorrect).toBe(false);
          expect(mark(question, typed(question.correct - question.tolerance - 0.02)).isCorrect).toBe(false);
        },
      ),
    );
  });

  test('gives the student the right one of two readings, and no third', () => {
    const is = (correct: number, value: string) =>
      mark({ type: 'numeric', correct, tolerance: 0, unit: 'N' }, { type: 'numeric', value }).isCorrect;
    expect([is(2100, '2,100'), is(2.1, '2,100'), is(2100, '٢,١٠٠ نيوتن'), is(21, '2,100'), is(2100, '2.100'), is(2.1, '2٬100')]).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  const isRight = (correct: number, value: string, tolerance = 0) =>
    mark({ type: 'numeric', correct, tolerance, unit: null }, { type: 'numeric', value }).isCorrect;

  test.each<[number, string]>([
    [1.6e-19, '0'],
    [1.6e-19, '1.6e-18'],
    [1.6e-19, '1.60000000001e-19'],
    [2147483648, '2147483647'],
    [2147483648, '2147483648.5'],
    [0.333, '1/3'],
    [1 / 3, '0.333'],
    [1 / 3, '333/1000'],
    [2147483648, '4294967295/2'],
    [0.1, '0.10000000001'],
    [1e-10, '0'],
    [0, '1e-400'],
  ])('without a tolerance does not take for %d the number %s', (correct, value) => expect(isRight(correct, value)).toBe(false));

  test.each<[number, string]>([
    [1.6e-19, '1.6×10^-19'],
    [1.6e-19, '٠٫١٦×10⁻¹⁸'],
    [2147483648, '2,147,483,648'],
    [0.1 + 0.2, '0.3'],
    [3, '0.3/0.1'],
    [2.1, '2 1/10'],
    [-0.75, '-3/4'],
    [6.02e23, '602000000000000000000000'],
    [1e21, '1e21'],
    [1 / 3, '1/3'],
    [1 / 3, '٢/٦'],
    [-2 / 3, '-2/3'],
    [7 / 3, '2 1/3'],
    [22 / 7, '3 1/7'],
  ])('without a tolerance takes for %d the number %s', (correct, value) => expect(isRight(correct, value)).toBe(true));

  test('takes the edges of its tolerance as they are written, and nothing behind them', () => {
    expect([isRight(0.3, '0.4', 0.1), isRight(0.3, '0.2', 0.1), isRight(1.1, '1.15', 0.05), isRight(1 / 3, '0.33', 0.01)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([isRight(0.3, '0.40000000000001', 0.1), isRight(1.6e-19, '0', 1e-20)]).toEqual([false, false]);
  });

  test('without a tolerance is exact: the number in any writing, and no neighbour of it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 999_999_999_999_999n }),
        fc.integer({ min: -30, max: 30 }),
        fc.constantFrom(0x30, 0x660, 0x6f0),
        fc.constantFrom('e', '×10^'),
        (mantissa, power, zero, sign) => {
          const typed = (value: bigint) => digits(`${value}${sign}${power}`, zero);
          const correct = Number(`${mantissa}e${power}`);
          expect(isRight(correct, typed(mantissa))).toBe(true);
          expect(isRight(-correct, `-${typed(mantissa)}`)).toBe(true);
          expect(isRight(correct, digits(`${mantissa * 7n}/7`, zero)) || power !== 0).toBe(true);
          for (const other of [mantissa + 1n, mantissa - 1n, mantissa * 10n, -mantissa]) expect(isRight(correct, typed(other))).toBe(false);
          expect(isRight(correct, digits(`${mantissa}.000001${sign}${power}`, zero))).toBe(false);
        },
      ),
    );
  });

  test.each(['ثلاثة', '3 km', '', '--3'])('does not take %j', (value) => {
    expect(fits({ type: 'numeric', correct: 3, tolerance: 0, unit: 'm' }, { type: 'numeric', value })).toBe(false);
  });
});

describe('a weighted multiple choice', () => {
  const question: QuestionBody = {
    type: 'multiple_choice',
    options: ['a', 'b', 'c'].map(option),
    correct: ['a', 'b'],
    weights: { a: 0.5, b: 0.5, c: -0.75 },
  };
  test.each([
    [['a'], 0.5],
    [['a', 'c'], 0],
    [['a', 'b', 'c'], 0.25],
    [['c'], 0],
    [[], 0],
    [['b', 'a'], 1],
  ])('with %j earns %d', (choices, points) => {
    expect(mark(question, { type: 'multiple_choice', choices })).toEqual({ points, isCorrect: points === 1 });
  });
});

test('an ordering or matching that is not complete earns nothing', () => {
  expect(
    mark({ type: 'ordering', items: ['a', 'b', 'c'].map(option), correct: ['a', 'b', 'c'] }, { type: 'ordering', order: ['a', 'b'] })
      .points,
  ).toBe(0);
  expect(
    mark(
      { type: 'matching', left: [option('a'), option('b')], right: [option('c'), option('d')], correct: { a: 'c', b: 'd' } },
      { type: 'matching', pairs: { a: 'c' } },
    ).points,
  ).toBe(0);
});

test('a percentage is rounded down, but whole thirds stay whole', () => {
  expect(percentageOf(1 / 3 + 1 / 3 + 1 / 3, 1)).toBe(100);
  expect(percentageOf(2, 3)).toBe(66);
  expect(percentageOf(0, 0)).toBe(0);
});

test('a shuffle has the same items, depends on its seed alone, and differs between seeds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.string(), (items, seed) => {
      expect(shuffled(items, seed)).toEqual(shuffled(items, seed));
      expect([...shuffled(items, seed)].sort()).toEqual([...items].sort());
    }),
  );
  const orders = new Set(Array.from({ length: 50 }, (_, seed) => shuffled(['a', 'b', 'c', 'd'], String(seed)).join('')));
  expect(orders.size).toBeGreaterThan(10);
});

test.each([
  [49, 'failed'],
  [50, 'passed'],
  [51, 'passed'],
] as const)('%i %% is %s', (percentage, verdict) => expect(verdictOf(percentage)).toBe(verdict));
