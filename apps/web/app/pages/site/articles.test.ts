import { expect, test } from 'vitest';
import { articlesIn, articleText } from './articles.server.ts';

test('fifteen articles come newest first, with the numbers 1 to 15', () => {
  const articles = articlesIn('ar');
  expect(articles.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => 15 - index));
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test.each([
  ['ar', 'ar'],
  ['en', 'en'],
  ['ur', 'en'],
] as const)('a page in %s has every article whole, in %s and marked as such', (language, written) => {
  for (const { id, title, summary } of articlesIn(language)) {
    expect([title.lang, summary.lang, title.text.length > 0, summary.text.length > 0]).toEqual([written, written, true, true]);
    const text = articleText(language, id) ?? [];
    expect(text.length).toBeGreaterThan(2);
    expect(JSON.stringify(text)).not.toContain(`"lang":"${written === 'ar' ? 'en' : 'ar'}"`);
  }
});

test('there is no article beside those', () => {
  expect([0, 16, -1, 1.5].map((id) => articleText('ar', id))).toEqual([null, null, null, null]);
});
