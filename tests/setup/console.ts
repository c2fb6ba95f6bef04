import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What is written to `console.error` is a defect: the test in which it happens fails. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls.map((parts) => parts.map(String).join(' '));
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
