import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryOf } from '@darb/contract/countries';
import type { AppLoadContext } from '@remix-run/node';
import { isbot } from 'isbot';
import { isDocument } from '../../fast/document.ts';
import { isPlainDocument, openDoor, Overloaded, withProps, type DoorOptions } from '../../fast/door.ts';
import { isRowName, rowNames, rowOf } from '../site-map.ts';
import type { ThirdParties } from '../third-parties.ts';
import { createNotices, NOTICE_COOKIE } from './brief-notice.ts';
import { CLIENT_COOKIE, CLIENT_SECONDS, clientOf } from './client-id.ts';
import { contentSecurity, freshNonce } from './content-security.ts';
import type { WebContext } from './context.ts';
import { readCookies, writeCookie } from './cookies.ts';
import { formBytesAt } from './form-size.ts';
import { basenameOf, languageOf, pagePathOf, prefixOf } from './language.ts';
import { createMemory } from './memory.ts';
import { addressOf, answerOf, askedBy, askedOf, UnreadableRequest, wholeOf, writeAnswer, type Answer, type Asked } from './node-bridge.ts';
import { pageKeyOf } from './page-key.ts';
import { isSecretRow, nothingHere, SECRET_HEADERS } from './nothing-here.ts';
import { answerPlainly } from './plain-answer.ts';
import { ACCESS_COOKIE, ENDED_COOKIE, createRefreshes, createSession, REFRESH_COOKIE, type ClientFor, type Session } from './session.ts';
import { dropTokens } from './token-query.ts';
import { leaveTokens } from './leave-tokens.ts';
import { locatedCountry, saidCountry, themeOf, visitOf } from './visitor.ts';

export type { ClientFor } from './session.ts';

export interface WebHostOptions {
  /** Remix's server build; in development a function that loads the newest. */
  build: DoorOptions['build'];
  mode: DoorOptions['mode'];
  /** `remix`: nothing but Remix's own handler answers pages. */
  render?: DoorOptions['render'];
  /** The API's client for an identity: in the same process, or over HTTP. */
  api: ClientFor;
  /** The address under which people reach the product, without a slash at its end. */
  publicUrl: string;
  /** Where the league is, unless it is at the product's own address. */
  leagueUrl?: string | undefined;
  graphqlUrl?: string | undefined;
  /** What comes from other companies, to who allows it. */
  thirdParties?: ThirdParties;
  /** The client's own address; behind a proxy from the header that the operator trusts. */
  addressOf?: (request: IncomingMessage) => string;
  /** The network of such an address; the addresses of one take their turns together. */
  networkOf?: (address: string) => string;
  /** The id under which this request stands in the log. */
  requestIdOf?: (request: IncomingMessage) => string;
  /** Whether the operator has closed the product for a while: every page says so (rule site 35). */
  isUpdating?: () => boolean;
  /** Hears of a request that was told to come back, because too many pages are waited for. */
  onOverload?: (request: IncomingMessage) => void;
  /** Takes what went wrong; nothing that a person typed is in it. */
  report?: (error: unknown, requestId: string) => void;
}

/** The paths of all pages, below their language; `:name` is a parameter, `*` what no page has. */
export const pagePaths: readonly string[] = rowNames.map((name) => rowOf(name).path);

export interface WebHost {
  /** Answers a request, whatever it is. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Forgets all kept pages. To be called after each write that a guest's page can show: content, prices,
   * country flags.
   */
  onContentChanged(): void;
}

/** What a visitor waits while the product is closed. */
const UPDATING_SECONDS = 60;
/** Statuses that ask to come back later. */
const WAITS: ReadonlySet<number> = new Set([429, 503]);

/** Never storage, where answers wait that were not sent yet, nor cookies of the whole domain (ADR 9). */
const WHAT_IS_CLEARED = '"cache"';
/** Aborted when the client leaves before it has its answer. */
function signalOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  return leaving.signal;
}

/** What a guest's page is kept by: its key, and the same as the cookies that say it. */
interface PageCacheKey {
  readonly key: string;
  readonly cookies: Readonly<Record<'country' | 'language' | 'theme', string>>;
}

/**
 * Makes the web's side of the process: pages under four basenames, kept pages for guests, sessions by
 * cookies.
 */
