import type { Client } from '@darb/contract';
import { expect, test } from 'vitest';
import { rowNames, rowOf } from '../../site-map.ts';
import { PAGES_OF_A_FILE, sitemapPages } from './public-pages.server.ts';

function apiWith(lessons: number): Client {
  const items = Array.from({ length: lessons }, (_, at) => ({ id: at + 1, type: at === 1 ? 'test' : 'lesson' }));
  return {
    catalog: {
      programs: () => Promise.resolve({ programs: [{ id: 1, subjects: [{ id: 11 }] }] }),
      subtopicsList: () => Promise.resolve({ topics: [{ subtopics: [{ id: 111, items }] }] }),
    },
  } as unknown as Client;
}
const remember = async <T>(_: string, make: () => Promise<T>): Promise<T> => make();

test('the map holds what guests may see, with the country where a page is off in Jordan, and no page of a student', async () => {
  const [pages = []] = await sitemapPages(apiWith(3), { remember });
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/news/1',
      '/news/15',
      '/pkmath-campaign?country=PK',
      '/jomath-campaign',
      '/explore/1',
      '/program/1/subject/11',
    ]),
  );
  expect(paths.filter((path) => path.includes('/lesson/'))).toEqual([1, 3].map((id) => `/program/1/subject/11/subtopic/111/lesson/${id}`));
  const hidden = rowNames.map(rowOf).filter(({ who, unlisted, secret }) => who === 'student' || unlisted || secret);
  for (const { path } of hidden) expect(paths).not.toContain(`/${path}`);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.join(' ')).not.toMatch(/[:&<]/);
});

test('a school of many lessons takes several files', async () => {
  const files = await sitemapPages(apiWith(PAGES_OF_A_FILE), { remember });
  expect(files.map(({ length }) => length > 0 && length <= PAGES_OF_A_FILE)).toEqual([true, true]);
});
