import type { Client, CountryCode, Identity, MessageKey, Tokens } from '@darb/contract';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_DAYS } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { SUBSCRIPTION_POPUP, writeCookie } from './cookies.ts';

export type ClientFor = (identity: Identity) => Client;

export const ACCESS_COOKIE = 'access-token';
export const REFRESH_COOKIE = 'refresh-token';
/** Says for a day that a session ended without its student's doing, so that the next page can say why. */
export const ENDED_COOKIE = 'session-ended';
const DAY = 86_400;

export interface RefusalLike extends Error {
  messageKey: MessageKey;
  errors: readonly { path: string; rule: string }[];
  retryAfter: number | null;
}

/**
 * Whether something thrown is a refusal of the API. By shape: the host and the pages are separate bundles,
 * each with its own class.
 */
export const isRefusal = (thrown: unknown): thrown is RefusalLike =>
  thrown instanceof Error && thrown.name === 'Refusal' && 'messageKey' in thrown;

/**
 * Keeps each refresh under way, and its result for as long as the API forgives the old token
 * (rule account 22).
 */
export interface Refreshes {
  share(refreshToken: string, run: () => Promise<Tokens>): Promise<Tokens>;
}

const FORGIVEN_MS = 8_000;

/**
 * One shared refresh per token for all requests of the process: parallel loaders and parallel tabs never use
 * an old token twice.
 */
export function createRefreshes(now: () => number = Date.now): Refreshes {
  const running = new Map<string, { at: number; tokens: Promise<Tokens> }>();
  return {
    share(refreshToken, run) {
      for (const [token, { at }] of running) if (now() - at > FORGIVEN_MS) running.delete(token);
      const found = running.get(refreshToken);
      if (found) return found.tokens;
      const tokens = run();
      running.set(refreshToken, { at: now(), tokens });
      tokens.catch(() => running.delete(refreshToken));
      return tokens;
    },
  };
}

export interface SessionOptions {
  clientFor: ClientFor;
  identity: Identity;
  refreshes: Refreshes;
  /** Whether cookies are `Secure`. */
  secure: boolean;
  /** `ENDED_COOKIE` as the browser sent it. */
  endedBefore?: boolean;
}

export interface Session {
  /**
   * The typed client of this visitor. An expired access token is renewed, and the call made once more, with
   * the same verb and input.
   */
  readonly api: Client;
  /** Whether the visitor holds any token (which may turn out to be worthless). */
  holdsTokens(): boolean;
  /** Whether tokens were held, now or until lately, that no longer open anything. */
  hasEnded(): boolean;
  begin(tokens: Tokens): void;
  /** From now on the API is asked in this language and for this country. */
  speak(language: Language, country: CountryCode): void;
  /** Takes the cookies away. */
  end(): void;
  /** Whether this answer takes a session away: the browser forgets with it what it cached (ADR 9). */
  readonly isTakenAway: boolean;
  /** Seconds that the last refused call asks to wait; null when none did. */
  readonly wait: number | null;
  /** Set-Cookie values that the answer must carry. */
  readonly cookies: readonly string[];
}

type AnyClient = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

