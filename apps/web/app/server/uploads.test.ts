import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, contract, Refusal } from '@darb/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowOf } from '../site-map.ts';
import { action, again, againAfter } from './action.ts';
import { createWebHost } from './host.ts';
import { page } from './page.ts';
import { createBody, type TestAnswer } from './testing-http.ts';
import { buildOf } from './testing.ts';

const LIMIT = 50_000;
const UPLOADS = { path: '/ar/signup', data: '/ar/signup.data' };
const PLAIN = '/ar/signin';

/** Takes a name and pictures: says what came, or shows the form again. */
const taking = (row: 'signup' | 'signin') => ({
  loader: page(row, () => ({ screen: null })),
  action: action(row, async ({ fields }) => {
    const names = ['full_name', 'picture'] as const;
    try {
      const files = fields.files('picture');
      if (fields.text('full_name') === '') return again(fields, names, { fields: { full_name: 'field_name_required' } });
      const read = await Promise.all(files.map(async (file) => `${file.name} ${file.type} ${(await file.arrayBuffer()).byteLength}`));
      return { took: read.join('; '), entries: JSON.stringify(fields.entries()), picture: fields.text('picture') };
    } catch (thrown) {
      return againAfter(thrown, fields, names, { too_large: 'picture' });
    }
  }),
});

let server: Server;
beforeAll(async () => {
  Object.assign(rowOf('signup'), { uploads: LIMIT });
  const host = createWebHost({
    build: buildOf({ root: { loader: () => null }, signup: taking('signup'), signin: taking('signin') }, (name) => ({
      loader: page(name as 'home', () => ({ screen: { row: name } })),
    })),
    mode: 'production',
    publicUrl: 'http://localhost:3000',
    api: () =>
      createClient(contract, async () => {
        throw new Refusal('unavailable');
      }),
  });
  server = createServer((request, response) => host.handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise<void>((done) => void server.close(() => done())));

type Part = [name: string, value: string | File];

async function post(path: string, parts: Part[]): Promise<TestAnswer> {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const { headers, body } = await (async () => {
    const request = new Request('http://localhost', { method: 'POST', body: form });
    return { headers: request.headers, body: Buffer.from(await request.arrayBuffer()) };
  })();
  return postBytes(path, body, { 'content-type': headers.get('content-type') ?? '' });
}

function postBytes(path: string, body: Buffer, headers: Record<string, string>): Promise<TestAnswer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = send(
      {
        port,
        host: '127.0.0.1',
        path: `${path}?country=JO`,
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
      },
      (response) => void createBody(response).then(resolve, reject),
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const picture = (bytes: number, name = 'me.png'): Part => ['picture', new File([new Uint8Array(bytes)], name, { type: 'image/png' })];
/** What a browser sends for a field of files in which nothing was chosen. */
const nothing: Part = ['picture', new File([], '', { type: 'application/octet-stream' })];
const name: Part = ['full_name', 'سلمى'];

test('files come with their names, kinds and bytes, and a field of files has no text', async () => {
  const { status, body } = await post(UPLOADS.data, [name, picture(10), picture(20, 'صورة.png')]);
  expect(status).toBe(200);
  expect(body).toContain('me.png image/png 10; صورة.png image/png 20');
  expect(body).toContain(JSON.stringify({ full_name: 'سلمى', picture: '' }).replaceAll('"', '\\"'));
});

test('a field in which no file was chosen has none, also where a row allows none at all', async () => {
  for (const path of [UPLOADS.data, `${PLAIN}.data`]) {
    const { status, body } = await post(path, [name, nothing]);
    expect(status, path).toBe(200);
    expect(body, path).toContain('"took",""');
  }
});

test('files may have as much as the row says, all together, and not a byte more', async () => {
  expect((await post(UPLOADS.data, [name, picture(LIMIT - 1), picture(1)])).status).toBe(200);
  expect((await post(UPLOADS.data, [name, picture(LIMIT), picture(1)])).status).toBe(413);
});

test.each([LIMIT + 1, 3 * LIMIT])('a file of %i bytes is too large, and the form is shown again with what was typed', async (bytes) => {
  for (const path of [UPLOADS.path, UPLOADS.data]) {
    const { status, body } = await post(path, [picture(bytes), name]);
    expect(status, path).toBe(413);
    expect(body, path).toContain('سلمى');
    expect(body, path).toContain('too_large');
  }
});

test('what is larger than anybody sends by mistake is not read', async () => {
  const { status, body } = await post(UPLOADS.path, [name, picture(6 * LIMIT)]);
  expect(status).toBe(413);
  expect(body).not.toContain('سلمى');
});

test('a form of a row that allows no files is refused with one, and reads no more than before', async () => {
  expect((await post(PLAIN, [name, picture(10)])).status).toBe(400);
  expect((await post(PLAIN, [name, picture(110_000)])).status).toBe(413);
});

test.each<[string, Record<string, string>]>([
  ['none', {}],
  ['one of a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['one of a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['one of a text', { 'content-type': 'text/plain;charset=UTF-8' }],
])('an empty body is an empty form, with a type that is %s', async (_what, headers) => {
  for (const path of [UPLOADS.data, `${PLAIN}.data`]) {
    const { status, body } = await postBytes(path, Buffer.alloc(0), headers);
    expect([status, body.includes('field_name_required')], path).toEqual([422, true]);
  }
});

test('what is no form, and not empty, is unreadable', async () => {
  for (const type of ['', 'text/plain', 'multipart/form-data; boundary=x'])
    expect((await postBytes(`${PLAIN}.data`, Buffer.from('nonsense'), { 'content-type': type })).status).toBe(400);
});
