import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { DEFAULT_LANGUAGE } from '@darb/language';
import { GRAPHQL_BYTES } from '@darb/contract/limits';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { refusalOf } from '../faults.ts';
import type { OpenOptions } from '../options.ts';
import type { Asker, GraphQlDoor } from './door.ts';
import { graphErrorOf } from './graph-error.ts';
import { bearerIn } from './http.ts';

/** Of one socket (rule community 19): operations that go on, and messages a second. */
const SUBSCRIPTIONS_MAX = 20;
const MESSAGES_A_SECOND = 50;
/** Sockets of one student, and of one process. */
const OWN_MAX = 10;
const ALL_MAX = 5_000;
const INIT_MS = 5_000;
const WATCH_MS = 1_000;
/** So often it is asked whether sessions go on (rule account 41). */
const ASK_MS = 3_000;
const PING_MS = 15_000;
const SILENCE_MS = 40_000;
/** Bytes that wait for a reader who does not read. */
const BUFFERED_MAX = 1_000_000;

/** Why a socket is closed: the numbers of RFC 6455 and graphql-transport-ws, and ours. */
const CODE = { goingAway: 1001, policy: 1008, tryAgain: 1013, expired: 4401, ended: 4403, muted: 4423 } as const;

interface Open {
  readonly ws: WebSocket;
  readonly address: string;
  readonly openedAt: Date;
  asker: Asker | null;
  room: number;
  filledAt: number;
  heardAt: number;
}

/** What decides whether sockets stay. */
export interface SocketFacts {
  livingSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  mutedSince(students: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}

export interface GraphQlSockets {
  /** Takes a handshake whose origin was looked at already. */
  readonly upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer, address: string) => void;
  readonly close: (graceMs: number) => Promise<void>;
}

const tokenIn = (params: Readonly<Record<string, unknown>> | undefined): string | null => {
  const headers = params?.['headers'] as Record<string, unknown> | undefined;
  const said = [params?.['token'], params?.['Authorization'], headers?.['Authorization'], headers?.['authorization']].find(
    (one) => typeof one === 'string',
  );
  return typeof said === 'string' ? (bearerIn(said) ?? said) : null;
};

