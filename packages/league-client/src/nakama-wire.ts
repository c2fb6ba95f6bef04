import {
  type AcceptFriend,
  type FindMatch,
  type FoundMatch,
  type InviteFriend,
  type JoinMetadata,
  NOT_LET_IN,
  type SocketPass,
  type ToldResult,
} from '@darb/contract/league-match';
import { DefaultSocket, type Session } from '@heroiclabs/nakama-js';
import { LeagueSocket } from './league-socket.ts';
import { type FailureReason } from './state.ts';
import { type Connection, type Hear, type Wire, WireFailure } from './wire.ts';

/** What the platform gives a student to get in: the reply of its call `league/ticket`. */
export interface LeagueTicket {
  readonly ticket: string;
  /** Null where the league is at the platform's own address. */
  readonly url: string | null;
  readonly server_key: string;
}

export interface NakamaOptions {
  /** Asks the platform for a ticket; it is called again when a sign-in has run out. */
  readonly askTicket: () => Promise<LeagueTicket>;
  /** The platform's own origin, such as `location.origin`. */
  readonly ownOrigin: string;
  /** How the student is shown to others; sent after each sign-in. `avatar_url` empty: none. */
  readonly profile?: { readonly display_name: string; readonly avatar_url: string };
  /** Where there is no global one, as in Node 20. */
  readonly webSocket?: typeof WebSocket;
}

const ANSWER_MS = 7_000;
/**
 * From one ping to the next; and, before nakama-js looks after as long, from a ping to the end of a line
 * without an answer.
 */
const HEARTBEAT_MS = 6_000;
const SILENCE_MS = 5_500;
const UNAUTHENTICATED = 401;
/** What a status means to a call; every other one that is no success: the league is not well. */
const REASONS: Readonly<Record<number, FailureReason>> = {
  400: 'refused',
  401: 'refused',
  403: 'refused',
  404: 'not_offered',
  429: 'too_many',
};
/** What the league says of a friend's link besides. */
const SAID: readonly FailureReason[] = ['invitation_gone', 'own_invitation', 'other_program'];
/** The socket's codes for: bad id, no such match, not let in. */
const CANNOT_JOIN: readonly unknown[] = [3, 4, 5];

/** A sign-in that holds until the league answers it with 401. */
interface Access {
  readonly at: URL;
  readonly token: string;
  readonly student: string;
}

