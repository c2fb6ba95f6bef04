import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

describe('the path to come back to', () => {
  test.each([
    ['/program/1/checkout?country=JO', '/program/1/checkout?country=JO'],
    ['/ar/program/1/checkout', '/program/1/checkout'],
    ['/en', '/'],
    ['/ur/dashboard?country=PK', '/dashboard?country=PK'],
    ['/explore/5#top', '/explore/5'],
    ['/ar/login/google/result?country=JO', '/login/google/result?country=JO'],
    ['/مواد', '/%D9%85%D9%88%D8%A7%D8%AF'],
  ])('%s is followed as %s', (wanted, followed) => {
    expect(returnPath(wanted)).toBe(followed);
  });

  test.each([
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/%252F%252Fevil.example',
    '/ar//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    '/x\u0000',
    '/x%00',
    '/x\r\nset-cookie: a=b',
    '/%0d%0aset-cookie',
    'javascript:alert(1)',
    '/%E0%A4%A',
    '/signin',
    '/ar/signup?x=1',
    '/SIGN-OUT',
    '/sign-out.data',
    '/login/google?from=signin',
    '/en/login/facebook',
    '/kaust/signup-google',
    '/api/student/info',
    `/${'x'.repeat(600)}`,
    '/\uD800',
  ])('%j is not followed', (wanted) => {
    expect(returnPath(wanted)).toBeNull();
  });

  test('whatever is given, only a path of this site comes back', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '%2F',
      '%5C',
      '%252F',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      'ar',
      ' ',
      '%00',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
        ),
        (wanted) => {
          const path = returnPath(wanted);
          if (path === null) return;
          expect(path.startsWith('/')).toBe(true);
          const url = new URL(path, 'http://ours.example');
          expect(url.origin).toBe('http://ours.example');
          // A browser reads `//x` and `/\x` as another host, also after Remix has put the prefix before it or
          // not.
          expect(/^\/[/\\]/.test(path)).toBe(false);
          expect(new URL(`/ar${path}`, 'http://ours.example').origin).toBe('http://ours.example');
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
