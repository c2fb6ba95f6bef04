/** What the host keeps, in memory and in the database alike. Times are unix seconds. */
interface Row {
  /**
   * The batch of changes that holds the row's last change: what tells of it waits until that is committed.
   */
  epoch: number;
}

/** A competition account; its custom id is the student's id. */
export interface AccountRow extends Row {
  readonly id: string;
  readonly customId: string;
  username: string;
  displayName: string;
  avatarUrl: string;
  langTag: string;
  location: string;
  timezone: string;
  readonly createTime: number;
  updateTime: number;
}

/**
 * A leaderboard: descending, adding up. `schedule` is a cron expression of five fields in UTC, null when it
 * never resets.
 */
export interface BoardRow extends Row {
  readonly id: string;
  readonly authoritative: boolean;
  readonly schedule: string | null;
  readonly enableRank: boolean;
  readonly metadata: string;
  readonly createTime: number;
}

/**
 * What one account has on a board in one period, which `expiry` names (the second of its end; 0 on a board
 * that never resets).
 */
export interface RecordRow extends Row {
  readonly boardId: string;
  readonly ownerId: string;
  readonly expiry: number;
  username: string;
  score: number;
  subscore: number;
  numScore: number;
  readonly createTime: number;
  updateTime: number;
}

/**
 * A stored object; `value` is its JSON, so that whoever reads it gets a copy of their own. As bytes: with one
 * Arabic letter in it a text of V8's is twice as long, and a student's last results stand in memory for good.
 */
export interface StoredRow extends Row {
  readonly collection: string;
  readonly key: string;
  readonly userId: string;
  value: Buffer;
  version: string;
  updateTime: number;
}

export interface Rows {
  accounts: AccountRow;
  boards: BoardRow;
  records: RecordRow;
  stored: StoredRow;
}
export type Kind = keyof Rows;
export const KINDS = ['accounts', 'boards', 'records', 'stored'] as const satisfies readonly Kind[];

/** Rows by kind that are to be written, and those that are to be removed before that. */
export type Changes = { readonly [Of in Kind]: { readonly written: Set<Rows[Of]>; readonly removed: Set<Rows[Of]> } };

export const noChanges = (): Changes => ({
  accounts: { written: new Set(), removed: new Set() },
  boards: { written: new Set(), removed: new Set() },
  records: { written: new Set(), removed: new Set() },
  stored: { written: new Set(), removed: new Set() },
});

export const isEmpty = (changes: Changes): boolean => KINDS.every((kind) => changes[kind].written.size === 0 && changes[kind].removed.size === 0);

export const NOBODY = '00000000-0000-0000-0000-000000000000';
export const isUuid = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
/** PostgreSQL keeps no NUL, and UTF-8 no half of a pair. */
export const storable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/**
 * A text as bytes of its own: those that `Buffer.from` gives share a slab, which lives as long as any of
 * them.
 */
export function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
