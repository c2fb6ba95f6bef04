import { afterEach, expect, test, vi } from 'vitest';
import { locate } from './locate.ts';

type Told = { latitude: number; longitude: number } | { code: number };

/**
 * A browser that is somewhere, or does not say, and a server that answers; gives what was sent and where the
 * page went.
 */
function world(told: Told, answer: Response | Error) {
  const sent: string[] = [];
  const went: string[] = [];
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: (position: unknown) => void, failed: (error: unknown) => void) =>
        'code' in told ? failed(told) : found({ coords: told }),
    },
  });
  vi.stubGlobal('fetch', (_address: string, { body }: { body: URLSearchParams }) => {
    sent.push(body.toString());
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { sent, went, ask: () => locate('/ar/country-of-position', 'JO', (code) => went.push(code)) };
}
afterEach(() => vi.unstubAllGlobals());
const CAIRO = { latitude: 30.044_42, longitude: 31.235_712 };
const says = (country: unknown) => Response.json({ country });

test('the position leaves the browser rounded to a tenth of a degree, and the page of its country opens', async () => {
  const { ask, sent, went } = world(CAIRO, says({ code: 'EG', name: 'مصر' }));
  expect(await ask()).toEqual({ state: 'going', country: 'مصر' });
  expect(sent).toEqual(['latitude=30.0&longitude=31.2']);
  expect(went).toEqual(['EG']);
});

test('where the country is shown already, the page stays', async () => {
  const { ask, went } = world(CAIRO, says({ code: 'JO', name: 'الأردن' }));
  expect(await ask()).toEqual({ state: 'here', country: 'الأردن' });
  expect(went).toEqual([]);
});

test.each([
  ['a place without a curriculum', CAIRO, says(null), 'elsewhere'],
  ['a visitor who does not allow it', { code: 1 }, says(null), 'denied'],
  ['a browser that does not know', { code: 2 }, says(null), 'unavailable'],
  ['a server that refuses', CAIRO, new Response('{}', { status: 503 }), 'unavailable'],
  ['no connection', CAIRO, new TypeError('failed'), 'unavailable'],
])('%s changes nothing and is told', async (_what, told, answer, state) => {
  const { ask, went } = world(told, answer);
  expect(await ask()).toEqual({ state });
  expect(went).toEqual([]);
});