/** Subscriptions, queries and writes over `graphql-transport-ws`, as `createGraphQl` lets them. */
export function createSockets(door: GraphQlDoor, ask: SocketFacts, options: OpenOptions): GraphQlSockets {
  const open = new Set<Open>();
  const wss = new WebSocketServer({ noServer: true, maxPayload: GRAPHQL_BYTES, clientTracking: false, handleProtocols });
  let watching: NodeJS.Timeout | null = null;
  let askedAt = 0;

  const onLimit = (one: Open, reason: string): void =>
    options.onSecurityEvent({ event: 'limit', outcome: 'refused', reason, ...(one.asker ? { student: one.asker.context.student } : {}) });
  const ownOf = (student: string): Open[] => [...open].filter(({ asker }) => asker?.context.student === student);

  const server = makeServer<Record<string, unknown>, Open>({
    connectionInitWaitTimeout: INIT_MS,
    async onConnect({ connectionParams, extra }) {
      const token = tokenIn(connectionParams);
      if (token === null) return false;
      try {
        extra.asker = await door.askerOf(identityOf(token, extra.address));
      } catch (error) {
        if (refusalOf(error, 'graphql', options.log).messageKey === 'token_invalid') return false;
        throw error;
      }
      const others = ownOf(extra.asker.context.student).filter((one) => one !== extra);
      for (const one of others.slice(0, Math.max(0, others.length - OWN_MAX + 1))) one.ws.close(CODE.policy, 'too many sockets');
      return true;
    },
    async onSubscribe({ subscriptions, connectionParams, extra }, _id, payload) {
      if (Object.keys(subscriptions).length > SUBSCRIPTIONS_MAX) {
        onLimit(extra, 'graphqlSubscriptions');
        extra.ws.close(CODE.policy, 'too many subscriptions');
        return [];
      }
      try {
        // asked anew for each operation: what was read of the student before is not believed
        extra.asker = await door.askerOf(identityOf(tokenIn(connectionParams) ?? '', extra.address));
        return await door.argumentsFor(extra.asker, payload);
      } catch (error) {
        const refusal = refusalOf(error, 'graphql', options.log);
        if (refusal.messageKey === 'token_invalid') extra.ws.close(CODE.ended, 'session ended');
        return [graphErrorOf(refusal)];
      }
    },
    onNext: (_context, _id, _payload, _args, { errors, ...result }) => (errors ? { ...result, errors: errors.map(door.told) } : result),
  });

  function identityOf(token: string, address: string) {
    return { accessToken: token, graphqlToken: token, refreshToken: null, language: DEFAULT_LANGUAGE, clientId: null, address };
  }

  async function watch(): Promise<void> {
    const now = options.now();
    const [at, time] = [performance.now(), now.getTime()];
    for (const one of [...open]) {
      if (one.asker && one.asker.until.getTime() <= time) one.ws.close(CODE.expired, 'token expired');
      else if (at - one.heardAt > SILENCE_MS) one.ws.terminate();
      else if (at - one.heardAt > PING_MS) one.ws.ping();
      if (one.ws.bufferedAmount > BUFFERED_MAX) one.ws.terminate();
    }
    if (at - askedAt < ASK_MS) return;
    askedAt = at;
    const asked = [...open].filter((one) => one.asker !== null);
    if (asked.length === 0) return;
    const [living, muted] = await Promise.all([
      ask.livingSessions([...new Set(asked.map(({ asker }) => asker?.context.sessionId ?? ''))]),
      ask.mutedSince([...new Set(asked.map(({ asker }) => asker?.context.student ?? ''))]),
    ]);
    for (const { asker, ws, openedAt } of asked) {
      if (!asker) continue;
      const since = muted.get(asker.context.student);
      if (!living.has(asker.context.sessionId)) ws.close(CODE.ended, 'session ended');
      // who comes back reads on
      else if (since && since > openedAt) ws.close(CODE.muted, 'muted');
    }
  }

  function hasRoom(one: Open): boolean {
    const now = performance.now();
    one.room = Math.min(MESSAGES_A_SECOND, one.room + ((now - one.filledAt) / 1000) * MESSAGES_A_SECOND) - 1;
    one.filledAt = now;
    return one.room >= 0;
  }

  function take(ws: WebSocket, address: string): void {
    const now = performance.now();
    const one: Open = { ws, address, openedAt: options.now(), asker: null, room: MESSAGES_A_SECOND, filledAt: now, heardAt: now };
    open.add(one);
    watching ??= setInterval(() => void watch().catch(() => undefined), WATCH_MS).unref();
    const hear = () => (one.heardAt = performance.now());
    let receive: (text: string) => Promise<void> = () => Promise.resolve();
    const closed = server.opened(
      {
        protocol: ws.protocol,
        send: (text) =>
          new Promise((done) => {
            if (ws.readyState === ws.OPEN) ws.send(text, () => done());
            else done();
          }),
        close: (code, reason) => ws.close(code, reason),
        onMessage: (listener) => void (receive = listener),
      },
      one,
    );
    ws.on('message', (data: RawData, isBinary) => {
      hear();
      if (!hasRoom(one)) {
        onLimit(one, 'graphqlMessages');
        return ws.close(CODE.policy, 'too many messages');
      }
      if (isBinary) return ws.close(1003, 'text alone');
      receive((data as Buffer).toString()).catch((error: unknown) => {
        refusalOf(error, 'graphql', options.log);
        ws.close(CODE.tryAgain, 'try again');
      });
    });
    ws.on('pong', hear);
    // what breaks a frame's rules is closed by the library, with the code for it
    ws.on('error', () => undefined);
    ws.once('close', (code, reason) => {
      open.delete(one);
      if (open.size === 0 && watching) {
        clearInterval(watching);
        watching = null;
      }
      closed(code, reason.toString()).catch(() => undefined);
    });
  }

  return {
    upgrade(request, stream, head, address) {
      if (open.size >= ALL_MAX) {
        stream.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n');
        return;
      }
      wss.handleUpgrade(request, stream, head, (ws) => take(ws, address));
    },
    async close(graceMs) {
      for (const { ws } of open) ws.close(CODE.goingAway, 'server stopping');
      const until = performance.now() + graceMs;
      while (open.size > 0 && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
      for (const { ws } of open) ws.terminate();
      if (watching) clearInterval(watching);
    },
  };
}
