import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, contract, Refusal } from '@darb/contract';
import { LANGUAGES } from '@darb/language';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { expect, onTestFinished, test } from 'vitest';
import { noticeOf } from './notice-text.ts';
import { createWebHost } from './host.ts';
import { createBody } from './testing-http.ts';
import { buildOf } from './testing.ts';

test('a key of success is said in green, one of a refusal in red, in each language, and anything else not at all', () => {
  for (const language of LANGUAGES) {
    expect(noticeOf(language, 'program_updated')?.tone).toBe('positive');
    for (const key of ['token_invalid', 'fb_access_denied']) expect(noticeOf(language, key)?.tone).toBe('negative');
  }
  for (const key of [null, '', 'toString', 'field_name_required', 'Call 0900 now']) expect(noticeOf('ar', key)).toBeNull();
});

test('what a request tells is said by the next page that is shown, once, however it is led there', async () => {
  const host = createWebHost({
    build: buildOf({
      root: { loader: ({ context }: LoaderFunctionArgs) => ({ said: context.takeNotice() }) },
      welcome: {
        loader: ({ context }: LoaderFunctionArgs) => {
          context.tell('program_updated');
          return redirect('/explore');
        },
      },
      dashboard: { loader: () => redirect('/explore') },
      explore: { loader: () => null },
    }),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    api: () => createClient(contract, () => Promise.reject(new Refusal('token_invalid'))),
  });
  const server = createServer((request, response) => host.handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, cookie = '') => {
    const answer = await new Promise<Awaited<ReturnType<typeof createBody>>>((resolve, reject) => {
      send({ port, path, headers: { cookie }, host: '127.0.0.1' }, (response) => void createBody(response).then(resolve, reject))
        .on('error', reject)
        .end();
    });
    const set = [answer.headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('notice='));
    return { set, body: answer.body };
  };
  expect((await ask('/ar/welcome')).set).toEqual([expect.stringContaining('notice=program_updated; ')]);
  expect((await ask('/ar/dashboard', 'notice=program_updated')).set).toEqual([]);
  expect((await ask('/ar/dashboard.data', 'notice=program_updated')).set).toEqual([]);
  const shown = await ask('/ar/explore?country=JO', 'notice=program_updated');
  expect(shown.body).toContain('program_updated');
  expect(shown.set).toEqual([expect.stringContaining('Max-Age=0')]);
  // the page is one that is kept for all guests: what one of them was told is not in it
  const next = await ask('/ar/explore?country=JO');
  expect(next.body).not.toContain('program_updated');
  expect(next.set).toEqual([]);
});