/** One HTTP call. Rejects when there is no answer. */
async function ask(at: URL, verb: 'POST' | 'PUT', path: string, authorization: string, body?: unknown): Promise<Response> {
  return fetch(new URL(path, at), {
    method: verb,
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((cause: unknown) => {
    throw new WireFailure('unreachable', cause);
  });
}

async function reasonOf(response: Response): Promise<FailureReason> {
  const said = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return SAID.find((reason) => reason === said?.message) ?? REASONS[response.status] ?? 'unreachable';
}

const bearer = ({ token }: Access): string => `Bearer ${token}`;

/** What nakama-js connects with: it reads the token alone. */
const sessionOf = ({ token }: SocketPass): Session => ({
  token,
  refresh_token: '',
  created: false,
  created_at: 0,
  isexpired: () => false,
  isrefreshexpired: () => false,
  update: () => undefined,
});

/**
 * The league over nakama-js's socket, on either host. The few HTTP calls are our own (ADR 8): the library's
 * client is 10 kB, cannot read every token, and refreshes by the device's clock, which may be wrong. What has
 * run out is found by its 401.
 */
export class NakamaWire implements Wire {
  readonly #options: NakamaOptions;
  #access: Access | null = null;
  #student: string | null = null;

  constructor(options: NakamaOptions) {
    this.#options = options;
  }

  get student(): string | null {
    return this.#student;
  }

  async open(hear: Hear): Promise<Connection> {
    const { access, said: pass } = await this.#ask<SocketPass>('socket_pass', {});
    const connection = await this.#connect(access, pass, hear);
    // Nakama closes no socket for it, and takes the token for calls until then (rule league 7)
    void ask(access.at, 'POST', '/v2/session/logout', bearer(access), { token: pass.token }).catch(() => undefined);
    return connection;
  }

  find(asked: FindMatch): Promise<string> {
    return this.#found('find_match', asked);
  }

  invite(asked: InviteFriend): Promise<string> {
    return this.#found('invite_friend', asked);
  }

  accept(code: string): Promise<string> {
    return this.#found('accept_friend', { code } satisfies AcceptFriend);
  }

  async #found(id: string, payload: object): Promise<string> {
    const { said } = await this.#ask<FoundMatch>(id, payload);
    const [matchId] = said.matchIds;
    if (matchId === undefined) throw new WireFailure('not_offered');
    return matchId;
  }

  async result(matchId: string): Promise<ToldResult> {
    return (await this.#ask<ToldResult>('match_result', { match_id: matchId })).said;
  }

  /** A call of the module's. What is signed out is signed in again, once. */
  async #ask<Said>(id: string, payload: object): Promise<{ access: Access; said: Said }> {
    for (let tried = 0; ; tried++) {
      const access = this.#access ?? (await this.#signIn());
      // a JSON text in a JSON string
      const response = await ask(access.at, 'POST', `/v2/rpc/${id}`, bearer(access), JSON.stringify(payload));
      if (response.status === UNAUTHENTICATED && tried === 0) {
        if (this.#access === access) this.#access = null;
        continue;
      }
      if (!response.ok) throw new WireFailure(await reasonOf(response), response.status);
      const { payload: said } = (await response.json()) as { payload: string };
      return { access, said: JSON.parse(said) as Said };
    }
  }

  /**
   * With a new ticket; and once more with another, for the first may have been used up by a request whose
   * answer was lost.
   */
  async #signIn(): Promise<Access> {
    const access = (await this.#takeIn()) ?? (await this.#takeIn());
    if (access === null) throw new WireFailure('refused');
    this.#access = access;
    this.#student = access.student;
    const { profile } = this.#options;
    // how a student is shown is worth no match
    if (profile) await ask(access.at, 'PUT', '/v2/account', bearer(access), profile).catch(() => undefined);
    return access;
  }

  /** Null when the ticket was refused. */
  async #takeIn(): Promise<Access | null> {
    const { ticket, url, server_key } = await this.#options.askTicket().catch((cause: unknown) => {
      throw new WireFailure('no_ticket', cause);
    });
    const at = new URL(url ?? this.#options.ownOrigin);
    // a ticket names its student
    const student = ticket.split('.')[1] ?? '';
    const key = `Basic ${btoa(`${server_key}:`)}`;
    const response = await ask(at, 'POST', '/v2/account/authenticate/custom?create=true', key, { id: student, vars: { ticket } });
    if (response.status === UNAUTHENTICATED) return null;
    const said = response.ok ? ((await response.json().catch(() => null)) as { token?: unknown } | null) : null;
    if (typeof said?.token !== 'string') throw new WireFailure('unreachable', response.status);
    return { at, token: said.token, student };
  }

  async #connect({ at }: Access, pass: SocketPass, hear: Hear): Promise<Connection> {
    const isSecure = at.protocol === 'https:';
    const port = at.port === '' ? (isSecure ? '443' : '80') : at.port;
    const adapter = new LeagueSocket(this.#options.webSocket ?? WebSocket, SILENCE_MS);
    const socket = new DefaultSocket(at.hostname, port, isSecure, false, adapter);
    socket.setHeartbeatTimeoutMs(HEARTBEAT_MS);
    const closed = new Promise<void>((done) => (socket.ondisconnect = () => done()));
    const unreachable = closed.then(() => Promise.reject(new WireFailure('unreachable')));
    // it may also come when nobody asks
    unreachable.catch(() => undefined);
    socket.onmatchdata = ({ match_id, op_code, data }) => hear(match_id, op_code, data);
    // nakama-js lets requests wait for their time to run out when the socket is gone
    const unlessGone = <Answer>(answer: Promise<Answer>): Promise<Answer> => Promise.race([answer, unreachable]);
    await unlessGone(socket.connect(sessionOf(pass), false)).catch((cause: unknown) => {
      throw new WireFailure('unreachable', cause);
    });
    return {
      closed,
      async join(matchId, device) {
        const metadata: JoinMetadata = { device, key: pass.key };
        await unlessGone(socket.joinMatch(matchId, undefined, metadata)).catch((failure: unknown) => {
          if (failure instanceof WireFailure) throw failure;
          const { code, message } = (failure ?? {}) as { code?: unknown; message?: unknown };
          if (message === NOT_LET_IN.replaced) throw new WireFailure('replaced', failure);
          throw new WireFailure(CANNOT_JOIN.includes(code) ? 'cannot_join' : 'unreachable', failure);
        });
      },
      async leave(matchId) {
        await unlessGone(socket.leaveMatch(matchId)).catch((failure: unknown) => {
          throw failure instanceof WireFailure ? failure : new WireFailure('unreachable', failure);
        });
      },
      send: (matchId, opCode, text) => void socket.sendMatchState(matchId, opCode, text).catch(() => undefined),
      close: () => adapter.close(),
    };
  }
}
