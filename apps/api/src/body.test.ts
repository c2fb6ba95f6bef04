import { call, type contract, createClient, file, httpTransport, Refusal, type ReplyOf } from '@darb/contract';
import { BODY_BYTES } from '@darb/contract/limits';
import { openApiDocument } from '@darb/contract/openapi';
import { type Hono } from 'hono';
import { expect } from 'vitest';
import { z } from 'zod';
import { createDispatch } from './dispatch.ts';
import { refusalOf } from './faults.ts';
import { createIdentities } from './identity.ts';
import { createRest, refused, type Bindings } from './rest.ts';
import { defineRoutes } from './router.ts';
import { guest, PEER, test as base } from './testing/test.ts';

const MAX = 200_000;
const picture = call('POST', 'pictures/{id}', {
  who: 'anyone',
  input: z.object({
    id: z.int(),
    picture: file({ maxBytes: MAX, types: ['image/png'] }),
    second: file({ maxBytes: 1_000, types: ['image/png', 'image/jpeg'] }).optional(),
    count: z.int(),
    words: z.string(),
  }),
  reply: z.object({ id: z.int(), count: z.int(), words: z.string(), bytes: z.int(), sum: z.int(), second: z.int() }),
});
const group = { picture };
type Given = { api: Hono<Bindings> };

const sumOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A file that begins like a PNG and has every byte in it. */
const pngOf = (length: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length }, (_, at) => PNG[at] ?? (at * 7) % 256);

/** The REST door with one call that the product does not have. */
const test = base.extend<{ door: Given['api'] }>({
  door: async ({ db, options }, use) => {
    const routes = defineRoutes(group, {
      picture: (_context, { id, count, words, picture: bytes, second }) => ({
        id,
        count,
        words,
        bytes: bytes.byteLength,
        sum: sumOf(bytes),
        second: second?.byteLength ?? 0,
      }),
    });
    const open = { ...options, onMessageQueued: () => undefined, onAccountChanged: () => Promise.resolve(), onRecord: () => undefined };
    const rest = createRest({ pictures: routes }, createDispatch(createIdentities(db, open), open), () => Promise.resolve(null));
    rest.notFound(() => refused(new Refusal('not_found')));
    rest.onError((error) => refused(refusalOf(error, 'rest', options.log)));
    await use(rest);
  },
});

const post = async (door: Given['api'], body: BodyInit | null, headers: Record<string, string> = {}) => {
  const response = await door.fetch(new Request('http://localhost/api/pictures/7', { method: 'POST', body, headers }), { peer: PEER });
  return { status: response.status, ...((await response.json()) as { message_key: string; errors?: object[]; data?: object }) };
};
const formOf = (fields: Record<string, string | Uint8Array<ArrayBuffer>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, new Blob([value]), 'a name.png');
  return form;
};
const whole = { picture: pngOf(5_000), count: '3', words: '12' };

test('a file arrives whole, beside fields that are read as their types', async ({ door }) => {
  const bytes = pngOf(MAX);
  expect(await post(door, formOf({ ...whole, picture: bytes, second: new Uint8Array([0xff, 0xd8, 0xff, 1]) }))).toEqual({
    status: 200,
    message_key: 'ok',
    data: { id: 7, count: 3, words: '12', bytes: MAX, sum: sumOf(bytes), second: 4 },
  });
});

test('the typed client sends files, and the call in this process takes the same', async ({ door, db, options }) => {
  const send = ((input: string, init: RequestInit) => door.fetch(new Request(input, init), { peer: PEER })) as typeof fetch;
  const transport = httpTransport('http://localhost/api', { headers: () => ({ 'trace-id': '' }), send });
  const client = createClient({ pictures: group } as unknown as typeof contract, transport) as unknown as {
    pictures: { picture(input: object): Promise<ReplyOf<typeof picture>> };
  };
  const input = { id: 7, picture: pngOf(300), count: 3, words: 'a, b' };
  const expected = { id: 7, count: 3, words: 'a, b', bytes: 300, sum: sumOf(pngOf(300)), second: 0 };
  expect(await client.pictures.picture(input)).toEqual(expected);
  const open = { ...options, onMessageQueued: () => undefined, onAccountChanged: () => Promise.resolve(), onRecord: () => undefined };
  const dispatch = createDispatch(createIdentities(db, open), open);
  const [route] = defineRoutes(group, { picture: ({ db: _db }, given) => ({ ...expected, bytes: given.picture.byteLength }) });
  if (!route) throw new Error('no route');
  expect(await dispatch(route, 'pictures.picture', guest(), input)).toEqual(expected);
  await expect(dispatch(route, 'pictures.picture', guest(), { ...input, picture: pngOf(MAX + 1) })).rejects.toMatchObject({
    messageKey: 'too_large',
    status: 413,
  });
});

