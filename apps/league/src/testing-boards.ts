import { type LeaderboardRecord, type LeaderboardRecordList, type Nk } from './nkruntime.ts';

const WEEK_SECONDS = 7 * 86_400;

/** Saturdays at 21:00 UTC around now, in unix seconds. */
function resets(): { prevReset: number; nextReset: number } {
  const now = Math.floor(Date.now() / 1000);
  // 3 January 1970 was a Saturday
  const first = 2 * 86_400 + 21 * 3_600;
  const prevReset = first + Math.floor((now - first) / WEEK_SECONDS) * WEEK_SECONDS;
  return { prevReset, nextReset: prevReset + WEEK_SECONDS };
}

const isRunning = ({ expiryTime }: LeaderboardRecord): boolean => expiryTime === 0 || expiryTime === resets().nextReset;

type BoardFunctions = Pick<
  Nk,
  | 'leaderboardCreate'
  | 'leaderboardsGetId'
  | 'leaderboardRecordWrite'
  | 'leaderboardRecordsList'
  | 'leaderboardRecordsHaystack'
  | 'leaderboardRecordsListCursorFromRank'
>;

/** A server's boards in memory, as they are to the module. */
export class MemoryBoards {
  readonly boards = new Map<string, { reset: string | null; records: LeaderboardRecord[] }>();
  /** Says of each write to a board, before it is made, whether it fails. */
  fails: (id: string, ownerId: string) => boolean = () => false;
  /** Hears how many records each list of a board is asked for. */
  onList: (limit: number) => void = () => undefined;

  removeOwner(ownerId: string): void {
    for (const board of this.boards.values()) board.records = board.records.filter((record) => record.ownerId !== ownerId);
  }

  /** The records of a period as they stand, with their ranks; 0 for the running one. */
  private ordered(id: string, expiry: number): LeaderboardRecord[] {
    const board = this.boards.get(id);
    const period = expiry === 0 && typeof board?.reset === 'string' ? resets().nextReset : expiry;
    const all = (board?.records ?? []).filter(({ expiryTime }) => expiryTime === period);
    all.sort((one, other) => other.score - one.score || (other.ownerId > one.ownerId ? 1 : -1));
    return all.map((record, index) => ({ ...record, rank: index + 1 }));
  }

  readonly nk: BoardFunctions = {
    leaderboardCreate: (id, _authoritative, _order, _operator, reset) => {
      if (!this.boards.has(id)) this.boards.set(id, { reset, records: [] });
    },
    leaderboardsGetId: (ids) => ids.flatMap((id) => (this.boards.has(id) ? [{ id, ...(this.boards.get(id)?.reset && resets()) }] : [])),
    leaderboardRecordWrite: (id, ownerId, username, score) => {
      const board = this.boards.get(id);
      if (board === undefined || this.fails(id, ownerId)) throw new Error('Error writing score to leaderboard.');
      const expiryTime = board.reset === null ? 0 : resets().nextReset;
      let record = board.records.find((one) => one.ownerId === ownerId && one.expiryTime === expiryTime);
      if (record === undefined) {
        record = { leaderboardId: id, ownerId, username: username ?? '', score: 0, subscore: 0, numScore: 0, rank: 0, expiryTime };
        board.records.push(record);
      }
      record.score += score;
      record.numScore += 1;
      return { ...record };
    },
    leaderboardRecordsList: (id, owners, limit, cursor, expiry): LeaderboardRecordList => {
      this.onList(limit ?? 0);
      const all = this.ordered(id, expiry);
      const from = Number(cursor ?? 0);
      const to = from + (limit ?? 0);
      const own = all.filter(({ ownerId }) => owners.includes(ownerId));
      return {
        records: all.slice(from, to),
        ownerRecords: own.map((record) => ({ ...record, rank: isRunning(record) ? record.rank : 0 })),
        nextCursor: limit !== undefined && to < all.length ? String(to) : null,
        prevCursor: null,
        rankCount: expiry === 0 ? all.length : 0,
      };
    },
    leaderboardRecordsHaystack: (id, ownerId, limit): LeaderboardRecordList => {
      const all = this.ordered(id, 0);
      const at = all.findIndex((record) => record.ownerId === ownerId);
      const start = Math.max(0, Math.min(at - Math.floor(limit / 2), all.length - limit));
      const records = at < 0 ? [] : all.slice(start, start + limit);
      return { records, ownerRecords: [], nextCursor: null, prevCursor: null, rankCount: all.length };
    },
    leaderboardRecordsListCursorFromRank: (id, rank) => {
      if (rank > this.ordered(id, 0).length + 1) throw new Error('failed to get cursor from rank');
      return rank === 1 ? '' : String(rank - 1);
    },
  };
}
