import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Accounts } from './accounts.ts';
import { frame, wirePresence } from './frames.ts';
import type { LeagueEvent } from './security-event.ts';
import { BELIEVED_MS, sessionOf, type Sessions } from './sessions.ts';
import { Socket, type SocketHome } from './socket.ts';
import { isPass, type Tokens } from './tokens.ts';

const FRAME_BYTES = 4_096;
const WATCH_MS = 1_000;
/** Devices of one account at once, of which the oldest gives way; and connections, closing ones too. */
const SOCKETS_MAX = 8;
const CONNECTIONS_MAX = 24;
/** 100 ns steps between 1582-10-15, where UUIDs of version 1 begin, and 1970. */
const UUID_EPOCH = 122_192_928_000_000_000n;

/**
 * One for all: a function made for each would hold what its handshake knew for as long as its socket lives.
 */
function destroyThis(this: Duplex): void {
  this.destroy();
}

const node = randomBytes(8).toString('hex');
let lastTime = 0n;
/** A UUID of version 1, as session ids are: later ones have later times. */
function timeUuid(): string {
  const now = BigInt(Date.now()) * 10_000n + UUID_EPOCH;
  lastTime = now > lastTime ? now : lastTime + 1n;
  const time = lastTime.toString(16).padStart(16, '0').slice(-15);
  const clock = ((parseInt(node.slice(0, 4), 16) & 0x3fff) | 0x8000).toString(16);
  return `${time.slice(7)}-${time.slice(3, 7)}-1${time.slice(0, 3)}-${clock}-${node.slice(4)}`;
}

export interface SocketsOptions extends Omit<SocketHome, 'onHeld' | 'onLeft' | 'onClosed' | 'onLimit'> {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly node: string;
  /** What every answer says beside its own. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly onSecurityEvent: (event: LeagueEvent) => void;
  /** Whether a page of this origin may open a socket; programs without a browser send none. */
  readonly takesOrigin: (origin: string, request: IncomingMessage) => boolean;
}

/** Every open socket. */
export class Sockets {
  readonly #options: SocketsOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #open = new Set<Socket>();
  /** Connections by account, in the order in which they came. */
  readonly #byAccount = new Map<string, Set<Socket>>();
  readonly #held = new Set<Socket>();
  readonly #shown = new Set<Socket>();
  readonly #online = new Map<string, number>();
  #askedAt = 0;
  readonly #watching: NodeJS.Timeout;
  readonly #home: SocketHome;

