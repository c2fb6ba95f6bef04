import { afterAll, vi } from 'vitest';

/** Files share a process: no stand-in outlives the file that put it there. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
