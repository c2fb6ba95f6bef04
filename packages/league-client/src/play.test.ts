import { RETURN_MS } from '@darb/contract/league-match';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Duel, playerOf } from '../../../apps/league/src/duel.ts';
import { LeagueClient } from './league-client.ts';
import { type LeagueState } from './state.ts';
import { DuelWire, shelf } from './testing.ts';
import { WireFailure } from './wire.ts';

const SUBJECT = { program: 1, subject: 11 };
/** This device's clock is so far behind. */
const BEHIND = 7_000;

let duel: Duel;
let wire: DuelWire;
let storage: ReturnType<typeof shelf>;
let client: LeagueClient;

const page = () => new LeagueClient({ wire, storage, now: () => duel.now - BEHIND });
beforeEach(() => {
  vi.useFakeTimers();
  duel = new Duel();
  duel.disconnect(0);
  wire = new DuelWire(duel);
  storage = shelf();
  client = page();
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

/** What is told of a match afterwards, but for how it ended. */
const summaryOf = ({ match }: Duel) => ({
  matchID: 'm.n',
  challenge: match.challenge,
  opponent: playerOf('basim'),
  userPoints: 0,
  opponentPoints: 0,
  userAnswers: [],
  opponentAnswers: [],
});

/** Time goes by on both sides. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100) {
    duel.pass(Math.min(left, 100));
    wire.pump();
    await vi.advanceTimersByTimeAsync(Math.min(left, 100));
    wire.pump();
  }
}
async function begin(): Promise<void> {
  client.find(SUBJECT);
  await pass(100);
}
async function passTo(phase: LeagueState['phase'], round = -1): Promise<LeagueState> {
  for (let steps = 0; steps < 2_000; steps += 1) {
    const state = client.getSnapshot();
    if (state.phase === phase && duel.match.round >= round) return state;
    await pass(100);
  }
  throw new Error(`still in ${client.getSnapshot().phase}`);
}

test('each phase of a match is shown in turn, and a result in the end', async () => {
  const seen: string[] = [];
  client.subscribe(() => {
    const { phase } = client.getSnapshot();
    if (seen.at(-1) !== phase) seen.push(phase);
  });
  await begin();
  for (let round = 0; round < 6; round += 1) {
    await passTo('round', round);
    client.answer(duel.match.questions[round]?.correct ?? 0);
    duel.answer(1, 0);
    await passTo(round < 5 ? 'reveal' : 'result');
  }
  const rounds = Array.from({ length: 6 }, () => ['round', 'reveal']).flat();
  expect(seen).toEqual(['connecting', 'found', 'countdown', ...rounds, 'result']);
  expect(client.getSnapshot()).toMatchObject({ phase: 'result', summary: { matchResult: 'won', ending: 'played' } });
  expect(storage.text).toBeNull();
});

test('times are told by the server’s clock, whatever this device’s says', async () => {
  await begin();
  const state = await passTo('countdown');
  expect(state).toMatchObject({ phase: 'countdown', clockOffset: BEHIND });
  expect(client.serverNow()).toBe(duel.now);
});

test('a choice is shown at once and counts when the server has it; a second one changes nothing', async () => {
  await begin();
  await passTo('round');
  client.answer(2);
  expect(client.getSnapshot()).toMatchObject({ choice: { option: 2, isCounted: false } });
  client.answer(1);
  await pass(100);
  expect(client.getSnapshot()).toMatchObject({ choice: { option: 2, isCounted: true } });
});

test('the same value is given until something changes', async () => {
  await begin();
  await passTo('round');
  expect(client.getSnapshot()).toBe(client.getSnapshot());
  const before = client.getSnapshot();
  client.answer(9);
  expect(client.getSnapshot()).not.toBe(before);
});

describe('a line that breaks in a round', () => {
  const drop = async (milliseconds: number) => {
    await begin();
    await passTo('round');
    wire.cut();
    await pass(milliseconds);
    wire.isDown = false;
  };

  test.each([5_000, 14_000])('for %i ms: the student comes back into the match', async (away) => {
    await drop(away);
    expect(client.getSnapshot()).toMatchObject({ phase: 'round', link: { isUp: false } });
    client.hurry();
    await pass(500);
    expect(client.getSnapshot()).toMatchObject({ link: { isUp: true } });
    expect(duel.match.outcome).toBeNull();
  });

  test('for 20 s: it is lost, and the student is told so', async () => {
    await drop(20_000);
    client.hurry();
    await pass(500);
    expect(client.getSnapshot()).toMatchObject({ phase: 'result', summary: { matchResult: 'lost', ending: 'away' } });
    expect(storage.text).toBeNull();
  });

  test('until nobody keeps the result any more: what became of the match is asked for', async () => {
    wire.told = { status: 'void' };
    await drop(40_000);
    wire.isGone = true;
    await pass(3_000);
    expect(client.getSnapshot()).toMatchObject({ phase: 'void', challenge: { subject: 11 } });
    expect(storage.text).toBeNull();
  });

  test('for good: it says so after a minute, and the match can still be resumed', async () => {
    await drop(70_000);
    wire.isDown = true;
    expect(client.getSnapshot()).toMatchObject({ phase: 'failed', reason: 'unreachable' });
    expect(storage.text).not.toBeNull();
    wire.isDown = false;
    wire.isGone = true;
    wire.told = { status: 'finished', ...summaryOf(duel), matchResult: 'lost', ending: 'away' };
    client.resume();
    await pass(500);
    expect(client.getSnapshot()).toMatchObject({ phase: 'result', summary: { matchResult: 'lost', ending: 'away' } });
    expect(storage.text).toBeNull();
  });

  test('says until when the student may come back', async () => {
    await begin();
    await passTo('round');
    const cutAt = duel.now;
    wire.cut();
    await pass(300);
    expect(client.getSnapshot()).toMatchObject({ link: { isUp: false, returnBy: cutAt + 100 + RETURN_MS } });
  });

  test('takes a choice that is made meanwhile, and says it on coming back', async () => {
    await drop(2_000);
    client.answer(3);
    expect(client.getSnapshot()).toMatchObject({ choice: { option: 3, isCounted: false } });
    client.hurry();
    await pass(500);
    expect(client.getSnapshot()).toMatchObject({ choice: { option: 3, isCounted: true } });
  });

  test('and a student who leaves meanwhile: the other one is told as soon as there is a line', async () => {
    await drop(1_000);
    wire.isDown = true;
    client.leave();
    expect(client.getSnapshot()).toEqual({ phase: 'left' });
    await pass(1_000);
    expect(duel.match.outcome).toBeNull();
    wire.isDown = false;
    await pass(3_000);
    expect(duel.match.outcome).toEqual({ winner: 1, ending: 'left' });
  });
});

test('a message that was lost is made good by asking for the whole', async () => {
  await begin();
  await passTo('round');
  duel.answer(1, 0);
  duel.side(0).onTheWay.shift();
  client.answer(1);
  await pass(200);
  expect(client.getSnapshot()).toMatchObject({ phase: 'reveal', match: { opponentAnswers: { 0: { answered: true } } } });
});

test('leaving in the middle loses the match; leaving while nobody is there loses nothing', async () => {
  await begin();
  await passTo('round');
  client.leave();
  await pass(100);
  expect(client.getSnapshot()).toEqual({ phase: 'left' });
  expect(duel.match.outcome).toEqual({ winner: 1, ending: 'left' });
  client.dismiss();
  expect(client.getSnapshot()).toEqual({ phase: 'idle' });

  duel = new Duel({ alone: true });
  duel.disconnect(0);
  wire = new DuelWire(duel);
  client = page();
  await begin();
  expect(client.getSnapshot().phase).toBe('searching');
  client.leave();
  await pass(100);
  expect(client.getSnapshot()).toEqual({ phase: 'idle' });
  expect(duel.match.ended).toBe(true);
});

test('a league that does not answer is given ten seconds at the beginning', async () => {
  wire.isDown = true;
  await begin();
  await pass(8_000);
  expect(client.getSnapshot()).toEqual({ phase: 'connecting', goal: 'find' });
  await pass(5_000);
  expect(client.getSnapshot()).toMatchObject({ phase: 'failed', reason: 'unreachable' });
});

test('a ticket that the platform refuses is not asked for again', async () => {
  const refusal = Object.assign(new Error('too_many_requests'), { status: 429 });
  const open = vi.spyOn(wire, 'open').mockRejectedValue(new WireFailure('no_ticket', refusal));
  await begin();
  expect(client.getSnapshot()).toEqual({ phase: 'failed', reason: 'no_ticket', cause: refusal });
  expect(open).toHaveBeenCalledOnce();
});

test('another student’s match on the same device is forgotten, not joined', async () => {
  storage.text = JSON.stringify({ matchId: 'm.n', student: 'basim' });
  client.resume();
  await pass(200);
  expect(client.getSnapshot()).toEqual({ phase: 'idle' });
  expect(storage.text).toBeNull();
});

test('a storage that refuses or holds something else is no hindrance', async () => {
  storage.text = '{"matchId": 5}';
  client.resume();
  expect(client.getSnapshot()).toEqual({ phase: 'idle' });
  storage.write = () => {
    throw new Error('quota');
  };
  await begin();
  await passTo('round');
});

test('a device whose clock is set in the middle of a match counts on by the server’s', () => {
  const set = new LeagueClient({ wire, storage });
  const before = set.serverNow();
  vi.setSystemTime(Date.now() + 180_000);
  vi.advanceTimersByTime(500);
  expect(set.serverNow() - before).toBe(500);
});
