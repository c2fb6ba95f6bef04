import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import WebSocket from 'ws';
import { copyDatabase, type DatabaseCopy } from '../../../api/src/testing/copy.ts';
import { startLeague, type RunningLeague } from '../../../../tests/support/league-host.ts';
import { call, clientOf, localLeague, passFor, publishTestPool, signIn, type LeagueAddress } from '../../../../tests/support/league.ts';
import { bundle } from '../../build.ts';
import type { LeagueEvent } from './security-event.ts';

let copy: DatabaseCopy;
let running: RunningLeague;
let address: LeagueAddress;
const events: LeagueEvent[] = [];
/** What was told, and whether it said where it came from. */
const told = () => events.map(({ request, ...said }) => ({ ...said, hasRequest: request !== undefined }));

beforeEach(async () => {
  events.length = 0;
  copy = await copyDatabase(inject('postgres'));
  running = await startLeague({ databaseUrl: copy.url, bundle: await bundle(), onSecurityEvent: (event) => void events.push(event) });
  address = localLeague(running.port);
});
afterEach(async () => {
  await running.stop();
  await copy.drop();
});

const opened = (token: string, origin?: string) =>
  new Promise<WebSocket | string>((done) => {
    const one = new WebSocket(`ws://127.0.0.1:${address.port}/ws?token=${token}`, origin === undefined ? {} : { origin });
    one.on('open', () => done(one));
    one.on('error', ({ message }) => done(message));
  });

/** The first line that a handshake is answered with, on a connection that answers no close frame. */
const handshake = (token: string) =>
  new Promise<string>((done, fail) => {
    const key = Buffer.alloc(16).toString('base64');
    const asked = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`];
    const socket = net.connect(address.port, '127.0.0.1', () =>
      socket.write([`GET /ws?token=${token} HTTP/1.1`, 'Host: localhost', ...asked, '', ''].join('\r\n')),
    );
    socket.on('error', fail);
    socket.once('data', (data) => done(data.toString().split('\r\n')[0] ?? ''));
  });

test('a ticket that comes a second time is told with its student, and a forged one is not', async () => {
  const student = randomUUID();
  const ticket = address.ticketFor(student);
  const again = () => clientOf(address).authenticateCustom(student, true, undefined, { ticket });
  await again();
  await expect(again()).rejects.toMatchObject({ status: 401 });
  await expect(clientOf(address).authenticateCustom(student, true, undefined, { ticket: `${ticket.slice(0, -1)}x` })).rejects.toBeDefined();
  expect(told()).toEqual([{ event: 'ticket_replay', student, hasRequest: true }]);
});

test('a socket that a foreign page wants is told', async () => {
  const player = await signIn(address, randomUUID());
  player.socket.disconnect(false);
  expect(await opened((await passFor(player)).token, 'https://evil.example')).toContain('403');
  expect(told()).toEqual([{ event: 'foreign_origin', reason: 'leagueSocket', hasRequest: true }]);
});

test('a student who asks for more matches, messages or sockets than anybody may is told by the limit', async () => {
  await publishTestPool(address, 1, 11);
  const student = randomUUID();
  const player = await signIn(address, student);
  player.socket.disconnect(false);
  const asking = { program: 1, subject: 11 };
  for (let index = 0; index < 120; index += 1) await call(player, 'find_match', asking);
  await expect(call(player, 'find_match', asking)).rejects.toMatchObject({ status: 429 });
  expect(told()).toEqual([{ event: 'limit', reason: 'leagueCalls', hasRequest: true }]);

  events.length = 0;
  const one = await opened((await passFor(player)).token);
  if (typeof one === 'string') throw new Error(one);
  const closed = new Promise((done) => one.on('close', done));
  for (let ping = 0; ping < 2_000; ping += 1) one.send(JSON.stringify({ ping: {} }));
  await closed;
  expect(told()).toEqual([{ event: 'limit', reason: 'leagueMessages', student, hasRequest: false }]);

  events.length = 0;
  const passes = await Promise.all(Array.from({ length: 60 }, () => passFor(player)));
  const lines = await Promise.all(passes.map(({ token }) => handshake(token)));
  const refused = lines.filter((line) => line.includes('429'));
  expect(refused.length).toBeGreaterThan(0);
  expect(told()).toEqual(Array(refused.length).fill({ event: 'limit', reason: 'leagueSockets', student, hasRequest: true }));
});
