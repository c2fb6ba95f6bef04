import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, contract, Refusal } from '@darb/contract';
import { expect, test } from 'vitest';
import * as signOut from '../pages/account/sign-out.tsx';
import { createWebHost } from './host.ts';
import { createBody, type TestAnswer } from './testing-http.ts';
import { buildOf } from './testing.ts';

test('signing out takes the tokens and a waiting number away, and never what waits to be sent; a new version every cookie', async () => {
  const host = createWebHost({
    build: buildOf({ signOut }),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    api: () => createClient(contract, () => Promise.reject(new Refusal('token_invalid'))),
  });
  const server = createServer((request, response) => host.handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const ask = (headers: Record<string, string>, body?: string) =>
    new Promise<TestAnswer>((resolve, reject) => {
      const asked = send(
        { port, path: '/sign-out', method: 'POST', headers, host: '127.0.0.1' },
        (response) => void createBody(response).then(resolve, reject),
      );
      asked.on('error', reject);
      asked.end(body);
    });
  const cookie = 'access-token=salma; client-id=c; language=en; country=JO; theme=dark; pending-code=%7B%7D; of-another-service=1';
  const takenBy = async (body?: string) => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }) };
    const answer = await ask(headers, body);
    expect(answer.status).toBe(302);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    const set = [answer.headers['set-cookie'] ?? []].flat().filter((line) => line.includes('Max-Age=0'));
    return set.map((line) => line.split('=')[0]).sort();
  };
  const waited = ['link-token', 'login-flow', 'login-proof', 'pending-code', 'pending-recovery', 'recovery-token', 'subscription-popup'];
  expect(await takenBy()).toEqual(['access-token', ...waited, 'refresh-token'].sort());
  const all = ['access-token', 'client-id', 'country', 'language', 'refresh-token', 'session-ended', 'theme', ...waited];
  expect(await takenBy('everything=yes')).toEqual(all.sort());
  await new Promise<void>((done) => void server.close(() => done()));
});
