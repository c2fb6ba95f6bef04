import { randomBytes } from 'node:crypto';
import { closedSince, makeMissingSearchIndex, openDatabase, type ApiOptions, type CallLeague } from '@darb/api';
import type { Client, Identity } from '@darb/contract';
import { mediaOf, openApi } from './api.ts';
import type { Config } from './config.ts';
import { loadSamplePackOnce } from './content.ts';
import { followContent } from './content-news.ts';
import { migrateServer, type DatabaseServer } from './database.ts';
import { showsOutbox } from './deliverability.ts';
import { openLeague, type League, type OwnDatabase } from './league.ts';
import type { Log } from './log.ts';
import type { ApiPart } from './parts.ts';
import { learnCountries, learnFarCountries } from './countries.ts';
import { createRemoteApi } from './remote-api.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';
import { serve } from './serve.ts';
import type { Shutdown } from './shutdown.ts';
import { openWeb, preloadPages, type Web } from './web.ts';

/** What running requests are given to finish; with the database's stop it stays within ten seconds. */
const GRACE_MS = 6_000;
/** What sockets are given to hear that the process stops. */
const LEAGUE_GRACE_MS = 1_000;
/** Who shows only kept pages asks the API elsewhere nothing: so often it asks whether they still hold. */
const LOOK_EVERY_MS = 15_000;
const SWEEP_EVERY_MS = 15 * 60_000;
/** How often messages that were not taken are looked after; their own pauses are longer. */
const SEND_EVERY_MS = 5_000;

interface MountedApi extends ApiPart {
  client(identity: Identity): Client;
  /** The database whose content this process shows; null when the API lives elsewhere. */
  readonly own: OwnDatabase | null;
  readonly onContentChanged: () => void;
  readonly closeSockets?: (graceMs: number) => Promise<void>;
}

/** Where the product is, and where messages that reach nobody are shown, with what lets others see them. */
export interface Started {
  readonly url: string;
  readonly outbox: { readonly page: string; readonly token: string } | null;
}

/** Loads what needs no database yet. */
export const preload = (config: Config): Promise<void> => preloadPages(config);

/**
 * Puts everything on its port, over a database that answers; null when the API lives elsewhere (`API_URL`).
 */
export async function mount(config: Config, log: Log, shutdown: Shutdown, database: DatabaseServer | null): Promise<Started> {
  const outboxToken = database !== null && showsOutbox(config) ? randomBytes(16).toString('hex') : null;
  const security = createSecurityLog(log);
  await shutdown.add(() => Promise.resolve(security.close()));
  // the pages are made with the API, and the API elsewhere tells of what they have to forget
  let web: Web | null = null;
  let league: League | undefined;
  const callLeague: CallLeague = async (id, payload) => {
    if (!league) throw new Error('The league is not open yet');
    return league.call(id, payload);
  };
  let isClosed = false;
  const isUpdating = () => isClosed;
  const api =
    database === null
      ? await openFarApi(config, log, shutdown, () => web?.onContentChanged())
      : await openOwnApi(config, log, security, shutdown, database, { outboxToken, callLeague, isUpdating });
  web = await openWeb(config, (identity) => api.client(identity), log, security, isUpdating);
  const pages = web;
  await shutdown.add(() => pages.close());
  if (api.own !== null) {
    const { db, url } = api.own;
    const opened = openLeague(config, api.own, log, security);
    league = opened;
    const show = (): void => {
      api.onContentChanged();
      pages.onContentChanged();
      opened.onContentChanged();
    };
    const look = async (): Promise<void> => {
      isClosed = (await closedSince(db)) !== null;
    };
    await look();
    // pages that are made anew have the countries of now, and while the database is away all stays as it was
    const following = followContent(url, () => {
      Promise.all([learnCountries(db), look()])
        .catch((error: unknown) => log.error({ error }, 'countries, or whether Darb is closed, were not read'))
        .finally(show);
    });
    await shutdown.add(() => following.stop());
  }
  const serving = await serve({
    port: config.PORT,
    host: config.HOST,
    publicUrl: config.PUBLIC_URL,
    trustedHeader: config.TRUST_PROXY,
    log,
    onSecurityEvent: security.report,
    api,
    web: pages,
    league: league?.part,
    files: pages.files,
    server: pages.server,
  }).catch(async (error: unknown) => {
    // it would complain of the database that ends under it
    await league?.stop(0);
    throw error;
  });
  await shutdown.add(() => serving.stop(GRACE_MS));
  // before the door: a socket that stays open keeps its connection
  if (league) await shutdown.add(() => league.stop(LEAGUE_GRACE_MS));
  const { closeSockets } = api;
  if (closeSockets) await shutdown.add(() => closeSockets(LEAGUE_GRACE_MS));
  const url = config.isLocal ? `http://localhost:${serving.address.port}` : config.PUBLIC_URL.origin;
  log.info({ port: serving.address.port, host: config.HOST, mode: config.NODE_ENV }, 'listening');
  return { url, outbox: outboxToken === null ? null : { page: `${url}/dev/outbox`, token: outboxToken } };
}

/** Who asks for what anybody may know. */
const NOBODY: Identity = { accessToken: null, refreshToken: null, language: 'ar', clientId: null, address: '' };

async function openFarApi(config: Config, log: Log, shutdown: Shutdown, onContentChanged: () => void): Promise<MountedApi> {
  const learn = (): void => {
    learnFarCountries(api.client(NOBODY))
      .catch((error: unknown) => log.error({ error }, 'countries were not read'))
      .finally(onContentChanged);
  };
  const api = createRemoteApi(String(config.API_URL), learn, fetch, config.GRAPHQL_URL ?? null);
  learn();
  const looking = setInterval(() => void api.ready(), LOOK_EVERY_MS);
  await shutdown.add(() => Promise.resolve(clearInterval(looking)));
  return { ...api, own: null, onContentChanged: () => undefined };
}

async function openOwnApi(
  config: Config,
  log: Log,
  security: SecurityLog,
  shutdown: Shutdown,
  database: DatabaseServer,
  given: Pick<ApiOptions, 'outboxToken' | 'callLeague' | 'isUpdating'>,
): Promise<MountedApi> {
  await migrateServer(database);
  const databaseUrl = database.url;
  const api = openApi(config, databaseUrl, log, security, given);
  await shutdown.add(() => api.close());
  // a pool of its own: nobody waits for it, and its statements may take as long as they do
  const patient = openDatabase(databaseUrl, { connections: 2 });
  await loadSamplePackOnce(config, patient.db, log)
    .then(() => makeMissingSearchIndex(patient.db, mediaOf(config)))
    .finally(() => patient.close());
  const sweeping = setInterval(() => {
    api.sweep().catch((error: unknown) => log.error({ error }, 'sweep failed'));
  }, SWEEP_EVERY_MS);
  await shutdown.add(() => Promise.resolve(clearInterval(sweeping)));
  const sending = setInterval(() => {
    api.sendDue().catch((error: unknown) => log.error({ error }, 'sending messages failed'));
  }, SEND_EVERY_MS);
  await shutdown.add(() => Promise.resolve(clearInterval(sending)));
  return {
    fetch: api.fetch,
    upgrade: api.upgrade,
    ready: api.ready,
    client: api.client,
    closeSockets: api.closeSockets,
    own: { url: databaseUrl, db: api.db, livingSessions: api.livingSessions },
    onContentChanged: api.onContentChanged,
  };
}
