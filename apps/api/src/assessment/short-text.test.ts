import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mark } from './mark.ts';

describe('a short text', () => {
  test.each(['القوه', 'ألقُوَّة', '  القـــوة '])('takes %j for القوّة', (text) => {
    expect(mark({ type: 'short_text', accepted: ['القوّة'] }, { type: 'short_text', text }).isCorrect).toBe(true);
  });
  const isWord = (accepted: string, text: string) =>
    mark({ type: 'short_text', accepted: [accepted] }, { type: 'short_text', text }).isCorrect;
  const words = fc.constantFrom('القوّة', 'ابن الهيثم', 'ملے', 'photosynthesis', 'e.g', '5', 'n!', 'C++', 'f′', '5"');
  const finals = fc.array(fc.constantFrom('.', '،', '؟', ' ', '؛', ':', '…', '?', '۔', '..'), { maxLength: 3 }).map((all) => all.join(''));
  const quotes = fc.constantFrom<[string, string]>(
    ['«', '»'],
    ['"', '"'],
    ['“', '”'],
    ['”', '“'],
    ['„', '“'],
    ["'", "'"],
    ['‘', '’'],
    ['❝', '❞'],
    ['›', '‹'],
    ['', ''],
  );

  test('counts the same with marks at its end and quotation marks around it, typed or accepted', () => {
    fc.assert(
      fc.property(words, finals, finals, quotes, (word, inner, outer, [open, close]) => {
        const around = `${open}${word}${inner}${close}${outer}`;
        expect(isWord(word, around)).toBe(true);
        expect(isWord(around, word)).toBe(true);
      }),
    );
  });

  test.each([
    ['5!', '5'],
    ['5', '5!'],
    ['5', '-5'],
    ['5"', '5'],
    ['C', 'C++'],
    ['؟', '.'],
    ['.', ''],
    ['f', 'f′'],
    ['ابن الهيثم', 'ابن'],
  ])('keeps the marks that mean something: %j is not %j', (accepted, text) => expect(isWord(accepted, text)).toBe(false));
  test.each(["don't", 'don’t', 'donʼt', 'don`t', 'don´t'])('takes any apostrophe: %s', (text) =>
    expect([isWord('don’t', text), isWord("don't", text)]).toEqual([true, true]),
  );
  test('whose answer is a mark takes that mark', () => expect([isWord('؟', '؟'), isWord('،', '«،»')]).toEqual([true, true]));

  test('does not take another word', () => {
    expect(mark({ type: 'short_text', accepted: ['القوّة'] }, { type: 'short_text', text: 'القوى' }).isCorrect).toBe(false);
  });
});