  constructor(options: SocketsOptions) {
    this.#options = options;
    this.#home = {
      ...options,
      onHeld: (socket) => void this.#held.add(socket),
      onLeft: (socket) => this.#hide(socket),
      onClosed: (socket) => this.#forget(socket),
      onLimit: ({ presence }, reason) => this.#onLimit(presence.userId, reason),
    };
    // what the library itself refuses
    this.#server.on('wsClientError', ({ message }, stream, { method }) =>
      this.#refuse(stream, method === 'GET' ? '400 Bad Request' : '405 Method Not Allowed', message),
    );
    options.journal.onCommit(() => {
      for (const socket of this.#held) if (socket.flush()) this.#held.delete(socket);
    });
    this.#watching = setInterval(() => {
      const now = performance.now();
      for (const socket of this.#open) socket.watch(now);
      if (now - this.#askedAt > BELIEVED_MS) void this.#cutEnded(now);
    }, WATCH_MS);
  }

  /** Whether an account has a socket that shows it. */
  isOnline(userId: string): boolean {
    return this.#online.has(userId);
  }

  /**
   * Answers a handshake at `/ws`: 101, or a refusal in plain text. The token in its address is a pass's, read
   * here alone, and good for nothing afterwards (rule league 7): stricter than Nakama, where it can open
   * another socket for its thirty seconds.
   */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const refuse = (status: string, words: string) => this.#refuse(stream, status, words);
    stream.on('error', destroyThis);
    const query = new URLSearchParams((request.url ?? '').split('?').slice(1).join('?'));
    const { origin, authorization } = request.headers;
    if (origin !== undefined && !this.#options.takesOrigin(origin, request)) {
      this.#options.onSecurityEvent({ event: 'foreign_origin', reason: 'leagueSocket', request });
      return refuse('403 Forbidden', 'Origin not allowed');
    }
    if (!['', 'json'].includes(query.get('format') ?? '')) return refuse('400 Bad Request', 'Invalid format parameter');
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? query.get('token') ?? '';
    const claims = await this.#options.tokens.read('session', token);
    const isLet = claims !== null && isPass(claims) && (await this.#options.sessions.isLiving(claims).catch(() => false));
    if (!isLet || !this.#options.accounts.byId(claims.uid)) return refuse('401 Unauthorized', 'Missing or invalid token');
    if (stream.destroyed) return;
    if ((this.#byAccount.get(claims.uid)?.size ?? 0) >= CONNECTIONS_MAX) {
      this.#onLimit(claims.uid, 'leagueSockets', request);
      return refuse('429 Too Many Requests', 'Too many sockets');
    }
    // here and not before: of two that come with one pass at the same instant, one stands
    if (!this.#options.tokens.isGoing(claims)) return refuse('401 Unauthorized', 'Missing or invalid token');
    this.#options.tokens.end(claims);
    const isShown = query.get('status') === 'true';
    this.#server.handleUpgrade(request, stream, head, (ws) => {
      const caller = { userId: claims.uid, sessionId: timeUuid(), username: claims.usn };
      const context = this.#options.program.contextOf({ ...caller, vars: { ...claims.vrs } });
      const socket = new Socket(ws, { ...caller, node: this.#options.node }, context, this.#home, sessionOf(claims));
      this.#keep(socket);
      if (!isShown) return;
      this.#show(socket);
      const joins = [{ ...wirePresence(socket.presence), status: '' }];
      socket.send(frame({ status_presence_event: { joins } }), 0);
    });
  }

  #onLimit(userId: string, reason: string, request?: IncomingMessage): void {
    const student = this.#options.accounts.byId(userId)?.customId;
    const who = { ...(student === undefined ? {} : { student }), ...(request ? { request } : {}) };
    this.#options.onSecurityEvent({ event: 'limit', reason, ...who });
  }

  #refuse(stream: Duplex, status: string, words: string): void {
    const own = {
      connection: 'close',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': words.length + 1,
      'sec-websocket-version': '13',
    };
    const lines = Object.entries({ ...this.#options.answerHeaders, ...own }).map(([name, value]) => `${name}: ${value}`);
    stream.end([`HTTP/1.1 ${status}`, ...lines, '', `${words}\n`].join('\r\n'));
  }

  #keep(socket: Socket): void {
    const { userId } = socket.presence;
    const own = this.#byAccount.get(userId) ?? new Set();
    this.#byAccount.set(userId, own.add(socket));
    this.#open.add(socket);
    const [oldest, ...rest] = [...own].filter(({ isClosing }) => !isClosing);
    if (rest.length >= SOCKETS_MAX) oldest?.disconnect();
  }

  #forget(socket: Socket): void {
    this.#open.delete(socket);
    const own = this.#byAccount.get(socket.presence.userId);
    own?.delete(socket);
    if (own?.size === 0) this.#byAccount.delete(socket.presence.userId);
  }

  /** Closes the sockets of those who have signed out, were suspended, or whose family has ended. */
  async #cutEnded(now: number): Promise<void> {
    this.#askedAt = now;
    const ids = new Set([...this.#open].map(({ session }) => session).filter((id) => id !== null));
    const ended = await this.#options.sessions.endedOf([...ids]);
    for (const socket of [...this.#open]) if (socket.session !== null && ended.has(socket.session)) socket.disconnect();
  }

  #show(socket: Socket): void {
    const { userId } = socket.presence;
    this.#shown.add(socket);
    this.#online.set(userId, (this.#online.get(userId) ?? 0) + 1);
  }

  #hide(socket: Socket): void {
    this.#held.delete(socket);
    if (!this.#shown.delete(socket)) return;
    const { userId } = socket.presence;
    const left = (this.#online.get(userId) ?? 1) - 1;
    if (left === 0) this.#online.delete(userId);
    else this.#online.set(userId, left);
  }

  /** Closes every socket of an account. */
  disconnect(userId: string): void {
    for (const socket of [...this.#open]) if (socket.presence.userId === userId) socket.disconnect();
  }

  /** Closes all: politely first, and after `graceMs` without another word. */
  async stop(graceMs: number): Promise<void> {
    clearInterval(this.#watching);
    for (const socket of this.#open) socket.close(1001, 'server stopping');
    const until = performance.now() + graceMs;
    while (this.#open.size > 0 && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
    for (const socket of this.#open) socket.terminate();
  }
}
