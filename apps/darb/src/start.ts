import { misspeltSettings, type Config } from './config.ts';
import { openDatabaseServer, type DatabaseServer } from './database.ts';
import { deliveryWarnings } from './deliverability.ts';
import { tryListening } from './listening.ts';
import type { Log } from './log.ts';
import type { Started } from './mount.ts';
import type { Shutdown } from './shutdown.ts';

/**
 * Starts the whole process: database, migrations, the sample pack, API and web on one port. Each step adds
 * its own undoing to `shutdown`, so that a stop in the middle undoes what there is. `onFatal` is called when
 * the process cannot go on.
 */
export async function start(config: Config, log: Log, shutdown: Shutdown, onFatal: (error: Error) => void): Promise<Started> {
  await tryListening({ host: config.HOST, port: config.PORT });
  for (const warning of [...misspeltSettings(), ...deliveryWarnings(config)]) log.warn(warning);
  // PostgreSQL reads its journal after a crash meanwhile, as a process of its own: what is loaded beside it
  // costs a restart no time
  const [database, { mount }] = await Promise.all([openDatabase(config, log, shutdown, onFatal), loadTheRest(config)]);
  return mount(config, log, shutdown, database);
}

async function openDatabase(config: Config, log: Log, shutdown: Shutdown, onFatal: (error: Error) => void): Promise<DatabaseServer | null> {
  if (config.API_URL !== undefined) return null;
  const opening = openDatabaseServer(config, {
    log: (message) => log.info({ part: 'postgres' }, message),
    onFatal,
    signal: shutdown.signal,
  });
  // a stop that comes meanwhile ends the opening, and waits until it has ended
  await shutdown.add(() =>
    opening.then(
      (database) => database.stop(),
      () => undefined,
    ),
  );
  return opening;
}

async function loadTheRest(config: Config) {
  const { mount, preload } = await import('./mount.ts');
  await preload(config);
  return { mount };
}
