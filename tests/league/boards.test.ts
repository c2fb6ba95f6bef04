import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskLastWeek, type LastWeek } from '../../packages/contract/src/league-match.ts';
import { openHall, type Hall } from '../support/league-browsers.ts';
import { Listener, pair } from '../support/league-listener.ts';

const WEEK_MS = 7 * 86_400_000;
/**
 * A reset to come, by any clock that a client may have: Saturday, 21:00 UTC (Sunday begins in Amman). 3
 * January 1970 was a Saturday.
 */
const RESET = (Math.ceil((Date.now() - Date.UTC(1970, 0, 3, 21)) / WEEK_MS) + 1) * WEEK_MS + Date.UTC(1970, 0, 3, 21);
const [ALL_TIME, THIS_WEEK] = ['1_p_all_time', '1_p_this_week'];
/** Matches that each of ten students wins, 50 points each: two of them have as much as each other. */
const WINS = [10, 9, 8, 7, 6, 6, 4, 3, 2, 1];

let now = RESET - 10_000;
let hall: Hall;
/** In the order of the board. */
let ranked: Listener[];
let loser: Listener;

beforeAll(async () => {
  hall = await openHall({}, () => now);
  const all = await Promise.all(Array.from({ length: 11 }, () => Listener.open(hall.address)));
  [loser] = all.splice(10) as [Listener];
  await loser.player.client.updateAccount(loser.player.session, { display_name: 'سمير صابر' });
  // at a tie the greater id comes first
  const [fifth, sixth] = all.slice(4, 6).sort((one, other) => (one.id > other.id ? -1 : 1)) as [Listener, Listener];
  all.splice(4, 2, fifth, sixth);
  for (const [index, wins] of WINS.entries()) for (let won = 0; won < wins; won += 1) await forfeitTo(all[index] as Listener);
  ranked = [...all, loser];
});
afterAll(async () => {
  for (const one of ranked) one.close();
  await hall.close();
});

/** A match in which the other one leaves. */
async function forfeitTo(winner: Listener): Promise<void> {
  await pair(winner, loser);
  await giveUp(winner);
}
async function giveUp(winner: Listener): Promise<void> {
  await loser.leave();
  await winner.until(({ phase }) => phase === 'result');
  await winner.leave();
}
const nameOf = (id: string | undefined) => ranked.findIndex((one) => one.id === id) + 1;
interface Page {
  records?: { owner_id?: string; rank?: number; score?: number }[];
}
/**
 * Who stands where, by the places in `ranked`: `[8, 8, 150]` is the eighth of them at rank 8 with 150 points.
 */
const rows = ({ records = [] }: Page) => records.map(({ owner_id, rank, score }) => [nameOf(owner_id), rank, score]);
const POINTS = [...WINS.map((wins) => wins * 50), 0];
const row = (place: number) => [place, place, POINTS[place - 1]];
const places = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => row(from + index));

const list = (board: string, limit?: number, cursor?: string, owners?: string[], expiry?: string) => {
  const { client, session } = loser.player;
  return client.listLeaderboardRecords(session, board, owners, limit, cursor, expiry);
};
const around = (board: string, place: number, limit: number) => {
  const { client, session } = loser.player;
  return client.listLeaderboardRecordsAroundOwner(session, board, ranked[place - 1]?.id ?? '', limit);
};
async function lastWeek(more: Partial<AskLastWeek> = {}, by = loser): Promise<LastWeek> {
  const { client, session } = by.player;
  const asked: AskLastWeek = { leaderboard_id: THIS_WEEK, ...more };
  return (await client.rpc(session, 'last_week_leaderboard', asked)).payload as LastWeek;
}

