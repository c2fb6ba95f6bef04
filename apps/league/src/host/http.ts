import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../nkruntime.ts';
import { OFFERED_ROUTES, type Asked, type CallHome, type OfferedRoute } from './calls.ts';
import { CLOSED_ROUTES, type ClosedRoute } from './closed-calls.ts';
import { CODE, failureOf, Refused, statusOf } from './failure.ts';
import { bodyOf } from './http-request.ts';
import type { Journal } from './journal.ts';
import { eventOf, type LeagueEvent } from './security-event.ts';
import type { Sessions } from './sessions.ts';

export interface HttpOptions extends CallHome {
  readonly journal: Journal;
  readonly sessions: Sessions;
  readonly serverKey: string;
  readonly httpKey: string;
  readonly onSecurityEvent: (event: LeagueEvent) => void;
}

type Route = OfferedRoute | ClosedRoute;
const ROUTES: readonly Route[] = [...OFFERED_ROUTES, ...CLOSED_ROUTES];
const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store, no-cache, must-revalidate',
  vary: 'Accept-Encoding',
} as const;
const VERBS = 'GET, HEAD, POST, PUT, DELETE';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, key: string): boolean => timingSafeEqual(digest(given), digest(key));

/** The user part of a Basic pair; null when there is none. */
function basicUserOf(header: string | undefined): string | null {
  const pair = /^Basic (.+)$/i.exec(header ?? '')?.[1];
  return pair === undefined ? null : (/^([^:]*):/.exec(Buffer.from(pair, 'base64').toString())?.[1] ?? null);
}

const matches = (path: string, parts: readonly string[]): boolean => {
  const wanted = path.split('/');
  return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index]);
};

/** The league's calls over HTTP: below `/v2/`, and `/healthcheck`. */
export class HttpDoor {
  readonly #home: HttpOptions;

  constructor(home: HttpOptions) {
    this.#home = home;
  }

