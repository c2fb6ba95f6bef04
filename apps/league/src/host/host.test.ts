import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import pg from 'pg';
import WebSocket from 'ws';
import type { Socket } from '@heroiclabs/nakama-js';
import type { FoundMatch } from '@darb/contract/league-match';
import { copyDatabase, type DatabaseCopy } from '../../../api/src/testing/copy.ts';
import { startLeague, type RunningLeague } from '../../../../tests/support/league-host.ts';
import {
  call,
  callAsPlatform,
  connect,
  join,
  localLeague,
  passFor,
  publishTestPool,
  signIn,
  ticketFor,
} from '../../../../tests/support/league.ts';
import { bundle } from '../../build.ts';
import { openHost } from './host.ts';

/** A module that does what ours never would. */
const PROBE = `
function throwsPlain() { throw { message: 'custom', code: 9 }; }
function throwsError() { throw new Error('secret'); }
function givesNumber() { return 5; }
function globals() { return JSON.stringify(['process', 'console', 'setTimeout', 'require', 'Buffer', 'fetch', 'Intl'].filter((name) => name in globalThis)); }
function socketPass(ctx, logger, nk) {
  return JSON.stringify({ key: '', ...nk.authenticateTokenGenerate(ctx.userId, ctx.username, Math.floor(Date.now() / 1000) + 30, { lock: 'x' }) });
}
function start(ctx, logger, nk) { return nk.matchCreate('bad', {}); }
function matchInit() { return { state: {}, tickRate: 20, label: '' }; }
function matchJoinAttempt(ctx, logger, nk, dispatcher, tick, state) { return { state, accept: true }; }
function same(ctx, logger, nk, dispatcher, tick, state) { return { state }; }
function matchLoop(ctx, logger, nk, dispatcher, tick, state, messages) { if (messages.length > 0) throw new Error('loop'); return { state }; }
function InitModule(ctx, logger, nk, initializer) {
  initializer.registerRpc('throws_plain', throwsPlain);
  initializer.registerRpc('throws_error', throwsError);
  initializer.registerRpc('gives_number', givesNumber);
  initializer.registerRpc('globals', globals);
  initializer.registerRpc('start', start);
  initializer.registerRpc('socket_pass', socketPass);
  initializer.registerMatch('bad', { matchInit, matchJoinAttempt, matchJoin: same, matchLeave: same, matchLoop, matchTerminate: same, matchSignal: same });
}`;

let copy: DatabaseCopy;
let running: RunningLeague;
const log: string[] = [];
const start = async (source: string) => {
  running = await startLeague({ databaseUrl: copy.url, bundle: source, log: (level, text) => void log.push(`${level} ${text}`) });
  return localLeague(running.port);
};

beforeEach(async () => {
  log.length = 0;
  copy = await copyDatabase(inject('postgres'));
});
afterEach(async () => {
  await running.stop();
  await copy.drop();
});

