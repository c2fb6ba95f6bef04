import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameShortText, prefixForms, searchWords, shapesOf, stemOf, typingErrors } from './language.ts';

const formsIn = (text: string): string[] => searchWords(text).flatMap(({ word }) => prefixForms(word));
const find = (one: string, other: string): boolean => formsIn(one).some((form) => formsIn(other).includes(form));

describe('words of a search', () => {
  test.each([
    ['آسفي', 'اسفي'],
    ['كتاب', 'کتاب'],
    ['فاطمة', 'فاطمه'],
    ['على', 'علي'],
    ['مُعَلِّم', 'معلم'],
    ['مـــدرسة', 'مدرسة'],
    ['٣', '3'],
    ['۳', '3'],
    ['الاشتقاق', 'اشتقاق'],
    ['والمشتقة', 'مشتقة'],
    ['بالمشتقة', 'مشتقة'],
    ['للمشتقة', 'المشتقة'],
    ['فمشتقة', 'مشتقة'],
    ['كالمشتقة', 'مشتقة'],
    ['أحمد'.normalize('NFD'), 'أحمد'.normalize('NFC')],
  ])('%s and %s find each other', (one, other) => {
    expect(find(one, other)).toBe(true);
    expect(find(other, one)).toBe(true);
  });

  test('إلى and الا are not one, neither in a search nor in a typed answer', () => {
    expect(find('إلى', 'الا')).toBe(false);
    expect(isSameShortText('إلى', 'الا')).toBe(false);
  });

  test('what is searched with a prefix is no typed answer without one', () => {
    expect(isSameShortText('والمشتقة', 'مشتقة')).toBe(false);
  });

  test('a prefix leaves two letters at least behind an article, and three behind another letter', () => {
    expect(prefixForms('ال')).toEqual(['ال']);
    expect(prefixForms('ولد')).toEqual(['ولد']);
    expect(prefixForms('الحب')).toContain('حب');
  });

  test('plural and feminine have one stem', () => {
    expect(stemOf('مشتقات')).toBe(stemOf('مشتقه'));
    expect(stemOf('derivatives')).toBe('derivative');
    expect(stemOf('قلب')).toBe(null);
  });

  test('signs are no words', () => {
    expect(searchWords("% _ ' \\ \u0001 «» ﴾﴿")).toEqual([]);
  });

  test('a word stands in its text where it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { word, from, to } of searchWords(text))
          expect(searchWords(text.slice(from, to)).map((found) => found.word)).toContain(word);
      }),
    );
  });
});

describe('typing errors', () => {
  const letters = fc.array(fc.constantFrom(...'ابتثجحخدرس'), { minLength: 5, maxLength: 10 });

  test('one is found, whatever it is, and shares a shape with the word', () => {
    fc.assert(
      fc.property(
        letters,
        fc.nat(9),
        fc.constantFrom('out', 'in', 'other', 'swap'),
        fc.constantFrom(...'وىن'),
        (word, at, kind, letter) => {
          const typed = [...word];
          const place = at % word.length;
          if (kind === 'out') typed.splice(place, 1);
          if (kind === 'in') typed.splice(place, 0, letter);
          if (kind === 'other') typed[place] = letter;
          if (kind === 'swap') [typed[place], typed[place - 1]] = [typed[place - 1] ?? '', typed[place] ?? ''];
          const [given, meant] = [typed.join(''), word.join('')];
          expect(typingErrors(given, meant, 1)).toBeLessThanOrEqual(1);
          expect(shapesOf(given).some((shape) => shapesOf(meant).includes(shape))).toBe(true);
        },
      ),
    );
  });

  test('are the same in both directions, none between equal words, and never said beyond the most', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const [a, b] = [one.join(''), other.join('')];
        expect(typingErrors(a, a, 2)).toBe(0);
        expect(typingErrors(a, b, 2)).toBe(typingErrors(b, a, 2));
        expect(typingErrors(a, b, 2)).toBeLessThanOrEqual(3);
      }),
    );
  });
});
