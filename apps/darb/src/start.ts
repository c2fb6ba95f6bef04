import { migrate, type Identity } from '@darb/api';
import type { Client } from '@darb/contract';
import { openApi } from './api.ts';
import type { Config } from './config.ts';
import { loadSamplePackOnce } from './content.ts';
import { followContent } from './content-news.ts';
import { openDatabaseServer } from './database.ts';
import { deliveryWarnings } from './delivery.ts';
import type { Log } from './log.ts';
import type { ApiPart } from './parts.ts';
import { paths } from './paths.ts';
import { createRemoteApi } from './remote-api.ts';
import { serve } from './serve.ts';
import type { Shutdown } from './shutdown.ts';
import { openWeb } from './web.ts';

/** What running requests are given to finish; with the database's stop it stays within ten seconds. */
const GRACE_MS = 6_000;
const SWEEP_EVERY_MS = 15 * 60_000;

interface MountedApi extends ApiPart {
  client(identity: Identity): Client;
  /** The database whose content this process shows; null when the API lives elsewhere. */
  readonly databaseUrl: string | null;
  readonly onContentChanged: () => void;
}

/**
 * Starts the whole process: database, migrations, the sample pack, API and web on one port. Each step adds its own undoing to `shutdown`,
 * so that a stop in the middle undoes what there is. `onFatal` is called when the process cannot go on.
 */
export async function start(config: Config, log: Log, shutdown: Shutdown, onFatal: (error: Error) => void): Promise<{ url: string }> {
  for (const warning of deliveryWarnings(config)) log.warn(warning);
  const api =
    config.API_URL === undefined
      ? await openOwnApi(config, log, shutdown, onFatal)
      : { ...createRemoteApi(config.API_URL), databaseUrl: null, onContentChanged: () => undefined };
  const web = await openWeb(config, (identity) => api.client(identity), log);
  await shutdown.add(() => web.close());
  if (api.databaseUrl !== null) {
    const following = followContent(api.databaseUrl, () => {
      api.onContentChanged();
      web.onContentChanged();
    });
    await shutdown.add(() => following.stop());
  }
  const serving = await serve({
    port: config.PORT,
    host: config.HOST,
    publicUrl: config.PUBLIC_URL,
    trustedHeader: config.TRUST_PROXY,
    log,
    api,
    web,
    files: web.files,
    server: web.server,
  });
  await shutdown.add(() => serving.stop(GRACE_MS));
  const url = config.isLocal ? `http://localhost:${serving.address.port}` : config.PUBLIC_URL.origin;
  log.info({ port: serving.address.port, host: config.HOST, mode: config.NODE_ENV }, 'listening');
  return { url };
}

async function openOwnApi(config: Config, log: Log, shutdown: Shutdown, onFatal: (error: Error) => void): Promise<MountedApi> {
  const database = await openDatabaseServer(config, { log: (message) => log.info({ part: 'postgres' }, message), onFatal });
  await shutdown.add(() => database.stop());
  await migrate(database.url, paths.migrations);
  const api = openApi(config, database.url, log);
  await shutdown.add(() => api.close());
  await loadSamplePackOnce(config, api.db, log);
  const sweeping = setInterval(() => {
    api.sweep().catch((error: unknown) => log.error({ error }, 'sweep failed'));
  }, SWEEP_EVERY_MS);
  await shutdown.add(() => Promise.resolve(clearInterval(sweeping)));
  return { fetch: api.fetch, ready: api.ready, client: api.client, databaseUrl: database.url, onContentChanged: api.onContentChanged };
}