/** A visitor's session at the API, by the two cookies (rule account 23). */
export function createSession({ clientFor, identity, refreshes, secure, endedBefore = false }: SessionOptions): Session {
  let current: Identity = { ...identity, visit: {} };
  let client = clientFor(current);
  let ended = endedBefore && identity.accessToken === null && identity.refreshToken === null;
  let wait: number | null = null;
  let isTakenAway = false;
  const cookies = new Map<string, string>();

  const begin = (tokens: Tokens): void => {
    current = { ...current, visit: {}, accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
    client = clientFor(current);
    ended = false;
    isTakenAway = false;
    cookies.set(
      ACCESS_COOKIE,
      writeCookie(ACCESS_COOKIE, tokens.access_token, { maxAge: tokens.expires_in || ACCESS_TOKEN_SECONDS, secure }),
    );
    cookies.set(REFRESH_COOKIE, writeCookie(REFRESH_COOKIE, tokens.refresh_token, { maxAge: REFRESH_TOKEN_DAYS * DAY, secure }));
    if (endedBefore) cookies.set(ENDED_COOKIE, writeCookie(ENDED_COOKIE, '', { maxAge: 0, secure }));
  };
  const end = (): void => {
    current = { ...current, visit: {}, accessToken: null, refreshToken: null };
    client = clientFor(current);
    isTakenAway = true;
    for (const name of [ACCESS_COOKIE, REFRESH_COOKIE, SUBSCRIPTION_POPUP]) cookies.set(name, writeCookie(name, '', { maxAge: 0, secure }));
  };
  const lose = (): void => {
    ended = true;
    end();
    cookies.set(ENDED_COOKIE, writeCookie(ENDED_COOKIE, '1', { maxAge: DAY, secure }));
  };

  /** Renews the tokens; false when there is nothing to renew them with, or the API takes it no more. */
  const renew = async (used: string | null): Promise<boolean> => {
    if (current.accessToken !== used) return true;
    const token = current.refreshToken;
    if (token === null) return false;
    try {
      const tokens = await refreshes.share(token, () =>
        clientFor({ ...current, accessToken: null, refreshToken: token }).account.refreshToken({}),
      );
      if (current.refreshToken === token) begin(tokens);
      return true;
    } catch (thrown) {
      if (!isRefusal(thrown) || thrown.messageKey !== 'token_invalid') throw thrown;
      return false;
    }
  };

  const run = async <Reply>(ask: (client: Client) => Promise<Reply>): Promise<Reply> => {
    if (current.accessToken === null && current.refreshToken !== null && !(await renew(null))) {
      lose();
    }
    const used = current.accessToken;
    try {
      return await ask(client);
    } catch (thrown) {
      if (used === null || !isRefusal(thrown) || thrown.messageKey !== 'token_invalid') throw thrown;
      if (await renew(used)) return ask(client);
      lose();
      throw thrown;
    }
  };

  const told = async <Reply>(ask: (client: Client) => Promise<Reply>): Promise<Reply> => {
    try {
      return await run(ask);
    } catch (thrown) {
      if (isRefusal(thrown)) wait = thrown.retryAfter;
      throw thrown;
    }
  };

  const call = (capability: string, name: string, input: unknown) =>
    told((through) => {
      const method = (through as unknown as AnyClient)[capability]?.[name];
      if (!method) throw new TypeError(`no call ${capability}.${name}`);
      return method(input);
    });
  const group = (capability: string): object =>
    new Proxy({}, { get: (_, name) => (typeof name === 'string' ? (input: unknown) => call(capability, name, input) : undefined) });
  const ask: Client['ask'] = (operation, variables) => told((through) => through.ask(operation, variables));
  const groups = new Map<string, object>();
  const api = new Proxy({} as Client, {
    get: (_, capability) => {
      if (typeof capability !== 'string') return undefined;
      if (capability === 'ask') return ask;
      const made = groups.get(capability) ?? group(capability);
      groups.set(capability, made);
      return made;
    },
  });

  return {
    api,
    holdsTokens: () => current.accessToken !== null || current.refreshToken !== null,
    hasEnded: () => ended,
    begin,
    end,
    speak(language, country) {
      if (current.language === language && current.country === country) return;
      current = { ...current, language, country };
      client = clientFor(current);
    },
    get wait() {
      return wait;
    },
    get isTakenAway() {
      return isTakenAway;
    },
    get cookies() {
      return [...cookies.values()];
    },
  };
}

/** A refusal of the web app's own, as if the API had given it. */
export const refusal = (messageKey: MessageKey): RefusalLike =>
  Object.assign(new Error(messageKey), { name: 'Refusal', messageKey, errors: [], retryAfter: null });

/** To be thrown by a page that finds its address wrong: it becomes the 404 page. */
export const notFound = (): Error => refusal('not_found');
