import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formulasIn, picturesIn, replaced, spansOf, withoutTags } from './spans.ts';

const SIGNS = ['\\(', '\\)', '\\[', '\\]', '![', '](', ')', ']', '<', '>', ' ', '\n', 'a', 'ع', '😀', '\\'];
const written = fc.array(fc.constantFrom(...SIGNS), { maxLength: 30 }).map((parts) => parts.join(''));
const asFound = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(({ 0: whole, index }) => [index, whole]);
const shown = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => [start, text.slice(start, end)]);

test('formulas, pictures and tags are found where an expression finds them', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(shown(text, formulasIn(text))).toEqual(asFound(text, /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g));
      expect(shown(text, picturesIn(text))).toEqual(asFound(text, /!\[[^\]]*\]\([^)\s]*\)/g));
      expect(withoutTags(text, '|')).toBe(text.replace(/<[^>]*>/g, '|'));
    }),
  );
});

test('what stands between the parts stays as it is', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(replaced(text, formulasIn(text), (_, whole) => whole)).toBe(text);
    }),
  );
  expect(replaced('a \\(x\\) b', formulasIn('a \\(x\\) b'), ({ inside }) => `[${inside}]`)).toBe('a [x] b');
});

test('openings without an end are read once, however many there are', () => {
  expect(spansOf('('.repeat(200_000), ['(', ')'])).toEqual([]);
  expect(picturesIn('![a]('.repeat(200_000))).toEqual([]);
});
