/**
 * What the league's module uses of Nakama's JavaScript runtime (server 3.40), in our own words. A real server
 * and the embedded host both offer exactly this. Everything is synchronous; functions that a server lacks are
 * not declared, so that using one does not compile.
 */
import { type ClosedCall, type ClosedMessage } from './nkruntime-closed.ts';
import {
  type AuthenticateCustomRequest,
  type GetUsersRequest,
  type SessionRefreshRequest,
  type UpdateAccountRequest,
} from './nkruntime-requests.ts';

/** What a function knows of its caller. In match functions other than `matchJoinAttempt` there is no user. */
export interface Context {
  /** The server's `runtime.env`. */
  env: Record<string, string>;
  node: string;
  /** Absent or empty in a call that the server's own key (`http_key`) allowed. */
  userId?: string;
  username?: string;
  vars?: Record<string, string>;
  sessionId?: string;
  matchId?: string;
}

/** Formats with `%s` and `%d`. */
export interface Logger {
  debug(format: string, ...values: unknown[]): void;
  info(format: string, ...values: unknown[]): void;
  warn(format: string, ...values: unknown[]): void;
  error(format: string, ...values: unknown[]): void;
}

/**
 * A thrown object of this form becomes that answer; `code` is a gRPC code (3 → 400, 5 → 404, 7 → 403, 8 →
 * 429, 14 → 503, 16 → 401).
 */
export interface Failure {
  message: string;
  code: number;
  /** Whose ticket came a second time. Our own host tells its operator; a Nakama server passes over it. */
  replayedBy?: string;
}

/** A number that a server hands over as an object of its own: only `Number()` tells which. */
export interface BoxedNumber {
  valueOf(): number;
}

/**
 * One socket of one account. `reason` stands in joins (0) and leaves (3 asked to leave, 4 lost or closed its
 * socket).
 */
export interface Presence {
  userId: string;
  sessionId: string;
  username: string;
  node: string;
  reason?: BoxedNumber;
}

/** `data` is null when empty; `receiveTimeMs` is the server's clock. */
export interface MatchMessage {
  sender: Presence;
  opCode: number;
  data: ArrayBuffer | null;
  reliable: boolean;
  receiveTimeMs: number;
}

export interface Dispatcher {
  /** To all, or to `presences` alone (an empty list is nobody). `data` is text. */
  broadcastMessage(opCode: number, data?: string | null, presences?: Presence[] | null): void;
  /** Takes them out of the match without a word to them. */
  matchKick(presences: Presence[]): void;
}