const get = async (port: number, path: string, init: RequestInit = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const open = (port: number, token: string) =>
  new Promise<WebSocket | string>((done) => {
    const one = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${token}`);
    one.on('open', () => done(one));
    one.on('error', ({ message }) => done(message));
  });
/** It is answered, if only with a refusal. */
const alive = (socket: Socket) =>
  socket
    .rpc('match_result', '')
    .catch((refusal: unknown) => refusal)
    .then((said) => said !== undefined);

describe('with a module that fails', () => {
  const callProbe = (port: number, id: string) =>
    get(port, `/v2/rpc/${id}?http_key=calls%20of%20the%20tests`, { method: 'POST', body: '""' });

  test('its failures become answers, as a server makes them', async () => {
    const { port } = await start(PROBE);
    expect(await callProbe(port, 'throws_plain')).toMatchObject({ status: 400, body: { code: 9, message: 'custom' } });
    expect(await callProbe(port, 'throws_error')).toMatchObject({ status: 500, body: { code: 13, message: 'Error: secret' } });
    expect(await callProbe(port, 'gives_number')).toMatchObject({ status: 500, body: { code: 13 } });
  });

  test('it finds none of Node’s globals', async () => {
    const { port } = await start(PROBE);
    expect((await callProbe(port, 'globals')).body).toEqual({ payload: '[]' });
  });

  test('a loop that throws ends the match and closes its members’ sockets, and nobody else’s', async () => {
    const address = await start(PROBE);
    const [inside, outside] = [await signIn(address, randomUUID()), await signIn(address, randomUUID())];
    const gone = new Promise<{ code?: number }>((done) => (inside.socket.ondisconnect = (event) => done(event as { code?: number })));
    const { payload: id = '' } = await inside.socket.rpc('start', '');
    await inside.socket.joinMatch(id);
    await inside.socket.sendMatchState(id, 1, new TextEncoder().encode('x'));
    expect((await gone).code).toBe(1000);
    await expect(outside.socket.joinMatch(id)).rejects.toEqual({ code: 4, message: 'Match not found' });
    outside.socket.disconnect(false);
    expect(log.some((line) => line.startsWith('error matchLoop failed'))).toBe(true);
  });
});

test('accounts, boards and objects are there again after a restart, running matches are not', async () => {
  const source = await bundle();
  const address = await start(source);
  await publishTestPool(address, 1, 11);
  const student = randomUUID();
  const player = await signIn(address, student);
  const [id = ''] = (await call<FoundMatch>(player, 'find_match', { program: 1, subject: 11 })).matchIds;
  await join(player, id);
  await player.client.updateAccount(player.session, { display_name: 'سلمى' });
  await running.stop();

  const again = await start(source);
  const same = await signIn(again, student);
  expect(same.session.user_id).toBe(player.session.user_id);
  expect((await same.client.getAccount(same.session)).user?.display_name).toBe('سلمى');
  await expect(same.socket.joinMatch(id)).rejects.toEqual({ code: 4, message: 'Match not found' });
  expect(await call(same, 'match_result', { match_id: id })).toEqual({ status: 'void' });
  expect(await call(same, 'find_match', { program: 1, subject: 11 })).not.toEqual({ matchIds: [id] });
  same.socket.disconnect(false);
});

test('an account that the platform deletes is gone with its sockets and tokens, at once and for good', async () => {
  const address = await start(await bundle());
  await publishTestPool(address, 1, 11);
  const student = randomUUID();
  const player = await signIn(address, student);
  const gone = new Promise((done) => (player.socket.ondisconnect = done));
  expect(await callAsPlatform(address, 'delete_account', { student_id: student })).toEqual({ deleted: true });
  await gone;
  const { status } = await get(address.port, '/v2/account?', { headers: { authorization: `Bearer ${player.session.token}` } });
  expect(status).toBe(401);
  expect(await callAsPlatform(address, 'delete_account', { student_id: student })).toEqual({ deleted: false });
});

test('of an account that the platform deletes no table of the league keeps a word', async () => {
  const address = await start(await bundle());
  await publishTestPool(address, 1, 11);
  const student = randomUUID();
  const said = { student_id: student, program: 1, display_name: 'Salma of the tests', avatar_url: '/media/pictures/salma.webp' };
  await callAsPlatform(address, 'keep_player', said);
  const player = await signIn(address, student);
  await call(player, 'invite_friend', { program: 1, subject: 11 });
  const own = [student, player.session.user_id ?? '', said.display_name.replace(/ /g, '%20'), said.avatar_url];
  for (const word of own.slice(0, 2)) expect(await leagueRows()).toContain(word);
  await callAsPlatform(address, 'delete_account', { student_id: student });
  const left = await leagueRows();
  for (const word of own) expect(left).not.toContain(word);
});

/** All rows of all tables of the league, as text. */
async function leagueRows(): Promise<string> {
  const client = new pg.Client({ connectionString: copy.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename like 'league\\_%'",
    );
    expect(rows.length).toBeGreaterThanOrEqual(5);
    const all = rows.map(({ name }) => `select t::text as row from ${name} t`).join(' union all ');
    return (await client.query<{ row: string }>(all)).rows.map(({ row }) => row).join('\n');
  } finally {
    await client.end();
  }
}

test('a second host on the same database is told to wait', async () => {
  await start(PROBE);
  const second = await openHost({
    databaseUrl: copy.url,
    migrations: 'apps/league/migrations',
    bundle: PROBE,
    env: {},
    serverKey: 'x',
    httpKey: 'y',
    secrets: [new Uint8Array(32)],
    answerHeaders: {},
    onSecurityEvent: () => undefined,
    livingSessions: (ids) => Promise.resolve(new Set(ids)),
    takesOrigin: () => true,
    log: () => undefined,
    onTakenOver: () => undefined,
  });
  expect(second).toBeNull();
});

test('sockets are taken from our own pages, and from programs, only; a wrong ticket is good for nobody', async () => {
  const address = await start(await bundle());
  const player = await signIn(address, randomUUID());
  player.socket.disconnect(false);
  const open = async (origin: string) => {
    const { token } = await passFor(player);
    return new Promise<string>((done) => {
      const one = new WebSocket(`ws://127.0.0.1:${address.port}/ws?token=${token}`, { origin });
      one.on('open', () => (one.close(), done('open')));
      one.on('error', ({ message }) => done(message));
    });
  };
  expect(await open('https://darb.example.org')).toBe('open');
  expect(await open('https://evil.example')).toContain('403');
  const forged = { ...address, ticketFor: (student: string) => ticketFor(student, 'another key, long enough too') };
  await expect(signIn(forged, randomUUID())).rejects.toMatchObject({ status: 401 });
});

