import { randomUUID } from 'node:crypto';
import * as q from '@darb/contract/graphql';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import WebSocket from 'ws';
import { students } from '../account/tables.ts';
import { createApi, type Api } from '../api.ts';
import { mutes } from '../community/tables.ts';
import { hear, listening, socketOf } from '../testing/graphql.ts';
import { test as learning } from '../testing/learner.ts';

interface Fixtures {
  url: string;
  /** Another process on the same database. */
  other: { api: Api; url: string };
}
const test = learning.extend<Fixtures>({
  url: async ({ api }, use) => {
    const server = await listening(api);
    await use(server.url);
    await server.close();
  },
  other: async ({ options }, use) => {
    const api = createApi(options);
    const server = await listening(api);
    await use({ api, url: server.url });
    await server.close();
    await api.close();
  },
});
const LESSON = { lecture: 11 };
const say = (body: string) => ({ body, lecture: 11 });

/** A socket by hand, to send what no client does. */
async function raw(url: string, token: string): Promise<{ ws: WebSocket; closed: Promise<number> }> {
  const ws = new WebSocket(url, 'graphql-transport-ws');
  const closed = new Promise<number>((done) => ws.on('close', done));
  await new Promise((done) => ws.once('open', done));
  ws.send(JSON.stringify({ type: 'connection_init', payload: { headers: { Authorization: `Bearer ${token}` } } }));
  await new Promise((done) => ws.once('message', done));
  return { ws, closed };
}

test('who follows a lesson hears of what is written, edited and deleted, also in another process, once and in order', async ({
  url,
  other,
  learner,
}) => {
  const [salma, omar] = [await learner(), await learner()];
  const [here, there] = [socketOf(url, salma.accessToken), socketOf(other.url, omar.accessToken)];
  const [atSalma, atOmar] = [hear(here.client, q.CommentChanged, LESSON), hear(there.client, q.CommentChanged, { ...LESSON, after: '0' })];
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('مرحبا'));
  // from its cursor on one hears of what was before; without one from the moment on
  expect((await atOmar.until(1))[0]?.commentChanged).toMatchObject({
    cursor: '1',
    comment: { id: first.id, body: 'مرحبا', is_own: false },
  });
  await salma.client.ask(q.EditComment, { id: first.id, body: 'مرحبًا' });
  await salma.client.ask(q.DeleteComment, { id: first.id });
  const heard = await atOmar.until(3);
  expect(heard.map(({ commentChanged: { comment } }) => [comment.state, comment.body])).toEqual([
    ['shown', 'مرحبا'],
    ['shown', 'مرحبًا'],
    ['deleted', null],
  ]);
  expect(new Set(heard.map(({ commentChanged }) => commentChanged.cursor)).size).toBe(3);
  expect(atSalma.values.length).toBeLessThanOrEqual(3);
  await here.client.dispose();
  await there.client.dispose();
});

test('fifty comments of two processes at once reach everybody, each once and in one order', async ({ url, other, api, learner }) => {
  const students = await Promise.all(Array.from({ length: 5 }, () => learner()));
  const [salma] = students;
  if (!salma) throw new Error('nobody');
  const sockets = [socketOf(url, salma.accessToken), socketOf(other.url, salma.accessToken)];
  const heard = sockets.map(({ client }) => hear(client, q.CommentChanged, { ...LESSON, after: '0' }));
  await Promise.all(
    students.flatMap(({ accessToken }, who) =>
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? api : other.api)
          .client({ accessToken, refreshToken: null, language: 'ar', clientId: null, address: '192.0.2.1' })
          .ask(q.InsertComment, say(`${who} ${index}`)),
      ),
    ),
  );
  const [a, b] = await Promise.all(heard.map((one) => one.until(50)));
  const order = a?.map(({ commentChanged }) => commentChanged.comment.id);
  expect(new Set(order).size).toBe(50);
  expect(b?.map(({ commentChanged }) => commentChanged.comment.id)).toEqual(order);
  for (const { client } of sockets) await client.dispose();
});

