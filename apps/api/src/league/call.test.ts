import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askLeague } from './call.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a league that does not answer is waited for two seconds and no longer', async () => {
  const asked = askLeague(() => new Promise(() => undefined), 'player_board', {});
  let answer: unknown = 'none yet';
  void asked.then((said) => (answer = said));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answer).toBe('none yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBeNull();
});

test('a league that refuses, says what is no JSON, or is not there, has said nothing; and no timer is left', async () => {
  expect(await askLeague(() => Promise.reject(new Error('403')), 'x', {})).toBeNull();
  expect(await askLeague(() => Promise.resolve('no JSON'), 'x', {})).toBeNull();
  expect(await askLeague(null, 'x', {})).toBeNull();
  expect(await askLeague(() => Promise.resolve('{"a":1}'), 'x', {})).toEqual({ a: 1 });
  expect(vi.getTimerCount()).toBe(0);
});
