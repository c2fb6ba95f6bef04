import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryOf } from '@darb/contract/countries';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import ar from '../../../../locales/ar/errors.json';
import en from '../../../../locales/en/errors.json';
import ur from '../../../../locales/ur/errors.json';
import { rowNames, rowOf, type RowName } from '../site-map.ts';
import { contentSecurity } from './content-security.ts';
import type { WebContext } from './context.ts';
import { readCookies, writeCookie } from './cookies.ts';
import { createDevelopmentBuild } from './development-build.ts';
import { dropOldest } from './drop-oldest.ts';
import { formBytesAt } from './form-size.ts';
import { createGuestCache } from './guest-cache.ts';
import { basenameOf, languageOf, pagePathOf, prefixOf } from './language.ts';
import { addressOf, answerOf, askedBy, askedOf, UnreadableRequest, writeAnswer, type Answer, type Asked } from './node-bridge.ts';
import { pageKeyOf } from './page-key.ts';
import { isPlainPage } from './plain-page.ts';
import { createPrunedBuild } from './pruned-build.ts';
import { compileRoutes, type MatchRoute } from './route-matcher.ts';
import { ACCESS_COOKIE, createRefreshes, createSession, REFRESH_COOKIE, type ClientFor, type Session } from './session.ts';
import { locatedCountry, saidCountry, themeOf, visitOf } from './visitor.ts';

export type { ClientFor } from './session.ts';

export interface WebHostOptions {
  /** Remix's server build; in development a function that loads the newest. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  /** The API's client for an identity: in the same process, or over HTTP. */
  api: ClientFor;
  /** The address under which people reach the product, without a slash at its end. */
  publicUrl: string;
  /** Where the league is, unless it is at the product's own address. */
  leagueUrl?: string | undefined;
  /** The client's own address; behind a proxy from the header that the operator trusts. */
  addressOf?: (request: IncomingMessage) => string;
  /** The id under which this request stands in the log. */
  requestIdOf?: (request: IncomingMessage) => string;
  /** Takes what went wrong; nothing that a person typed is in it. */
  report?: (error: unknown, requestId: string) => void;
}

export interface WebHost {
  /** Answers a request, whatever it is. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Forgets all kept pages. To be called after each write that a guest's page can show: content, prices, country flags. */
  onContentChanged(): void;
}

/** At most so much is remembered; what was not asked for longest goes first. */
const MAX_REMEMBERED = 1_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Statuses that ask to come back later. */
const WAITS: ReadonlySet<number> = new Set([429, 503]);

const CLIENT_COOKIE = 'client-id';
const YEAR = 31_536_000;

/**
 * The id that the browser's cookie holds. A browser whose scripts gave it none gets a fresh one with the first form that it sends, for a sign-up
 * is continued by the client that began it alone; pages that are only looked at set no cookie, so that they can be kept for all.
 */
function clientOf({ method }: IncomingMessage, cookies: Readonly<Record<string, string>>): { id: string | null; fresh: boolean } {
  const held = cookies[CLIENT_COOKIE];
  if (held && UUID.test(held)) return { id: held.toLowerCase(), fresh: false };
  return method === 'POST' ? { id: randomUUID(), fresh: true } : { id: null, fresh: false };
}

const NONCE_BYTES = 16;
let random: Buffer = Buffer.alloc(0);

/** A value that nobody can guess, of bytes that are fetched from the system for many at a time. */
function freshNonce(): string {
  if (random.length < NONCE_BYTES) random = randomBytes(NONCE_BYTES * 256);
  const nonce = random.toString('base64', 0, NONCE_BYTES);
  random = random.subarray(NONCE_BYTES);
  return nonce;
}

/** Aborted when the client leaves before it has its answer. */
function signalOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  return leaving.signal;
}

const isRowName = (id: string | undefined): id is RowName => (rowNames as readonly (string | undefined)[]).includes(id);

