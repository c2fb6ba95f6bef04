import { afterEach, expect, test, vi } from 'vitest';
import { filmOpens, isFilmRefused, wasFilmRefused } from './film-access.ts';

const PAGE = '/ar/program/1/subject/11/subtopic/1111/lesson/1101';
afterEach(() => {
  filmOpens();
  vi.unstubAllGlobals();
});
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

test('a film that is forbidden is refused, on its page alone, until it plays again', async () => {
  answering(() => Promise.resolve(new Response(null, { status: 403 })));
  expect(await isFilmRefused('/media/a.webm', PAGE)).toBe(true);
  expect([wasFilmRefused(PAGE), wasFilmRefused('/ar/other')]).toEqual([true, false]);
  filmOpens();
  expect(wasFilmRefused(PAGE)).toBe(false);
});

test.each([200, 206, 404, 416, 500, 503])('a film that fails with %i is not refused', async (status) => {
  answering(() => Promise.resolve(new Response(null, { status })));
  expect(await isFilmRefused('/media/a.webm', PAGE)).toBe(false);
  expect(wasFilmRefused(PAGE)).toBe(false);
});

test('a film that does not come for want of a connection is not refused', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isFilmRefused('/media/a.webm', PAGE)).toBe(false);
});
