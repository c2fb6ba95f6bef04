import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from '../../apps/web/app/server/return-path.ts';

const parts = fc.constantFrom(
  '/',
  '\\',
  '//',
  '%2f',
  '%5c',
  '%252f',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  '%09',
  '%00',
  'ar',
  'en',
  'evil.example',
  'https:',
  'javascript:',
  '؟',
  '\ud800',
  '．',
  '／',
  '%ef%bc%8f',
);

test('no text that is made of what browsers read as a way elsewhere leads off the site', () => {
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 10 }), (pieces) => {
      const path = returnPath(`/${pieces.join('')}`);
      if (path === null) return;
      for (const base of ['https://darb.example', 'https://darb.example/ar/signin'])
        expect(new URL(path, base).origin).toBe('https://darb.example');
      expect(path).not.toMatch(/^\/[/\\]|[\0-\x1f\\]/);
      // behind a language it leads nowhere else either
      for (const prefix of ['/ar', '/en']) expect(new URL(`${prefix}${path}`, 'https://darb.example').origin).toBe('https://darb.example');
    }),
    { seed: 1071, numRuns: 3_000 },
  );
});
