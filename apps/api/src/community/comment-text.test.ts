import { COMMENT_MAX } from '@darb/contract/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenBody, cleanBody, partsOf } from './comment-text.ts';
import { readsAsStaff } from './staff-words.ts';

describe('what a comment is cleaned of', () => {
  test.each([
    ['a bidi override', 'قبل \u202Eبعد', 'قبل بعد'],
    ['unbalanced isolates', '\u2066\u2067abc', 'abc'],
    ['fifteen blanks without width', `a${'\u200B'.repeat(15)}b`, 'ab'],
    ['a NUL', 'a\0b', 'a b'],
    ['a lone surrogate', 'a\ud800b', 'a b'],
    ['joiners in a row', `ب${'\u200C'.repeat(9)}ت`, 'ب\u200Cت'],
    ['many empty lines', 'a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
  ])('%s', (_, typed, clean) => expect(cleanBody(typed)).toBe(clean));

  test('a tower of three hundred marks keeps four', () => {
    expect(cleanBody(`a${'\u0316'.repeat(300)}`)).toBe(`a${'\u0316'.repeat(4)}`);
  });
  test('emoji and the joiners of Urdu words stay', () => {
    expect(cleanBody('👩‍🔬 خوش‌بختی')).toBe('👩‍🔬 خوش‌بختی');
  });
  test('what is clean stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const clean = cleanBody(typed);
        expect(cleanBody(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\0\u202A-\u202E\u2066-\u2069\u200B]/);
      }),
    );
  });
});

test.each([
  ['', 'required'],
  ['\u200C', 'required'],
  ['ا'.repeat(COMMENT_MAX + 1), 'too_big'],
  ['ا'.repeat(COMMENT_MAX), null],
  ['👍', null],
])('%#: a comment must show something, in two thousand characters', (body, rule) => expect(brokenBody(body)).toBe(rule));

test('markup and links stay the text that they are', async () => {
  for (const body of ['<script>alert(1)</script>', 'javascript:alert(1)', '[x](javascript:alert(1))']) {
    expect(cleanBody(body)).toBe(body);
    expect(await partsOf(body)).toBeNull();
  }
});

test.each([
  '$\\href{javascript:alert(1)}{x}$',
  '$\\htmlStyle{position:fixed}{x}$',
  '$\\rule{1000em}{1000em}$',
  '$\\def\\a{\\a\\a}\\a$',
  '$\\includegraphics{x}$',
  '$\\textcolor{red}{x}$',
  `$${'x'.repeat(500)}$`,
  '$\\frac{1}$',
  '$5 and $6',
])('%s is no formula, and stays text', async (body) => {
  const parts = (await partsOf(body)) ?? [];
  expect(parts.every(({ kind }) => kind === 'text')).toBe(true);
});

test('a formula among Arabic and English keeps its place', async () => {
  const parts = await partsOf('لماذا $x^2$ is positive؟ $$\\frac{1}{2}$$');
  expect(parts?.map((part) => (part.kind === 'math' ? part.tex : part.text))).toEqual(['لماذا ', 'x^2', ' is positive؟ ', '\\frac{1}{2}']);
});

test.each(['Teacher Ali', 'tеаchеr', 'ТEACHER', 'T e a c h e r', 'теасher', 'المعلّم', 'أســتاذ', 'Darb Team', '𝐓𝐞𝐚𝐜𝐡𝐞𝐫', 'Adm1n', 'استاد'])(
  '“%s” reads as somebody of the house',
  (name) => expect(readsAsStaff(name)).toBe(true),
);
test.each(['سلمى ع.', 'Omar K.', 'محمد', 'Ayesha', 'عبد الله م.', 'Musharraf'])('“%s” is a name', (name) =>
  expect(readsAsStaff(name)).toBe(false),
);

test.each([
  ['a sign that is written out', 'كلفة \\$5 و\\$6', null],
  ['dollars that nothing stands between', '$'.repeat(2_000), null],
  ['signs written out, two thousand of them', '\\$'.repeat(1_000), null],
  ['a line between two dollars', 'a $x\ny$ b', null],
  ['a display that one dollar ends', '$$x$ y', ['$', 'formula', ' y']],
  ['two formulas', '$x$ $y$', ['formula', ' ', 'formula']],
  ['a display', '$$x$$', ['formula']],
] as const)('%s: what is a formula, and what stays text', async (_, body, kinds) => {
  const parts = await partsOf(body);
  expect(parts?.map((part) => (part.kind === 'text' ? part.text : 'formula')) ?? null).toEqual(kinds);
});
