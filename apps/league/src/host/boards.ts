import { Cron } from './cron.ts';
import { CODE, Refused } from './failure.ts';
import type { Journal } from './journal.ts';
import type { BoardRow, RecordRow } from './rows.ts';

/** Of an ended period, boards are shown for two weeks. */
const KEPT_SECONDS = 15 * 86_400;

export interface Ranked {
  readonly row: RecordRow;
  /** From 1; 0 where a list does not say. */
  readonly rank: number;
}
export interface BoardPage {
  readonly records: Ranked[];
  readonly ownerRecords: Ranked[];
  readonly next: string | null;
  readonly previous: string | null;
  /** 0 for a period that has ended. */
  readonly rankCount: number;
}
const NOTHING: BoardPage = { records: [], ownerRecords: [], next: null, previous: null, rankCount: 0 };

/** Where a record stands: the higher score first, then the higher subscore, then the higher owner id. */
interface Place {
  readonly score: number;
  readonly subscore: number;
  readonly ownerId: string;
}
const before = (a: Place, b: Place): number =>
  b.score - a.score || b.subscore - a.subscore || (a.ownerId === b.ownerId ? 0 : a.ownerId > b.ownerId ? -1 : 1);

/** The records of one period in their order. */
class Period {
  readonly expiry: number;
  readonly ordered: RecordRow[] = [];
  readonly byOwner = new Map<string, RecordRow>();

  constructor(expiry: number) {
    this.expiry = expiry;
  }

