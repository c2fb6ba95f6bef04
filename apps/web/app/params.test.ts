import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressPattern, readParams, type ParamKind } from './params.ts';

const read = (kind: ParamKind, text: string) => readParams({ it: kind }, { it: text })?.['it'] ?? null;

test.each<[ParamKind, string, string | number]>([
  ['id', '1', 1],
  ['id', '2147483647', 2_147_483_647],
  ['uuid', '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11', '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11'],
  ['userName', 'salma.99', 'salma.99'],
  ['userName', '9_a', '9_a'],
  ['slug', 'tawjihi-2026', 'tawjihi-2026'],
  ['code', 'A1b2C3', 'A1b2C3'],
  ['match', '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11.darb', '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11.darb'],
])('a parameter of the kind %s is read from “%s”', (kind, text, value) => {
  expect(read(kind, text)).toBe(value);
});

test.each<[ParamKind, string[]]>([
  ['id', ['', '0', '-1', '01', '1.0', '1e3', '2147483648', '9999999999', '99999999999', '١', ' 1', '1\n', 'x']],
  ['uuid', ['3F0F3F6E-2D3C-4B0A-9C54-0D6F3A1C2B11', '3f0f3f6e2d3c4b0a9c540d6f3a1c2b11', '3f0f3f6e-2d3c-0b0a-9c54-0d6f3a1c2b11', '1']],
  ['userName', ['ab', '123', '_ab', 'ab.', 'a b', 'سلمى', 'a'.repeat(51), 'a/b']],
  ['slug', ['', 'A', 'a--b', '-a', 'a-', 'a_b', 'a'.repeat(101), 'a\n']],
  ['code', ['12345', '1234567', '12 456', 'كلمةسر']],
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
  const pattern = addressPattern('profile/:user/:part', { user: 'userName', part: 'slug' });
  for (const address of ['/profile/salma/my-page', '/profile/a.b/x']) expect(address).toMatch(pattern);
  for (const address of [
    '/Profile/salma/x',
    '/profile/salma/x/',
    '/profile/sal%6Da/x',
    '/profile/s/x',
    '//profile/salma/x',
    '/profile/salma/x\n',
  ])
    expect(address).not.toMatch(pattern);
});

test('an address matches whenever its parameters can be read, whatever stands in it', () => {
  const pattern = addressPattern('x/:a/:b/y', { a: 'slug', b: 'code' });
  const part = fc.oneof(
    fc.stringMatching(/^[a-z0-9-]{0,8}$/),
    fc.string({ maxLength: 8 }).filter((text) => !text.includes('/')),
  );
  fc.assert(
    fc.property(part, part, (a, b) => {
      expect(pattern.test(`/x/${a}/${b}/y`)).toBe(readParams({ a: 'slug', b: 'code' }, { a, b }) !== null);
    }),
    { numRuns: 2_000 },
  );
});
