import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type ChangeMessage, follow, type Followed, FROM_SERVER, type StateMessage } from '@darb/contract/league-match';
import { type Held, type Kept } from './match.ts';
import { InitModule as ownModule } from './module.ts';
import {
  type BeforeHook,
  type Context,
  type Initializer,
  type InitModule,
  type JsonObject,
  type Logger,
  type MatchHandler,
  type MatchMessage,
  type Nk,
  type Presence,
  type RpcFunction,
  type StorageObject,
  type User,
} from './nkruntime.ts';
import { MemoryBoards } from './testing-boards.ts';

const NIL = '00000000-0000-0000-0000-000000000000';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Of the pass that opened every socket here. */
const KEY = 'a key for tests alone';

/** A socket in a match: what it was told is followed as the browser does it. */
export interface Player {
  presence: Presence;
  held: Followed | null;
  opCodes: number[];
}

/** What a server puts away between two calls: plain JSON, keys in another order, fresh objects each time. */
function putAway<T>(value: T): T {
  const kept = JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (inner === undefined ? null : inner))) as T;
  return lazily(kept);
}
function lazily<T>(value: T): T {
  if (Array.isArray(value)) return value.map((inner: unknown) => lazily(inner)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fresh = {} as T;
  for (const [key, inner] of Object.entries(value).reverse()) {
    Object.defineProperty(fresh, key, { enumerable: true, get: () => lazily(inner as unknown) });
  }
  return fresh;
}

interface Running {
  id: string;
  handler: MatchHandler<Kept>;
  state: Kept;
  players: Player[];
  queue: MatchMessage[];
}

/** A league server in memory, as strict as the real one where it matters. Time is `Date.now()`. */
export class MemoryServer {
  /** What the token of a caller carries. */
  vars: Record<string, string> = {};
  env: Record<string, string> = { LEAGUE_TICKET_KEY: 'a ticket key for tests alone' };
  readonly users = new Map<string, User>();
  readonly customIds = new Map<string, string>();
  readonly storage = new Map<string, StorageObject>();
  readonly leaderboards = new MemoryBoards();
  readonly boards = this.leaderboards.boards;
  readonly matches = new Map<string, Running>();
  /** What runs beside them: nobody joins it. */
  readonly rooms = new Map<string, Running>();
  readonly warnings: string[] = [];
  /** Runs once, before the next write to the storage. */
  beforeWrite: (() => void) | null = null;
  /** Accounts whose tickets have a session of the platform's. */
  readonly sessions = new Set<string>();
  private readonly rpcs = new Map<string, RpcFunction>();
  private readonly hooks = new Map<string, BeforeHook<never>>();
  private readonly handlers = new Map<string, MatchHandler<Kept>>();

  /** Runs our sources, or what a bundle of them gives. */
  constructor(initModule: InitModule = ownModule) {
    const named = (name: string, ...values: unknown[]) => {
      if (name === 'registerMatch') this.handlers.set(values[0] as string, values[1] as MatchHandler<Kept>);
      else if (name === 'registerRpc') this.rpcs.set(values[0] as string, values[1] as RpcFunction);
      else if (name === 'registerRtBefore') this.hooks.set(`rt ${values[0] as string}`, values[1] as BeforeHook<never>);
      else this.hooks.set(name.replace('registerBefore', ''), values[0] as BeforeHook<never>);
    };
    const initializer = new Proxy({}, { get: (_target, name) => named.bind(null, String(name)) });
    initModule(this.context(), this.logger, this.nk, initializer as Initializer);
  }

  context(userId?: string, matchId?: string): Context {
    const own: Record<string, string> = userId !== undefined && this.sessions.has(userId) ? { session: 'a-session' } : {};
    const of = matchId === undefined ? { vars: { ...this.vars, ...own } } : { matchId, vars: { lock: hashOf(KEY) } };
    return { env: this.env, node: 'n1', ...(userId !== undefined && { userId, username: `u-${userId}` }), ...of };
  }

  account(userId: string, displayName = '', avatarUrl = ''): string {
    this.users.set(userId, { userId, username: `u-${userId}`, displayName, avatarUrl, langTag: 'ar', location: '' });
    return userId;
  }

  /** Calls as an account, or as the platform. */
  call<Answer = Record<string, unknown>>(id: string, userId: string | undefined, payload: unknown): Answer {
    const rpc = this.rpcs.get(id);
    if (rpc === undefined) throw new Error(`no call ${id}`);
    return JSON.parse(rpc(this.context(userId), this.logger, this.nk, JSON.stringify(payload))) as Answer;
  }

  hook<Request>(name: string, request: Request, userId?: string): Request {
    const hook = this.hooks.get(name) as BeforeHook<Request> | undefined;
    if (hook === undefined) return request;
    return hook(this.context(userId), this.logger, this.nk, request);
  }

  /** The matches that run, as they are held. */
  get held(): Held[] {
    return [...this.matches.values()].map(({ state }) => JSON.parse(state.text) as Held);
  }

  join(userId: string, matchId: string, device?: string): Player | string {
    const match = this.matches.get(matchId);
    if (match === undefined) return 'Match not found';
    const presence: Presence = { userId, sessionId: randomUUID(), username: `u-${userId}`, node: 'n1', reason: new Number(0) };
    const said = this.do(match, (h, ...server) =>
      h.matchJoinAttempt(...server, 0, match.state, presence, { key: KEY, ...(device !== undefined && { device }) }),
    );
    this.keep(match, said);
    if (said?.accept !== true) return said?.rejectMessage ?? 'Match join rejected';
    const player: Player = { presence, held: null, opCodes: [] };
    match.players.push(player);
    const joined = this.do(match, (h, ...server) => h.matchJoin(...server, 0, match.state, [presence]));
    this.keep(match, joined);
    return player;
  }

  /** `reason` 3: asked to; 4: lost. */
  leave(matchId: string, player: Player, reason: 3 | 4): void {
    const match = this.matches.get(matchId);
    if (match === undefined || !match.players.includes(player)) return;
    match.players = match.players.filter((one) => one !== player);
    this.keep(
      match,
      this.do(match, (h, ...server) => h.matchLeave(...server, 0, match.state, [{ ...player.presence, reason: new Number(reason) }])),
    );
  }

  send(matchId: string, player: Player, opCode: number, data: string | Uint8Array): void {
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    const buffer = bytes.length === 0 ? null : bytes.slice().buffer;
    const match = this.matches.get(matchId);
    if (match?.players.includes(player) !== true) return;
    match.queue.push({ sender: player.presence, opCode, data: buffer, reliable: true, receiveTimeMs: Date.now() });
  }

  tick(): void {
    for (const match of [...this.matches.values(), ...this.rooms.values()]) {
      this.keep(
        match,
        this.do(match, (h, ...server) => h.matchLoop(...server, 0, match.state, match.queue.splice(0))),
      );
    }
  }

  terminate(): void {
    for (const match of [...this.matches.values()]) {
      const last = this.do(match, (h, ...server) => h.matchTerminate(...server, 0, match.state, 10));
      this.keep(match, last);
    }
  }

  private keep(match: Running, after: { state: Kept } | null): void {
    if (after === null) for (const running of [this.matches, this.rooms]) running.delete(match.id);
    else match.state = putAway(after.state);
  }

  private do<Answer>(
    match: Running,
    use: (
      handler: MatchHandler<Kept>,
      ctx: Context,
      logger: Logger,
      nk: Nk,
      dispatcher: Parameters<MatchHandler<Kept>['matchLoop']>[3],
    ) => Answer,
  ): Answer {
    const dispatcher = {
      broadcastMessage: (opCode: number, data?: string | null, to?: Presence[] | null) => {
        const sessions = to?.map(({ sessionId }) => sessionId);
        for (const player of match.players) {
          if (sessions !== undefined && !sessions.includes(player.presence.sessionId)) continue;
          player.opCodes.push(opCode);
          if (opCode === FROM_SERVER.replaced || data === undefined || data === null) continue;
          player.held = follow(player.held, opCode, JSON.parse(data) as StateMessage | ChangeMessage).held;
        }
      },
      matchKick: (presences: Presence[]) => {
        const sessions = presences.map(({ sessionId }) => sessionId);
        match.players = match.players.filter(({ presence }) => !sessions.includes(presence.sessionId));
      },
    };
    return use(match.handler, this.context(undefined, match.id), this.logger, this.nk, dispatcher);
  }

  private readonly logger: Logger = {
    debug: () => undefined,
    info: () => undefined,
    warn: (format) => void this.warnings.push(format),
    error: (format) => void this.warnings.push(format),
  };

  private readonly nk: Nk = {
    matchCreate: (name, params) => {
      const id = `${randomUUID()}.n1`;
      const handler = this.handlers.get(name);
      if (handler === undefined) throw new Error('error creating match: not found');
      const match: Running = { id, handler, state: undefined as unknown as Kept, players: [], queue: [] };
      match.state = putAway(this.do(match, (h, ctx, logger, nk) => h.matchInit(ctx, logger, nk, params)).state);
      (name === 'league' ? this.matches : this.rooms).set(id, match);
      return id;
    },
    matchSignal: (id, data) => {
      const match = this.matches.get(id) ?? this.rooms.get(id);
      if (match === undefined) throw new Error('match not found');
      const said = this.do(match, (h, ...server) => h.matchSignal(...server, 0, match.state, data));
      this.keep(match, said);
      return said?.data ?? '';
    },
    ...this.leaderboards.nk,
    usersGetId: (ids) => {
      if (ids.length === 0) throw new Error('syntax error at or near ")"');
      return ids.flatMap((id) => this.users.get(id) ?? []);
    },
    accountGetId: (userId) => {
      const user = this.users.get(userId);
      if (user === undefined) throw new Error('account not found');
      const customId = [...this.customIds].find(([, id]) => id === userId)?.[0];
      return { user, ...(customId !== undefined && { customId }) };
    },
    authenticateCustom: (id, _username, create) => {
      const known = this.customIds.get(id);
      if (known === undefined && !create) throw new Error('user account not found');
      const userId = known ?? this.account(randomUUID());
      this.customIds.set(id, userId);
      return { userId, username: `u-${userId}`, created: known === undefined };
    },
    accountDeleteId: (userId) => {
      this.users.delete(userId);
      for (const [id, owner] of this.customIds) if (owner === userId) this.customIds.delete(id);
      for (const [place, object] of this.storage) if (object.userId === userId) this.storage.delete(place);
      this.leaderboards.removeOwner(userId);
    },
    accountUpdateId: (userId, _username, displayName, _timezone, _location, _language, avatar) => {
      const user = this.users.get(userId);
      if (user === undefined) throw new Error('account not found');
      this.users.set(userId, { ...user, displayName: displayName ?? user.displayName, avatarUrl: avatar ?? user.avatarUrl });
    },
    authenticateTokenGenerate: (userId, username, exp, vars) => ({ token: JSON.stringify({ userId, username, exp, vars }), exp }),
    storageRead: (keys) =>
      keys.flatMap((key) => this.storage.get(placeOf(key)) ?? []).map((object) => ({ ...object, value: putAway(object.value) })),
    storageWrite: (writes) => {
      const meanwhile = this.beforeWrite;
      this.beforeWrite = null;
      meanwhile?.();
      for (const write of writes) {
        const there = this.storage.get(placeOf(write))?.version;
        if (write.version !== undefined && write.version !== (there ?? '*'))
          throw new Error('Storage write rejected - version check failed.');
      }
      for (const { collection, key, userId, value } of writes) {
        const version = createHash('md5').update(JSON.stringify(value)).digest('hex');
        const kept = JSON.parse(JSON.stringify(value)) as JsonObject;
        this.storage.set(placeOf({ collection, key, userId }), { collection, key, userId: userId ?? NIL, value: kept, version });
      }
      return [];
    },
    storageDelete: (keys) => {
      for (const key of keys) {
        const there = this.storage.get(placeOf(key));
        if (key.version !== undefined && key.version !== there?.version) throw new Error('Storage delete rejected.');
        this.storage.delete(placeOf(key));
      }
    },
    binaryToString: (data) => new TextDecoder('utf-8', { fatal: true }).decode(data),
    uuidv4: () => randomUUID(),
    secureRandomBytes: (count) => Uint8Array.from(randomBytes(count)).buffer,
    sha256Hash: hashOf,
    hmacSha256Hash: (input, key) => Uint8Array.from(createHmac('sha256', key).update(input).digest()).buffer,
  };
}

const placeOf = ({ collection, key, userId }: { collection: string; key: string; userId?: string | undefined }): string =>
  `${collection}/${key}/${userId ?? NIL}`;
