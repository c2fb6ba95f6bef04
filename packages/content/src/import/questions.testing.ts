import fc from 'fast-check';
import { foldLetters } from '../characters.ts';
import { questionSchema, type QuestionInput } from '../schemas.ts';

/**
 * Pieces of texts as teachers write them: words of both scripts, formulas, and every character that some
 * format reads otherwise.
 */
const WORDS = [
  'ما',
  'القوّة',
  'x',
  'A',
  'السؤال: ',
  'a=b',
  'c~d',
  '{e}',
  '#f',
  '100%',
  '%50%',
  '\\',
  '[html]',
  '[id:q]',
  '//',
  '::',
  '->',
  '<b>',
  '&amp;',
  '&',
  '"',
  "'",
  'T',
  'TRUE',
  'ANSWER: A',
  '_____',
  '\\(x^2\\)',
  '\\(\\frac{1}{2}\\)',
  '\\[a = b\\]',
  '\\(x \\neq 1\\)',
  '\\(\\text{القوة} = 3\\)',
  '\\(\\$\\)',
  '**مهم**',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  ']]>',
  'é',
  '½',
  '🙂',
  '=',
  '~',
  '}',
  '{',
  'n',
  '*',
  '؛',
  '،',
  'پاکستان',
  ',',
  ';',
  '|',
] as const;

// what only stands in a formula, or would begin one, is no text of a pack
const isText = (text: string): boolean =>
  text !== '' && !/\\(?![([\])]|\\)[a-zA-Z]/.test(text.replace(/\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g, ''));

/** Running text that a pack may hold. */
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' ').trim())
  .filter(isText)
  // a lone backslash before a bracket would open a formula
  .map((words) => words.replace(/(?<![\\])\\(?= )/g, '\\'));

const inPack = (words: string) => {
  const plain = words.replace(/\\\([\s\S]*?\\\)/g, '');
  return /\p{Script=Arabic}/u.test(plain.replace(/[٠-٩]/g, '')) ? { ar: words } : words;
};
const texts = text.map(inPack);
const distinct = (minLength: number, maxLength: number) =>
  fc
    .uniqueArray(text, { minLength, maxLength, selector: (words) => foldLetters(words) })
    .filter((list) => list.every((words) => foldLetters(words) !== ''));

const number = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => Number(value.toPrecision(6))),
);

const answers = {
  single_choice: fc.tuple(distinct(2, 8), fc.nat(7)).map(([options, right]) => ({
    options: options.map((words, index) => ({ text: inPack(words), correct: index === right % options.length })),
  })),
  multiple_choice: fc
    .tuple(distinct(3, 8), fc.integer({ min: 2, max: 7 }), fc.constantFrom('set', 'shares', 'minus'))
    .map(([options, wanted, how]) => {
      const right = Math.min(wanted, options.length - 1);
      const weights = { set: undefined, shares: 0, minus: -0.5 } as const;
      return {
        options: options.map((words, index) => ({
          text: inPack(words),
          correct: index < right,
          ...(how === 'set' ? {} : { weight: index < right ? Number((1 / right).toFixed(7)) : weights[how] }),
        })),
      };
    }),
  true_false: fc.boolean().map((answer) => ({ answer })),
  numeric: fc
    .tuple(number, fc.constantFrom(0, 0.05, 2), fc.constantFrom(undefined, 'm/s', 'كغ'))
    .map(([answer, tolerance, unit]) => ({ answer, tolerance, ...(unit === undefined ? {} : { unit }) })),
  short_text: fc
    .uniqueArray(fc.constantFrom('القوة', 'a=b', '2*3', 'x y', 'T', '%50%z', '#tag', 'Ohm’s law', '12'), { minLength: 1, maxLength: 4 })
    .map((accepted) => ({ accepted })),
  ordering: distinct(3, 6).map((items) => ({ items: items.map(inPack) })),
  matching: fc.tuple(distinct(2, 5), distinct(2, 5)).map(([left, right]) => ({
    pairs: left
      .slice(0, Math.min(left.length, right.length))
      .map((words, index) => ({ left: inPack(words.replaceAll('->', '')), right: inPack(right[index] ?? '') })),
  })),
};
type Type = keyof typeof answers;

/** Random questions of a pack in one language, of the types named. */
export const questionOf = (types: readonly Type[]): fc.Arbitrary<QuestionInput> =>
  fc.constantFrom(...types).chain((type) =>
    fc
      .record({
        key: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,6}){0,2}$/),
        difficulty: fc.constantFrom('easy', 'medium', 'hard'),
        stem: texts,
        explanation: fc.option(texts, { nil: undefined }),
      })
      .chain(({ explanation, ...base }) =>
        answers[type].map((answer) => {
          const read = questionSchema.safeParse({ ...base, type, ...answer, ...(explanation === undefined ? {} : { explanation }) });
          return read.success ? read.data : null;
        }),
      )
      .filter((question) => question !== null),
  );