describe('a login', () => {
  const SESSION = '6d0f0a1e-0000-4000-8000-00000000000a';
  /** A league whose platform has ended what stands in `ended`, and students who come with the session. */
  const platform = async (ended: Set<string>, now?: () => number) => {
    running = await startLeague({
      databaseUrl: copy.url,
      bundle: await bundle(),
      log: (level, text) => void log.push(`${level} ${text}`),
      livingSessions: (ids) => Promise.resolve(new Set(ids.filter((id) => !ended.has(id)))),
      ...(now ? { now } : {}),
    });
    const local = localLeague(running.port);
    return { ...local, ticketFor: (student: string) => ticketFor(student, undefined, undefined, SESSION) };
  };
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  test('of a student who signs out is over: its socket is cut, and neither a call, a refresh nor a socket is let in', async () => {
    const ended = new Set<string>();
    const address = await platform(ended);
    const { client, session, socket } = await signIn(address, randomUUID());
    expect((await get(address.port, '/v2/account?', bearer(session.token))).status).toBe(200);
    const { token } = await passFor({ client, session });
    const cut = new Promise((done) => (socket.ondisconnect = done));
    ended.add(SESSION);
    await cut;
    expect((await get(address.port, '/v2/account?', bearer(session.token))).status).toBe(401);
    await expect(client.sessionRefresh(session)).rejects.toMatchObject({ status: 401 });
    await expect(connect(address, { client, session })).rejects.toMatchObject({ status: 401 });
    expect(await open(address.port, token)).toContain('401');
  });

  test('goes on while the platform cannot say, for sockets that are open', async () => {
    let isAway = false;
    running = await startLeague({
      databaseUrl: copy.url,
      bundle: await bundle(),
      log: () => undefined,
      livingSessions: (ids) => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(new Set(ids))),
    });
    const address = { ...localLeague(running.port), ticketFor: (student: string) => ticketFor(student, undefined, undefined, SESSION) };
    const { socket } = await signIn(address, randomUUID());
    isAway = true;
    expect(await alive(socket)).toBe(true);
    socket.disconnect(false);
  });

  test('is refreshed for twelve hours at most', async () => {
    let ahead = 0;
    const address = await platform(new Set(), () => Date.now() + ahead);
    const { client, session, socket } = await signIn(address, randomUUID());
    socket.disconnect(false);
    ahead = 11 * 3_600_000;
    const later = await client.sessionRefresh(session);
    ahead = 12 * 3_600_000;
    await expect(client.sessionRefresh(later)).rejects.toMatchObject({ status: 401 });
  });
});

describe('one student', () => {
  test('has eight sockets at most, however many are opened: the oldest give way', async () => {
    const address = await start(await bundle());
    const player = await signIn(address, randomUUID());
    player.socket.disconnect(false);
    const passes = await Promise.all(Array.from({ length: 100 }, () => passFor(player)));
    const opened = await Promise.all(passes.map(({ token }) => open(address.port, token)));
    const sockets = opened.filter((one) => typeof one !== 'string');
    const alive = () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
    await vi.waitFor(() => expect(alive()).toHaveLength(8), { timeout: 10_000 });
    for (const one of alive()) one.terminate();
  });

  test('who sends twenty thousand pings on one socket has it closed, and another student plays on', async () => {
    const address = await start(await bundle());
    const [flooding, other] = [await signIn(address, randomUUID()), await signIn(address, randomUUID())];
    const one = await open(address.port, (await passFor(flooding)).token);
    if (typeof one === 'string') throw new Error(one);
    let pongs = 0;
    one.on('message', () => (pongs += 1));
    const closed = new Promise<number>((done) => one.on('close', done));
    for (let ping = 0; ping < 20_000; ping += 1) one.send(JSON.stringify({ cid: String(ping), ping: {} }));
    expect(await closed).toBe(1008);
    expect(pongs).toBeLessThan(2_000);
    expect(await alive(other.socket)).toBe(true);
    for (const { socket } of [flooding, other]) socket.disconnect(false);
  });
});
