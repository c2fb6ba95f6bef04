import { expect, test } from 'vitest';
import type { Row } from '../apps/web/app/row.ts';
import { headProblems, pathProblems } from './site-map-problems.ts';

const row = (path: string, more: Partial<Row> = {}): Row => ({ path, file: 'site/news.tsx', who: 'anyone', texts: ['site'], ...more });
const head = { title: 'News', description: 'What is new', keywords: 'news' };

test('a page without a title, a description or keywords in one of the languages is found', () => {
  expect(headProblems({ news: row('news') }, { ar: { news: head }, en: {}, ur: { news: { ...head, description: ' ' } } })).toEqual([
    'en/site.json has no meta.news.title',
    'en/site.json has no meta.news.description',
    'en/site.json has no meta.news.keywords',
    'ur/site.json has no meta.news.description',
  ]);
});

test('a page that shares another’s head, and a resource, need none of their own; a head of no page is found', () => {
  const rows = { news: row('news'), late: row('late', { meta: 'news' }), vote: { ...row('vote'), frame: 'resource' as const } };
  expect(headProblems(rows, { ar: { news: head } })).toEqual([]);
  expect(headProblems(rows, { ar: { news: head, old: head } })).toEqual(['ar/site.json: meta.old is of no page']);
});

test('two rows of one path are found, whatever their parameters are called', () => {
  expect(pathProblems({ one: row('news/:id'), two: row('news/:id/all'), three: row('News/:other') })).toEqual([
    'site map: one and three have the same path /News/:other',
  ]);
});
