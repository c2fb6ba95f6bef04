import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import WebSocket from 'ws';
import { copyDatabase, type DatabaseCopy } from '../../../apps/api/src/testing/copy.ts';
import { bundle } from '../../../apps/league/build.ts';
import { startLeague, type RunningLeague } from '../../../tests/support/league-host.ts';
import { TEST_KEYS } from '../../../tests/support/league-keys.ts';
import { localLeague, publishTestPool, ticketFor } from '../../../tests/support/league.ts';
import { isLive, type LeagueClient, type LeagueState, openLeagueClient, playerName } from './league-client.ts';
import { isIn, lineTo, type Line, shelf, until } from './testing.ts';

const SUBJECT = { program: 1, subject: 11 };
/** Phases without questions pass at once; an answer by both ends a round. */
const QUICK = { LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0', LEAGUE_REVEAL_MS: '20' };

let copy: DatabaseCopy;
let running: RunningLeague;
let line: Line;
let ahead = 0;
const clients: LeagueClient[] = [];

beforeAll(async () => {
  copy = await copyDatabase(inject('postgres'));
  running = await startLeague({ databaseUrl: copy.url, bundle: await bundle(), env: QUICK, now: () => Date.now() + ahead });
  line = await lineTo(running.port);
  await publishTestPool(localLeague(running.port), SUBJECT.program, SUBJECT.subject);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  await line.close();
  await running.stop();
  await copy.drop();
});

interface Browser {
  student: string;
  storage: ReturnType<typeof shelf>;
  /** Tickets that it has asked for. */
  tickets: number;
  /** A page of it that is opened now. */
  page: () => LeagueClient;
}
function browser(of: { student?: string; port?: number; name?: string; refused?: number } = {}): Browser {
  const { student = randomUUID(), port = running.port, name, refused = 0 } = of;
  const storage = shelf();
  const self: Browser = {
    student,
    storage,
    tickets: 0,
    page() {
      const client = openLeagueClient({
        askTicket: async () => {
          self.tickets += 1;
          const ticket = self.tickets <= refused ? ticketFor(student, 'another key, long enough too') : ticketFor(student);
          return { ticket, url: null, server_key: TEST_KEYS.server };
        },
        ownOrigin: `http://127.0.0.1:${port}`,
        storage,
        webSocket: WebSocket as unknown as typeof globalThis.WebSocket,
        ...(name === undefined ? {} : { profile: { display_name: name, avatar_url: '' } }),
      });
      clients.push(client);
      return client;
    },
  };
  return self;
}

/** Answers every question as soon as it is asked: rightly, or not. */
function plays(client: LeagueClient, rightly: boolean, upTo = 5): void {
  client.subscribe(() => {
    const state = client.getSnapshot();
    if (state.phase !== 'round' || state.choice !== null || state.question.question_index > upTo) return;
    client.answer((state.question.id + (rightly ? 0 : 1)) % 4);
  });
}
const over = isIn('result', 'void', 'left', 'failed', 'replaced');
const inRound = (index: number) => (state: LeagueState) => state.phase === 'round' && state.question.question_index === index;

/** Two students who meet; the first is right, the second wrong, in the questions up to `upTo`. */
async function match(first: LeagueClient, second: LeagueClient, upTo = 5): Promise<void> {
  plays(first, true, upTo);
  plays(second, false, upTo);
  first.find(SUBJECT);
  await until(first, isLive);
  second.find(SUBJECT);
  await until(second, isLive);
}
const won = { phase: 'result', summary: { matchResult: 'won', ending: 'played' } };
const lost = { phase: 'result', summary: { matchResult: 'lost', ending: 'played', userPoints: 0 } };

test('two students play a whole match, each with the other’s result', async () => {
  const [one, two] = [browser(), browser()];
  const [first, second] = [one.page(), two.page()];
  await match(first, second);
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
  const one = browser({ port: line.port });
  const [first, second] = [one.page(), browser().page()];
  await match(first, second, 1);
  await until(first, inRound(2));
  line.cut();
  await until(first, (state) => isLive(state) && !state.link.isUp);
  await until(first, (state) => isLive(state) && state.link.isUp);
  plays(first, true);
  plays(second, false);
  first.answer(0);
  second.answer(0);
  expect(await until(first, over)).toMatchObject({ phase: 'result', summary: { ending: 'played' } });
  expect(one.tickets).toBe(1);
});

test('a reload in the third round goes on in the third round', async () => {
  const one = browser();
  const [first, second] = [one.page(), browser().page()];
  await match(first, second, 1);
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
  await until(second, inRound(2));
  second.answer(0);
  expect(await until(again, over)).toMatchObject({ phase: 'result', summary: { ending: 'played' } });
});

test('a student who comes from a second device plays there, and the first one says so', async () => {
  const student = randomUUID();
  const [first, newer, second] = [browser({ student }).page(), browser({ student }).page(), browser().page()];
  await match(first, second, 0);
  await until(first, inRound(1));
  newer.find(SUBJECT);
  expect(await until(first, over)).toEqual({ phase: 'replaced' });
  await until(newer, inRound(1));
  plays(newer, true);
  plays(second, false);
  newer.answer(0);
  second.answer(0);
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
    expect(await until(client, over)).toEqual({ phase: 'void', challenge: null });
    expect(one.storage.text).toBeNull();
  },
);

test('a match that ended while the page was closed: its result is told', async () => {
  const [one, two] = [browser(), browser()];
  const [first, second] = [one.page(), two.page()];
  await match(first, second);
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
  await match(first, second, -1);
  const state = await until(second, isIn('round'));
  expect(playerName(state.opponent)).toBe(name);
  first.leave();
  expect(await until(second, over)).toMatchObject({ phase: 'result', summary: { ending: 'left', matchResult: 'won' } });
});

test('a token that nakama-js cannot read lets the student in all the same', async () => {
  const payload = Buffer.from(JSON.stringify({ uid: 'x', usn: '????~~~~', exp: 1 })).toString('base64url');
  expect(payload).toMatch(/[-_]/);
  const token = `e30.${payload}.c2ln`;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ token, refresh_token: token }));
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
  expect(asked.at(-1)).toBe(`/ws?lang=en&status=false&token=${token}`);
});
