import { type BoardRecord, type PlayerBoard } from '@darb/contract/league-platform';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { questionOf } from './duel.ts';
import { MemoryServer } from './testing.ts';

const WEEK_MS = 7 * 86_400_000;
/** Saturday, 21:00 UTC. */
const RESET = Date.UTC(2027, 0, 16, 21);

let server: MemoryServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RESET - WEEK_MS / 2 });
});
afterEach(() => {
  vi.useRealTimers();
});

const studentOf = (at: number): string => `student-${at}`;

/** A board on which the students have these points; without a board while there are none. */
function boardOf(points: number[]): string[] {
  server = new MemoryServer();
  const questions = Array.from({ length: 6 }, (_, at) => questionOf(at + 1, 0));
  server.call('publish_pool', undefined, { program: 1, subject: 11, title_ar: 'رياضيات', questions, ids: questions.map(({ id }) => id) });
  return points.map((score, at) => {
    server.call('keep_player', undefined, { student_id: studentOf(at), program: 1, display_name: `طالب ${at}`, avatar_url: '' });
    const ownerId = server.customIds.get(studentOf(at)) ?? '';
    for (const [board, expiryTime] of [
      ['1_p_this_week', RESET / 1000],
      ['1_p_all_time', 0],
    ] as const) {
      server.boards.get(board)?.records.push({
        ...{ leaderboardId: board, ownerId, username: '', score, subscore: 0, numScore: 1, rank: 0, expiryTime },
      });
    }
    return ownerId;
  });
}

const ask = (at: number, period: string, whole = false) =>
  server.call<PlayerBoard>('player_board', undefined, { student_id: studentOf(at), program: 1, period, whole });

/** What a board must be, from the points alone. */
function expected(points: number[], owners: string[], at: number) {
  const order = owners
    .map((owner, index) => ({ owner, score: points[index] ?? 0 }))
    .sort((one, other) => other.score - one.score || (other.owner > one.owner ? 1 : -1));
  const ranks = order.map(({ score }) => 1 + order.filter((one) => one.score > score).length);
  const place = order.findIndex(({ owner }) => owner === owners[at]);
  const better = order.filter(({ score }) => score > (order[place]?.score ?? 0));
  const nearest = better.at(-1);
  const above = nearest === undefined ? null : { rank: ranks[order.indexOf(nearest)], score: nearest.score };
  return { order, ranks, place, own: place < 0 ? null : { rank: ranks[place], score: order[place]?.score, above } };
}

const rows = (records: BoardRecord[]) => records.map(({ owner_id, rank, score }) => [owner_id, rank, score]);

test('any board shows at most eight rows and the student’s own, with equal ranks for equal points, and the ranks that it leaves out', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 40 }),
      fc.nat(),
      fc.constantFrom('this_week', 'last_week', 'all_time'),
      fc.boolean(),
      (points, chosen, period, whole) => {
        vi.setSystemTime(RESET - WEEK_MS / 2);
        const owners = boardOf(points);
        const at = points.length === 0 ? 0 : chosen % points.length;
        if (period === 'last_week') vi.setSystemTime(RESET);
        const board = ask(at, period, whole);
        const { order, ranks, place, own } = expected(points, owners, at);
        expect(board.count).toBe(points.length);
        expect(board.own && { rank: board.own.rank, score: board.own.score, above: board.own.above }).toEqual(own);
        const all = order.map(({ owner, score }, index) => [owner, ranks[index], score]);
        const limit = whole ? 20 : 8;
        if (place < limit) {
          expect(rows(board.records)).toEqual(all.slice(0, limit));
          expect(board.gap).toBeNull();
        } else {
          const [first, around] = whole ? [20, 1] : period === 'last_week' ? [7, 1] : [5, 3];
          const start = around === 1 ? place : Math.min(place - 1, all.length - 3);
          expect(rows(board.records)).toEqual([...all.slice(0, first), ...all.slice(start, start + around)]);
          expect(board.gap).toEqual(start > first ? { from: first + 1, to: start } : null);
        }
        expect(board.records.filter(({ is_own }) => is_own).map(({ owner_id }) => owner_id)).toEqual(place < 0 ? [] : [owners[at]]);
      },
    ),
    { numRuns: 150 },
  );
});

