import { type FoundMatch, type LastWeek } from '@darb/contract/league-match';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { questionOf } from './duel.ts';
import { MemoryServer } from './testing.ts';

let server: MemoryServer;
const find = (userId: string, asked: object): string => server.call<FoundMatch>('find_match', userId, asked).matchIds[0] ?? '';

beforeEach(() => {
  // a Tuesday
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 12, 9) });
  server = new MemoryServer();
  server.account('amal');
  const questions = Array.from({ length: 6 }, (_, at) => questionOf(at + 1, 0));
  server.call('publish_pool', undefined, { program: 1, subject: 11, title_ar: 'رياضيات', questions, ids: questions.map(({ id }) => id) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('last week’s board counts its ranks, also around an owner and at the moment of the reset', () => {
  const week = 7 * 86_400_000;
  for (let at = 0; at < 30; at += 1) {
    const id = server.account(`s${String(at).padStart(2, '0')}`, `طالب%20${at}`);
    server.boards.get('1_p_this_week')?.records.push({
      leaderboardId: '1_p_this_week',
      ownerId: id,
      username: id,
      // two of each score: at a tie the greater id comes first
      score: 100 - Math.floor(at / 2),
      subscore: 0,
      numScore: 1,
      rank: 0,
      expiryTime: Date.UTC(2027, 0, 16, 21) / 1000,
    });
  }
  const last = (more: object) =>
    server
      .call<LastWeek>('last_week_leaderboard', 's20', { leaderboard_id: '1_p_this_week', ...more })
      .records.map((record) => [record.owner_id, record.rank]);
  expect(last({})).toEqual([]);
  vi.setSystemTime(Date.UTC(2027, 0, 16, 21) - 1);
  expect(last({})).toEqual([]);
  vi.setSystemTime(Date.UTC(2027, 0, 16, 21));
  expect(last({ limit: 9 }).slice(7)).toEqual([
    ['s06', 8],
    ['s09', 9],
  ]);
  expect(last({ limit: 3, around_owner: true })).toEqual([
    ['s21', 21],
    ['s20', 22],
    ['s23', 23],
  ]);
  expect(last({ limit: 3, around_owner: true, owner_id: 's01' }).map(([, rank]) => rank)).toEqual([1, 2, 3]);
  expect(last({ limit: 3, around_owner: true, owner_id: 's28' }).map(([, rank]) => rank)).toEqual([28, 29, 30]);
  expect(last({ limit: 1, around_owner: true })).toEqual([['s20', 22]]);
  expect(last({ around_owner: true, owner_id: 'nobody' })).toEqual([]);
  const [one] = server.call<LastWeek>('last_week_leaderboard', 's20', { leaderboard_id: '1_p_this_week', limit: 1 }).records;
  expect(one?.user_info).toMatchObject({ display_name: 'طالب%201', avatar_url: null });
  vi.setSystemTime(Date.UTC(2027, 0, 16, 21) + week);
  expect(last({})).toEqual([]);
});

test('server-to-server calls take no account, and an account can be deleted twice', () => {
  for (const call of ['publish_pool', 'delete_account']) {
    expect(() => server.call(call, 'amal', {})).toThrow(expect.objectContaining({ code: 7 }) as Error);
  }
  server.customIds.set('student-1', 'amal');
  expect(server.call('delete_account', undefined, { student_id: 'student-1' })).toEqual({ deleted: true });
  expect(server.users.has('amal')).toBe(false);
  server.customIds.clear();
  expect(server.call('delete_account', undefined, { student_id: 'student-1' })).toEqual({ deleted: false });
});

test('a pool comes in parts, and only what was published can be put in play', () => {
  const asked = { program: 2, subject: 21, title_ar: 'فيزياء' };
  const questions = Array.from({ length: 8 }, (_, at) => questionOf(100 + at, 0));
  server.call('publish_pool', undefined, { ...asked, questions: questions.slice(0, 4) });
  expect(() => find('amal', asked)).toThrow(expect.objectContaining({ code: 5 }) as Error);
  const ids = questions.map(({ id }) => id);
  expect(() => server.call('publish_pool', undefined, { ...asked, questions: [], ids })).toThrow(
    expect.objectContaining({ code: 3 }) as Error,
  );
  expect(server.call('publish_pool', undefined, { ...asked, questions: questions.slice(4), ids })).toEqual({ kept: 4, in_play: 8 });
  expect(find('amal', asked)).not.toBe('');
  const bad = { ...questionOf(1, 4) };
  expect(() => server.call('publish_pool', undefined, { ...asked, questions: [bad] })).toThrow(
    expect.objectContaining({ code: 3 }) as Error,
  );
});
