import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropTokens, LINK_TOKENS, repaired, tokenWay } from './token-query.ts';

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

const HOST = 'http://darb.example';
const wayOf = (path: string) => {
  const way = tokenWay(new URL(path, HOST));
  return way && { ...way, to: way.to.href.slice(HOST.length) };
};

test('each of the four tokens leads to verify with its query kept, under the page’s own language', () => {
  for (const name of [...LINK_TOKENS, 'access_token'])
    for (const prefix of ['', '/ar', '/en', '/ur'])
      expect(wayOf(`${prefix}/explore?country=JO&${name}=s3cret`)).toEqual({
        to: `${prefix}/verify?country=JO&${name}=s3cret`,
        kept: null,
      });
  expect(wayOf('/ar?confirmation_token=s3cret')?.to).toBe('/ar/verify?confirmation_token=s3cret');
});

test('verify leaves the token of a link to a cookie, and its address without one', () => {
  for (const name of LINK_TOKENS)
    expect(wayOf(`/en/verify?country=JO&${name}=s3cret`)).toEqual({ to: '/en/verify?country=JO', kept: { name, token: 's3cret' } });
  expect(wayOf('/en/verify?access_token=s3cret')).toEqual({ to: '/en/verify?about=signIn', kept: null });
  for (const none of ['', 'x'.repeat(201)])
    expect(wayOf(`/verify?email_change_token=${none}`)).toEqual({ to: '/verify?about=expired', kept: null });
});

test.each(['/ar/explore', '/ar/verify?about=signIn', '/ar/explore?token=s3cret', '/ar/explore?next=%2Fx%3Faccess_token%3Ds3cret'])(
  '%s leads to no verify',
  (path) => expect(wayOf(path)).toBeNull(),
);

test.each([
  ['/ar/signin%3Faccess_token%3Ds3cret', '/ar/signin?access_token=s3cret'],
  ['/signup%3Faccess_token=s3cret?country=JO', '/signup?access_token=s3cret&country=JO'],
  ['/en/signup%253Faccess_token%253Ds3cret', '/en/signup?access_token=s3cret'],
  ['/ur/signin?access_token%3Ds3cret&country=PK', '/ur/signin?access_token=s3cret&country=PK'],
  ['/ar/signin?access%255Ftoken%253Ds3cret', '/ar/signin?access_token=s3cret'],
])('the encoded token of %s is repaired', (path, meant) => {
  expect(repaired(new URL(path, HOST))?.href).toBe(`${HOST}${meant}`);
});

test.each([
  '/ar/signin',
  '/ar/signin?access_token=s3cret',
  '/ar/explore%3Faccess_token%3Ds3cret',
  '/ar/signin?next=%2Fexplore%3Faccess_token%3Ds3cret',
  '/ar/signin?%E0%A4%A',
])('there is nothing to repair in %s', (path) => expect(repaired(new URL(path, HOST))).toBeNull());

test('whatever stands in a query, its ways end within three steps on this site, in an address without a token', () => {
  const name = fc.oneof(fc.constantFrom(...LINK_TOKENS, 'access_token', 'token', 'access_token%3Dx', 'next'), fc.string());
  fc.assert(
    fc.property(
      fc.constantFrom('/ar/signin', '/verify', '/en/explore', '//evil.example/x'),
      fc.array(fc.tuple(name, fc.string())),
      (path, pairs) => {
        let url = new URL(`${HOST}${path}`);
        url.search = new URLSearchParams(pairs).toString();
        for (let step = 0; step < 3; step += 1) url = repaired(url) ?? tokenWay(url)?.to ?? url;
        expect(url.origin).toBe(HOST);
        expect([repaired(url), tokenWay(url)]).toEqual([null, null]);
      },
    ),
  );
});
