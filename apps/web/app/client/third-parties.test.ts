import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KEY_REDEEMED as Event } from './measured.ts';

const scripts: { src: string }[] = [];
const page: { dataLayer?: ArrayLike<unknown>[]; fcWidget?: { init: (settings: unknown) => void }; zE?: unknown } = {};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  scripts.length = 0;
  for (const name of Object.keys(page)) Reflect.deleteProperty(page, name);
  const stored = new Map<string, string>();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin: 'http://darb.test' });
  vi.stubGlobal('document', { createElement: () => ({}), head: { append: (script: { src: string }) => scripts.push(script) } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ours = async () => ({ ...(await import('./third-parties.ts')), ...(await import('./measured.ts')) });
const said = () => (page.dataLayer ?? []).map((words) => Array.from(words));

test('before somebody is let in nothing is loaded and nobody is told anything', async () => {
  const { tellPage, keyRedeemed } = await ours();
  tellPage('home');
  keyRedeemed('receipt 1');
  expect(scripts).toEqual([]);
  expect(page.dataLayer).toBeUndefined();
});

test('a redeemed key is told as COUPON, JOD, 35, once a receipt, also when it was redeemed before', async () => {
  const { keyRedeemed, letIn } = await ours();
  keyRedeemed('receipt 1');
  letIn({ analytics: 'G-TEST1' }, 'ar');
  keyRedeemed('receipt 1');
  keyRedeemed('receipt 2');
  const event: typeof Event = { method: 'COUPON', currency: 'JOD', value: 35 };
  expect(said().filter(([, name]) => name === 'purchase')).toEqual(Array.from({ length: 2 }, () => ['event', 'purchase', event]));
});

test('a page is told by the name of its row, without its address and what led to it', async () => {
  const { letIn, tellPage } = await ours();
  letIn({ analytics: 'G-TEST1' }, 'ar');
  tellPage('exploreProgram');
  const [kind, name, about] = said().at(-1) ?? [];
  expect([kind, name]).toEqual(['event', 'page_view']);
  expect(about).toEqual({ page_location: 'http://darb.test/exploreProgram', page_title: 'exploreProgram', page_referrer: '' });
});

test('a chat that comes late is begun with its key and the language alone, and let in once', async () => {
  const { letIn } = await ours();
  const freshchat = { token: 'token-01', host: 'https://chat.example' };
  letIn({ freshchat }, 'ur');
  letIn({ freshchat }, 'ur');
  expect(scripts.map(({ src }) => src)).toEqual(['https://chat.example/js/widget.js']);
  await vi.advanceTimersByTimeAsync(5_000);
  const init = vi.fn();
  page.fcWidget = { init };
  await vi.advanceTimersByTimeAsync(100);
  expect(init.mock.calls).toEqual([[{ ...freshchat, locale: 'ur' }]]);
});

test('a script is looked for every 100 ms, and after 20 s no more', async () => {
  const { whenThere } = await ours();
  const look = vi.fn(() => undefined);
  const found = whenThere(look);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(look).toHaveBeenCalledTimes(199);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toBeNull();
  expect(look).toHaveBeenCalledTimes(200);
});
