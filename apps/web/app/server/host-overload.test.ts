import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, contract, Refusal } from '@darb/contract';
import { expect, test } from 'vitest';
import { createWebHost } from './host.ts';
import { page } from './page.ts';
import { createBody, type TestAnswer } from './testing-http.ts';
import { buildOf } from './testing.ts';

test('whoever asks when too many made-up pages are waited for is told in words when to come back, and real pages are answered', async () => {
  let begun = 0;
  const turnedAway: (string | undefined)[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const exploreProgram = {
    loader: page('exploreProgram', async () => {
      begun += 1;
      await released;
      return { screen: null };
    }),
  };
  const host = createWebHost({
    build: buildOf({ exploreProgram, explore: { loader: page('explore', () => ({ screen: null })) } }),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    onOverload: ({ url }) => void turnedAway.push(url),
    api: () => createClient(contract, () => Promise.reject(new Refusal('token_invalid'))),
  });
  const server = createServer((request, response) => host.handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<TestAnswer>((resolve, reject) => {
      const asked = send({ port, path, host: '127.0.0.1' }, (response) => void createBody(response).then(resolve, reject));
      asked.on('error', reject);
      asked.end();
    });

  const answers: TestAnswer[] = [];
  let tooMany = (): void => undefined;
  const allTurnedAway = new Promise<void>((resolve) => (tooMany = resolve));
  const made = Array.from({ length: 130 }, async (_, number) => {
    answers.push(await ask(`/ar/explore/1?x=${number}`));
    if (answers.length === 28) tooMany();
  });
  await allTurnedAway;
  for (const { status, headers, body } of answers) {
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
    expect(body.length).toBeGreaterThan(20);
  }
  expect((await ask('/ar/explore?country=JO')).status).toBe(200);
  expect(begun).toBe(2);
  release();
  await Promise.all(made);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(102);
  expect(new Set(turnedAway).size).toBe(28);
  await new Promise((done) => server.close(done));
});
