import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import WebSocket from 'ws';
import { PASS_SECONDS, type FoundMatch } from '@darb/contract/league-match';
import { copyDatabase, type DatabaseCopy } from '../../../api/src/testing/copy.ts';
import { startLeague, type RunningLeague } from '../../../../tests/support/league-host.ts';
import {
  call,
  clientOf,
  connect,
  join,
  localLeague,
  passFor,
  publishTestPool,
  type LeagueAddress,
  type SignedIn,
} from '../../../../tests/support/league.ts';
import { bundle } from '../../build.ts';
import { Sessions } from './sessions.ts';

let copy: DatabaseCopy;
let running: RunningLeague;
let address: LeagueAddress;
let student: SignedIn;
let ahead = 0;
/** The moment at which the league's clock stands still, in milliseconds. */
let stopped: number | null = null;
const opened: WebSocket[] = [];

const signedIn = async (): Promise<SignedIn> => {
  const id = randomUUID();
  const client = clientOf(address);
  return { client, session: await client.authenticateCustom(id, true, undefined, { ticket: address.ticketFor(id) }) };
};
beforeEach(async () => {
  ahead = 0;
  stopped = null;
  copy = await copyDatabase(inject('postgres'));
  running = await startLeague({ databaseUrl: copy.url, bundle: await bundle(), now: () => stopped ?? Date.now() + ahead });
  address = localLeague(running.port);
  student = await signedIn();
});
afterEach(async () => {
  for (const one of opened.splice(0)) one.terminate();
  await running.stop();
  await copy.drop();
});

/** The socket, or what its handshake was answered with. */
const open = (token: string, headers: Record<string, string> = {}) =>
  new Promise<WebSocket | string>((done) => {
    const one = new WebSocket(`ws://127.0.0.1:${address.port}/ws?token=${token}`, { headers });
    opened.push(one);
    one.on('open', () => done(one));
    one.on('error', ({ message }) => done(message));
  });
/** When a token ends, in seconds. */
const endOf = (token: string): number =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }).exp;
const isRefused = expect.stringContaining('401') as string;
/** Whether it is answered on a socket, which no closed one is. */
async function isAlive(one: WebSocket | string): Promise<boolean> {
  if (typeof one === 'string') throw new Error(one);
  return new Promise((done) => {
    one.once('message', (data) => done((data as Buffer).toString() === '{"cid":"1","pong":{}}'));
    one.once('close', () => done(false));
    one.send('{"cid":"1","ping":{}}');
  });
}
const statusOf = async (token: string, path = '/v2/account') =>
  (await fetch(`http://127.0.0.1:${address.port}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
const over = (one: object) => expect.objectContaining(one) as object;

describe('the token in the address of a socket', () => {
  test('opens one socket: a second one is refused, and the first lives on', async () => {
    const { token } = await passFor(student);
    const first = await open(token);
    expect(await open(token)).toEqual(isRefused);
    expect(await open('', { authorization: `Bearer ${token}` })).toEqual(isRefused);
    expect(await isAlive(first)).toBe(true);
  });

  test('is good for no call once its socket stands, and that socket outlives the logout and the thirty seconds', async () => {
    const { token } = await passFor(student);
    const socket = await open(token);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(token, '/v2/leaderboard/1_p_all_time')).toBe(401);
    expect(await student.client.sessionLogout(student.session, token, '')).toBe(true);
    ahead = 40_000;
    expect(await isAlive(socket)).toBe(true);
    expect(await statusOf(student.session.token)).toBe(200);
  });

  test.each([
    [29, true],
    [30, false],
  ])('after %d seconds without its socket: still good, %s', async (seconds, isGood) => {
    const { token } = await passFor(student);
    stopped = (endOf(token) - PASS_SECONDS + seconds) * 1_000;
    const said = await open(token);
    if (isGood) expect(await isAlive(said)).toBe(true);
    else expect(said).toEqual(isRefused);
  });

  test('of twenty sockets that come with it at the same instant lets one stand', async () => {
    const { token } = await passFor(student);
    // all twenty have been read before the first one goes on
    let asking = 0;
    let answer: (isLiving: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((done) => (answer = done));
    const living = vi.spyOn(Sessions.prototype, 'isLiving').mockImplementation(() => {
      if (++asking === 20) answer(true);
      return answered;
    });
    const said = await Promise.all(Array.from({ length: 20 }, () => open(token)));
    living.mockRestore();
    expect(said.filter((one) => typeof one !== 'string')).toHaveLength(1);
    expect(said.filter((one) => typeof one === 'string')).toEqual(Array(19).fill(isRefused));
  });

  test('is never the session’s own: that one opens no socket', async () => {
    expect(await open(student.session.token)).toEqual(isRefused);
    expect(await open('', { authorization: `Bearer ${student.session.token}` })).toEqual(isRefused);
  });

  test('that is logged out before it is used opens nothing either; nobody logs out another’s', async () => {
    const { token } = await passFor(student);
    const other = await signedIn();
    await expect(other.client.sessionLogout(other.session, token, '')).rejects.toEqual(over({ status: 400 }));
    await expect(other.client.sessionLogout(other.session, '', token)).rejects.toEqual(over({ status: 400 }));
    await student.client.sessionLogout(student.session, token, '');
    expect(await open(token)).toEqual(isRefused);
    expect(await statusOf(student.session.token)).toBe(200);
  });
});

describe('who has found an address, and opened a socket with it,', () => {
  test('comes into no match without the key, which is no part of the token', async () => {
    await publishTestPool(address, 1, 11);
    const [matchId = ''] = (await call<FoundMatch>(student, 'find_match', { program: 1, subject: 11 })).matchIds;
    const player = { ...student, ...(await connect(address, student)) };
    const other = await passFor(student);
    for (const key of ['', 'guessed', other.key])
      await expect(join({ ...player, key }, matchId)).rejects.toEqual({ code: 5, message: 'no_key' });
    await expect(player.socket.joinMatch(matchId)).rejects.toEqual({ code: 5, message: 'no_key' });
    expect(await join(player, matchId)).toMatchObject({ match_id: matchId });
    const { token, key } = await passFor(student);
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain(key);
    player.socket.disconnect(false);
  });

  test('makes no call of the module’s on it', async () => {
    const { socket } = await connect(address, student);
    for (const [id, payload] of [
      ['find_match', { program: 1, subject: 11 }],
      ['match_result', { match_id: 'x' }],
      ['last_week_leaderboard', { leaderboard_id: '1_p_this_week' }],
      ['socket_pass', {}],
    ] as const)
      await expect(socket.rpc(id, JSON.stringify(payload)), id).rejects.toEqual({ code: 7, message: 'sign_in_needed' });
    socket.disconnect(false);
  });
});

test('a student has 120 passes a minute, then is told so, and a minute later has more', async () => {
  for (let asked = 0; asked < 120; asked += 1) await passFor(student);
  await expect(passFor(student)).rejects.toEqual(over({ status: 429 }));
  expect((await passFor(await signedIn())).key).not.toBe('');
  ahead = 60_000;
  expect((await passFor(student)).key).not.toBe('');
});