test('a file that is too big is refused with its place, a body that is too big as a whole', async ({ door }) => {
  expect(await post(door, formOf({ ...whole, picture: pngOf(MAX + 1) }))).toMatchObject({
    status: 413,
    message_key: 'too_large',
    errors: [{ path: 'picture', rule: 'too_big' }],
  });
  expect(await post(door, formOf({ ...whole, picture: pngOf(MAX + 1_000 + BODY_BYTES) }))).toMatchObject({
    status: 413,
    message_key: 'too_large',
  });
});

test('a file of another type is refused by what it holds, whatever it is called', async ({ door }) => {
  for (const bytes of [new TextEncoder().encode('<svg onload="x">'), new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(), pngOf(7)])
    expect(await post(door, formOf({ ...whole, picture: bytes }))).toMatchObject({
      status: 422,
      message_key: 'rule_broken',
      errors: [{ path: 'picture', rule: 'invalid_file_type' }],
    });
});

test('a missing file, and a text in its place, are refused', async ({ door }) => {
  const { picture: _left, ...rest } = whole;
  expect(await post(door, formOf(rest))).toMatchObject({ status: 422, errors: [{ path: 'picture', rule: 'required' }] });
  expect(await post(door, null)).toMatchObject({ status: 422, message_key: 'rule_broken' });
  const asText = new FormData();
  for (const [name, value] of Object.entries({ ...rest, picture: 'a text' })) asText.set(name, value);
  expect(await post(door, asText)).toMatchObject({ status: 422, errors: [{ path: 'picture' }] });
});

test('another media type is refused', async ({ door }) => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/mixed; boundary=x', 'text/plain'])
    expect(await post(door, '{"count":3}', { 'content-type': type })).toMatchObject({ status: 415, message_key: 'wrong_media_type' });
});

test('a broken form is unreadable, and never our fault', async ({ door, events }) => {
  const part = '--x\r\ncontent-disposition: form-data; name="count"\r\n\r\n3\r\n';
  const broken = [
    'nonsense',
    '--x',
    '--x\r\n',
    `${part}--y--`,
    part,
    part.replace('name="count"', ''),
    `--x\r\n\r\n3\r\n--x--`,
    `${part}--x-`,
  ];
  for (const body of broken)
    expect(await post(door, body, { 'content-type': 'multipart/form-data; boundary=x' }), body).toMatchObject({
      status: 400,
      message_key: 'unreadable',
    });
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'x'.repeat(300)}`])
    expect(await post(door, part, { 'content-type': type }), type).toMatchObject({ status: 400, message_key: 'unreadable' });
  expect(events).toEqual([]);
});

test('of a form with very many parts none is read', async ({ door }) => {
  const form = formOf(whole);
  for (let part = 0; part < 99; part += 1) form.append('count', '4');
  expect(await post(door, form)).toMatchObject({ status: 413, message_key: 'too_large' });
});

test('a call with files is described as a form, with the types and the size of each', () => {
  const document = openApiDocument('/api', { pictures: { picture: picture } }) as {
    paths: Record<string, { post: { requestBody: object; parameters: object[] } }>;
  };
  expect(document.paths['/pictures/{id}']?.post.requestBody).toMatchObject({
    content: {
      'multipart/form-data': {
        schema: { properties: { picture: { type: 'string', format: 'binary', maxLength: MAX }, count: { type: 'integer' } } },
        encoding: { picture: { contentType: 'image/png' }, second: { contentType: 'image/png, image/jpeg' } },
      },
    },
  });
});
