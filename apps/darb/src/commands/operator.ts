import { openDatabase, type Database } from '@darb/api';
import { readConfig, type Config } from '../config.ts';
import { migrateServer, reachDatabaseServer } from '../database.ts';

/** Writes a line for people; what a command makes goes to the standard output alone. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** What a command works with. */
export interface Work {
  readonly config: Config;
  readonly database: Database;
}

/**
 * Opens the migrated database, a running Darb's where there is one, and closes it after the work whatever
 * comes of it.
 */
export async function withDatabase(work: (work: Work) => Promise<void>): Promise<void> {
  const config = readConfig();
  const server = await reachDatabaseServer(config, {
    log: say,
    onFatal: (failure) => {
      say(failure.message);
      process.exit(1);
    },
  });
  try {
    await migrateServer(server);
    const database = openDatabase(server.url, { connections: 2 });
    try {
      await work({ config, database });
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}
