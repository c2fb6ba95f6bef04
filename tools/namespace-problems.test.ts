import { expect, test } from 'vitest';
import type { Row } from '../apps/web/app/row.ts';
import { eachTextOnce, LANGUAGES, namespaceProblems } from './namespace-problems.ts';
import { headProblems } from './site-map-problems.ts';

const namespace = (texts: Record<string, Record<string, string>>) =>
  new Map(Object.entries(texts).map(([language, keys]) => [language, new Map(Object.entries(keys))]));

test('a text that a language lacks, one that is empty and a plural form that is missing are found in their files', () => {
  const texts = namespace({
    ar: { hello: 'أهلا', days_other: '{{count}} أيام' },
    en: { hello: ' ', days_one: '{{count}} day', days_other: '{{count}} days' },
    ur: { days_one: '{{count}} دن', days_other: '{{count}} دن' },
  });
  expect(namespaceProblems('site', texts)).toEqual([
    'locales/en/site.json: write hello, which is empty',
    'locales/ur/site.json: write hello, which another language has or this one’s plural needs',
    ...['zero', 'one', 'two', 'few', 'many'].map(
      (form) => `locales/ar/site.json: write days_${form}, which another language has or this one’s plural needs`,
    ),
  ]);
});

test('a slot that one language lacks, and an Arabic text in English letters are found', () => {
  const texts = namespace({ ar: { hello: 'Hello {{name}}' }, en: { hello: 'Hello' }, ur: { hello: 'سلام {{name}}' } });
  expect(namespaceProblems('site', texts)).toEqual([
    'locales/ar/site.json: hello is not in Arabic',
    'locales/*/site.json: hello has other slots or tags in another language: ar {{name}} <> · en {{}} <> · ur {{name}} <>',
  ]);
});

test('a part of a page’s head that is missing or empty in a language is asked for once', () => {
  const head = { 'meta.news.title': 'أخبار', 'meta.news.description': 'الجديد', 'meta.news.keywords': 'خبر' };
  const { 'meta.news.title': _, ...untitled } = head;
  const texts = namespace({ ar: head, en: untitled, ur: { ...head, 'meta.news.keywords': '' } });
  const row: Row = { path: 'news', file: 'site/news.tsx', who: 'anyone' };
  const problems = [
    ...headProblems({ news: row }, LANGUAGES, (language) => texts.get(language) ?? new Map<string, string>()),
    ...namespaceProblems('site', texts),
  ];
  expect(problems).toHaveLength(4);
  expect(eachTextOnce(problems)).toEqual([
    'locales/en/site.json: write meta.news.title, which every page has',
    'locales/ur/site.json: write meta.news.keywords, which every page has',
  ]);
});

test('the same key in two files, and other problems of one key, are all said', () => {
  const problems = [
    'a.json: write x, which is empty',
    'b.json: write x, which is empty',
    'a.json: x is of no page',
    'a.json: x is of no page',
  ];
  expect(eachTextOnce(problems)).toEqual(problems);
});
