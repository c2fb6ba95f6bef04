import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { vagueNetwork, type CallLeague, type Db } from '@darb/api';
import { openHost, type LeagueHost } from '@darb/league/host';
import type { Config } from './config.ts';
import { leagueKeysOf } from './league-keys.ts';
import { publishPools, remoteLeague } from './league-pools.ts';
import type { Log } from './log.ts';
import { securityHeaders } from './http/answers.ts';
import { answerBare } from './http/bare-answer.ts';
import { addressOf } from './http/peer.ts';
import type { LeaguePart } from './parts.ts';
import { paths } from './paths.ts';
import type { SecurityLog } from './security-log.ts';

/** Until an opening that failed, or that found another process's league, is tried again. */
const AGAIN_MS = 2_000;
/** Until pools that were not taken are published again: at first, and when that has failed often. */
const PUBLISH_AGAIN_MS = [2_000, 60_000] as const;
/**
 * What an opening or a publishing that hangs is waited for at the stop; the end of the process cuts it off.
 */
const STOP_MS = 1_000;
const DOWN = JSON.stringify({ code: 14, message: 'The league is not there at the moment.' });

/**
 * The league of this process, or the one elsewhere that it sends students to. The rest of the product never
 * waits for it.
 */
export interface League {
  /** What this process answers itself; none with `LEAGUE_URL`. */
  readonly part: LeaguePart | undefined;
  /** Makes a call with the platform's own authority; rejects while nobody is there. */
  readonly call: CallLeague;
  /** Publishes the pools anew. */
  onContentChanged(): void;
  stop(graceMs: number): Promise<void>;
}

/** Our own pages, by the public name or the one that was asked for, and those of the settings. */
export function originCheck(config: Pick<Config, 'PUBLIC_URL' | 'LEAGUE_ORIGINS'>) {
  return (origin: string, request: Pick<IncomingMessage, 'headers'>): boolean => {
    if (origin === config.PUBLIC_URL.origin || config.LEAGUE_ORIGINS.includes(origin)) return true;
    // plain http has no certificate that ties it to one name: the name that was asked for is as good
    return config.PUBLIC_URL.protocol === 'http:' && origin === `http://${request.headers.host?.toLowerCase() ?? ''}`;
  };
}

const TIMINGS = ['LEAGUE_SEARCH_MS', 'LEAGUE_FOUND_MS', 'LEAGUE_COUNTDOWN_MS', 'LEAGUE_ROUND_MS', 'LEAGUE_REVEAL_MS'] as const;

/** What the league's program reads of its server's environment. */
export function moduleEnvOf(
  config: Pick<Config, (typeof TIMINGS)[number]>,
  keys: Pick<ReturnType<typeof leagueKeysOf>, 'ticket' | 'oldTicket'>,
): Record<string, string> {
  const timings = TIMINGS.map((name) => [name, config[name]] as const);
  const given = [...timings, ['LEAGUE_OLD_TICKET_KEY', keys.oldTicket] as const].filter(([, value]) => value !== undefined);
  return { LEAGUE_TICKET_KEY: keys.ticket, ...(Object.fromEntries(given) as Record<string, string>) };
}

/** The platform's database, and what it says of sessions. */
export interface OwnDatabase {
  readonly url: string;
  readonly db: Db;
  readonly livingSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Begins to open the league, and goes on trying; gives at once what answers meanwhile. */
export function openLeague(config: Config, own: OwnDatabase, log: Log, security: SecurityLog): League {
  const keys = leagueKeysOf(config);
  const networkIn = (request: IncomingMessage | undefined) => request && { network: vagueNetwork(addressOf(request, config.TRUST_PROXY)) };
  const answerHeaders = securityHeaders(config.PUBLIC_URL);
  const stopping = new AbortController();
  let host: LeagueHost | null = null;
  const callOf = (): CallLeague | null => {
    if (config.LEAGUE_URL !== undefined) return remoteLeague(config.LEAGUE_URL, keys.http, stopping.signal);
    const running = host;
    return running && ((id, payload) => running.call(id, payload));
  };

  let publishing: Promise<void> = Promise.resolve();
  const publish = () => {
    publishing = publishing
      .then(async () => {
        let wait: number = PUBLISH_AGAIN_MS[0];
        for (let call = callOf(); call && !stopping.signal.aborted;) {
          const current = call;
          const failed = await publishPools(own.db, current, stopping.signal).then(
            () => null,
            (error: unknown) => ({ error }),
          );
          if (failed === null) return;
          if (stopping.signal.aborted) return;
          log.warn({ part: 'league', error: failed.error }, 'the pools are not published yet');
          await pause(wait, undefined, { signal: stopping.signal });
          wait = Math.min(PUBLISH_AGAIN_MS[1], wait * 2);
          call = callOf();
        }
      })
      .catch(() => undefined);
  };

  const keepOpen = async (): Promise<void> => {
    let isHeldElsewhere = false;
    while (!stopping.signal.aborted) {
      try {
        let onTakenOver: () => void = () => undefined;
        const takenOver = new Promise<void>((done) => (onTakenOver = done));
        const opened = await openHost({
          databaseUrl: own.url,
          migrations: paths.leagueMigrations,
          bundle: fs.readFileSync(paths.leagueBundle, 'utf8'),
          env: moduleEnvOf(config, keys),
          serverKey: config.LEAGUE_SERVER_KEY,
          httpKey: keys.http,
          secrets: keys.tokens,
          answerHeaders,
          livingSessions: own.livingSessions,
          takesOrigin: originCheck(config),
          onSecurityEvent: ({ request, ...said }) => security.report({ ...said, outcome: 'refused', ...networkIn(request) }),
          log: (level, text, error) => log[level]({ part: 'league', ...(error === undefined ? {} : { error }) }, text),
          onTakenOver,
        });
        if (opened) {
          host = opened;
          if (stopping.signal.aborted) return;
          log.info({ part: 'league' }, 'league open');
          publish();
          await Promise.race([takenOver, aborted(stopping.signal)]);
          if (stopping.signal.aborted) return;
          host = null;
          log.warn({ part: 'league' }, 'another process has taken the league over');
        } else if (!isHeldElsewhere) log.warn({ part: 'league' }, 'another process has the league of this database');
        isHeldElsewhere = opened === null;
      } catch (error) {
        log.error({ part: 'league', error }, 'league not open yet');
      }
      await pause(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const opening = config.LEAGUE_URL === undefined ? keepOpen() : Promise.resolve();

  const part: LeaguePart = {
    get ready() {
      return host?.keepsUp ?? false;
    },
    async handle(request, response) {
      if (host) return host.handle(request, response);
      response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '2' });
      response.end(DOWN);
    },
    async upgrade(request, stream, head) {
      if (host) return host.upgrade(request, stream, head);
      answerBare(stream, '503 Service Unavailable', answerHeaders);
    },
  };
  return {
    part: config.LEAGUE_URL === undefined ? part : undefined,
    async call(id, payload) {
      const call = callOf();
      if (!call) throw new Error('The league is not open');
      return call(id, payload);
    },
    onContentChanged: publish,
    async stop(graceMs) {
      stopping.abort();
      await Promise.race([Promise.all([opening, publishing]), pause(STOP_MS)]);
      await host?.stop(graceMs);
      host = null;
    },
  };
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => (signal.aborted ? done() : signal.addEventListener('abort', () => done(), { once: true })));
