import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedDigits } from './digits.ts';
import { cleanTyped, foldArabic } from './fold.ts';
import { showsLetters, withJoinersAlone, withoutInvisible } from './invisible.ts';
import { typedNumbers } from './typed-number.ts';

/** Of every kind: direction, joiners, soft hyphen, fillers, selectors, tags, what was never assigned. */
const INVISIBLE = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202e, 0x2060, 0x2066, 0x206f, 0x3164, 0xfe0f,
  0xfeff, 0xffa0, 0xe0001, 0xe0041, 0xe0100,
].map((code) => String.fromCodePoint(code));
const strewn = (text: string) =>
  fc
    .array(fc.constantFrom('', ...INVISIBLE), { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((marks) => [...text].map((letter, index) => (marks[index] ?? '') + letter).join('') + (marks.at(-1) ?? ''));

describe('what no reader sees', () => {
  test('changes no code, number, word that is searched, or address', () => {
    fc.assert(
      fc.property(strewn('480215'), strewn('3.5'), strewn('قوّة'), strewn('a@b.org'), (code, number, word, address) => {
        expect(typedDigits(code)).toBe('480215');
        expect(typedNumbers(number)).toEqual([3.5]);
        expect(foldArabic(word)).toBe(foldArabic('قوّة'));
        expect(withoutInvisible(address)).toBe('a@b.org');
      }),
    );
  });

  test.each([
    ['nothing', ''],
    ['a joiner', '\u200c'],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a Hangul leading filler', '\u115f'],
    ['a variation selector', '\ufe0f'],
    ['a grapheme joiner', '\u034f'],
    ['letters of tags', '\u{e0041}\u{e0042}'],
    ['a mark without a letter', '\u064e'],
    ['a stretched line', 'ـــ'],
    ['a stretched line of N’Ko', '\u07fa'],
    ['an apostrophe that Unicode counts as a letter', '\u02bc'],
    ['a small raised letter of the Koran', '\u06e5'],
    ['blanks between hieroglyphs', '\u{13441}\u{13442}'],
    ['dots', '...'],
    ['spaces of every width', '\u2003\u00a0\u202f'],
  ])('alone is no name: %s', (_, name) => expect(showsLetters(cleanTyped(name))).toBe(false));

  test.each(['ليلى', 'Zoë', 'اُسامہ', '李', 'م', 'R2', 'می\u200cخواهم', 'سـلمى'])('is no part of the name %j', (name) =>
    expect(showsLetters(cleanTyped(name))).toBe(true),
  );

  test('stays where words and emoji are made with it', () => {
    expect(withJoinersAlone('می\u200cخواهم 👩\u200d🏫 ❤\ufe0f\u200f\u00ad')).toBe('می\u200cخواهم 👩\u200d🏫 ❤\ufe0f');
  });
});

test.each(['4802\u221215', '480–215', '480\u2060215', '\u061c480215', '480 215', '(480)215'])('the code %j is 480215', (typed) =>
  expect(typedDigits(typed)).toBe('480215'),
);
