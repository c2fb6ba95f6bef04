import { type LastWeek, type LastWeekRecord, allTimeBoard, thisWeekBoard } from '@darb/contract/league-match';
import { callerOf, CODES, payloadOf, refusal, textOf } from './calls.ts';
import { endedStandings } from './ended-week.ts';
import { type Context, type Logger, type Nk, type User } from './nkruntime.ts';
import { type Placed } from './standings.ts';

/** A week begins on Sunday at 00:00 in Amman, which keeps UTC+3 all year: Saturday, 21:00 UTC. */
export const WEEK_BEGINS = '0 21 * * 6';

/** Makes a program's boards where they are missing. Only the league writes to them; points add up. */
export function makeBoards(nk: Nk, program: number): void {
  nk.leaderboardCreate(allTimeBoard(program), true, 'descending', 'increment', null, {}, true);
  nk.leaderboardCreate(thisWeekBoard(program), true, 'descending', 'increment', WEEK_BEGINS, {}, true);
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

/** When the week that ended last did so, in unix seconds; null for a board that is not there. */
export const lastReset = (nk: Nk, board: string): number | null => nk.leaderboardsGetId([board])[0]?.prevReset ?? null;

/**
 * The call `last_week_leaderboard`: the first `limit` of the week that ended last, or the `limit` around an
 * owner, filled up at both ends as the live boards do. Ranks are ours, because for a week that has ended the
 * server gives owners none.
 */
export function lastWeekLeaderboard(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  const { userId } = callerOf(ctx);
  const said = payloadOf(payload);
  const board = textOf(said.leaderboard_id, 64);
  const limit = said.limit === undefined ? DEFAULT_LIMIT : Number(said.limit);
  if (!/^\d+_p_this_week$/.test(board) || !Number.isInteger(said.limit ?? limit) || limit < 1 || limit > MAX_LIMIT) {
    throw refusal('invalid_payload', CODES.invalid);
  }
  const ended = lastReset(nk, board);
  if (ended === null) throw refusal('leaderboard_not_found', CODES.notFound);
  const owner = said.owner_id === undefined ? userId : textOf(said.owner_id, 64);
  const told: LastWeek = { records: withAccounts(nk, asked(nk, board, ended, limit, said.around_owner === true ? owner : null)) };
  return JSON.stringify(told);
}

function asked(nk: Nk, board: string, ended: number, limit: number, owner: string | null): Placed[] {
  if (owner === null) {
    return nk.leaderboardRecordsList(board, [], limit, undefined, ended).records.map((record, index) => ({ record, at: index + 1 }));
  }
  const standings = endedStandings(nk, board, ended);
  const own = standings.find(owner);
  return own === null ? [] : standings.around(own, limit);
}

/** The accounts of these ids that there are, by id. */
export function accountsOf(nk: Nk, ids: string[]): Map<string, User> {
  // an empty list of ids is an error to the server
  const users = ids.length === 0 ? [] : nk.usersGetId(ids);
  return new Map(users.map((user) => [user.userId, user]));
}

/** An account as a board shows it; null when it is gone. */
export const userInfoOf = (user: User | undefined): LastWeekRecord['user_info'] =>
  user === undefined
    ? null
    : {
        id: user.userId,
        display_name: user.displayName,
        username: user.username,
        avatar_url: user.avatarUrl === '' ? null : user.avatarUrl,
      };

function withAccounts(nk: Nk, placed: Placed[]): LastWeekRecord[] {
  const users = accountsOf(
    nk,
    placed.map(({ record }) => record.ownerId),
  );
  return placed.map(({ record, at }) => ({
    leaderboard_id: record.leaderboardId,
    owner_id: record.ownerId,
    score: record.score,
    num_score: record.numScore,
    rank: at,
    user_info: userInfoOf(users.get(record.ownerId)),
  }));
}
