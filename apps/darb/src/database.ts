import { migrate } from '@darb/api';
import type { Config } from './config.ts';
import { checkGivenDatabase, databaseProblem } from './given-database.ts';
import { OperatorError } from './operator-error.ts';
import { paths } from './paths.ts';
import { type PostgresFailure } from './postgres/failure.ts';
import { findRunningServer } from './postgres/running-server.ts';
import { urlOfSocket } from './postgres/server.ts';
import { startPostgres } from './postgres/supervisor.ts';

/** A PostgreSQL to use, and what to do when it is not needed any more. */
export interface DatabaseServer {
  /** A connection string, which may hold a password. */
  readonly url: string;
  readonly kind: 'given' | 'embedded' | 'of the running Darb';
  stop(): Promise<void>;
}

interface Watch {
  log: (message: string) => void;
  onFatal: (failure: PostgresFailure) => void;
  /** Ends an opening that is under way. */
  signal?: AbortSignal;
}

const nothingToStop = () => Promise.resolve();

/**
 * The server of `DATABASE_URL`, which must answer and be fit for Darb, else the embedded one, which this
 * process then holds; refused while another Darb holds its folder.
 */
export async function openDatabaseServer(config: Config, { log, onFatal, signal }: Watch): Promise<DatabaseServer> {
  if (config.DATABASE_URL !== undefined) {
    await checkGivenDatabase(config.DATABASE_URL);
    return { url: config.DATABASE_URL, kind: 'given', stop: nothingToStop };
  }
  const postgres = await startPostgres({ dataDir: config.DATA_DIR, pgBin: config.PG_BIN, log, onFatal, signal });
  return { url: urlOfSocket(postgres.connection), kind: 'embedded', stop: () => postgres.stop() };
}

/** For a command of the operator: as above, but beside a running Darb it uses that one's server. */
export async function reachDatabaseServer(config: Config, watch: Watch): Promise<DatabaseServer> {
  const running = config.DATABASE_URL === undefined ? findRunningServer(config.DATA_DIR) : null;
  if (running) return { url: urlOfSocket(running.connection), kind: 'of the running Darb', stop: nothingToStop };
  return openDatabaseServer(config, watch);
}

/** Brings the database up to date; a given server that does not let us is told of in words. */
export async function migrateServer(server: DatabaseServer): Promise<void> {
  await migrate(server.url, paths.migrations).catch((error: unknown) => {
    const problem = server.kind === 'given' ? databaseProblem(error, server.url) : null;
    throw problem === null ? error : new OperatorError(problem, { cause: error });
  });
}
