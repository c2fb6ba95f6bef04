import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, contract, type Identity, type SearchReply, type Student } from '@darb/contract';
import { expect, test } from 'vitest';
import { createWebHost } from '../../server/host.ts';
import { createBody } from '../../server/testing-http.ts';
import { buildOf } from '../../server/testing.ts';
import * as search from './search.tsx';
import * as searchTaken from './taken.tsx';

const AGENT = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36';
const salma = { id: '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11', full_name: 'Salma Test', country: 'JO', program_id: 1 } as Student;
const nothing: SearchReply = {
  hits: { total: { value: 0, relation: 'eq' }, max_score: null, hits: [] },
  aggregations: { tabs: { all: 0, lessons: 0, assessments: 0, otherprograms: 0, comments: 0 }, subjects: [] },
  suggest: null,
};

interface Told {
  body: unknown;
  userType: string;
  userAgent: string | undefined;
}

/** A host whose student has allowed statistics or not; null for a guest. */
async function asking(statistics: boolean | null, pipelineFails = false) {
  const told: Told[] = [];
  const reported: unknown[] = [];
  const host = createWebHost({
    build: buildOf({ search, searchTaken }),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    report: (error: unknown) => void reported.push(error),
    api: (identity: Identity) =>
      createClient(contract, async (call, input) => {
        if (call === contract.account.info) return Promise.resolve({ ...salma, statistics });
        if (call === contract.search.search) return Promise.resolve(nothing);
        if (call !== contract.pipeline.record) return Promise.resolve({ programs: [] });
        if (pipelineFails) return Promise.reject(new Error('the pipeline is away'));
        const { body, user_type } = input as { body: unknown; user_type: string };
        told.push({ body, userType: user_type, userAgent: identity.userAgent });
        return Promise.resolve({});
      }),
  });
  const server = createServer((request, response) => host.handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const headers = {
    ...(statistics === null ? {} : { cookie: 'access-token=salma' }),
    ...{ 'user-agent': AGENT, 'content-type': 'application/x-www-form-urlencoded' },
  };
  const ask = (method: string, path: string, form?: string) =>
    new Promise<number>((resolve, reject) => {
      const asked = send({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
        void createBody(response).then(({ status }) => resolve(status), reject);
      });
      asked.on('error', reject);
      asked.end(form);
    });
  return { told, reported, ask, close: () => new Promise<void>((done) => void server.close(() => done())) };
}

const QUERY = `/ar/search?query=${encodeURIComponent('الميل')}&country=JO`;
const TAKEN = new URLSearchParams({ query: 'الميل', order: '2' }).toString();

test('a search, and the hit that was taken of it, are told of a student who has allowed it, with their browser', async () => {
  const { told, ask, close } = await asking(true);
  expect([await ask('GET', QUERY), await ask('POST', '/ar/search/taken?country=JO', TAKEN)]).toEqual([200, 204]);
  await close();
  const who = { userType: 'signed_in', userAgent: AGENT };
  expect(told).toEqual([
    { ...who, body: { event_type: 'search_query', event_content: { query: 'الميل' } } },
    { ...who, body: { event_type: 'search_select', event_content: { query: 'الميل', selected_order: 2 } } },
  ]);
});

test('nothing is told of a guest, nor of a student who has not allowed it, nor of what makes no sense', async () => {
  for (const statistics of [null, false]) {
    const { told, ask, close } = await asking(statistics);
    expect([await ask('GET', QUERY), await ask('POST', '/ar/search/taken?country=JO', TAKEN)]).toEqual([200, 204]);
    await close();
    expect(told).toEqual([]);
  }
  const { told, ask, close } = await asking(true);
  for (const form of ['query=&order=1', 'query=x&order=-1', 'query=x', `query=${'x'.repeat(201)}&order=1`])
    expect(await ask('POST', '/ar/search/taken?country=JO', form)).toBe(204);
  expect(await ask('GET', '/ar/search?country=JO')).toBe(200);
  await close();
  expect(told).toEqual([]);
});

test('a pipeline that is away costs a search nothing, and is reported', async () => {
  const { reported, ask, close } = await asking(true, true);
  expect([await ask('GET', QUERY), await ask('POST', '/ar/search/taken?country=JO', TAKEN)]).toEqual([200, 204]);
  await close();
  expect(reported.map(String)).toEqual(['Error: the pipeline is away', 'Error: the pipeline is away']);
});
