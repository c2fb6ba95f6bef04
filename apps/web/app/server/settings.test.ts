import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, contract, type Student } from '@darb/contract';
import { expect, test } from 'vitest';
import * as accountSettings from '../pages/account/settings.tsx';
import { createWebHost } from './host.ts';
import { createBody, type TestAnswer } from './testing-http.ts';
import { buildOf } from './testing.ts';

const salma = { id: '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11', full_name: 'Salma Test', country: 'JO', program_id: 1 } as Student;

test('the settings keep language and theme, and open anew in the language that was chosen', async () => {
  const host = createWebHost({
    build: buildOf({ accountSettings }),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    api: () => createClient(contract, (call) => Promise.resolve(call === contract.account.info ? salma : { programs: [] })),
  });
  const server = createServer((request, response) => host.handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const headers = { 'cookie': 'access-token=salma', 'content-type': 'application/x-www-form-urlencoded' };
  const save = async (form: string) => {
    const answer = await new Promise<TestAnswer>((resolve, reject) => {
      const asked = send(
        { port, path: '/ar/account_settings', method: 'POST', headers, host: '127.0.0.1' },
        (response) => void createBody(response).then(resolve, reject),
      );
      asked.on('error', reject);
      asked.end(form);
    });
    const set = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0] ?? '');
    return { status: answer.status, to: answer.headers.location, kept: set.filter((line) => /^(?:theme|language)=/.test(line)).sort() };
  };
  expect(await save('intent=look&language=en&theme=dark')).toEqual({
    status: 302,
    to: 'http://localhost:3000/en/account_settings?country=JO',
    kept: ['language=en', 'theme=dark'],
  });
  expect(await save('language=ar&theme=system')).toEqual({
    status: 302,
    to: expect.stringMatching(/\/ar\/account_settings\?country=JO$/) as string,
    kept: ['language=ar', 'theme='],
  });
  expect(await save('language=//evil.example&theme=x')).toEqual({ status: 302, to: '/ar/account_settings?country=JO', kept: [] });
  await new Promise<void>((done) => void server.close(() => done()));
});
