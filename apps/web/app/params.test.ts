import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressPattern, readParams, type ParamKind } from './params.ts';

const read = (kind: ParamKind, text: string) => readParams({ it: kind }, { it: text })?.['it'] ?? null;

test.each<[ParamKind, string, string | number]>([
  ['id', '1', 1],
  ['id', '2147483647', 2_147_483_647],
  ['uuid', '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11', '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11'],
  ['token', 'A_-'.repeat(14) + '1', 'A_-'.repeat(14) + '1'],
  ['invitation', 'A_-0123456789abcdefghi', 'A_-0123456789abcdefghi'],
  ['provider', 'google', 'google'],
  ['match', '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11.darb', '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11.darb'],
])('a parameter of the kind %s is read from “%s”', (kind, text, value) => {
  expect(read(kind, text)).toBe(value);
});

test.each<[ParamKind, string[]]>([
  ['id', ['', '0', '-1', '01', '1.0', '1e3', '2147483648', '9999999999', '99999999999', '١', ' 1', '1\n', 'x']],
  ['uuid', ['3F0F3F6E-2D3C-4B0A-9C54-0D6F3A1C2B11', '3f0f3f6e2d3c4b0a9c540d6f3a1c2b11', '3f0f3f6e-2d3c-0b0a-9c54-0d6f3a1c2b11', '1']],
  ['token', ['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}+`, `${'A'.repeat(42)}\n`]],
  ['provider', ['', 'Google', 'googlefacebook', 'apple', 'google/']],
  ['invitation', ['A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)} `]],
  [
    'match',
    [
      '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11',
      '.darb',
      '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11.a/b',
      '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11.a.b',
    ],
  ],
])('anything else is no parameter of the kind %s', (kind, texts) => {
  for (const text of texts) expect(read(kind, text), text).toBeNull();
});

test('a parameter without a kind is an id, and one that is not in the address makes no page', () => {
  expect(readParams({}, { program: '7', '*': 'x/y' })).toEqual({ program: 7 });
  expect(readParams({}, { program: undefined })).toBeNull();
});

test('an address is its row’s only as it is written', () => {
  const pattern = addressPattern('logins/:from/:page', { from: 'provider' });
  for (const address of ['/logins/google/1', '/logins/facebook/2147483647']) expect(address).toMatch(pattern);
  for (const address of [
    '/Logins/google/1',
    '/logins/google/1/',
    '/logins/goo%67le/1',
    '/logins/goog/1',
    '//logins/google/1',
    '/logins/google/1\n',
  ])
    expect(address).not.toMatch(pattern);
});

test('an address matches whenever its parameters can be read, whatever stands in it', () => {
  const kinds = { a: 'provider', b: 'id' } as const;
  const pattern = addressPattern('x/:a/:b/y', kinds);
  const other = fc.string({ maxLength: 8 }).filter((text) => !text.includes('/'));
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('google', 'facebook'), other), fc.oneof(fc.stringMatching(/^[0-9]{0,9}$/), other), (a, b) => {
      expect(pattern.test(`/x/${a}/${b}/y`)).toBe(readParams(kinds, { a, b }) !== null);
    }),
    { numRuns: 2_000 },
  );
});