  /** Answers one request; never rejects for what came. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.origin !== undefined) response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') return preflight(request, response);
    try {
      const url = new URL(request.url ?? '/', 'http://league.invalid');
      if (url.pathname === '/healthcheck') return answer(response, 200, '{}');
      const parts = url.pathname.split('/').slice(2).map(decodeURIComponent);
      if (parts[0] === 'rpc' && parts.length === 2) return await this.#rpc(request, response, parts[1] ?? '', url.searchParams);
      const known = ROUTES.filter(({ path }) => matches(path, parts));
      const route = known.find(({ verb }) => verb === request.method);
      if (known.length === 0) throw new Refused(CODE.notFound, 'Not Found');
      if (!route) throw new Refused(CODE.unimplemented, 'Method Not Allowed');
      answer(response, 200, await this.#call(route, request, parts, url.searchParams));
    } catch (error) {
      refuse(response, this.#told(error, request));
    }
  }

  /** What went wrong, once whoever keeps the log has heard of it where it looks like an attack. */
  #told(error: unknown, request: IncomingMessage): Refused {
    const failure = failureOf(error);
    const event = eventOf(failure);
    if (event) this.#home.onSecurityEvent({ ...event, request });
    return failure;
  }

  async #call(route: Route, request: IncomingMessage, parts: readonly string[], query: URLSearchParams): Promise<string> {
    const home = this.#home;
    const body = await bodyOf(request);
    const door = route.by === 'session' ? await this.#session(request) : this.#serverKey(request);
    const plain: Asked = { parts, query, body, claims: null, account: null, ...door };
    const prepared = 'run' in route && route.prepare ? await route.prepare(home, plain) : plain;
    const asked = prepared.claims && !(await home.sessions.isLiving(prepared.claims)) ? { ...prepared, claims: null } : prepared;
    return this.#turn(() => {
      if (route.by === 'session') this.#stillThere(asked);
      if ('run' in route) return route.run(home, asked);
      home.program.before(route.name, asked.context, {});
      // no hook closes it, and there is nothing behind it
      throw new Refused(CODE.notFound, 'Not Found');
    });
  }

  /** Runs something of the module's, and gives the answer when all that it speaks of is durable. */
  async #turn(work: () => object): Promise<string> {
    const { journal } = this.#home;
    journal.enter();
    let made: object | undefined;
    let failure: unknown;
    try {
      made = work();
    } catch (error) {
      failure = error;
    }
    await journal.settled(journal.leave());
    if (made === undefined) throw failureOf(failure);
    return JSON.stringify(made);
  }

  #serverKey(request: IncomingMessage): { context: Context } {
    const { authorization } = request.headers;
    if (authorization === undefined) throw new Refused(CODE.unauthenticated, 'Server key required');
    const user = basicUserOf(authorization);
    if (user === null || !isSame(user, this.#home.serverKey)) throw new Refused(CODE.unauthenticated, 'Server key invalid');
    return { context: this.#home.program.contextOf({}) };
  }

  async #session(request: IncomingMessage): Promise<Pick<Asked, 'context' | 'claims' | 'account'>> {
    const { authorization } = request.headers;
    if (authorization === undefined) throw new Refused(CODE.unauthenticated, 'Auth token required');
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
    const claims = token === undefined ? null : await this.#home.tokens.read('session', token);
    const account = claims && this.#home.accounts.byId(claims.uid);
    if (!claims || !account || !(await this.#home.sessions.isLiving(claims))) throw new Refused(CODE.unauthenticated, 'Auth token invalid');
    const context = this.#home.program.contextOf({ userId: claims.uid, username: claims.usn, vars: { ...claims.vrs } });
    return { context, claims, account };
  }

  #stillThere({ account }: Asked): void {
    if (!account || this.#home.accounts.byId(account.id) !== account) throw new Refused(CODE.unauthenticated, 'Auth token invalid');
  }

  async #rpc(request: IncomingMessage, response: ServerResponse, id: string, query: URLSearchParams): Promise<void> {
    const { program } = this.#home;
    try {
      if (request.method !== 'POST' && request.method !== 'GET') throw new Refused(CODE.unimplemented, 'Method Not Allowed');
      const key = query.get('http_key') ?? basicUserOf(request.headers.authorization);
      if (key === null && request.headers.authorization === undefined)
        throw new Refused(CODE.unauthenticated, 'Auth token or HTTP key required');
      if (key !== null && !isSame(key, this.#home.httpKey)) throw new Refused(CODE.unauthenticated, 'HTTP key invalid');
      const context = key === null ? (await this.#session(request)).context : program.contextOf({});
      const unwrap = query.has('unwrap');
      const body = request.method === 'GET' ? '' : await bodyOf(request);
      const payload = unwrap ? body : payloadOf(body);
      if (!program.hasRpc(id)) throw new Refused(CODE.notFound, 'RPC function not found');
      const said = JSON.parse(await this.#turn(() => ({ payload: program.rpc(id, context, payload) }))) as { payload: string };
      if (unwrap) answer(response, 200, said.payload, { 'content-type': request.headers['content-type'] ?? 'text/plain; charset=utf-8' });
      else answer(response, 200, JSON.stringify(said));
    } catch (error) {
      const { code, message } = this.#told(error, request);
      answer(response, statusOf(code), JSON.stringify({ code, error: message, message }));
    }
  }
}

/** The payload of a call of the module's: a JSON text in a JSON string. */
function payloadOf(body: string): string {
  if (body === '') return '';
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refused(CODE.invalid, 'invalid character looking for beginning of value');
  }
  if (typeof value === 'string') return value;
  throw new Refused(CODE.invalid, 'json: cannot unmarshal object into Go value of type string');
}

function answer(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...HEADERS, 'content-length': Buffer.byteLength(body), ...headers });
  response.end(body);
}

function refuse(response: ServerResponse, { code, message }: Refused): void {
  // a header has no room for other characters
  const challenge = code === CODE.unauthenticated ? { 'www-authenticate': message.replace(/[^\x20-\x7e]/g, '') } : undefined;
  answer(response, statusOf(code), JSON.stringify({ code, message }), challenge);
}

/** Which calls a page of another origin may make; the token that they need is in no cookie. */
function preflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = String(request.headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const isFine = asked.every((name) => ['authorization', 'content-type', 'user-agent'].includes(name));
  response.writeHead(isFine ? 200 : 403, {
    'access-control-allow-headers': 'Authorization,Content-Type',
    'access-control-allow-methods': VERBS,
    'content-length': 0,
  });
  response.end();
}
