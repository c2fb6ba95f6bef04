import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceTimes, forgetOpened, openedAt, rememberOpened } from './opened-attempt.ts';

const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '22222222-2222-4222-8222-222222222222';
const SERVER = '2026-11-29T17:46:00.000Z';
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: Date.parse('2026-11-29T18:00:00Z') });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first opening of an attempt is its start, however often its page is opened', () => {
  rememberOpened('quiz/12', FIRST, SERVER);
  vi.setSystemTime(Date.parse('2026-11-29T18:05:00Z'));
  rememberOpened('quiz/12', FIRST, SERVER);
  expect(deviceTimes('quiz/12', FIRST)).toEqual({
    frontend_start_time: '2026-11-29T18:00:00.000Z',
    frontend_end_time: '2026-11-29T18:05:00.000Z',
  });
});

test('the time of the server at the first opening is kept beside it', () => {
  expect(openedAt('quiz/12', FIRST)).toBeNull();
  rememberOpened('quiz/12', FIRST, SERVER);
  rememberOpened('quiz/12', FIRST, '2026-11-29T17:59:00.000Z');
  expect(openedAt('quiz/12', FIRST)).toBe(SERVER);
  expect(openedAt('quiz/12', SECOND)).toBeNull();
});

test('a new attempt has a start of its own, and another assessment nothing of it', () => {
  rememberOpened('quiz/12', FIRST, SERVER);
  vi.setSystemTime(Date.parse('2026-11-29T19:00:00Z'));
  rememberOpened('quiz/12', SECOND, SERVER);
  expect(deviceTimes('quiz/12', SECOND)['frontend_start_time']).toBe('2026-11-29T19:00:00.000Z');
  expect(deviceTimes('quiz/12', FIRST)).toEqual({});
  expect(deviceTimes('quiz/13', SECOND)).toEqual({});
});

test('what is over is forgotten', () => {
  rememberOpened('quiz/12', FIRST, SERVER);
  forgetOpened('quiz/12');
  expect([...kept]).toEqual([]);
  expect(deviceTimes('quiz/12', FIRST)).toEqual({});
});

test.each(['{', 'null', '7', '{"attempt":1}', '[]'])('what others wrote into the storage is as good as nothing: %s', (text) => {
  kept.set('opened/quiz/12', text);
  expect(deviceTimes('quiz/12', FIRST)).toEqual({});
  rememberOpened('quiz/12', FIRST, SERVER);
  expect(deviceTimes('quiz/12', FIRST)['frontend_start_time']).toBe('2026-11-29T18:00:00.000Z');
});

test('a closed storage stops nobody', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberOpened('quiz/12', FIRST, SERVER);
  expect(deviceTimes('quiz/12', FIRST)).toEqual({});
  expect(() => forgetOpened('quiz/12')).not.toThrow();
});