  /** How many stand before a place. */
  countBefore(place: Place): number {
    let [low, high] = [0, this.ordered.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (before(this.ordered[middle] as RecordRow, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  put(row: RecordRow): void {
    this.ordered.splice(this.countBefore(row), 0, row);
    this.byOwner.set(row.ownerId, row);
  }

  take(row: RecordRow): void {
    this.ordered.splice(this.countBefore(row), 1);
    this.byOwner.delete(row.ownerId);
  }
}

export class Board {
  readonly row: BoardRow;
  readonly #cron: Cron | null;
  readonly periods = new Map<number, Period>();
  /** The epoch of the last change of any of its records. */
  epoch = 0;
  #nextReset = 0;

  constructor(row: BoardRow) {
    this.row = row;
    this.#cron = row.schedule === null ? null : new Cron(row.schedule);
  }

  /** The second at which the period of `now` ends; 0 when it never does. */
  expiryAt(now: number): number {
    if (!this.#cron) return 0;
    if (now >= this.#nextReset || this.#nextReset - now > 366 * 86_400) this.#nextReset = this.#cron.next(now);
    return this.#nextReset;
  }

  /** The second at which the period of `now` began; 0 without a schedule. */
  previousReset(now: number): number {
    return this.#cron ? this.#cron.previous(this.expiryAt(now)) : 0;
  }

  period(expiry: number): Period {
    const known = this.periods.get(expiry);
    if (known) return known;
    const made = new Period(expiry);
    this.periods.set(expiry, made);
    for (const old of this.periods.keys()) if (old !== 0 && old < expiry - KEPT_SECONDS) this.periods.delete(old);
    return made;
  }
}

interface Cursor extends Place {
  readonly board: string;
  readonly expiry: number;
  readonly forward: boolean;
}

function cursorOf(board: string, expiry: number, { score, subscore, ownerId }: Place, forward: boolean): string {
  const text = Buffer.from(JSON.stringify([board, expiry, score, subscore, ownerId, forward])).toString('base64url');
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

function readCursor(text: string, board: string, expiry: number): Cursor {
  try {
    const read = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
    if (!Array.isArray(read)) throw new Error('no cursor');
    const [of, end, score, subscore, ownerId, forward] = read as unknown[];
    if (of !== board || end !== expiry || typeof ownerId !== 'string' || typeof forward !== 'boolean') throw new Error('another cursor');
    return { board, expiry, score: Number(score), subscore: Number(subscore), ownerId, forward };
  } catch {
    throw new Refused(CODE.invalid, 'Cursor is invalid or expired.');
  }
}

/** The leaderboards: descending, adding up, with everybody's rank. */
export class Boards {
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #boards = new Map<string, Board>();

  constructor(journal: Journal, boards: readonly BoardRow[], records: readonly RecordRow[], now: () => number) {
    this.#journal = journal;
    this.#now = now;
    for (const row of boards) this.#boards.set(row.id, new Board(row));
    const periods = new Map<Period, RecordRow[]>();
    for (const row of records) {
      const period = this.#boards.get(row.boardId)?.period(row.expiry);
      if (!period) continue;
      period.byOwner.set(row.ownerId, row);
      period.ordered.push(row);
      periods.set(period, period.ordered);
    }
    for (const ordered of periods.values()) ordered.sort(before);
  }

  get(id: string): Board | undefined {
    return this.#boards.get(id);
  }

  /** Makes a board; one that is there stays as it is. Refuses a schedule that is none. */
  create(settings: Omit<BoardRow, 'createTime' | 'epoch'>): void {
    if (this.#boards.has(settings.id)) return;
    const row: BoardRow = { ...settings, createTime: this.#now(), epoch: 0 };
    this.#boards.set(row.id, new Board(row));
    this.#journal.wrote('boards', row);
  }

  #known(id: string): Board {
    const board = this.#boards.get(id);
    if (!board) throw new Refused(CODE.notFound, 'Leaderboard not found.');
    return board;
  }

  /** Adds to what an owner has in the current period, and gives the record with its new rank. */
  write(id: string, ownerId: string, username: string | undefined, score: number, subscore: number): Ranked {
    const board = this.#known(id);
    const now = this.#now();
    const period = board.period(board.expiryAt(now));
    const held = period.byOwner.get(ownerId);
    if (held) period.take(held);
    const row: RecordRow = held ?? {
      boardId: id,
      ownerId,
      expiry: period.expiry,
      username: '',
      score: 0,
      subscore: 0,
      numScore: 0,
      createTime: now,
      updateTime: now,
      epoch: 0,
    };
    row.score += score;
    row.subscore += subscore;
    row.numScore += 1;
    row.updateTime = now;
    if (username !== undefined) row.username = username;
    period.put(row);
    board.epoch = this.#journal.wrote('records', row);
    return { row, rank: period.countBefore(row) + 1 };
  }

  /**
   * A page from the top, or from a cursor; and the records of `owners`. Without `limit`, one record, or none
   * beside owners.
   */
  list(
    id: string,
    owners: readonly string[],
    limit: number | undefined,
    cursor: string | undefined,
    expiry: number | undefined,
  ): BoardPage {
    const board = this.#known(id);
    const period = this.#period(board, expiry);
    if (!period) return NOTHING;
    const isOver = period.expiry !== board.expiryAt(this.#now());
    const ownerRecords = owners
      .map((owner) => period.byOwner.get(owner))
      .filter((row) => row !== undefined)
      .sort(before)
      .map((row) => ({ row, rank: isOver ? 0 : period.countBefore(row) + 1 }));
    const amount = limit ?? (owners.length > 0 ? 0 : 1);
    let start = 0;
    let end = amount;
    if (cursor) {
      const from = readCursor(cursor, id, period.expiry);
      const at = period.countBefore(from);
      const isThere = period.ordered[at]?.ownerId === from.ownerId;
      if (from.forward) [start, end] = [isThere ? at + 1 : at, (isThere ? at + 1 : at) + amount];
      else [start, end] = [Math.max(0, at - amount), at];
    }
    return { ...this.#page(board, period, start, end, false), ownerRecords };
  }

  /**
   * The records around an owner's, who stands in the middle where there are enough on both sides. Empty when
   * the owner has none.
   */
  around(id: string, ownerId: string, limit: number, cursor: string | undefined, expiry: number | undefined): BoardPage {
    if (cursor) return this.list(id, [], limit, cursor, expiry);
    const board = this.#known(id);
    const period = this.#period(board, expiry);
    const own = period?.byOwner.get(ownerId);
    if (!period || !own) return NOTHING;
    const isOver = period.expiry !== board.expiryAt(this.#now());
    const start = Math.max(0, Math.min(period.countBefore(own) - Math.floor(limit / 2), period.ordered.length - limit));
    return this.#page(board, period, start, start + limit, isOver);
  }

  /** Of the current period: where a page has to begin so that its first record has this rank. */
  cursorFromRank(id: string, rank: number): string {
    const board = this.#known(id);
    if (rank === 1) return '';
    const period = this.#period(board, undefined);
    const before = period?.ordered[rank - 2];
    if (!period || !before) throw new Error(`failed to get cursor from rank: rank entry ${rank - 1} not found`);
    return cursorOf(id, period.expiry, before, true);
  }

  #period(board: Board, expiry: number | undefined): Period | undefined {
    this.#journal.touch(board.epoch);
    return board.periods.get(expiry || board.expiryAt(this.#now()));
  }

  #page(board: Board, period: Period, start: number, end: number, unranked: boolean): BoardPage {
    const { ordered, expiry } = period;
    const rows = ordered.slice(start, end);
    const [first, last] = [rows[0], rows.at(-1)];
    const isCurrent = expiry === board.expiryAt(this.#now());
    return {
      records: rows.map((row, index) => ({ row, rank: unranked ? 0 : start + index + 1 })),
      ownerRecords: [],
      next: last && end < ordered.length ? cursorOf(board.row.id, expiry, last, true) : null,
      previous: first && start > 0 ? cursorOf(board.row.id, expiry, first, false) : null,
      rankCount: isCurrent && board.row.enableRank ? ordered.length : 0,
    };
  }

  /** Takes everything that an owner has on any board in a period that is still shown. */
  removeOwner(ownerId: string): void {
    for (const board of this.#boards.values())
      for (const period of board.periods.values()) {
        const row = period.byOwner.get(ownerId);
        if (!row) continue;
        period.take(row);
        board.epoch = this.#journal.removed('records', row);
      }
  }
}
