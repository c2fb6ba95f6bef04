import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ForeignBody, ForeignPicture, ForeignQuestion } from './foreign.ts';
import { readQtiPackage } from './qti-package.ts';
import { exportQti } from './qti3-write.ts';

const PIXEL: ForeignPicture = {
  type: 'image/png',
  bytes: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCA05RTSgAAAABJRU5ErkJggg==', 'base64'),
};
const DRAWING: ForeignPicture = {
  type: 'image/svg+xml',
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
};
const PICTURES = new Map([
  ['force-on-cart.svg', DRAWING],
  ['point.png', PIXEL],
]);

const word = fc.constantFrom(
  'نصّ',
  'الماء',
  'a',
  'x < 2',
  'A & B',
  '"quoted"',
  "it's",
  '5 * 3',
  '|',
  '____',
  '=',
  '٣٫٥',
  'سؤال؟',
  'a > b;',
  '#1',
  '%',
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const tex = fc.constantFrom(
  'x',
  ' x^2 ',
  '\\frac{a}{b}',
  'a < b',
  '\\text{سرعة}',
  'x_{1} & y'.replace(' & ', ' + '),
  '\\mathrm{H_2O}',
  '\\sqrt{2}\\,\\mathrm{m}',
);
const inline = fc.oneof(
  { weight: 4, arbitrary: words },
  fc
    .oneof(
      words,
      tex.map((one) => `\\(${one}\\)`),
    )
    .map((one) => `**${one}**`),
  tex.map((one) => `\\(${one}\\)`),
  tex.map((one) => `\\[${one}\\]`),
  fc.constantFrom('![عربة](force-on-cart.svg)', '![نقطة & "خطّ"](point.png)'),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const text = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .chain((lines) => fc.constantFrom('\n', '\n\n').map((between) => lines.join(between)));
const several = (minLength: number, maxLength: number) => fc.uniqueArray(text, { minLength, maxLength });
const number = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).filter((one) => !Object.is(one, -0)),
);

const choice = (options: string[], fractions: number[], rest: { multiple: boolean; asSet?: true }): ForeignBody => ({
  type: 'choice',
  options: options.map((one, index) => ({ text: one, fraction: fractions[index] ?? 0, feedback: '' })),
  ...rest,
});
const body: fc.Arbitrary<ForeignBody> = fc.oneof(
  fc.tuple(several(2, 6), fc.nat()).map(([options, at]) =>
    choice(
      options,
      options.map((_, index) => (index === at % options.length ? 1 : 0)),
      { multiple: false },
    ),
  ),
  several(3, 6).map((options) => choice(options, [0, 1, 1], { multiple: true, asSet: true })),
  fc
    .tuple(several(3, 6), fc.constantFrom<number[]>([0.5, 0.5, -0.25], [1 / 3, 2 / 3, 0], [0.25, 0, 0.75]))
    .map(([options, weights]) => choice(options, weights, { multiple: true })),
  fc.boolean().map((correct): ForeignBody => ({ type: 'true_false', correct })),
  fc
    .tuple(number, fc.constantFrom(0, 0.05, 1e-7, 12), fc.constantFrom(null, 'm/s', 'kg', 'م/ث²'))
    .map(([value, tolerance, unit]): ForeignBody => ({ type: 'numeric', answers: [{ value, tolerance, fraction: 1 }], unit })),
  fc
    .uniqueArray(words, { minLength: 1, maxLength: 4 })
    .map((all): ForeignBody => ({ type: 'short_text', accepted: all.map((one) => ({ text: one, fraction: 1 })) })),
  several(3, 6).map((items): ForeignBody => ({ type: 'ordering', items })),
  fc.tuple(several(2, 4), several(4, 6)).map(([lefts, rights]): ForeignBody => ({
    type: 'matching',
    pairs: lefts.map((left, index) => ({ left, right: rights[index] ?? '' })),
    distractors: rights.slice(lefts.length),
  })),
);
const key = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/);
const question = fc.record({
  identifier: key,
  stem: text,
  explanation: fc.oneof(text, fc.constant('')),
  body,
  difficulty: fc.constantFrom<ForeignQuestion['difficulty']>(null, 'easy', 'medium', 'hard'),
});

const complete = (one: Pick<ForeignQuestion, 'identifier' | 'stem' | 'explanation' | 'body' | 'difficulty'>): ForeignQuestion => {
  const named = new Map([...PICTURES].filter(([name]) => JSON.stringify(one).includes(`(${name})`)));
  return { ...one, label: one.identifier ?? '', line: null, file: null, category: [], pictures: named, remarks: [] };
};
const kept = ({ identifier, stem, explanation, body: answer, difficulty, pictures }: ForeignQuestion) => ({
  identifier,
  stem,
  explanation,
  body: answer,
  difficulty,
  pictures: [...pictures].map(([name, { type, bytes }]) => [name, type, Buffer.from(bytes).toString('base64')]).sort(),
});

describe('a package of QTI 3.0 that Darb writes', () => {
  it('is read as the same questions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(question, { minLength: 1, maxLength: 5, selector: ({ identifier }) => identifier }),
        fc.constantFrom('ar' as const, 'en' as const, 'ur' as const),
        async (questions, language) => {
          const written = questions.map(complete);
          const { bytes, remarks } = exportQti(written, { title: 'اختبار', language });
          const read = await readQtiPackage(bytes);
          expect(remarks).toEqual([]);
          expect(read.remarks).toEqual([]);
          expect(read.questions.flatMap((one) => one.remarks)).toEqual([]);
          expect(read.questions.map(kept)).toEqual(written.map(kept));
        },
      ),
    );
  });

  it('is the same bytes for the same questions', () => {
    const one = complete({ identifier: 'a', stem: 'b', explanation: '', body: { type: 'true_false', correct: true }, difficulty: 'easy' });
    const [first, second] = [exportQti([one], { title: 'x', language: 'ar' }), exportQti([one], { title: 'x', language: 'ar' })];
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
  });

  it('says what it cannot hold', () => {
    const one = complete({
      identifier: 'a',
      stem: 'b',
      explanation: '',
      body: {
        type: 'choice',
        multiple: false,
        options: [
          { text: 'c', fraction: 1, feedback: 'd' },
          { text: 'e', fraction: 0, feedback: '' },
        ],
      },
      difficulty: null,
    });
    const { remarks } = exportQti([one], { title: 'x', language: 'ar' });
    expect(remarks).toMatchObject([{ code: 'notHeldByFormat', values: { key: 'a', what: 'optionFeedback' } }]);
  });
});
