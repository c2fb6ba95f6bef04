import { expect, test } from 'vitest';
import { inTimeToo } from './scripts-in-time.ts';

test('what Vite fetches later is waited for as long as a page’s script', () => {
  expect(inTimeToo('return baseModule().catch(handle);')).toMatch(/return inTime\(baseModule\(\)\)\.catch\(handle\);$/);
});

test('a helper of Vite’s that has changed stops the build', () => {
  expect(() => inTimeToo('return module();')).toThrow(/has changed/);
});
