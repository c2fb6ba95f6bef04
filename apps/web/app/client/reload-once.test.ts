import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isConnectionLost } from './connection-lost.ts';
import { isScriptMissing, reloadOnce, settleReload } from './reload-once.ts';
import { inTime, SCRIPT_MS } from './route-modules.ts';

const reload = vi.fn();
const kept = new Map<string, string>();
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('ok')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { href: 'http://darb.test/ar/news', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  'Failed to fetch dynamically imported module: http://darb.test/assets/a.js',
  'error loading dynamically imported module: http://darb.test/assets/a.js',
  'Importing a module script failed.',
])('a script that did not come (%s) is told from a lost connection', (message) => {
  expect(isScriptMissing(new TypeError(message))).toBe(true);
  expect(isConnectionLost(new TypeError(message))).toBe(false);
});

test('the page whose script is missing is reloaded once, and again when another script has come since', async () => {
  expect(await reloadOnce()).toBe('reloads');
  expect(await reloadOnce()).toBe('again');
  expect(reload).toHaveBeenCalledTimes(1);
  settleReload();
  expect(await reloadOnce()).toBe('reloads');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('whoever draws the error twice at once reloads once', async () => {
  expect(await Promise.all([reloadOnce(), reloadOnce()])).toEqual(['reloads', 'reloads']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a server to answer nothing is reloaded, and the next try is not spent', async () => {
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reloadOnce()).toBe('offline');
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadOnce()).toBe('reloads');
});

test('where nothing can be remembered nothing is reloaded, so that it cannot go on for ever', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(await reloadOnce()).toBe('again');
  expect(reload).not.toHaveBeenCalled();
});

test('a script that hangs counts after 120 s as one that did not come', async () => {
  vi.useFakeTimers();
  const outcome = inTime(new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(SCRIPT_MS - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(isScriptMissing(await outcome)).toBe(true);
});

test('a script in time is given, and nothing waits any longer', async () => {
  vi.useFakeTimers();
  expect(await inTime(Promise.resolve({ default: 1 }))).toEqual({ default: 1 });
  expect(vi.getTimerCount()).toBe(0);
});