/** Words for the few answers that are given before any page can be. */
const words = { ar, en, ur };
const keyOf = { 400: 'unreadable', 405: 'wrong_verb', 413: 'too_large', 500: 'general_error' } as const;

/** Makes the web's side of the process: pages under four basenames, kept pages for guests, sessions by cookies. */
export function createWebHost(options: WebHostOptions): WebHost {
  const { build, mode, api } = options;
  const origin = new URL(options.publicUrl).origin;
  const secure = origin.startsWith('https:');
  const refreshes = createRefreshes();
  const { byNonce, byHashes } = contentSecurity({ publicUrl: origin, leagueUrl: options.leagueUrl, development: mode === 'development' });
  const cache = createGuestCache({ policyOf: byHashes });
  const remix = typeof build === 'function' ? createDevelopmentBuild(build) : createPrunedBuild(build, mode);
  const match: MatchRoute = typeof build === 'function' ? () => null : compileRoutes(build.routes);
  const report = options.report ?? (() => undefined);

  const remembered = new Map<string, Promise<unknown>>();
  const remember = <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const found = remembered.get(key) as Promise<T> | undefined;
    const made = found ?? make();
    remembered.delete(key);
    remembered.set(key, made);
    if (found) return found;
    dropOldest(remembered, MAX_REMEMBERED);
    made.catch(() => {
      if (remembered.get(key) === made) remembered.delete(key);
    });
    return made;
  };

  interface Visitor {
    url: URL;
    cookies: Readonly<Record<string, string>>;
    session: Session;
    requestId: string;
    /** An id that this visitor's browser is given with the answer; null when it has one, or needs none yet. */
    freshClient: string | null;
    savesData: boolean;
  }

  const visitorOf = (request: IncomingMessage, url: URL): Visitor => {
    const cookies = readCookies(request.headers.cookie);
    const requestId = options.requestIdOf?.(request) ?? randomUUID();
    const said = saidCountry(url, cookies);
    const { id: clientId, fresh } = clientOf(request, cookies);
    const session = createSession({
      clientFor: api,
      refreshes,
      secure,
      identity: {
        accessToken: cookies[ACCESS_COOKIE] || null,
        refreshToken: cookies[REFRESH_COOKIE] || null,
        language: languageOf(prefixOf(url.pathname), cookies['language'], countryOf(said).language),
        clientId,
        address: options.addressOf?.(request) ?? request.socket.remoteAddress ?? '',
        country: said ?? undefined,
      },
    });
    return { url, cookies, session, requestId, freshClient: fresh ? clientId : null, savesData: request.headers['save-data'] === 'on' };
  };

  /** Runs Remix for one request, and gathers the cookies that were set on the way. */
  const run = async (
    asked: Asked,
    { url, cookies, session, requestId, freshClient, savesData }: Visitor,
    nonce: string | null,
  ): Promise<Answer> => {
    const set = new Map<string, string>();
    if (freshClient !== null) set.set(CLIENT_COOKIE, writeCookie(CLIENT_COOKIE, freshClient, { maxAge: YEAR, readable: true, secure }));
    let visit: ReturnType<WebContext['visit']> | null = null;
    const page: { html: string | null } = { html: null };
    const context: WebContext = {
      api: session.api,
      session,
      requestId,
      nonce,
      cookies,
      savesData,
      page,
      isDocument: !url.pathname.endsWith('.data'),
      visit: () => (visit ??= visitOf({ url, cookies, session, origin, requestId })),
      setCookie: (name, value, written) => void set.set(name, writeCookie(name, value, { ...written, secure })),
      remember,
      report: (error) => report(error, requestId),
    };
    const prefix = prefixOf(url.pathname);
    const made = await remix.handlerFor(basenameOf(prefix), url.pathname)(asked, context as AppLoadContext);
    const cookiesSet = () => [...session.cookies, ...set.values()];
    if (isPlainPage(made)) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': made.language };
      return { status: 200, headers, cookies: cookiesSet(), body: made.html };
    }
    const { status, headers, cookies: ofPage, body: given } = answerOf(made);
    // Remix takes the prefix off a redirect that its script follows, but not off the home page with a query (`/en?…`), and so would put it there twice.
    const isRedirect = status === 202 && url.pathname.endsWith('.data') && prefix !== '';
    const body = isRedirect ? (await made.text()).replaceAll(`"${prefix}?`, '"/?') : given;
    // a document's own headers are lost on the way through Remix, so the wait is told here: for pages, answers of forms and letters alike
    if (session.wait !== null && WAITS.has(status)) headers['retry-after'] = String(session.wait);
    return { status, headers, cookies: [...ofPage, ...cookiesSet()], body: page.html !== null && body === null ? page.html : body };
  };

  /** The key of a kept page; null when this request must be answered anew. */
  const keyFor = async (request: IncomingMessage, { url, cookies, session }: Visitor): Promise<string | null> => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || session.holdsTokens() || url.pathname.endsWith('.data')) return null;
    const path = pagePathOf(url.pathname);
    const leaf = match(decodeURIComponent(path))?.at(-1);
    const address = isRowName(leaf) ? pageKeyOf(rowOf(leaf), path, url.searchParams, Date.now()) : null;
    if (address === null) return null;
    const country = saidCountry(url, cookies) ?? (await locatedCountry(session));
    const language = languageOf(prefixOf(url.pathname), cookies['language'], countryOf(country).language);
    return [prefixOf(url.pathname), address, language, country, themeOf(cookies['theme']) ?? ''].join('\n');
  };

  const finish = (answer: Answer, policy: (html: string) => string): Answer => {
    if (answer.headers['content-type']?.startsWith('text/html'))
      answer.headers['content-security-policy'] = policy(typeof answer.body === 'string' ? answer.body : '');
    // A shared computer's "back" must not show a student's page after signing out.
    answer.headers['cache-control'] ??= 'private, no-store';
    return answer;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = addressOf(request, origin);
    const visitor = visitorOf(request, url);
    const key = await keyFor(request, visitor);
    if (key !== null) {
      // Rendered for all who wait for it, so not given up when the first of them leaves; HEAD gets the headers of GET.
      const render = async (): Promise<Response> => {
        const asked = askedBy(url, 'GET', () => new Request(url, { headers: { 'user-agent': 'darb' } }));
        const { status, headers, cookies, body } = await run(asked, visitor, null);
        return new Response(body, {
          status,
          headers: [...Object.entries(headers), ...cookies.map((one): [string, string] => ['set-cookie', one])],
        });
      };
      const unkept = await cache.answer(request, response, key, render);
      if (unkept === null) return;
      const body = await unkept.text();
      return writeAnswer(request, response, finish({ ...answerOf(unkept), body }, byHashes));
    }
    const nonce = freshNonce();
    const asked = await askedOf(request, url, () => signalOf(response), formBytesAt(pagePathOf(url.pathname)));
    const made = await run(asked, visitor, nonce);
    return writeAnswer(
      request,
      response,
      finish(made, () => byNonce(nonce)),
    );
  };

  const answerPlainly = (request: IncomingMessage, response: ServerResponse, status: 400 | 405 | 413 | 500): void => {
    if (response.headersSent) return void response.destroy();
    const language = languageOf(prefixOf(request.url ?? '/'), readCookies(request.headers.cookie)['language'], 'ar');
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    if (status === 413) response.setHeader('Connection', 'close');
    response.end(words[language][keyOf[status]]);
  };

  return {
    handle(request, response) {
      answer(request, response).catch((error: unknown) => {
        if (error instanceof UnreadableRequest) return answerPlainly(request, response, error.status);
        // A client that hung up is no defect.
        if (response.destroyed && !response.writableFinished) return undefined;
        report(error, options.requestIdOf?.(request) ?? '');
        return answerPlainly(request, response, 500);
      });
    },
    onContentChanged() {
      remembered.clear();
      cache.invalidate();
    },
  };
}
