import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Hall, inRound, meet, openHall, over, plays, SUBJECT } from '../../../tests/support/league-browsers.ts';
import { isLive, playerName } from './league-client.ts';
import { isIn, until } from './testing.ts';

/** Phases without questions pass at once; an answer by both ends a round. */
const QUICK = { LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0', LEAGUE_REVEAL_MS: '20' };

let hall: Hall;
let ahead = 0;
const browser: Hall['browser'] = (of) => hall.browser(of);

beforeAll(async () => {
  hall = await openHall(QUICK, () => Date.now() + ahead);
});
afterEach(() => hall.closePages());
afterAll(async () => {
  await hall.close();
});

const won = { phase: 'result', summary: { matchResult: 'won', ending: 'played' } };
const lost = { phase: 'result', summary: { matchResult: 'lost', ending: 'played', userPoints: 0 } };

test('two students play a whole match, each with the other’s result', async () => {
  const [one, two] = [browser(), browser()];
  const [first, second] = [one.page(), two.page()];
  await meet(first, second);
  const [mine, yours] = await Promise.all([until(first, over), until(second, over)]);
  expect(mine).toMatchObject(won);
  expect(yours).toMatchObject(lost);
  if (mine.phase !== 'result' || yours.phase !== 'result') return;
  expect(mine.summary.userPoints).toBeGreaterThanOrEqual(6 * 100);
  expect(yours.summary.opponentPoints).toBe(mine.summary.userPoints);
  expect([one.storage.text, two.storage.text]).toEqual([null, null]);
  expect([one.tickets, two.tickets]).toEqual([1, 1]);
});

test('a line that is cut in the middle is mended, without another ticket', async () => {
  const one = browser({ port: hall.line.port });
  const [first, second] = [one.page(), browser().page()];
  await meet(first, second, 1);
  await until(first, inRound(2));
  hall.line.cut();
  await until(first, (state) => isLive(state) && !state.link.isUp);
  await until(first, (state) => isLive(state) && state.link.isUp);
  plays(first, true);
  plays(second, false);
  expect(await until(first, over)).toMatchObject({ phase: 'result', summary: { ending: 'played' } });
  expect(one.tickets).toBe(1);
});

test('a reload in the third round goes on in the third round', async () => {
  const one = browser();
  const [first, second] = [one.page(), browser().page()];
  await meet(first, second, 1);
  await until(first, inRound(2));
  first.close();
  const again = one.page();
  again.resume();
  expect(again.getSnapshot()).toEqual({ phase: 'connecting', goal: 'rejoin' });
  plays(again, true);
  const state = await until(again, isIn('round'));
  expect(state.question.question_index).toBe(2);
  expect(state.match.userPoints).toBeGreaterThan(0);
  plays(second, false);
  expect(await until(again, over)).toMatchObject({ phase: 'result', summary: { ending: 'played' } });
});

test('a student who comes from a second device plays there, and the first one says so', async () => {
  const student = randomUUID();
  const [first, newer, second] = [browser({ student }).page(), browser({ student }).page(), browser().page()];
  await meet(first, second, 0);
  await until(first, inRound(1));
  newer.find(SUBJECT);
  expect(await until(first, over)).toEqual({ phase: 'replaced' });
  await until(newer, inRound(1));
  plays(newer, true);
  plays(second, false);
  expect(await until(newer, over)).toMatchObject({ phase: 'result', summary: { ending: 'played' } });
  expect(first.getSnapshot()).toEqual({ phase: 'replaced' });
});

describe('a sign-in that the league does not take any more', () => {
  test('is renewed by a new ticket for the next match', async () => {
    const one = browser();
    const client = one.page();
    client.find(SUBJECT);
    await until(client, isIn('searching'));
    client.leave();
    await until(client, isIn('idle'));
    ahead += 2 * 3_600_000;
    client.find(SUBJECT);
    await until(client, isIn('searching'));
    expect(one.tickets).toBe(2);
    client.leave();
  });

  test('or a ticket: it is tried once more, and then it says so', async () => {
    const lucky = browser({ refused: 1 });
    const client = lucky.page();
    client.find(SUBJECT);
    await until(client, isIn('searching'));
    client.leave();
    const unlucky = browser({ refused: 9 });
    const refused = unlucky.page();
    refused.find(SUBJECT);
    expect(await until(refused, over)).toMatchObject({ phase: 'failed', reason: 'refused' });
    expect(unlucky.tickets).toBe(2);
  });
});

test.each([`${randomUUID()}.darb`, 'no match id', `${randomUUID()}.`])(
  'the stored match “%s” is unknown: void, and forgotten',
  async (matchId) => {
    const one = browser();
    one.storage.text = JSON.stringify({ matchId, student: one.student });
    const client = one.page();
    client.resume();
    expect(await until(client, over)).toEqual({ phase: 'void', challenge: null, isUnmet: false });
    expect(one.storage.text).toBeNull();
  },
);

test('a match that ended while the page was closed: its result is told', async () => {
  const [one, two] = [browser(), browser()];
  const [first, second] = [one.page(), two.page()];
  await meet(first, second);
  const stored = one.storage.text;
  const seen = await until(first, over);
  await until(second, over);
  one.storage.text = stored;
  const again = one.page();
  again.resume();
  expect(await until(again, over)).toEqual(seen);
});

test('a subject without matches is told as such', async () => {
  const client = browser().page();
  client.find({ program: 1, subject: 99 });
  expect(await until(client, over)).toMatchObject({ phase: 'failed', reason: 'not_offered' });
});

test.each(['أحمد سالم', 'Omar_99.', '👩‍🚀 نور', 'Klasa 4? ~ÿ'])('the other one sees the name “%s”', async (name) => {
  const [first, second] = [browser({ name }).page(), browser().page()];
  await meet(first, second, -1);
  const state = await until(second, isIn('round'));
  expect(playerName(state.opponent)).toBe(name);
  first.leave();
  expect(await until(second, over)).toMatchObject({ phase: 'result', summary: { ending: 'left', matchResult: 'won' } });
});

test('a token that nakama-js cannot read lets the student in all the same', async () => {
  const payload = Buffer.from(JSON.stringify({ uid: 'x', usn: '????~~~~', exp: 1 })).toString('base64url');
  expect(payload).toMatch(/[-_]/);
  const [token, ofPass] = [`e30.${payload}.c2ln`, `e30.${payload}.cGFzcw`];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
    response.setHeader('content-type', 'application/json');
    const isCall = request.url?.startsWith('/v2/rpc/') === true;
    const pass = JSON.stringify({ token: ofPass, key: 'k' });
    response.end(JSON.stringify(isCall ? { payload: pass } : { token, refresh_token: token }));
  });
  server.on('upgrade', (request, stream) => {
    asked.push(request.url ?? '');
    stream.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = browser({ port: (server.address() as AddressInfo).port }).page();
  const handshake = once(server, 'upgrade');
  client.find(SUBJECT);
  await handshake;
  client.close();
  server.closeAllConnections();
  server.close();
  expect(asked.at(-2)).toBe(`/v2/rpc/socket_pass Bearer ${token}`);
  expect(asked.at(-1)).toBe(`/ws?lang=en&status=false&token=${ofPass}`);
});
