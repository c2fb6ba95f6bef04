import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { vagueNetwork, type SecurityEvent } from '@darb/api';
import { getRequestListener } from '@hono/node-server';
import { reject, securityHeaders } from './http/answers.ts';
import { answerBare, passOverUpgrade } from './http/bare-answer.ts';
import { addressOf, peerOf } from './http/peer.ts';
import { checkOrigin, checkRequest, foreignOrigin } from './http/request-check.ts';
import { routeOf } from './http/route-of.ts';
import { listeningFailure } from './listening.ts';
import type { Log } from './log.ts';
import type { ApiPart, FilesPart, LeaguePart, WebPart } from './parts.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL;
  /** The header that the proxy in front writes the caller's address to; none is trusted without it. */
  readonly trustedHeader?: string | undefined;
  readonly log: Log;
  /** Hears of each request of a foreign page that was refused. */
  readonly onSecurityEvent: (event: SecurityEvent) => void;
  readonly api: ApiPart;
  readonly web: WebPart;
  /** The league in this process; none where another one has it. */
  readonly league?: LeaguePart | undefined;
  /** The web build's files; in development Vite serves them. */
  readonly files?: FilesPart | undefined;
  /** A server that others listen on already, such as Vite's socket. */
  readonly server?: Server;
}

/** The listening process. */
export interface Serving {
  readonly address: AddressInfo;
  /** Takes no new connection, lets running requests finish for at most `graceMs`, then cuts what is left. */
  stop(graceMs: number): Promise<void>;
}

/** Turns of the event loop in which waiting connections are accepted and their requests read. */
const TURNS_TO_READ = 5;
const API_PATH = /^\/(?:api|pipeline|media|graphql|dev\/outbox(?:\.json)?)(?:\/|$)/;
/** Paths that the league's client has fixed. */
const LEAGUE_PATH = /^\/(?:v2\/|healthcheck$)/;
const GRAPHQL_SOCKET = /^\/graphql(?:\?|$)/;
const LEAGUE_SOCKET = /^\/ws(?:\?|$)/;

const SECONDS_TO_READY = 5;
const NOT_READY = {
  database_away: 'The database (or the API elsewhere) does not answer.',
  storage_full: 'The disk of the database is full: pages are shown, and nothing can be stored. Make room.',
} as const;

/** A server that lets requests without a Host in, for the front to refuse them in words. */
export const openServer = (): Server => createServer({ requireHostHeader: false });

