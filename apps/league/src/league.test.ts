import { FROM_PLAYER, FROM_SERVER, MAX_POINTS, type ToldResult } from '@darb/contract/league-match';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryServer, type Player } from './testing.ts';
import { playing, rightOption, view } from './testing-play.ts';

/** A Tuesday. */
const START = Date.UTC(2027, 0, 12, 9);

let server: MemoryServer;

const { publish, find, join, pass, answer, two, playOut, scores } = playing(() => server);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  server = new MemoryServer();
  for (const name of ['amal', 'basim', 'carim']) server.account(name, `${name}%20ف`);
  publish();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a whole match is played, written to both boards, kept as a result, and gone', () => {
  const match = two();
  playOut(match);
  expect(view(match.amal)).toMatchObject({
    matchResult: 'won',
    opponent: { display_name: 'basim%20ف' },
    challenge: { title_ar: 'رياضيات' },
  });
  expect(view(match.basim)).toMatchObject({ matchResult: 'lost', userPoints: 0 });
  const { userPoints } = view(match.amal);
  expect(userPoints).toBeLessThanOrEqual(MAX_POINTS);
  expect(scores('1_p_all_time')).toEqual({ amal: userPoints + 50, basim: 0 });
  expect(scores('1_p_this_week')).toEqual(scores('1_p_all_time'));
  expect(server.call<ToldResult>('match_result', 'basim', { match_id: match.matchId })).toMatchObject({
    matchResult: 'lost',
    opponentPoints: userPoints,
  });
  for (const player of [match.amal, match.basim]) server.leave(match.matchId, player, 3);
  server.tick();
  expect(server.matches.size).toBe(0);
  expect(server.warnings).toEqual([]);
});

test('a hundred pairs that press "find" at the same instant are a hundred matches of two', () => {
  const given = Array.from({ length: 200 }, (_, at) => find(server.account(`s${at}`)));
  const byMatch = new Map<string, number>();
  for (const id of given) byMatch.set(id, (byMatch.get(id) ?? 0) + 1);
  expect([...byMatch.values()]).toEqual(Array.from({ length: 100 }, () => 2));
});

test('who asks for a match without end is told to wait, alone, and is let in again later', () => {
  const given = Array.from({ length: 120 }, () => find('amal'));
  expect(new Set(given).size).toBe(1);
  const tooMany = expect.objectContaining({ code: 8, message: 'too_many_requests' }) as Error;
  for (let turn = 0; turn < 5; turn += 1) expect(() => find('amal')).toThrow(tooMany);
  expect(find('basim')).toBe(given[0]);
  vi.setSystemTime(Date.now() + 60_000);
  expect(find('amal')).toBe(given[0]);
});

test('when another one is quicker between reading and writing, it is still one match of two', () => {
  let other = '';
  server.beforeWrite = () => {
    other = find('basim');
  };
  expect(find('amal')).toBe(other);
  server.tick();
  // the one that lost the race is closed again
  expect([...server.matches.keys()]).toEqual([other]);
});

test('the same student twice at the same instant is in one match, and waits in it for another', () => {
  let other = '';
  server.beforeWrite = () => {
    other = find('amal');
  };
  expect(find('amal')).toBe(other);
  expect(find('basim')).toBe(other);
  expect(find('carim')).not.toBe(other);
});

test('who is in a match is given that one again, until it is decided', () => {
  const match = two();
  expect(find('amal')).toBe(match.matchId);
  expect(server.call<ToldResult>('match_result', 'amal', { match_id: match.matchId })).toEqual({ status: 'running' });
  server.leave(match.matchId, match.amal, 3);
  expect(view(match.basim)).toMatchObject({ matchResult: 'won', ending: 'left' });
  expect(find('amal')).not.toBe(match.matchId);
});

test('a third account is not let in and its messages are not heard', () => {
  const { matchId, amal } = two();
  expect(server.join('carim', matchId)).toBe('not_in_this_match');
  const foreign: Player = { ...amal, presence: { ...amal.presence, userId: 'carim', sessionId: 'x' } };
  answer(matchId, foreign, rightOption(amal));
  pass(100);
  expect(view(amal).userAnswers[0]?.answered).toBe(false);
});

test.each([
  ['not UTF-8', new Uint8Array([0xff, 0xfe, 0x00])],
  ['of 5 kB', new Uint8Array(5_000).fill(0x61)],
  ['empty', new Uint8Array()],
  ['with a prototype', new TextEncoder().encode('{"__proto__":{"option":1},"question_index":0}')],
])('data that is %s changes nothing', (_what, data) => {
  const { matchId, amal, basim } = two();
  for (const opCode of [FROM_PLAYER.answer, FROM_PLAYER.sync, 0, -1, 99]) server.send(matchId, amal, opCode, data);
  pass(100);
  expect(view(amal).userAnswers[0]?.answered).toBe(false);
  expect(view(basim)).toMatchObject({ phase: 'round', opponent: { id: 'amal' } });
});

