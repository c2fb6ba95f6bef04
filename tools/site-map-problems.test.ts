import { expect, test } from 'vitest';
import type { Row } from '../apps/web/app/row.ts';
import { headProblems, pagesWithoutRow, pathProblems } from './site-map-problems.ts';

const row = (path: string, more: Partial<Row> = {}): Row => ({ path, file: 'site/news.tsx', who: 'anyone', texts: ['site'], ...more });
/** The heads of `site.json` by language and name, as the check has them. */
const heads =
  (given: Record<string, Record<string, Record<string, string>>>) =>
  (language: string, namespace: string): ReadonlyMap<string, string> =>
    new Map(
      namespace !== 'site'
        ? []
        : Object.entries(given[language] ?? {}).flatMap(([name, parts]) =>
            Object.entries(parts).map(([part, text]) => [`meta.${name}.${part}`, text] as const),
          ),
    );
const head = { title: 'News', description: 'What is new', keywords: 'news' };

test('a page without a title, a description or keywords in one of the languages is found', () => {
  const texts = heads({ ar: { news: head }, en: {}, ur: { news: { ...head, description: ' ' } } });
  expect(headProblems({ news: row('news') }, ['ar', 'en', 'ur'], texts)).toEqual([
    'locales/en/site.json: write meta.news.title, which every page has',
    'locales/en/site.json: write meta.news.description, which every page has',
    'locales/en/site.json: write meta.news.keywords, which every page has',
    'locales/ur/site.json: write meta.news.description, which every page has',
  ]);
});

test('a page that shares another’s head, and a resource, need none of their own; a head of no page is found', () => {
  const rows = { news: row('news'), late: row('late', { meta: 'news' }), vote: { ...row('vote'), frame: 'resource' as const } };
  expect(headProblems(rows, ['ar'], heads({ ar: { news: head } }))).toEqual([]);
  expect(headProblems(rows, ['ar'], heads({ ar: { news: head, old: head } }))).toEqual([
    'locales/ar/site.json: meta.old is of no page; take it out',
  ]);
});

test('two rows of one path are found, whatever their parameters are called', () => {
  expect(pathProblems({ one: row('news/:id'), two: row('news/:id/all'), three: row('News/:other') })).toEqual([
    'apps/web/app/pages/site/rows.ts: one and three have the same path /News/:other; give one another',
  ]);
});

test('a page file that no row names is found, and what is only a part of a page is not', () => {
  const loader = "export const loader = page('news', () => ({ screen: {} }));";
  const texts = { 'site/news.tsx': loader, 'site/old-news.tsx': loader, 'site/news-list.tsx': 'export function NewsList() {}' };
  expect(pagesWithoutRow({ news: row('news') }, texts)).toEqual([
    'apps/web/app/pages/site/old-news.tsx has a loader and no row: write one in apps/web/app/pages/site/rows.ts',
  ]);
});
