import { type FoundMatch, FROM_PLAYER } from '@darb/contract/league-match';
import { type PlayerHome, type PlayerName, type PlayerResult } from '@darb/contract/league-platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { questionOf } from './duel.ts';
import { MemoryServer, type Player } from './testing.ts';

/** A Tuesday. */
const START = Date.UTC(2027, 0, 12, 9);
const SUBJECT = { program: 1, subject: 11 };

let server: MemoryServer;
let amal: string;
let basim: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  server = new MemoryServer();
  const questions = Array.from({ length: 42 }, (_, at) => questionOf(at + 1, at % 4));
  server.call('publish_pool', undefined, { ...SUBJECT, title_ar: 'رياضيات', questions, ids: questions.map(({ id }) => id) });
  [amal, basim] = [keep('student-amal', 'أمل ع.'), keep('student-basim', 'Basim K.')];
});
afterEach(() => {
  vi.useRealTimers();
});

function keep(student_id: string, display_name: string, avatar_url = ''): string {
  server.call('keep_player', undefined, { student_id, program: 1, display_name, avatar_url });
  return server.customIds.get(student_id) ?? '';
}
const home = (name: string, display_name = '') =>
  server.call<PlayerHome>('player_home', undefined, { student_id: `student-${name}`, program: 1, display_name, avatar_url: '' });
const result = (name: string, match_id: string) =>
  server.call<PlayerResult>('player_result', undefined, { student_id: `student-${name}`, match_id });
function join(userId: string, matchId: string): Player {
  const player = server.join(userId, matchId);
  if (typeof player === 'string') throw new Error(player);
  return player;
}
function pass(milliseconds: number, step = 100): void {
  for (let left = milliseconds; left > 0; left -= step) {
    vi.setSystemTime(Date.now() + Math.min(step, left));
    server.tick();
  }
}
const view = (player: Player) => {
  if (player.held === null) throw new Error('nothing was told');
  return player.held.view;
};
function answer(matchId: string, player: Player, rightly: boolean): void {
  const { question } = view(player);
  const option = ((question?.id ?? 1) - 1 + (rightly ? 0 : 1)) % 4;
  server.send(matchId, player, FROM_PLAYER.answer, JSON.stringify({ question_index: question?.question_index, option }));
}
function begin(step = 100): { matchId: string; one: Player; other: Player } {
  const matchId = server.call<FoundMatch>('find_match', amal, SUBJECT).matchIds[0] ?? '';
  server.call('find_match', basim, SUBJECT);
  const [one, other] = [join(amal, matchId), join(basim, matchId)];
  pass(8_100, step);
  return { matchId, one, other };
}
/** Amal is right after three seconds each time, Basim wrong after one. */
function play(): string {
  const { matchId, one, other } = begin();
  for (let round = 0; round < 6; round += 1) {
    pass(900);
    answer(matchId, other, false);
    pass(2_000);
    answer(matchId, one, true);
    pass(3_200);
  }
  expect(view(one).phase).toBe('result');
  pass(16_000);
  return matchId;
}

/** Basim leaves in the first round. */
function win(): string {
  const { matchId, other } = begin(900);
  server.leave(matchId, other, 3);
  pass(16_000, 1_000);
  return matchId;
}

