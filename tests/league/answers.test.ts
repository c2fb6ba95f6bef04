import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FROM_PLAYER } from '../../packages/contract/src/league-match.ts';
import { openHall, type Hall } from '../support/league-browsers.ts';
import { Listener, pair, rightOf } from '../support/league-listener.ts';
import { call } from '../support/league.ts';

/** The league's clock goes on only when a test says so: every point is exact. */
let now = Date.now();
const ROUND_AT_ONCE = { LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0' };
const REVEAL_MS = 3_000;

let hall: Hall;
let amal: Listener;
let basim: Listener;
let carim: Listener;
const complaints: string[] = [];

beforeAll(async () => {
  const log = (level: string, text: string) => void (level === 'debug' || level === 'info' || complaints.push(text));
  hall = await openHall(ROUND_AT_ONCE, () => now, log);
});
beforeEach(async () => {
  [amal, basim, carim] = await Promise.all([Listener.open(hall.address), Listener.open(hall.address), Listener.open(hall.address)]);
  await pair(amal, basim);
  await Promise.all([amal, basim].map((each) => each.until(({ phase }) => phase === 'round')));
});
afterEach(() => {
  for (const one of [amal, basim, carim]) one.close();
  expect(complaints).toEqual([]);
});
afterAll(async () => {
  await hall.close();
});

/** Nothing of what was said so far tells which option of the open question is right. */
function expectNoHint(...to: Listener[]): void {
  for (const { heard, view } of to) {
    expect(view.phase).toBe('round');
    for (const text of heard) expect(text).not.toMatch(/"isCorrect":(?:true|false)|"isPerfect":(?:true|false)|"points":\d|"correct":/);
  }
}

/**
 * The five rounds after the first, which amal answers rightly and basim wrongly; the whole result is right on
 * both sides.
 */
async function playOut(amalHas: number, basimHas: number): Promise<void> {
  for (let round = 1; round < 6; round += 1) {
    await Promise.all([amal, basim].map((each) => each.until(({ phase }) => phase === 'reveal')));
    now += REVEAL_MS;
    await Promise.all(
      [amal, basim].map((each) => each.until(({ phase, question }) => phase === 'round' && question?.question_index === round)),
    );
    await Promise.all([amal.answer(round, rightOf(amal.view)), basim.answer(round, (rightOf(basim.view) + 1) % 4)]);
  }
  await Promise.all([amal, basim].map((each) => each.until(({ userAnswers }) => userAnswers[5]?.points !== null)));
  now += REVEAL_MS;
  const [mine, yours] = await Promise.all([amal, basim].map((each) => each.until(({ phase }) => phase === 'result')));
  expect(mine).toMatchObject({ matchResult: 'won', ending: 'played', userPoints: amalHas + 1_000, opponentPoints: basimHas });
  expect(yours).toMatchObject({ matchResult: 'lost', ending: 'played', userPoints: basimHas, opponentPoints: amalHas + 1_000 });
}

test('both answers in the same millisecond give both the same points, and the round is over', async () => {
  now += 2_000;
  await Promise.all([amal, basim].map((each) => each.answer(0, rightOf(each.view))));
  for (const each of [amal, basim]) {
    expect(await each.until(({ phase }) => phase === 'reveal')).toMatchObject({
      userPoints: 190,
      opponentPoints: 190,
      reveal: { correct: rightOf(each.view) },
    });
  }
  await playOut(190, 190);
});

test('of an answer that is given twice the first counts, and neither is told to be right or wrong', async () => {
  const right = rightOf(amal.view);
  await amal.answer(0, (right + 1) % 4);
  await amal.answer(0, right);
  await amal.answer(0, (right + 1) % 4);
  expect((await amal.sync()).userAnswers[0]).toEqual({
    answered: true,
    option: (right + 1) % 4,
    isCorrect: null,
    points: null,
    isPerfect: null,
  });
  await basim.until(({ opponentAnswers }) => opponentAnswers[0]?.answered === true);
  expect(basim.view.opponentAnswers[0]?.option).toBeNull();
  expectNoHint(amal, basim);
  await basim.answer(0, right);
  expect(await amal.until(({ phase }) => phase === 'reveal')).toMatchObject({ userPoints: 0, opponentPoints: 200 });
  await playOut(0, 200);
});

test('an answer in the last millisecond counts, one at the end of the round does not', async () => {
  const until = amal.view.until ?? 0;
  now = until - 1;
  await amal.answer(0, rightOf(amal.view));
  await amal.until(({ userAnswers }) => userAnswers[0]?.answered === true);
  expectNoHint(amal, basim);
  now = until;
  await basim.answer(0, rightOf(basim.view));
  expect(await basim.until(({ phase }) => phase === 'reveal')).toMatchObject({ userPoints: 0, opponentPoints: 100 });
  // and one after it changes nothing any more
  await basim.answer(0, rightOf(basim.view));
  expect((await basim.sync()).userAnswers[0]).toMatchObject({ answered: false, isCorrect: false, points: 0 });
  await playOut(100, 0);
});

test('an answer for a question that is to come, and one between two rounds, do not count', async () => {
  for (let option = 0; option < 4; option += 1) await amal.answer(1, option);
  expect((await amal.sync()).userAnswers.map(({ answered }) => answered)).not.toContain(true);
  expectNoHint(amal, basim);
  await Promise.all([amal, basim].map((each) => each.answer(0, rightOf(each.view))));
  await amal.until(({ phase }) => phase === 'reveal');
  await amal.answer(1, 0);
  expect((await amal.sync()).userAnswers[1]?.answered).toBe(false);
  await playOut(200, 200);
});

test.each([
  ['for question -1', '{"question_index":-1,"option":0}'],
  ['for question 6', '{"question_index":6,"option":0}'],
  ['for question "0"', '{"question_index":"0","option":0}'],
  ['for option 4', '{"question_index":0,"option":4}'],
  ['for option -1', '{"question_index":0,"option":-1}'],
  ['for half an option', '{"question_index":0,"option":0.5}'],
  ['for option NaN', '{"question_index":0,"option":NaN}'],
  ['that is a list', '[0,0]'],
  ['that is no JSON', '{"question_index":0'],
  ['without anything', ''],
  ['with a prototype', '{"__proto__":{"question_index":0,"option":0}}'],
  ['of 2 kB', `{"question_index":0,"option":0,"fill":"${'x'.repeat(2_000)}"}`],
  ['that is not UTF-8', Uint8Array.from([0xff, 0xfe, 0x7b, 0xc3, 0x28])],
  ['that is UTF-8 but for its end', Buffer.concat([Buffer.from('{"question_index":0,"option":0}'), Uint8Array.from([0xd8])])],
  ['of random bytes', randomBytes(200)],
])('an answer %s is none, with any op code', async (_what, data) => {
  const exact = typeof data === 'string' ? data : Uint8Array.from(data);
  for (const opCode of [FROM_PLAYER.answer, 1, 2, 3, 99, -1, 2 ** 40]) await amal.say(exact, opCode);
  expect((await amal.sync()).userAnswers[0]?.answered).toBe(false);
  expectNoHint(amal, basim);
  await Promise.all([amal.answer(0, rightOf(amal.view)), basim.answer(0, rightOf(basim.view))]);
  expect(await basim.until(({ phase }) => phase === 'reveal')).toMatchObject({ userPoints: 200, opponentPoints: 200 });
});

test('an answer of 5 kB ends its socket with 1009; on coming back the student has not answered, and plays on', async () => {
  const closed = new Promise<unknown>((done) => (amal.player.socket.ondisconnect = done));
  await amal.say(`{"question_index":0,"option":${rightOf(amal.view)},"fill":"${'x'.repeat(5_000)}"}`);
  expect(await closed).toMatchObject({ code: 1009 });
  await basim.until(({ opponentAwayUntil }) => opponentAwayUntil !== null);
  await amal.comeBack();
  expect((await amal.sync()).userAnswers[0]?.answered).toBe(false);
  expect((await basim.until(({ opponentAwayUntil }) => opponentAwayUntil === null)).phase).toBe('round');
  expectNoHint(amal, basim);
  await Promise.all([amal.answer(0, rightOf(amal.view)), basim.answer(0, (rightOf(basim.view) + 1) % 4)]);
  await amal.until(({ phase }) => phase === 'reveal');
  await playOut(200, 0);
});

test('a forged score is not read: the answer gives what it gives', async () => {
  const option = rightOf(amal.view);
  const forged = { question_index: 0, option, score: 1_000_000, points: 9_999, userPoints: 5, isCorrect: true, taken: -5_000, at: 0 };
  now += 10_000;
  await amal.say(JSON.stringify(forged));
  await amal.sync();
  expectNoHint(amal, basim);
  await basim.say(JSON.stringify({ ...forged, option: (option + 1) % 4 }));
  expect(await amal.until(({ phase }) => phase === 'reveal')).toMatchObject({ userPoints: 150, opponentPoints: 0 });
  const { client, session } = amal.player;
  const write = client.writeLeaderboardRecord(session, '1_p_all_time', { score: '1000000' });
  await expect(write).rejects.toMatchObject({ status: 403 });
  await playOut(150, 0);
  const { owner_records } = await client.listLeaderboardRecords(session, '1_p_all_time', [amal.id]);
  expect(owner_records).toMatchObject([{ score: 1_200, num_score: 1 }]);
});

describe('a third account', () => {
  test('is not let in, is not heard, and hears nothing', async () => {
    const { matchId } = amal;
    await expect(carim.join(matchId)).rejects.toEqual({ code: 5, message: 'not_in_this_match' });
    await carim.answer(0, rightOf(amal.view));
    await carim.say('', FROM_PLAYER.sync);
    expect(await call(carim.player, 'match_result', { match_id: matchId })).toEqual({ status: 'void' });
    await carim.leave();
    await Promise.all([amal.answer(0, rightOf(amal.view)), basim.answer(0, (rightOf(basim.view) + 1) % 4)]);
    await amal.until(({ phase }) => phase === 'reveal');
    await playOut(200, 0);
    expect(carim.heard).toEqual([]);
  });

  test('in a match of its own does not answer in another’s', async () => {
    const { matchId } = amal;
    await carim.join(await carim.find());
    await carim.say(JSON.stringify({ question_index: 0, option: rightOf(amal.view) }), FROM_PLAYER.answer, matchId);
    expect((await carim.sync()).phase).toBe('searching');
    for (const each of [amal, basim]) expect((await each.sync()).userAnswers[0]?.answered).toBe(false);
    await carim.leave();
  });
});
