import { type LastWeek, type LastWeekRecord, allTimeBoard, thisWeekBoard } from '@darb/contract/league-match';
import { callerOf, CODES, payloadOf, refusal, textOf } from './calls.ts';
import { type Context, type LeaderboardRecord, type Logger, type Nk } from './nkruntime.ts';

/** A week begins on Sunday at 00:00 in Amman, which keeps UTC+3 all year: Saturday, 21:00 UTC. */
export const WEEK_BEGINS = '0 21 * * 6';

/** Makes a program's boards where they are missing. Only the league writes to them; points add up. */
export function makeBoards(nk: Nk, program: number): void {
  nk.leaderboardCreate(allTimeBoard(program), true, 'descending', 'increment', null, {}, true);
  nk.leaderboardCreate(thisWeekBoard(program), true, 'descending', 'increment', WEEK_BEGINS, {}, true);
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
/** How many records are looked through at once for an owner's place. */
const PAGE = 1_000;

interface Ranked {
  record: LeaderboardRecord;
  rank: number;
}

/**
 * The call `last_week_leaderboard`: the first `limit` of the week that ended last, or the `limit` around an
 * owner, filled up at both ends as the live boards do. Ranks are counted here, because for a week that has
 * ended the server gives owners none.
 */
export function lastWeekLeaderboard(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  const { userId } = callerOf(ctx);
  const said = payloadOf(payload);
  const board = textOf(said.leaderboard_id, 64);
  const limit = said.limit === undefined ? DEFAULT_LIMIT : said.limit;
  if (!/^\d+_p_this_week$/.test(board) || !Number.isInteger(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT) {
    throw refusal('invalid_payload', CODES.invalid);
  }
  const ended = nk.leaderboardsGetId([board])[0]?.prevReset;
  if (ended === undefined) throw refusal('leaderboard_not_found', CODES.notFound);
  const owner = said.owner_id === undefined ? userId : textOf(said.owner_id, 64);
  const ranked = said.around_owner === true ? around(nk, board, ended, owner, Number(limit)) : first(nk, board, ended, Number(limit));
  const told: LastWeek = { records: withAccounts(nk, ranked) };
  return JSON.stringify(told);
}

const first = (nk: Nk, board: string, ended: number, limit: number): Ranked[] =>
  nk.leaderboardRecordsList(board, [], limit, undefined, ended).records.map((record, at) => ({ record, rank: at + 1 }));

function around(nk: Nk, board: string, ended: number, owner: string, limit: number): Ranked[] {
  // so many may come before the owner at most, before the window is full
  const before: Ranked[] = [];
  const following: Ranked[] = [];
  let place = -1;
  let rank = 0;
  let cursor: string | undefined;
  do {
    const page = nk.leaderboardRecordsList(board, [], PAGE, cursor, ended);
    for (const record of page.records) {
      rank += 1;
      if (place < 0 && record.ownerId === owner) place = before.length;
      if (place < 0) {
        before.push({ record, rank });
        if (before.length >= limit) before.shift();
      } else {
        following.push({ record, rank });
        if (following.length >= limit) break;
      }
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && following.length < limit);
  if (place < 0) return [];
  const all = [...before, ...following];
  const start = Math.max(0, Math.min(before.length - Math.floor(limit / 2), all.length - limit));
  return all.slice(start, start + limit);
}

function withAccounts(nk: Nk, ranked: Ranked[]): LastWeekRecord[] {
  // an empty list of ids is an error to the server
  const users = ranked.length === 0 ? [] : nk.usersGetId(ranked.map(({ record }) => record.ownerId));
  return ranked.map(({ record, rank }) => {
    const user = users.find(({ userId }) => userId === record.ownerId);
    return {
      leaderboard_id: record.leaderboardId,
      owner_id: record.ownerId,
      score: record.score,
      num_score: record.numScore,
      rank,
      user_info:
        user === undefined
          ? null
          : {
              id: user.userId,
              display_name: user.displayName,
              username: user.username,
              avatar_url: user.avatarUrl === '' ? null : user.avatarUrl,
            },
    };
  });
}