export function createWebHost(options: WebHostOptions): WebHost {
  const { build, mode, api, thirdParties = {} } = options;
  const origin = new URL(options.publicUrl).origin;
  const secure = origin.startsWith('https:');
  const refreshes = createRefreshes();
  const { leagueUrl, graphqlUrl } = options;
  const development = mode === 'development';
  const { byNonce, byHashes } = contentSecurity({ publicUrl: origin, leagueUrl, graphqlUrl, thirdParties, development });
  const door = openDoor({ build, mode, render: options.render ?? 'fast', policyOf: byHashes });
  const report = options.report ?? (() => undefined);
  const isUpdating = options.isUpdating ?? (() => false);

  const { remember, clear } = createMemory();

  interface Visitor {
    url: URL;
    cookies: Readonly<Record<string, string>>;
    session: Session;
    requestId: string;
    network: string;
    /** An id that this browser is given with the answer; null when it has one, or needs none yet. */
    freshClient: string | null;
    savesData: boolean;
  }

  type Known = Omit<Visitor, 'session'> & { clientId: string | null; address: string; userAgent?: string | undefined };
  const visitorFrom = ({ clientId, address, userAgent, ...known }: Known): Visitor => {
    const { url, cookies } = known;
    const said = saidCountry(url, cookies);
    const session = createSession({
      clientFor: api,
      refreshes,
      secure,
      endedBefore: cookies[ENDED_COOKIE] !== undefined,
      identity: {
        accessToken: cookies[ACCESS_COOKIE] || null,
        refreshToken: cookies[REFRESH_COOKIE] || null,
        language: languageOf(prefixOf(url.pathname), cookies['language'], countryOf(said).language),
        clientId,
        address,
        country: said ?? undefined,
        userAgent,
        requestId: known.requestId,
      },
    });
    return { ...known, session };
  };

  const visitorOf = (request: IncomingMessage, url: URL): Visitor => {
    const cookies = readCookies(request.headers.cookie);
    const { id: clientId, fresh } = clientOf(request, cookies);
    const address = options.addressOf?.(request) ?? request.socket.remoteAddress ?? '';
    return visitorFrom({
      url,
      cookies,
      requestId: options.requestIdOf?.(request) ?? randomUUID(),
      freshClient: fresh ? clientId : null,
      savesData: request.headers['save-data'] === 'on',
      clientId,
      address,
      userAgent: request.headers['user-agent'],
      network: options.networkOf?.(address) ?? address,
    });
  };

  /**
   * A guest of whom no more is known than what a kept page is kept by: one made for them has nothing of
   * whoever asked for it first, whose turn it takes.
   */
  const anybody = ({ url, requestId, network }: Visitor, cookies: PageCacheKey['cookies']): Visitor =>
    visitorFrom({ url, cookies, requestId, network, freshClient: null, savesData: false, clientId: null, address: '' });

  /** Runs Remix for one request, and gathers the cookies that were set on the way. */
  const run = async (
    asked: Asked,
    { url, cookies, session, requestId, network, freshClient, savesData }: Visitor,
    nonce: string | null,
  ): Promise<Answer> => {
    const set = new Map<string, string>();
    if (freshClient !== null)
      set.set(CLIENT_COOKIE, writeCookie(CLIENT_COOKIE, freshClient, { maxAge: CLIENT_SECONDS, readable: true, secure }));
    let visit: ReturnType<WebContext['visit']> | null = null;
    const isData = url.pathname.endsWith('.data');
    const setCookie: WebContext['setCookie'] = (name, value, written) =>
      void set.set(name, writeCookie(name, value, { ...written, secure }));
    const { wasSaid, ...notices } = createNotices({ cookies, setCookie });
    const context: WebContext = {
      api: session.api,
      session,
      requestId,
      network,
      nonce,
      cookies,
      savesData,
      textOf: isData ? (text) => text : door.textOf,
      drawnOf: isData ? withProps : door.drawnOf,
      visit: () => (visit ??= visitOf({ url, cookies, session, origin, requestId })),
      setCookie,
      ...notices,
      thirdParties: isSecretAddress(url) ? {} : thirdParties,
      isUpdating: isUpdating(),
      remember,
      report: (error) => report(error, requestId),
    };
    const prefix = prefixOf(url.pathname);
    const made = await door.answer(basenameOf(prefix), asked, context as AppLoadContext);
    if (wasSaid(made.status)) setCookie(NOTICE_COOKIE, '', { maxAge: 0, readable: true });
    const cookiesSet = () => [...session.cookies, ...set.values()];
    const wait = context.isUpdating ? UPDATING_SECONDS : session.wait;
    if (isPlainDocument(made)) {
      const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8', 'content-language': made.language };
      if (session.isTakenAway) headers['clear-site-data'] = WHAT_IS_CLEARED;
      return { status: made.status, headers, cookies: cookiesSet(), body: made.html };
    }
    const { status, headers, cookies: ofPage, body: given } = answerOf(made);
    // Remix takes the prefix off a redirect that its script follows, but not off the home page with a query
    // (`/en?…`), and so would put it there twice.
    const isRedirect = status === 202 && url.pathname.endsWith('.data') && prefix !== '';
    const body = isRedirect ? (await made.text()).replaceAll(`"${prefix}?`, '"/?') : given;
    // a document's own headers are lost on the way through Remix, so the wait is told here: for pages,
    // answers of forms and letters alike
    if (session.isTakenAway) headers['clear-site-data'] = WHAT_IS_CLEARED;
    if (wait !== null && WAITS.has(status)) headers['retry-after'] = String(wait);
    return { status, headers, cookies: [...ofPage, ...cookiesSet()], body };
  };

  /** What a kept page is kept by; null when this request must be answered anew. */
  const cacheKeyOf = async (request: IncomingMessage, { url, cookies, session }: Visitor): Promise<PageCacheKey | null> => {
    if (isUpdating() || (request.method !== 'GET' && request.method !== 'HEAD') || session.holdsTokens() || url.pathname.endsWith('.data'))
      return null;
    if (cookies[NOTICE_COOKIE] !== undefined) return null;
    const prefix = prefixOf(url.pathname);
    const leaf = door.match(basenameOf(prefix), url.pathname)?.at(-1)?.route.id;
    const address = isRowName(leaf) ? pageKeyOf(rowOf(leaf), pagePathOf(url.pathname), url.searchParams, Date.now()) : null;
    if (address === null) return null;
    const country = saidCountry(url, cookies) ?? (await locatedCountry(session));
    const language = languageOf(prefix, cookies['language'], countryOf(country).language);
    const theme = themeOf(cookies['theme']) ?? '';
    return { key: [prefix, address, language, country, theme].join('\n'), cookies: { country, language, theme } };
  };

  const isSecretAddress = ({ pathname }: URL): boolean =>
    isSecretRow(door.match(basenameOf(prefixOf(pathname)), pathname)?.at(-1)?.route.id);

  const finish = (answer: Answer, policy: (html: string) => string): Answer => {
    if (answer.headers['content-type']?.startsWith('text/html'))
      answer.headers['content-security-policy'] = policy(typeof answer.body === 'string' ? answer.body : '');
    // A shared computer's "back" must not show a student's page after signing out.
    answer.headers['cache-control'] ??= 'private, no-store';
    return answer;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = addressOf(request, origin);
    if (isDocument({ method: request.method ?? 'GET', url })) {
      const left = leaveTokens(url, secure);
      if (left) return writeAnswer(request, response, left);
    }
    dropTokens(url);
    const visitor = visitorOf(request, url);
    const cached = door.pages && (await cacheKeyOf(request, visitor));
    if (door.pages && cached) {
      // Rendered for all who wait for it, so not given up when the first of them leaves; HEAD gets the
      // headers of GET.
      const render = (): Promise<Answer> => {
        const asked = askedBy(url, 'GET', () => new Request(url, { headers: { 'user-agent': 'darb' } }));
        return run(asked, anybody(visitor, cached.cookies), null);
      };
      const uncached = await door.pages.answer(request, response, cached.key, render);
      return uncached === null ? undefined : writeAnswer(request, response, finish(await wholeOf(uncached), byHashes));
    }
    const isSecret = isSecretAddress(url);
    // a program that looks at links, as those of chats do, is told nothing and opens nothing
    if (isSecret && isbot(request.headers['user-agent'] ?? '')) return writeAnswer(request, response, nothingHere());
    const nonce = freshNonce();
    const asked = await askedOf(request, url, () => signalOf(response), formBytesAt(pagePathOf(url.pathname)));
    const made = await run(asked, visitor, nonce);
    if (isSecret && made.status === 404) return writeAnswer(request, response, nothingHere());
    if (isSecret) Object.assign(made.headers, SECRET_HEADERS);
    return writeAnswer(
      request,
      response,
      finish(made, () => byNonce(nonce)),
    );
  };

  return {
    handle(request, response) {
      answer(request, response).catch((error: unknown) => {
        if (error instanceof UnreadableRequest) return answerPlainly(request, response, error.status);
        if (error instanceof Overloaded) {
          options.onOverload?.(request);
          return answerPlainly(request, response, 503);
        }
        // A client that hung up is no defect.
        if (response.destroyed && !response.writableFinished) return undefined;
        report(error, options.requestIdOf?.(request) ?? '');
        return answerPlainly(request, response, 500);
      });
    },
    onContentChanged() {
      clear();
      door.pages?.invalidate();
    },
  };
}