/** Puts everything on one port; resolves when it listens, rejects when it cannot. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const server = options.server ?? openServer();
  server.requestTimeout = 60_000;
  server.headersTimeout = 15_000;
  // longer than a proxy keeps its side open, so that it never sends into a closing connection
  server.keepAliveTimeout = 65_000;
  const handle = createHandler(options);
  const headers = securityHeaders(options.publicUrl);
  let stopping = false;
  const take = (request: IncomingMessage, response: ServerResponse) => {
    // a connection that was busy when the stop began would idle on after its answer
    response.once('close', () => stopping && setImmediate(() => server.closeIdleConnections()));
    handle(request, response);
  };
  server.on('request', take);
  // an expectation that nobody knows may be passed over (RFC 9110, 10.1.1); Node's own answer has no words
  server.on('checkExpectation', take);
  server.on('upgrade', (request, stream, head) => {
    if (options.league && LEAGUE_SOCKET.test(request.url ?? '')) {
      options.league.upgrade(request, stream, head).catch((error: unknown) => {
        options.log.error({ error }, 'handshake failed');
        stream.destroy();
      });
    } else if (options.api.upgrade && GRAPHQL_SOCKET.test(request.url ?? '')) {
      takeSocket(options, request, stream, head, headers);
    } else if (server.listenerCount('upgrade') === 1) {
      // nobody else is there who might want it
      passOverUpgrade(request, stream, headers, take);
    }
  });
  server.on('connect', (_request, socket) => answerBare(socket, '405 Method Not Allowed', headers));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request';
    // it never became a request, but its bytes say whom it was for
    const forApi = /^\S+ \/api[/?# ]/.test((error as { rawPacket?: Buffer }).rawPacket?.toString('latin1', 0, 100) ?? '');
    const key = status.startsWith('431') ? 'too_large' : 'unreadable';
    answerBare(socket, status, headers, forApi ? key : undefined);
  });
  server.listen(options.port, options.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listeningFailure(error, options);
  });
  return {
    address: server.address() as AddressInfo,
    async stop(graceMs) {
      stopping = true;
      // what was sent before the stop may wait unread behind other work: closing takes such a connection for
      // an idle one and cuts it
      for (let turn = 0; turn < TURNS_TO_READ; turn++) await new Promise((next) => setImmediate(next));
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

/** A socket of GraphQL: of our own pages and of programs, never of a foreign page (rule community 19). */
function takeSocket(
  { api, publicUrl, trustedHeader, onSecurityEvent }: ServeOptions,
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  stream.on('error', () => stream.destroy());
  const address = addressOf(request, trustedHeader);
  if (foreignOrigin(request, publicUrl)) {
    onSecurityEvent({ event: 'foreign_origin', outcome: 'refused', reason: 'socket', network: vagueNetwork(address) });
    return answerBare(stream, '403 Forbidden', headers);
  }
  api.upgrade?.(request, stream, head, address);
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The front of the house: id, headers, checks and the log line, before any part sees the request. */
export function createHandler(options: ServeOptions): Handler {
  const { api, web, files, league, log, publicUrl } = options;
  const headers = Object.entries(securityHeaders(publicUrl));
  const toApi = getRequestListener(
    async (request, { incoming }) => api.fetch(request, peerOf(incoming as IncomingMessage, options.trustedHeader, publicUrl)),
    {
      overrideGlobalObjects: false,
    },
  );

  return (request, response) => {
    const started = performance.now();
    const requestId = randomUUID();
    request.headers['x-request-id'] = requestId;
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of headers) response.setHeader(name, value);
    const fail = (error: unknown) => {
      log.error({ requestId, error }, 'request failed');
      reject(request, response, { messageKey: 'general_error' });
    };
    response.on('error', () => response.destroy());

    const checked = checkRequest(request);
    const route = 'pathname' in checked ? routeOf(checked.pathname) : '*';
    response.once('close', () => {
      const line = {
        requestId,
        method: request.method ?? '',
        route,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      };
      if (route.startsWith('/assets/') || route === '/healthz' || route === '/readyz') log.debug(line, 'request');
      else log.info(line, 'request');
    });
    if ('rejection' in checked) return reject(request, response, checked.rejection);
    const { pathname } = checked;
    // its calls carry a token in a header and know no cookies: a foreign page could do nothing in a student's
    // name
    if (league && LEAGUE_PATH.test(pathname)) return void league.handle(request, response).catch(fail);
    const foreign = checkOrigin(request, publicUrl);
    if (foreign) {
      const network = vagueNetwork(addressOf(request, options.trustedHeader));
      options.onSecurityEvent({ event: 'foreign_origin', outcome: 'refused', reason: 'write', network, requestId });
      return reject(request, response, foreign);
    }

    try {
      if (pathname === '/healthz') return state(request, response, 200, { status: 'alive' });
      if (pathname === '/readyz') return void readiness(options, request, response).catch(fail);
      if (API_PATH.test(pathname)) return void toApi(request, response).catch(fail);
      if (files?.serve(request, response, pathname)) return;
      Promise.resolve(web.handle(request, response)).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

async function readiness({ api, league }: ServeOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const database = await api.ready();
  const isReady = database === 'ready';
  if (!isReady) response.setHeader('retry-after', SECONDS_TO_READY);
  state(request, response, isReady ? 200 : 503, {
    status: isReady ? 'ready' : 'not ready',
    database: isReady,
    ...(isReady ? {} : { reason: NOT_READY[database] }),
    // the product is ready without it
    ...(league ? { league: league.ready } : {}),
  });
}

function state(request: IncomingMessage, response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
}