export interface User {
  userId: string;
  username: string;
  displayName: string;
  avatarUrl: string;
  langTag: string;
  location: string;
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Without a `userId` the server itself is the owner. */
export interface StorageKey {
  collection: string;
  key: string;
  userId?: string;
}

export interface StorageObject {
  collection: string;
  key: string;
  /** The nil UUID for what the server owns. */
  userId: string;
  value: JsonObject;
  version: string;
}

/**
 * `version: "*"` writes only what is new, another text only what still has that version; 0 and 0 keep it from
 * every client.
 */
export interface StorageWrite extends StorageKey {
  value: JsonObject;
  version?: string;
  permissionRead: 0;
  permissionWrite: 0;
}

export interface StorageDelete extends StorageKey {
  version?: string;
}

/** When it was last reset, in unix seconds; absent on a board that never is. */
export interface Leaderboard {
  id: string;
  prevReset?: number;
}

/** `rank` is 0 in owner lists of a period that has ended. */
export interface LeaderboardRecord {
  leaderboardId: string;
  ownerId: string;
  username: string;
  score: number;
  subscore: number;
  numScore: number;
  rank: number;
  expiryTime?: number;
}

/** Cursors are null at the ends. */
export interface LeaderboardRecordList {
  records: LeaderboardRecord[];
  ownerRecords: LeaderboardRecord[];
  nextCursor: string | null;
  prevCursor: string | null;
  /** How many stand on the board; 0 for a period that has ended. */
  rankCount: number;
}

export interface Nk {
  /** Starts a match of a registered name and gives its id, `<uuid>.<node>`. */
  matchCreate(name: string, params: JsonObject): string;
  /** Runs `matchSignal` there at once and gives its data; throws when the match has ended or never was. */
  matchSignal(id: string, data: string): string;
  /** Does nothing when the board is there, also with other settings. */
  leaderboardCreate(
    id: string,
    authoritative: boolean,
    sortOrder: 'descending',
    operator: 'increment',
    resetSchedule: string | null,
    metadata: JsonObject,
    enableRank: boolean,
  ): void;
  leaderboardsGetId(ids: string[]): Leaderboard[];
  leaderboardRecordWrite(id: string, ownerId: string, username: string | undefined, score: number): LeaderboardRecord;
  /** `overrideExpiry` (unix seconds) is the exact end of an earlier period. */
  leaderboardRecordsList(
    id: string,
    owners: string[],
    limit: number | undefined,
    cursor: string | undefined,
    overrideExpiry: number,
  ): LeaderboardRecordList;
  /** The records around an owner's, with their ranks (0 in a period that has ended); `limit` 1 to 100. */
  leaderboardRecordsHaystack(id: string, ownerId: string, limit: number): LeaderboardRecordList;
  /** Of the running period: a page that begins at this rank; throws when there is none before it. */
  leaderboardRecordsListCursorFromRank(id: string, rank: number): string;
  /** Unknown ids are left out, the order is not kept; an empty list throws. */
  usersGetId(ids: string[]): User[];
  /** Throws when there is no such account. */
  accountGetId(id: string): { user: User; customId?: string };
  /** Throws when there is no such account and `create` is false. */
  authenticateCustom(id: string, username: string | undefined, create: boolean): { userId: string; username: string; created: boolean };
  /** A session token that nothing refreshes, until `expiry` (unix seconds). */
  authenticateTokenGenerate(userId: string, username: string, expiry: number, vars: Record<string, string>): { token: string; exp: number };
  /** With its records and storage; ends its sessions. */
  accountDeleteId(userId: string, recorded: boolean): void;
  accountUpdateId(
    userId: string,
    username: string | null,
    displayName: string | null,
    timezone: string | null,
    location: string | null,
    language: string | null,
    avatar: string | null,
  ): void;
  /** Only what exists. */
  storageRead(keys: StorageKey[]): StorageObject[];
  /** All or none; throws when a version does not fit. */
  storageWrite(writes: StorageWrite[]): unknown;
  storageDelete(keys: StorageDelete[]): void;
  /** Throws on bytes that are not UTF-8. */
  binaryToString(data: ArrayBuffer): string;
  uuidv4(): string;
  /** 1 to 1,000 bytes that nobody can guess. */
  secureRandomBytes(count: number): ArrayBuffer;
  /** In hex. */
  sha256Hash(input: string): string;
  hmacSha256Hash(input: string, key: string): ArrayBuffer;
}

export type RpcFunction = (ctx: Context, logger: Logger, nk: Nk, payload: string) => string;
/** Gives what goes on (changed if it wishes); throws a `Failure` to refuse. */
export type BeforeHook<Request> = (ctx: Context, logger: Logger, nk: Nk, request: Request) => Request;

/**
 * What is put aside between the calls: plain JSON, without `undefined`, whose key order is not kept. Null
 * from any of them ends the match.
 */
export interface MatchHandler<State> {
  matchInit(ctx: Context, logger: Logger, nk: Nk, params: JsonObject): { state: State; tickRate: number; label: string };
  matchJoinAttempt(
    ctx: Context,
    logger: Logger,
    nk: Nk,
    dispatcher: Dispatcher,
    tick: number,
    state: State,
    presence: Presence,
    metadata: Record<string, string>,
  ): { state: State; accept: boolean; rejectMessage?: string } | null;
  matchJoin(
    ctx: Context,
    logger: Logger,
    nk: Nk,
    dispatcher: Dispatcher,
    tick: number,
    state: State,
    presences: Presence[],
  ): { state: State } | null;
  matchLeave(
    ctx: Context,
    logger: Logger,
    nk: Nk,
    dispatcher: Dispatcher,
    tick: number,
    state: State,
    presences: Presence[],
  ): { state: State } | null;
  matchLoop(
    ctx: Context,
    logger: Logger,
    nk: Nk,
    dispatcher: Dispatcher,
    tick: number,
    state: State,
    messages: MatchMessage[],
  ): { state: State } | null;
  /** `graceSeconds` until the sockets are cut. Nothing is an error here: the sockets are cut at once. */
  matchTerminate(
    ctx: Context,
    logger: Logger,
    nk: Nk,
    dispatcher: Dispatcher,
    tick: number,
    state: State,
    graceSeconds: number,
  ): { state: State };
  /** Nothing is an error here, and ends the match. */
  matchSignal(
    ctx: Context,
    logger: Logger,
    nk: Nk,
    dispatcher: Dispatcher,
    tick: number,
    state: State,
    data: string,
  ): { state: State; data: string };
}

export type Initializer = {
  registerRpc(id: string, rpc: RpcFunction): void;
  registerMatch<State>(name: string, handler: MatchHandler<State>): void;
  registerRtBefore(message: ClosedMessage, hook: BeforeHook<JsonObject>): void;
  registerBeforeAuthenticateCustom(hook: BeforeHook<AuthenticateCustomRequest>): void;
  registerBeforeSessionRefresh(hook: BeforeHook<SessionRefreshRequest>): void;
  registerBeforeUpdateAccount(hook: BeforeHook<UpdateAccountRequest>): void;
  registerBeforeGetUsers(hook: BeforeHook<GetUsersRequest>): void;
} & { [Call in ClosedCall as `registerBefore${Call}`]: (hook: BeforeHook<JsonObject>) => void };

export type InitModule = (ctx: Context, logger: Logger, nk: Nk, initializer: Initializer) => void;
