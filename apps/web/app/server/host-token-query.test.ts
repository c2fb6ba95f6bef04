import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, contract, Refusal, type Identity } from '@darb/contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { createWebHost } from './host.ts';
import { createBody, type TestAnswer } from './testing-http.ts';
import { buildOf } from './testing.ts';

test('a token in an address is taken out before anything sees it, by a redirect for a page, and signs nobody in', async () => {
  const identities: Identity[] = [];
  const seen: string[] = [];
  const see = async ({ request, context }: LoaderFunctionArgs) => {
    seen.push(request.url, (await context.visit()).path);
    return { seen };
  };
  const host = createWebHost({
    build: buildOf({ explore: { loader: see }, signin: { loader: see, action: see } }),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    api: (identity) => {
      identities.push(identity);
      return createClient(contract, () => Promise.reject(new Refusal('token_invalid')));
    },
  });
  const server = createServer((request, response) => host.handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, method = 'GET') =>
    new Promise<TestAnswer>((resolve, reject) => {
      const headers = method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
      const asked = send({ port, path, method, headers, host: '127.0.0.1' }, (response) => void createBody(response).then(resolve, reject));
      asked.on('error', reject);
      asked.end();
    });

  const places: [string, string][] = [
    ['/ar/explore?access_token=s3cret&country=JO', 'http://localhost:3000/ar/verify?access_token=s3cret&country=JO'],
    ['/ar/verify?access_token=s3cret&country=JO', 'http://localhost:3000/ar/verify?country=JO&about=signIn'],
    ['/ar/explore?country=JO&token=s3cret', 'http://localhost:3000/ar/explore?country=JO'],
    ['/en/signin?next=%2Fexplore%3Ftoken%3Ds3cret', 'http://localhost:3000/en/signin'],
    ['/ar/signin%3Faccess_token%3Ds3cret', 'http://localhost:3000/ar/signin?access_token=s3cret'],
    ['/ar/no/such?confirmation_token=s3cret', 'http://localhost:3000/ar/verify?confirmation_token=s3cret'],
    ['//evil.example/?token=s3cret', 'http://localhost:3000//evil.example/'],
  ];
  for (const [path, clean] of places) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask(path, method);
      expect([status, headers['location'], body]).toEqual([302, clean, '']);
      expect([headers['cache-control'], headers['referrer-policy'], headers['set-cookie']]).toEqual(['no-store', 'no-referrer', undefined]);
    }
  }
  const landed = await ask('/ar/verify?confirmation_token=s3cret&country=JO');
  expect([landed.status, landed.headers['location']]).toEqual([302, 'http://localhost:3000/ar/verify?country=JO']);
  expect(landed.headers['set-cookie']).toEqual([expect.stringMatching(/^link-token=confirmation_token%20s3cret; .*HttpOnly/)]);
  expect(seen).toEqual([]);
  expect(identities).toEqual([]);

  const answers = [await ask('/ar/explore.data?access_token=s3cret&country=JO'), await ask('/ar/signin?token=s3cret', 'POST')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(seen.length).toBeGreaterThan(2);
  expect(JSON.stringify([answers, seen, identities])).not.toContain('s3cret');
  expect(identities.every(({ accessToken, refreshToken }) => accessToken === null && refreshToken === null)).toBe(true);
  await new Promise((done) => server.close(done));
});