test('a second device takes over: the first is told, and what it sends does not count', () => {
  const { matchId, amal } = two();
  const newer = join('amal', matchId);
  expect(amal.opCodes.at(-1)).toBe(FROM_SERVER.replaced);
  answer(matchId, amal, 0);
  pass(100);
  expect(view(newer)).toMatchObject({ phase: 'round', opponentAwayUntil: null });
  expect(view(newer).userAnswers[0]?.answered).toBe(false);
  answer(matchId, newer, rightOption(newer));
  pass(100);
  expect(view(newer).userAnswers[0]?.answered).toBe(true);
});

test('a device that was away when another took over is refused; what is no name of a device is none', () => {
  const { matchId, basim } = two();
  const phone = server.join('amal', matchId, 'phone');
  if (typeof phone === 'string') throw new Error(phone);
  server.leave(matchId, phone, 4);
  const laptop = server.join('amal', matchId, 'laptop');
  expect(server.join('amal', matchId, 'phone')).toBe('replaced');
  expect(view(basim).opponentAwayUntil).toBeNull();
  expect(typeof laptop).toBe('object');
  expect(typeof server.join('amal', matchId, 'x'.repeat(65))).toBe('object');
  expect(typeof server.join('amal', matchId, 'x'.repeat(65))).toBe('object');
});

test('a dropped player comes back into the same round with the whole state', () => {
  const match = two();
  answer(match.matchId, match.amal, 2);
  pass(100);
  server.leave(match.matchId, match.amal, 4);
  expect(view(match.basim).opponentAwayUntil).toBe(Date.now() + 15_000);
  pass(14_000);
  const back = join('amal', match.matchId);
  expect(view(back).userAnswers[0]).toMatchObject({ answered: true, option: 2 });
  playOut({ ...match, amal: back });
  expect(view(back)).toMatchObject({ phase: 'result', ending: 'played' });
});

test('a result that cannot be written yet is not told, and is written once', () => {
  const match = two();
  server.leaderboards.fails = () => true;
  server.leave(match.matchId, match.amal, 3);
  pass(2_000);
  expect(view(match.basim).matchResult).toBeNull();
  server.leaderboards.fails = () => false;
  pass(200);
  expect(view(match.basim).matchResult).toBe('won');
  expect(scores('1_p_all_time')).toEqual({ amal: 0, basim: 50 });
});

test('a server that stops makes running matches void, tells both, and nothing is counted', () => {
  const match = two();
  server.terminate();
  expect([view(match.amal).matchResult, view(match.basim).matchResult]).toEqual(['void', 'void']);
  expect(scores('1_p_all_time')).toEqual({});
  expect(server.call<ToldResult>('match_result', 'amal', { match_id: match.matchId })).toEqual({ status: 'void' });
});

test('two who meet again and again get no question of their last three matches', () => {
  const asked: number[][] = [];
  for (let played = 0; played < 4; played += 1) {
    const match = two();
    const ids: number[] = [];
    for (let steps = 0; view(match.amal).phase !== 'result' && steps < 200; steps += 1) {
      const id = view(match.amal).question?.id;
      if (id !== undefined && !ids.includes(id)) ids.push(id);
      expect(view(match.basim).question?.id).toBe(id);
      if (view(match.amal).phase === 'round') for (const player of [match.amal, match.basim]) answer(match.matchId, player, 0);
      pass(500);
    }
    asked.push(ids);
    for (const player of [match.amal, match.basim]) server.leave(match.matchId, player, 3);
    server.tick();
  }
  expect(new Set(asked.flat()).size).toBe(24);
});

test.each([
  [{}, 3],
  [{ program: 1 }, 3],
  [{ program: '1', subject: 11 }, 3],
  [{ program: 1, subject: 99 }, 5],
])('find_match refuses %j', (asked, code) => {
  expect(() => find('amal', asked)).toThrow(expect.objectContaining({ code }) as Error);
});

test('a match can be made as short as a measurement needs', () => {
  server.env = { ...server.env, LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0', LEAGUE_REVEAL_MS: '0' };
  const matchId = find('amal');
  find('basim');
  const [amal, basim] = [join('amal', matchId), join('basim', matchId)];
  for (let round = 0; round < 6; round += 1) {
    expect(view(amal)).toMatchObject({ phase: 'round', question: { question_index: round } });
    for (const player of [amal, basim]) answer(matchId, player, rightOption(player));
    server.tick();
  }
  expect(view(amal)).toMatchObject({ matchResult: 'draw', userPoints: MAX_POINTS });
});