test('a result has its questions, what both said to them and how long they took, the bonus, and this week’s rank before and after', () => {
  keep('student-careem', 'كريم');
  server.boards.get('1_p_this_week')?.records.push({
    ...{ leaderboardId: '1_p_this_week', ownerId: server.customIds.get('student-careem') ?? '', username: '', score: 100, subscore: 0 },
    ...{ numScore: 1, rank: 0, expiryTime: Date.UTC(2027, 0, 16, 21) / 1000 },
  });
  const matchId = play();
  const won = result('amal', matchId);
  if (won.status !== 'finished') throw new Error(won.status);
  expect(won).toMatchObject({
    ...{ match_id: matchId, subject: 11, program: 1, result: 'won', ending: 'played', counted: true, bonus: 50 },
    ...{ added: won.user_points + 50, rank_before: null, rank_after: 1, lost_in_a_row: 0 },
    opponent: { display_name: 'Basim%20K.', is_bot: false },
  });
  expect(won.rounds).toHaveLength(6);
  for (const { question, user, opponent } of won.rounds) {
    expect(user).toMatchObject({ answered: true, option: question.correct, isCorrect: true, isPerfect: true });
    expect(user.taken_ms).toBeGreaterThanOrEqual(2_800);
    expect(user.taken_ms).toBeLessThanOrEqual(3_100);
    expect(opponent).toMatchObject({ option: (question.correct + 1) % 4, isCorrect: false, points: 0 });
    expect(opponent.taken_ms).toBeLessThanOrEqual(1_100);
  }
  expect(won.neighbours.map(({ rank, is_own }) => [rank, is_own])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
  expect(result('basim', matchId)).toMatchObject({
    result: 'lost',
    bonus: 0,
    added: 0,
    rank_before: null,
    rank_after: 3,
    lost_in_a_row: 1,
  });
  expect(result('amal', play())).toMatchObject({ rank_before: 1, rank_after: 1 });
});

test('a match that is going on, one that is unknown, and another’s, are running and void', () => {
  const { matchId } = begin();
  expect(result('amal', matchId)).toEqual({ status: 'running' });
  expect(result('nobody', matchId)).toEqual({ status: 'void' });
  keep('student-careem', 'كريم');
  expect(result('careem', matchId)).toEqual({ status: 'void' });
  expect(result('amal', '6d0f0a1e-0000-4000-8000-000000000001.n1')).toEqual({ status: 'void' });
});

test('of a match that somebody left only the questions that were asked are shown', () => {
  const { matchId, one, other } = begin();
  answer(matchId, one, true);
  pass(200);
  server.leave(matchId, other, 3);
  pass(100);
  const left = result('amal', matchId);
  if (left.status !== 'finished') throw new Error(left.status);
  expect(left).toMatchObject({ result: 'won', ending: 'left' });
  // the round was not over: nothing of it is marked
  expect(left.rounds.map(({ user }) => [user.answered, user.isCorrect, user.points])).toEqual([[true, null, null]]);
});

test('the league’s page has the place of this week, each subject’s matches with the last five results, and the last ten matches', () => {
  expect(home('nobody')).toEqual({ own: null, subjects: {}, matches: [], running: null });
  const played = Array.from({ length: 11 }, () => win());
  const shown = home('amal', 'أمل ع.');
  expect(shown.subjects).toEqual({ '11': { played: 11, won: 11, form: Array.from({ length: 5 }, () => 'won') } });
  expect(shown.matches.map(({ match_id }) => match_id)).toEqual([...played].reverse().slice(0, 10));
  expect(shown.own).toMatchObject({ rank: 1, above: null });
  expect(home('basim').own).toEqual({ rank: 2, score: 0, above: { rank: 1, score: shown.own?.score } });
  expect(home('basim').subjects['11']).toMatchObject({ played: 11, won: 0 });
  expect(shown.running).toBeNull();
  const { matchId } = begin();
  expect(home('amal').running).toEqual({ match_id: matchId, subject: 11 });
});

test('an opponent is shown by the name of now, without one when hidden or gone; nothing of a student stays after the account', () => {
  const matchId = play();
  const opponentOf = (name: string) => home(name, 'أمل ع.').matches[0]?.opponent;
  expect(opponentOf('amal')).toMatchObject({ id: basim, display_name: 'Basim%20K.' });
  keep('student-basim', '');
  expect(opponentOf('amal')).toMatchObject({ id: basim, display_name: '' });
  server.call('delete_account', undefined, { student_id: 'student-basim' });
  expect(opponentOf('amal')).toMatchObject({ id: basim, display_name: '', username: '' });
  expect(result('amal', matchId)).toMatchObject({ status: 'finished', opponent: { display_name: '' } });
  const kept = JSON.stringify([[...server.storage.values()], [...server.boards.values()], [...server.users.values()]]);
  expect(kept).not.toContain('Basim');
  expect([...server.storage.values()].filter(({ userId }) => userId === basim)).toEqual([]);
});

test('what the platform says of a student is kept, also with the page; a browser’s own words are not', () => {
  server.sessions.add(amal);
  const said = {
    username: null,
    displayName: 'مدير النظام',
    avatarUrl: 'https://example.org/x.png',
    langTag: 'ar',
    location: 'JO',
    timezone: null,
  };
  expect(server.hook('UpdateAccount', said, amal)).toMatchObject({ displayName: null, avatarUrl: null, langTag: 'ar', location: 'JO' });
  // a player of the operator's has nobody else to say it
  expect(server.hook('UpdateAccount', said, server.account('terminal'))).toMatchObject({ displayName: 'مدير%20النظام' });
  home('amal', 'أمل العلي');
  expect(server.users.get(amal)?.displayName).toBe('أمل%20العلي');
  expect(server.call<PlayerName>('player_name', undefined, { owner_id: amal })).toEqual({
    student_id: 'student-amal',
    display_name: 'أمل%20العلي',
  });
  expect(server.call<PlayerName>('player_name', undefined, { owner_id: '6d0f0a1e-0000-4000-8000-000000000001' })).toEqual({
    student_id: null,
  });
});
