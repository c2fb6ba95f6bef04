import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runningText, type Lines } from './running-text.ts';

const picture = { src: 'figure.svg', width: 10, height: 10 };
const partsOf = (source: string, lines: Lines = 'kept') => runningText(source, () => picture, lines).parts;
const textOf = (source: string, lines: Lines = 'kept'): string =>
  partsOf(source, lines)
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'math' ? '∎' : '▣'))
    .join('');

test.each([
  ['the lines of a verse stay', 'على قدر أهل العزم  \r\n  تأتي العزائم', 'على قدر أهل العزم\nتأتي العزائم'],
  ['an old Mac’s lines too', 'a\rb', 'a\nb'],
  ['one empty line stays, more do not', 'a\n\n\n \n\nb', 'a\n\nb'],
  ['the ends of a text are words', '\n\n a \n', 'a'],
  ['a tab and a no-break space are blanks', 'a\t\u00a0b', 'a b'],
  ['a formula in a line leaves the lines beside it', 'a\n\\(x\\)\nb', 'a\n∎\nb'],
  ['a formula that stands alone needs no line of the text', 'a\n\n\\[x\\]\n\nb', 'a∎b'],
  ['a picture needs none', 'a\n![p](f.svg)\n b', 'a▣b'],
  ['strong words begin and end in any line', 'a\n**b\nc** d', 'a\nb\nc d'],
])('where lines are kept, %s', (_, source, shown) => {
  expect(textOf(source)).toBe(shown);
});

test('where lines are folded there are none, and the words are the same', () => {
  const texts = fc
    .array(fc.constantFrom('أ', 'b', ' ', '\n', '\r\n', '\t', '**', '\\(x\\)', '\\[x\\]', '![p](f.svg)'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (source) => {
      const wordsOf = (lines: Lines) => partsOf(source, lines).flatMap((part) => (part.kind === 'text' ? [part.text] : []));
      for (const text of wordsOf('folded')) expect(text).not.toMatch(/[\n\r\t]| {2}/);
      for (const text of wordsOf('kept')) {
        expect(text).not.toMatch(/[\r\t]|\n{3}| \n|\n | {2}/);
        expect(textOf(text)).toBe(text.trim());
      }
      expect(textOf(source).replace(/\s/g, '')).toBe(textOf(source, 'folded').replace(/\s/g, ''));
    }),
    { numRuns: 500 },
  );
});
