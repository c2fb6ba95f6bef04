import { afterEach, expect, test, vi } from 'vitest';
import { knowOwnRoutes } from './own-routes.ts';

afterEach(() => vi.unstubAllGlobals());

test('Remix is not let ask for the routes of the page’s own path, for any other it is', async () => {
  const asked: string[] = [];
  const window = {
    location: { pathname: '/ar/quiz/1' },
    fetch: (input: RequestInfo | URL) => {
      asked.push(input instanceof URL ? input.pathname : 'other');
      return Promise.resolve(Response.json({ asked: true }));
    },
  };
  vi.stubGlobal('window', window);
  knowOwnRoutes();
  const to = (...paths: string[]) => {
    const url = new URL('http://darb.test/ar/__manifest?version=1');
    for (const path of paths) url.searchParams.append('p', path);
    return window.fetch(url).then((response) => response.json());
  };
  expect(await to('/ar/quiz/1')).toEqual({});
  expect(await to('/ar/quiz/1', '/ar/quiz/2')).toEqual({ asked: true });
  expect(await to('/ar/quiz/2')).toEqual({ asked: true });
  expect(await window.fetch('http://darb.test/quiz-answer').then((response) => response.json())).toEqual({ asked: true });
  expect(asked.length).toBe(3);
});