describe.each([ALL_TIME, THIS_WEEK])('the board %s', (board) => {
  beforeEach(() => void (now = RESET - 10_000));

  test('ranks 8 and 9 stand at the end of one page and the beginning of the next, as numbers', async () => {
    const first = await list(board, 8);
    expect(rows(first)).toEqual(places(1, 8));
    const second = await list(board, 8, first.next_cursor);
    expect(rows(second)).toEqual(places(9, 11));
    expect(second.next_cursor).toBeFalsy();
    expect([first.rank_count, second.rank_count]).toEqual([11, 11]);
  });

  test('the shortened list of five, and three around the player at ranks 8, 9 and 10', async () => {
    expect(rows(await list(board, 5))).toEqual(places(1, 5));
    expect(rows(await around(board, 9, 3))).toEqual(places(8, 10));
    const owned = await list(board, 5, undefined, [ranked[8]?.id ?? '', ranked[7]?.id ?? '']);
    expect(rows({ records: owned.owner_records ?? [] })).toEqual([row(8), row(9)]);
  });

  test('equal points have ranks 5 and 6, the greater id first', async () => {
    const { records } = await list(board, 6);
    expect(rows({ records: records ?? [] }).slice(4)).toEqual([
      [5, 5, 300],
      [6, 6, 300],
    ]);
  });

  test('previous pages lead back to the top with the same ranks', async () => {
    const first = await list(board, 4);
    const second = await list(board, 4, first.next_cursor);
    const third = await list(board, 4, second.next_cursor);
    expect(rows(third)).toEqual(places(9, 11));
    const back = await list(board, 4, third.prev_cursor);
    expect(rows(back)).toEqual(places(5, 8));
    const top = await list(board, 4, back.prev_cursor);
    expect(rows(top)).toEqual(places(1, 4));
    expect(top.prev_cursor).toBeFalsy();
  });

  test.each([
    [1, 3, 1, 3],
    [2, 3, 1, 3],
    [8, 3, 7, 9],
    [10, 3, 9, 11],
    [11, 3, 9, 11],
    [9, 1, 9, 9],
    [6, 11, 1, 11],
  ])('around the one at rank %i a window of %i shows %i to %i', async (place, limit, from, to) => {
    expect(rows(await around(board, place, limit))).toEqual(places(from, to));
  });
});

describe('at the weekly reset', () => {
  test('in its last millisecond a match still counts for the week, and last week is the one before', async () => {
    const [best, next] = ranked as [Listener, Listener];
    now = RESET - 1;
    await forfeitTo(best);
    POINTS[0] = 550;
    expect(rows(await list(THIS_WEEK, 11))).toEqual(places(1, 11));
    expect(await lastWeek()).toEqual({ records: [] });
    // and another one has begun
    await pair(next, loser);
  });

  test('at its very moment the board is empty, and its ranks are last week’s', async () => {
    now = RESET;
    expect(rows(await list(THIS_WEEK, 11))).toEqual([]);
    expect(rows(await around(THIS_WEEK, 9, 3))).toEqual([]);
    expect(rows(await list(ALL_TIME, 11))).toEqual(places(1, 11));
    expect(rows(await lastWeek({ limit: 9 })).slice(7)).toEqual(places(8, 9));
    expect(rows(await lastWeek({ limit: 7 }))).toEqual(places(1, 7));
    expect(rows(await lastWeek({ limit: 20 }))).toEqual(places(1, 11));
    expect(rows(await lastWeek({ limit: 1, around_owner: true, owner_id: ranked[7]?.id ?? '' }))).toEqual([row(8)]);
    expect(rows(await lastWeek({ limit: 3, around_owner: true, owner_id: ranked[8]?.id ?? '' }))).toEqual(places(8, 10));
    expect(rows(await lastWeek({ limit: 3, around_owner: true, owner_id: ranked[5]?.id ?? '' }))).toEqual(places(5, 7));
    const { records } = await lastWeek({ limit: 3, around_owner: true });
    expect(rows({ records })).toEqual(places(9, 11));
    expect(records[2]?.user_info).toEqual({
      id: loser.id,
      display_name: 'سمير%20صابر',
      username: loser.player.session.username,
      avatar_url: null,
    });
  });

  test('the ended week can also be listed by its end, and by nothing beside it', async () => {
    now = RESET;
    const ended = await list(THIS_WEEK, 8, undefined, [ranked[8]?.id ?? ''], String(RESET / 1000));
    expect(rows(ended)).toEqual(places(1, 8));
    // of an ended period a server gives owners no rank
    expect(rows({ records: ended.owner_records ?? [] })).toEqual([[9, 0, 100]]);
    expect(rows(await list(THIS_WEEK, 8, undefined, undefined, String(RESET / 1000 + 1)))).toEqual([]);
  });

  test('a match that began before and is decided at it counts for the new week', async () => {
    now = RESET;
    await giveUp(ranked[1] as Listener);
    expect(rows(await list(THIS_WEEK, 3))).toEqual([
      [2, 1, 50],
      [11, 2, 0],
    ]);
    expect(rows(await lastWeek({ limit: 20 }))).toEqual(places(1, 11));
    expect(rows(await list(ALL_TIME, 2))).toEqual([row(1), [2, 2, 500]]);
  });

  test('a week later that week is the last one, and everybody’s sign-in has run out', async () => {
    now = RESET + WEEK_MS;
    await expect(lastWeek()).rejects.toMatchObject({ status: 401 });
    const later = await Listener.open(hall.address);
    expect(rows(await lastWeek({}, later))).toEqual([
      [2, 1, 50],
      [11, 2, 0],
    ]);
    later.close();
  });
});
