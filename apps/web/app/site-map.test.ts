import { changeCountries } from '@darb/contract/countries';
import { expect, test } from 'vitest';
import { href } from './href.ts';
import { readParams } from './params.ts';
import { isOffIn, rows, type Row } from './row.ts';
import { rowNames, rowOf, siteMap } from './site-map.ts';

const files = import.meta.glob<Record<string, unknown>>('./pages/*/rows.ts', { eager: true });
/** What each capability's `rows.ts` calls its rows. */
const groups = Object.entries(files).map(([file, exported]) => {
  const capability = file.split('/')[2] ?? '';
  return [capability, exported[`${capability}Rows`] as Readonly<Record<string, Row>>] as const;
});

test('every row of every capability is in the site map, once', () => {
  expect(groups.length).toBeGreaterThan(0);
  const names = groups.flatMap(([, group]) => Object.keys(group));
  expect([...names].sort()).toEqual([...rowNames].sort());
  expect(new Set(names).size).toBe(names.length);
});

test('a row’s file lies in the capability that the row stands in', () => {
  for (const [capability, group] of groups)
    for (const [name, { file }] of Object.entries(group)) expect(file, name).toMatch(new RegExp(`^${capability}/`));
});

test('each row’s example is an address of its own', () => {
  for (const name of rowNames) {
    const { example = {}, params = {}, visits = [] } = rowOf(name);
    for (const given of [example, ...visits.map((visit) => visit.params ?? {})]) {
      const texts = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]));
      expect(readParams(params, texts), name).toEqual(given);
    }
  }
  expect(href({ prefix: '/ar', country: 'JO' }, 'subject', siteMap.subject.example)).toBe('/ar/program/1/subject/11?country=JO');
});

test('a row that leaves out what it must say, or says what it has not, does not compile', () => {
  const page = { path: 'news', file: 'site/news.tsx', who: 'anyone', texts: ['site'] } as const;
  const made = [
    rows({ news: page }),
    // @ts-expect-error a page says which texts it shows
    rows({ news: { path: 'news', file: 'site/news.tsx', who: 'anyone' } }),
    // @ts-expect-error a page for students says where a guest goes
    rows({ news: { ...page, who: 'student' } }),
    // @ts-expect-error only a page for students sends a guest elsewhere
    rows({ news: { ...page, otherwise: 'home' } }),
    // @ts-expect-error a resource shows no texts
    rows({ news: { ...page, frame: 'resource' } }),
    // @ts-expect-error a path with a parameter has an example
    rows({ news: { ...page, path: 'news/:id' } }),
    // @ts-expect-error the example names every parameter
    rows({ news: { ...page, path: 'news/:id/:part', example: { id: 1 } } }),
    // @ts-expect-error an id is a number
    rows({ news: { ...page, path: 'news/:id', example: { id: '1' } } }),
    // @ts-expect-error a kind belongs to a parameter of the path
    rows({ news: { ...page, path: 'news/:id', params: { it: 'uuid' }, example: { id: 1 } } }),
    // @ts-expect-error there is no such kind
    rows({ news: { ...page, path: 'news/:id', params: { id: 'word' }, example: { id: 'x' } } }),
    // @ts-expect-error there are no such texts
    rows({ news: { ...page, texts: ['nowhere'] } }),
    // @ts-expect-error there is no such section
    rows({ news: { ...page, section: 'news' } }),
    rows({ news: { ...page, path: 'news/:id', params: { id: 'uuid' }, example: { id: '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11' } } }),
  ];
  expect(made).toHaveLength(13);
});

test('a page that needs a flag comes and goes with the operator’s word (rule catalog 21)', () => {
  expect([isOffIn(siteMap.campaign, 'EG'), isOffIn(siteMap.campaign, 'SD')]).toEqual([false, true]);
  changeCountries({ EG: { checkoutEnabled: false }, SD: { checkoutEnabled: true } });
  expect([isOffIn(siteMap.campaign, 'EG'), isOffIn(siteMap.campaign, 'SD')]).toEqual([true, false]);
  changeCountries({});
  expect(isOffIn(siteMap.campaign, 'EG')).toBe(false);
});