test('of thousands with the same points everybody has the same rank, and nobody is walked past', () => {
  const owners = boardOf([]);
  expect(owners).toEqual([]);
  const asked: number[] = [];
  const count = 4_000;
  server.boards.get('1_p_all_time')?.records.push(
    ...Array.from({ length: count }, (_, at) => ({
      ...{ leaderboardId: '1_p_all_time', ownerId: String(at).padStart(6, '0'), username: '', score: at < 3 ? 90 : 50, subscore: 0 },
      ...{ numScore: 1, rank: 0, expiryTime: 0 },
    })),
  );
  server.customIds.set('the-last', '000003');
  server.leaderboards.onList = (limit) => void asked.push(limit);
  const board = server.call<PlayerBoard>('player_board', undefined, {
    student_id: 'the-last',
    program: 1,
    period: 'all_time',
    whole: false,
  });
  expect(board.own).toMatchObject({ rank: 4, score: 50, above: { rank: 1, score: 90 } });
  expect(board.records.slice(0, 5).map(({ rank }) => rank)).toEqual([1, 1, 1, 4, 4]);
  expect(asked.length).toBeLessThan(50);
  expect(asked.reduce((sum, limit) => sum + limit, 0)).toBeLessThan(800);
});

test('a week that has ended is walked through once, and then two pages find anybody', () => {
  boardOf([]);
  const count = 20_000;
  const expiryTime = RESET / 1000;
  server.boards.get('1_p_this_week')?.records.push(
    ...Array.from({ length: count }, (_, at) => ({
      ...{ leaderboardId: '1_p_this_week', ownerId: String(count - at).padStart(6, '0'), username: '', score: count - Math.floor(at / 7) },
      ...{ subscore: 0, numScore: 1, rank: 0, expiryTime },
    })),
  );
  vi.setSystemTime(RESET);
  const look = (place: number) => {
    server.customIds.set('somebody', String(count - place + 1).padStart(6, '0'));
    const asked: number[] = [];
    server.leaderboards.onList = (limit) => void asked.push(limit);
    const { own } = server.call<PlayerBoard>('player_board', undefined, {
      ...{ student_id: 'somebody', program: 1, period: 'last_week', whole: false },
    });
    return { rank: own?.rank, read: asked.reduce((sum, limit) => sum + limit, 0) };
  };
  expect(look(1)).toMatchObject({ rank: 1 });
  for (const place of [1_000, 1_001, 2_500, 19_999, 20_000]) {
    const { rank, read } = look(place);
    expect(rank).toBe(Math.floor((place - 1) / 7) * 7 + 1);
    expect(read).toBeLessThanOrEqual(5_000);
  }
  expect(server.storage.get('league_weeks/1_p_this_week/00000000-0000-0000-0000-000000000000')?.value).toMatchObject({ count, next: null });
});

test('a student without a record, and a programme without a board, are shown what there is', () => {
  boardOf([300]);
  expect(ask(99, 'this_week')).toMatchObject({ count: 1, own: null, gap: null });
  expect(ask(0, 'last_week')).toEqual({ count: 0, own: null, records: [], gap: null });
  const nowhere = { student_id: studentOf(0), program: 77, period: 'all_time', whole: false };
  expect(server.call('player_board', undefined, nowhere)).toEqual({ count: 0, own: null, records: [], gap: null });
});

test('a browser is not told of another student’s page', () => {
  const [owner = ''] = boardOf([300]);
  for (const call of ['player_board', 'player_home', 'player_result', 'player_name', 'keep_player', 'friend_invitation']) {
    expect(() => server.call(call, owner, { student_id: studentOf(0), program: 1, period: 'this_week' }), call).toThrow(
      expect.objectContaining({ message: 'not_offered', code: 7 }) as Error,
    );
  }
});
