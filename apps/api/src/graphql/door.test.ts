import * as q from '@darb/contract/graphql';
import { expect } from 'vitest';
import { createApi } from '../api.ts';
import { test } from '../testing/learner.ts';
import { post } from '../testing/graphql.ts';
import { PEER } from '../testing/test.ts';

const ME = { query: q.Me, variables: {} };
const code = ({ errors }: Awaited<ReturnType<typeof post>>) => errors?.[0]?.extensions['code'];

test('a bearer token speaks for its student: the session’s, and the one that syncuser gives, which opens nothing else', async ({
  api,
  learner,
}) => {
  const salma = await learner();
  const synced = await salma.client.community.syncUser({});
  expect(synced).toMatchObject({ 'X-Hasura-User-Id': salma.id, 'expires_in': 900, 'url': null });
  for (const token of [salma.accessToken, synced.token]) {
    const answered = await post(api, token, ME);
    expect(answered).toMatchObject({
      status: 200,
      data: { me: { user: { abwaab_user_id: salma.id }, is_staff: false, muted_until: null } },
    });
  }
  const info = await api.fetch(new Request('http://localhost/api/student/info', { headers: { 'access-token': synced.token } }), PEER);
  expect(info.status).toBe(401);
});

test('a guest, an old token and one that ended are told so', async ({ api, learner, clock }) => {
  const salma = await learner();
  const { token } = await salma.client.community.syncUser({});
  expect(await post(api, null, ME)).toMatchObject({ status: 401 });
  expect(code(await post(api, 'x.y.z', ME))).toBe('token_invalid');
  clock.advance(901);
  expect(code(await post(api, token, ME))).toBe('token_invalid');
  await salma.client.account.signOut({});
  expect(code(await post(api, salma.accessToken, ME))).toBe('token_invalid');
});

const many = (count: number, of: (index: number) => string) => Array.from({ length: count }, (_, index) => of(index)).join(' ');

test.for<[what: string, query: string]>([
  ['a thousand aliases of one field', `{ ${many(1_000, (index) => `a${index}: me { is_staff }`)} }`],
  ['eleven aliases below', `{ me { ${many(11, (index) => `a${index}: is_staff`)} } }`],
  ['a depth of five hundred', `{ ${'me { '.repeat(500)} x ${'}'.repeat(500)} }`],
  ['a depth of nine', `{ ${'me { '.repeat(9)} x ${'}'.repeat(9)} }`],
  ['200 kB of braces', '{'.repeat(60_000)],
  ['fragments in a circle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  [
    'fragments that unfold without end',
    `{ ...f0 } ${many(20, (index) => `fragment f${index} on Query { ${index < 19 ? many(3, () => `...f${index + 1}`) : 'me { is_staff }'} }`)}`,
  ],
  ['five fields at the root', `{ me { is_staff } ${many(4, (index) => `b${index}: me { is_staff }`)} }`],
  ['a limit of a million', '{ commentsByLecture(parent_lecture: 11, limit: 1000000) { total } }'],
  ['an offset below nothing', '{ commentsByLecture(parent_lecture: 11, offset: -1) { total } }'],
  ['a number that no integer holds', '{ commentsByLecture(parent_lecture: 99999999999) { total } }'],
  ['parts that come later (@defer)', '{ ... @defer { me { is_staff } } }'],
  ['a stream', '{ commentsByLecture(parent_lecture: 11) { comments @stream { id } } }'],
  ['introspection', '{ __schema { types { name } } }'],
  ['a subscription', 'subscription { unreadNotifications }'],
  ['a type of one’s own', 'type X { a: Int }'],
  ['no query', 'hello'],
  ['a NUL', '{ me \0 { is_staff } }'],
])('%s is refused, and is no fault of ours', async ([, query], { api, learner, events }) => {
  const salma = await learner();
  const answered = await post(api, salma.accessToken, { query });
  expect(answered.status).toBeLessThan(500);
  expect(answered.data ?? null).toBeNull();
  expect(['unreadable', 'rule_broken']).toContain(code(answered));
  expect(events).toEqual([]);
});

test.for<[what: string, body: string, headers: Record<string, string>, status: number]>([
  [
    'a form',
    `query=${encodeURIComponent('mutation { markAllNotificationsRead }')}`,
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
  ],
  ['a multipart map', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['a text', JSON.stringify(ME), { 'content-type': 'text/plain' }, 415],
  ['a batch', JSON.stringify([ME, ME]), {}, 400],
  ['no JSON', '{', {}, 400],
  ['null', 'null', {}, 400],
  ['variables that are a list', JSON.stringify({ ...ME, variables: [] }), {}, 400],
  ['an operation of another name', JSON.stringify({ ...ME, operationName: 'Other' }), {}, 400],
  ['15 MB', JSON.stringify({ ...ME, variables: { x: 'x'.repeat(15_000_000) } }), {}, 413],
  ['65 kB without a length', JSON.stringify({ ...ME, variables: { x: 'x'.repeat(65_536) } }), {}, 413],
])('%s is refused before anything is run', async ([, body, headers, status], { api, learner, events }) => {
  const salma = await learner();
  expect((await post(api, salma.accessToken, body, headers)).status).toBe(status);
  expect(events).toEqual([]);
});

test('a body is read no further than the 64th kB', async ({ api, learner }) => {
  const salma = await learner();
  let read = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(0x20));
    },
  });
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'authorization': `Bearer ${salma.accessToken}` },
    body: endless,
    duplex: 'half',
  });
  expect((await api.fetch(request, PEER)).status).toBe(413);
  expect(read).toBeLessThan(200_000);
});

test('a query by GET is refused with the verb that is taken', async ({ api }) => {
  const response = await api.fetch(new Request('http://localhost/graphql?query={me{is_staff}}'), PEER);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('names of the prototype are no variables of ours', async ({ api, learner, events }) => {
  const salma = await learner();
  const body = '{"query":"{ me { is_staff } }","variables":{"__proto__":{"x":1},"hasOwnProperty":{"call":1}}}';
  expect((await post(api, salma.accessToken, body)).status).toBe(200);
  expect(events).toEqual([]);
});

test('a schema that is shown can be asked for, in development alone', async ({ api, options, learner }) => {
  const salma = await learner();
  const open = createApi({ ...options, showsSchema: true });
  const query = '{ __schema { queryType { name } } }';
  expect(await post(open, salma.accessToken, { query })).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
  expect(code(await post(api, salma.accessToken, { query }))).toBe('unreadable');
  await open.close();
});