test('what was written while the connection that listens was cut is heard of afterwards', async ({ url, learner, db, events }) => {
  const salma = await learner();
  const { client } = socketOf(url, salma.accessToken);
  const heard = hear(client, q.CommentChanged, { ...LESSON, after: '0' });
  await salma.client.ask(q.InsertComment, say('قبل'));
  await heard.until(1);
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'darb-news' and datname = current_database()`,
  );
  await salma.client.ask(q.InsertComment, say('بعد'));
  expect((await heard.until(2)).map(({ commentChanged }) => commentChanged.comment.body)).toEqual(['قبل', 'بعد']);
  events.length = 0;
  await client.dispose();
});

test('the unread count is told at once, and after each thing that changes it', async ({ url, learner }) => {
  const [salma, omar] = [await learner(), await learner()];
  const { client } = socketOf(url, salma.accessToken);
  const heard = hear(client, q.UnreadNotifications, {});
  await heard.until(1);
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('سؤال'));
  await omar.client.ask(q.InsertComment, { ...say('جواب'), parent: first.id });
  await heard.until(2);
  expect((await salma.client.ask(q.MarkAllNotificationsRead, {})).markAllNotificationsRead).toBe(0);
  expect((await heard.until(3)).map(({ unreadNotifications }) => unreadNotifications)).toEqual([0, 1, 0]);
  await client.dispose();
});

test('a socket without a token, with a bad one, or of another protocol is closed with the code for it', async ({ url }) => {
  expect((await socketOf(url, 'x.y.z').closed).code).toBe(4403);
  const without = new WebSocket(url, 'graphql-transport-ws');
  without.on('open', () => without.send('{"type":"subscribe","id":"1","payload":{"query":"{me{is_staff}}"}}'));
  expect(await new Promise((done) => without.on('close', done))).toBe(4401);
  const old = new WebSocket(url, 'graphql-ws');
  old.on('error', () => undefined);
  expect(await new Promise((done) => old.on('close', done))).not.toBe(1000);
});

test('twenty subscriptions are open on one socket, and the next one closes it', async ({ url, learner, securityEvents }) => {
  const salma = await learner();
  const { ws, closed } = await raw(url, salma.accessToken);
  for (let index = 0; index < 21; index += 1)
    ws.send(JSON.stringify({ type: 'subscribe', id: randomUUID(), payload: { query: q.CommentChanged, variables: LESSON } }));
  expect(await closed).toBe(1008);
  expect(securityEvents).toContainEqual(expect.objectContaining({ event: 'limit', reason: 'graphqlSubscriptions' }));
});

test('fifty-odd messages in a second, and one above 64 kB, close the socket', async ({ url, learner }) => {
  const salma = await learner();
  const many = await raw(url, salma.accessToken);
  for (let index = 0; index < 120; index += 1) many.ws.send('{"type":"ping"}');
  expect(await many.closed).toBe(1008);
  const large = await raw(url, salma.accessToken);
  large.ws.send(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(70_000) } }));
  expect(await large.closed).toBe(1009);
  const noise = await raw(url, salma.accessToken);
  noise.ws.send('not json');
  expect(await noise.closed).toBe(4400);
});

test('a query that nobody may ask is refused on a socket too, and the socket stays', async ({ url, learner }) => {
  const salma = await learner();
  const { ws } = await raw(url, salma.accessToken);
  ws.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: `{ ${'me { '.repeat(50)} x ${'}'.repeat(50)} }` } }));
  const [data] = await new Promise<[WebSocket.RawData]>((done) => ws.once('message', (...said) => done([said[0]])));
  expect(JSON.parse((data as Buffer).toString())).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'rule_broken' } }] });
  expect(ws.readyState).toBe(WebSocket.OPEN);
  ws.close();
});

test.for<[how: string, code: number, act: (api: Api, id: string, later: (seconds: number) => void) => Promise<unknown>]>([
  ['its token is over', 4401, (_api, _id, later) => Promise.resolve(later(3_601))],
  ['its student signs out', 4403, (api, id) => api.db.execute(sql`update sessions set ended_at = now() where student_id = ${id}`)],
  ['its student is suspended', 4403, (api, id) => api.db.update(students).set({ status: 'suspended' }).where(eq(students.id, id))],
  [
    'its student is muted',
    4423,
    async (api, id, later) => {
      later(60);
      await api.db
        .insert(mutes)
        .values({ studentId: id, begunAt: new Date('2026-11-27T15:00:30Z'), until: new Date('2026-12-27'), reason: 'x' });
    },
  ],
])('a socket is closed within seconds when %s', async ([, code, act], { api, url, learner, clock }) => {
  const salma = await learner();
  const { closed, client } = socketOf(url, salma.accessToken);
  await hear(client, q.UnreadNotifications, {}).until(1);
  await act(api, salma.id, (seconds) => clock.advance(seconds));
  expect((await closed).code).toBe(code);
});
