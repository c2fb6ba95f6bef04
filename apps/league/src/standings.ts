import { type BoardPlace, type OwnPlace } from '@darb/contract/league-platform';
import { type LeaderboardRecord, type Nk } from './nkruntime.ts';

/** Records that are read at once: who has as many points stands near. */
const PAGE = 16;

/** A record with the number of its place, from 1: at equal points the greater id stands first. */
export interface Placed {
  record: LeaderboardRecord;
  at: number;
}

/**
 * A board in one period, whichever way its places are found. Nothing of it walks through the board: what it
 * asks the server for grows with the logarithm of the players.
 */
export interface Standings {
  count: number;
  first(limit: number): Placed[];
  /** An owner's own; null when they have none. */
  find(ownerId: string): Placed | null;
  /** As many as `limit` around a place, fewer only where the board is shorter. */
  around(placed: Placed, limit: number): Placed[];
  /** Null where the board ends before. */
  recordAt(at: number): LeaderboardRecord | null;
  /** The first place with the points that the one at `at` has. */
  firstWith(score: number, at: number): number;
}

/** The running period of a board. Rank, count and places come from the server's own table of ranks. */
export function liveStandings(nk: Nk, board: string): Standings {
  const { rankCount } = nk.leaderboardRecordsList(board, [], undefined, undefined, 0);
  const placed = (records: LeaderboardRecord[]) => records.map((record) => ({ record, at: record.rank }));
  const read = new Map<number, LeaderboardRecord[]>();
  const page = (number: number): LeaderboardRecord[] => {
    const held = read.get(number);
    if (held !== undefined) return held;
    let records: LeaderboardRecord[] = [];
    try {
      const cursor = nk.leaderboardRecordsListCursorFromRank(board, number * PAGE + 1);
      records = nk.leaderboardRecordsList(board, [], PAGE, cursor, 0).records;
    } catch {
      // the board has become shorter meanwhile
    }
    read.set(number, records);
    return records;
  };
  const recordAt = (at: number): LeaderboardRecord | null => page(Math.floor((at - 1) / PAGE))[(at - 1) % PAGE] ?? null;
  return {
    count: rankCount,
    first: (limit) => placed(nk.leaderboardRecordsList(board, [], limit, undefined, 0).records),
    find: (ownerId) => placed(nk.leaderboardRecordsList(board, [ownerId], undefined, undefined, 0).ownerRecords)[0] ?? null,
    around: ({ record }, limit) => placed(nk.leaderboardRecordsHaystack(board, record.ownerId, limit).records),
    recordAt,
    firstWith: (score, at) => firstWith(score, at, recordAt),
  };
}

/** The first place with these points, by ever greater steps towards the top, and then by halves. */
function firstWith(score: number, at: number, recordAt: (at: number) => LeaderboardRecord | null): number {
  let known = at;
  let tooHigh = 0;
  for (let step = 1; known - step > tooHigh; step *= 2) {
    if (recordAt(known - step)?.score === score) known -= step;
    else tooHigh = known - step;
  }
  while (known - tooHigh > 1) {
    const middle = Math.floor((known + tooHigh) / 2);
    if (recordAt(middle)?.score === score) known = middle;
    else tooHigh = middle;
  }
  return known;
}

/** Records that follow each other, with the rank of each: equal points have equal ranks (rule league 14). */
export function ranked(standings: Standings, placed: Placed[]): { record: LeaderboardRecord; rank: number }[] {
  let rank = 0;
  return placed.map(({ record, at }, index) => {
    const before = placed[index - 1]?.record;
    if (before === undefined) rank = standings.firstWith(record.score, at);
    else if (before.score !== record.score) rank = at;
    return { record, rank };
  });
}

/** The rank of one. */
export const rankOf = (standings: Standings, { record, at }: Placed): number => standings.firstWith(record.score, at);

/** A player's place, and the nearest one with more points. */
export function ownPlace(standings: Standings, own: Placed): OwnPlace {
  const rank = rankOf(standings, own);
  return { rank, score: own.record.score, above: placeAt(standings, rank - 1) };
}

function placeAt(standings: Standings, at: number): BoardPlace | null {
  const record = at < 1 ? null : standings.recordAt(at);
  return record === null ? null : { rank: standings.firstWith(record.score, at), score: record.score };
}
