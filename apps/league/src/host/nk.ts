import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { LeaderboardRecord, LeaderboardRecordList, Nk, User } from '../nkruntime.ts';
import type { Accounts } from './accounts.ts';
import type { BoardPage, Boards, Ranked } from './boards.ts';
import { isUuid, type AccountRow } from './rows.ts';
import type { Storage } from './storage.ts';

/** What the module's functions work on. */
export interface World {
  readonly accounts: Accounts;
  readonly boards: Boards;
  readonly storage: Storage;
  /** Unix seconds. */
  readonly now: () => number;
  createMatch(name: string, params: Parameters<Nk['matchCreate']>[1]): string;
  signalMatch(id: string, data: string): string;
  /** Signs a token for an account. */
  issueToken(account: { id: string; username: string }, expiry: number, vars: Readonly<Record<string, string>>): string;
  /** Ends everything of an account that is going on. */
  endSessions(userId: string): void;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const userOf = (row: AccountRow): User => ({
  userId: row.id,
  username: row.username,
  displayName: row.displayName,
  avatarUrl: row.avatarUrl,
  langTag: row.langTag,
  location: row.location,
});

const recordOf = ({ row, rank }: Ranked): LeaderboardRecord => ({
  leaderboardId: row.boardId,
  ownerId: row.ownerId,
  username: row.username,
  score: row.score,
  subscore: row.subscore,
  numScore: row.numScore,
  rank,
  ...(row.expiry === 0 ? {} : { expiryTime: row.expiry }),
});

const listOf = ({ records, ownerRecords, next, previous, rankCount }: BoardPage): LeaderboardRecordList => ({
  records: records.map(recordOf),
  ownerRecords: ownerRecords.map(recordOf),
  nextCursor: next,
  prevCursor: previous,
  rankCount,
});

const bufferOf = (bytes: Buffer): ArrayBuffer => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

function checkedUuid(id: string): string {
  if (!isUuid(id)) throw new TypeError('expects user ID to be a valid identifier');
  return id;
}

/**
 * Nakama's functions over what is in memory: they answer at once, and the journal keeps back what is said of
 * their changes until it is durable.
 */
export function createNk(world: World): Nk {
  const { accounts, boards, storage, now } = world;
  const known = (id: string): AccountRow => {
    const account = accounts.byId(checkedUuid(id));
    if (!account) throw new Error('account not found');
    return account;
  };
  return {
    matchCreate: (name, params) => world.createMatch(name, params),
    matchSignal: (id, data) => world.signalMatch(id, data),
    leaderboardCreate(id, authoritative, sortOrder, operator, schedule, metadata, enableRank) {
      if (!/^desc/.test(sortOrder) || !/^incr/.test(operator)) throw new TypeError('this host has boards that descend and add up');
      boards.create({
        id,
        authoritative,
        schedule: schedule ?? null,
        enableRank: enableRank ?? false,
        metadata: JSON.stringify(metadata ?? {}),
      });
    },
    leaderboardsGetId: (ids) =>
      ids.flatMap((id) => {
        const board = boards.get(id);
        if (!board) return [];
        return [{ id, ...(board.expiryAt(now()) === 0 ? {} : { prevReset: board.previousReset(now()) }) }];
      }),
    leaderboardRecordWrite(id, ownerId, username, score) {
      if (!Number.isInteger(score) || score < 0) throw new TypeError('expects score to be a whole number of at least 0');
      return recordOf(boards.write(id, checkedUuid(ownerId), username, score, 0));
    },
    leaderboardRecordsList: (id, owners, limit, cursor, expiry) => listOf(boards.list(id, owners.map(checkedUuid), limit, cursor, expiry)),
    leaderboardRecordsHaystack(id, ownerId, limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new TypeError('limit must be 1-100');
      return listOf(boards.around(id, checkedUuid(ownerId), limit, undefined, undefined));
    },
    leaderboardRecordsListCursorFromRank(id, rank) {
      if (!Number.isInteger(rank) || rank < 1) throw new TypeError('invalid rank - must be > 1');
      return boards.cursorFromRank(id, rank);
    },
    usersGetId(ids) {
      if (ids.length === 0) throw new Error('failed to get users by id');
      const found = [...new Set(ids.map(checkedUuid))].map((id) => accounts.byId(id));
      return found.filter((row) => row !== undefined).map(userOf);
    },
    accountGetId(userId) {
      const account = known(userId);
      return { user: userOf(account), customId: account.customId };
    },
    authenticateCustom(id, username, create) {
      const { account, created } = accounts.authenticate(id, username, create);
      return { userId: account.id, username: account.username, created };
    },
    authenticateTokenGenerate(userId, username, expiry, vars) {
      return { token: world.issueToken({ id: checkedUuid(userId), username }, expiry, { ...vars }), exp: expiry };
    },
    accountDeleteId(userId) {
      const account = accounts.byId(checkedUuid(userId));
      if (!account) return;
      boards.removeOwner(userId);
      storage.removeOwner(userId);
      accounts.remove(account);
      world.endSessions(userId);
    },
    accountUpdateId(userId, username, displayName, timezone, location, langTag, avatarUrl) {
      accounts.update(known(userId), { username, displayName, timezone, location, langTag, avatarUrl });
    },
    storageRead: (keys) => storage.read(keys),
    storageWrite: (writes) => storage.write(writes),
    storageDelete: (keys) => storage.remove(keys),
    binaryToString: (data) => utf8.decode(data),
    uuidv4: () => randomUUID(),
    secureRandomBytes(count) {
      if (!Number.isInteger(count) || count < 1 || count > 1_000) throw new TypeError('count must be 1-1000');
      return bufferOf(randomBytes(count));
    },
    sha256Hash: (input) => createHash('sha256').update(input).digest('hex'),
    hmacSha256Hash: (input, key) => bufferOf(createHmac('sha256', key).update(input).digest()),
  };
}
