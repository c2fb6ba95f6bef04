import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropTokens } from './token-query.ts';

const dropped = (search: string): string | null => {
  const url = new URL(`http://darb.example/ar/explore${search}`);
  return dropTokens(url) ? url.search : null;
};

test.each([
  '?access_token=s3cret',
  '?ACCESS_TOKEN=s3cret',
  '?accessToken=s3cret',
  '?access-token=s3cret',
  '?refresh_token=s3cret',
  '?confirmation_token=s3cret',
  '?recovery_user_token=s3cret',
  '?email_change_token=s3cret',
  '?token=s3cret',
  '?token=a&token=b',
  '?access_token%3Ds3cret',
  '?access%5Ftoken=s3cret%',
  '?access%255Ftoken=s3cret',
  '?next=%2Fexplore%3Faccess_token%3Ds3cret',
  '?next=%252Fexplore%253Fa%253D1%2526token%253Ds3cret',
])('the token in %s is taken out', (search) => {
  expect(dropped(search)).toBe('');
});

test.each(['', '?country=JO', '?q=token', '?tab=tokens', '?next=%2Ftoken%2F1', '?q=%E0%A4%A', '?question=1&country=JO'])(
  'there is no token in “%s”, which stays as it was written',
  (search) => {
    const url = new URL(`http://darb.example/ar/explore${search}`);
    const before = url.href;
    expect(dropTokens(url)).toBe(false);
    expect(url.href).toBe(before);
  },
);

test('everything else of the query stays, wherever the token stands', () => {
  const others = fc.array(fc.tuple(fc.constantFrom('country', 'tab', 'q'), fc.string()), { maxLength: 4 });
  fc.assert(
    fc.property(others, others, (before, after) => {
      fc.pre(![...before, ...after].some(([, value]) => /token/i.test(value) || value.includes('%')));
      const search = new URLSearchParams([...before, ['access_token', 's3cret'], ...after]).toString();
      expect([...new URLSearchParams(dropped(`?${search}`) ?? 'none=1')]).toEqual([...before, ...after]);
    }),
  );
});
