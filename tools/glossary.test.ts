import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { glossaryProblems, termsOf } from './glossary.ts';
import { root } from './sources.ts';

const page = (rows: string) =>
  `# Words\n\n## Words of the product\n\n| meaning |||||||\n|---|---|---|---|---|---|---|\n${rows}\n\n## Later\n\n| a |\n`;
const terms = termsOf(
  page(
    [
      '| key | مفتاح | القسيمة | key | voucher, coupon | کلید | کنجی |',
      '| incorrect | غير صحيح | خاطئ | incorrect | wrong | غلط | |',
      '| something went wrong | حدث خطأ | | something went wrong | | خرابی | |',
      '| request | يُرجى | اكتب | (imperative) | please | (جمع) | |',
    ].join('\n'),
  ),
);
const said = {
  ar: 'مفتاح غير صحيح. حدث خطأ. يُرجى الانتظار.',
  en: 'The key is incorrect. Something went wrong.',
  ur: 'کلید غلط ہے۔ خرابی ہوئی۔',
};
/** What is found when a text of a language is added to those that say every word. */
const problemsOf = (language: 'ar' | 'en' | 'ur', text: string) =>
  glossaryProblems(
    terms,
    Object.fromEntries(
      Object.entries(said).map(([own, words]) => [
        own,
        new Map([['a.json said', words], ...(own === language ? [['b.json hint', text] as const] : [])]),
      ]),
    ),
  );

test('a refused word is named with its file, its key and the word to use', () => {
  expect(problemsOf('en', 'Your Voucher is used')).toEqual(['locales/en/b.json hint: write “key” (key), not “voucher”']);
  expect(problemsOf('ur', 'اپنی کنجی لکھیں')).toEqual(['locales/ur/b.json hint: write “کلید” (key), not “کنجی”']);
});

test('Arabic words are found behind their one-letter prefixes and before what hangs on them', () => {
  for (const text of ['اكتب اسمك', 'ثم اكتبه هنا', 'واكتب الرمز', 'فاكتبها'])
    expect(problemsOf('ar', text)).toEqual(['locales/ar/b.json hint: write “يُرجى” (request), not “اكتب”']);
  expect(problemsOf('ar', 'المكتبة القريبة')).toEqual([]);
});

test('slots, tags, parts of longer words and approved phrases are no faults', () => {
  for (const text of ['{{voucher}} <coupon>here</coupon>', 'vouchers of wrongdoing', 'pack/voucher/wrong', 'Something went wrong again'])
    expect(problemsOf('en', text)).toEqual([]);
  expect(problemsOf('en', 'Something went wrong: a wrong key')).toHaveLength(1);
});

test('a word that no text says leaves the glossary; a rule in brackets stays', () => {
  const texts = {
    ar: new Map([['a.json said', 'مفتاح']]),
    en: new Map([['a.json said', said.en]]),
    ur: new Map([['a.json said', said.ur]]),
  };
  expect(glossaryProblems(terms, texts)).toEqual(
    ['غير صحيح', 'حدث خطأ', 'يُرجى']
      .sort((one, other) => other.length - one.length)
      .map((word) => `docs/words.md: no text in locales/ar says “${word}”; the glossary keeps only what is said`),
  );
});

test('a row that lost a cell, and a page without the glossary, are refused', () => {
  expect(() => termsOf(page('| key | مفتاح | key |'))).toThrow('has 3 cells, not 7');
  expect(() => termsOf('# Words')).toThrow('has no section');
});

test('the glossary has sixty meanings in three languages', () => {
  const own = termsOf(readFileSync(path.join(root, 'docs/words.md'), 'utf8'));
  expect(own.length).toBeGreaterThanOrEqual(60);
  for (const { meaning, words } of own) for (const language of ['ar', 'en', 'ur']) expect(words[language]?.word, meaning).not.toBe('');
});
