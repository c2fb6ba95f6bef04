import { CODES, refusal } from './calls.ts';
import { type LeaderboardRecord, type Nk, type StorageKey } from './nkruntime.ts';
import { type Placed, type Standings } from './standings.ts';
import { foundAt, writeOf } from './storage.ts';

/** Records of one page, and how many pages one call reads at most to make the index. */
const PAGE = 1_000;
const PAGES_AT_ONCE = 100;

/**
 * Where the pages of an ended week begin. Such a week changes no more, and a server has no ranks of it: it is
 * walked through once, and everybody's place is then found with two pages.
 */
interface WeekIndex {
  ended: number;
  count: number;
  pages: { cursor: string; score: number; owner: string }[];
  /** Where the next page begins; null when all have been read. */
  next: string | null;
}

const indexKey = (board: string): StorageKey => ({ collection: 'league_weeks', key: board });

/**
 * The index of the week that ended at `ended` (unix seconds). Refuses with `league_busy` while it is not
 * whole.
 */
function indexOf(nk: Nk, board: string, ended: number): WeekIndex {
  const at = indexKey(board);
  const kept = foundAt(nk.storageRead([at]), at)?.value as unknown as WeekIndex | undefined;
  const index: WeekIndex = kept?.ended === ended ? kept : { ended, count: 0, pages: [], next: '' };
  if (index.next === null) return index;
  for (let read = 0; read < PAGES_AT_ONCE && index.next !== null; read += 1) {
    const { records, nextCursor } = nk.leaderboardRecordsList(board, [], PAGE, index.next, ended);
    const [head] = records;
    if (head !== undefined) index.pages.push({ cursor: index.next, score: head.score, owner: head.ownerId });
    index.count += records.length;
    index.next = nextCursor;
  }
  nk.storageWrite([writeOf(at, index, 'any')]);
  if (index.next !== null) throw refusal('league_busy', CODES.busy);
  return index;
}

/** The period of a board that ended at `ended`. */
export function endedStandings(nk: Nk, board: string, ended: number): Standings {
  const index = indexOf(nk, board, ended);
  const read = new Map<number, LeaderboardRecord[]>();
  const page = (number: number): LeaderboardRecord[] => {
    const held = read.get(number);
    if (held !== undefined) return held;
    const { cursor } = index.pages[number] ?? { cursor: null };
    const records = cursor === null ? [] : nk.leaderboardRecordsList(board, [], PAGE, cursor, ended).records;
    read.set(number, records);
    return records;
  };
  const recordAt = (at: number) => page(Math.floor((at - 1) / PAGE))[(at - 1) % PAGE] ?? null;
  const placed = (from: number, limit: number): Placed[] =>
    Array.from({ length: limit }, (_, index) => ({ record: recordAt(from + index), at: from + index })).filter(
      (one): one is Placed => one.record !== null,
    );
  return {
    count: index.count,
    first: (limit) => placed(1, limit),
    find(ownerId) {
      const [own] = nk.leaderboardRecordsList(board, [ownerId], undefined, undefined, ended).ownerRecords;
      if (own === undefined) return null;
      const number = lastPage(index, ({ score, owner }) => score > own.score || (score === own.score && owner >= own.ownerId));
      const within = page(number).findIndex((record) => record.ownerId === ownerId);
      return within < 0 ? null : { record: own, at: number * PAGE + within + 1 };
    },
    around: ({ at }, limit) => placed(Math.max(1, Math.min(at - Math.floor(limit / 2), index.count - limit + 1)), limit),
    recordAt,
    firstWith(score) {
      const number = lastPage(index, (head) => head.score > score);
      const within = page(number).findIndex((record) => record.score <= score);
      return (within < 0 ? (number + 1) * PAGE : number * PAGE + within) + 1;
    },
  };
}

/** The last page whose head is still before what is looked for; the first one where none is. */
const lastPage = (index: WeekIndex, isBefore: (head: WeekIndex['pages'][number]) => boolean): number =>
  Math.max(0, index.pages.filter(isBefore).length - 1);
