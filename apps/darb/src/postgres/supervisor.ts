import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { checkReachable, chooseDatabaseUser } from './database-user.ts';
import { PostgresFailure } from './failure.ts';
import { holdFolder, openDataFolder } from './lock.ts';
import { ServerLog } from './server-log.ts';
import { connectionOf, hasEnded, startServer, stopServer, type Connection, type ServerPlan } from './server.ts';
import { smallServer, type PostgresSettings } from './settings.ts';
import { ensureSocketFolder } from './socket.ts';

/** The name of the database in an embedded server. */
export const DATABASE = 'darb';

export interface PostgresOptions {
  /** Made when missing. The cluster, the socket, the locks and the server's log lie in it. */
  dataDir: string;
  /** A folder with `postgres` and `initdb`; without it the npm package's are used. */
  pgBin?: string | undefined;
  settings?: PostgresSettings;
  log: (message: string) => void;
  /** The server cannot be kept running any more; the process should stop. */
  onFatal: (failure: PostgresFailure) => void;
  /** Ends a start that is under way, with the processes that it began; later `stop` does. */
  signal?: AbortSignal | undefined;
  /** What a server is waited for that does not even say that it is starting; 60 s by default. */
  answersWithinMs?: number | undefined;
}

/** A PostgreSQL that is looked after until `stop`. */
export interface EmbeddedPostgres {
  readonly connection: Connection;
  readonly version: string;
  readonly pid: number | undefined;
  /** Stops the server cleanly, by force after 20 s, and releases the folder. */
  stop(): Promise<void>;
}

const ANSWERS_WITHIN_MS = 60_000;
const DISK_FULL_PAUSE_MS = 10_000;
const RESTARTS_A_MINUTE = 5;

/**
 * Starts PostgreSQL on a data folder and keeps it running. Refuses with a `PostgresFailure` whose message
 * says what to do.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform !== 'linux') {
    throw new PostgresFailure(
      'unsupported',
      `The embedded PostgreSQL runs on Linux only, not on ${process.platform}. Set DATABASE_URL to a PostgreSQL server (15 or later).`,
    );
  }
  const dataDir = openDataFolder(options.dataDir);
  const held = holdFolder(dataDir);
  try {
    const plan = await prepare(dataDir, options);
    const server = await startServer(plan, options.signal);
    return supervise(server, plan, options.onFatal, held.release);
  } catch (error) {
    held.release();
    throw error;
  }
}

async function prepare(dataDir: string, options: PostgresOptions): Promise<ServerPlan> {
  const cluster = path.join(dataDir, 'pg');
  const user = chooseDatabaseUser(dataDir, cluster);
  checkReachable(user, dataDir);
  const binaries = prepareBinaries({ pgBin: options.pgBin, dataDir, user, log: options.log });
  await ensureCluster(dataDir, cluster, binaries, user, options.signal);
  return {
    dataDir,
    cluster,
    user,
    binaries,
    socketFolder: ensureSocketFolder(dataDir, user),
    database: DATABASE,
    settings: options.settings ?? smallServer,
    answersWithinMs: options.answersWithinMs ?? ANSWERS_WITHIN_MS,
    serverLog: new ServerLog(path.join(dataDir, 'postgres.log')),
    log: options.log,
  };
}

function supervise(
  first: ChildProcess,
  plan: ServerPlan,
  onFatal: (failure: PostgresFailure) => void,
  release: () => void,
): EmbeddedPostgres {
  const stopping = new AbortController();
  let server = first;
  let stopped: Promise<void> | null = null;
  let restarts: number[] = [];
  let restarting = Promise.resolve();

  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  const watch = () => {
    const lost = () => {
      restarting = restarting.then(restart);
    };
    if (hasEnded(server)) lost();
    else server.once('exit', lost);
  };

  const restart = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      restarts = [...restarts.filter((time) => time > Date.now() - 60_000), Date.now()];
      plan.log(`PostgreSQL went away; restart ${restarts.length} of this minute`);
      const complaints = plan.serverLog.complaints();
      if (complaints.includes('No space left')) {
        // the data is whole, only room is missing: wait for it as long as it takes
        plan.log('the disk is full; trying again in 10 s');
        restarts = [];
        await wait(DISK_FULL_PAUSE_MS);
      } else if (restarts.length > RESTARTS_A_MINUTE) {
        onFatal(new PostgresFailure('crashLoop', `PostgreSQL stopped ${restarts.length} times in a minute.\n${complaints}`));
        return;
      }
      await wait(200 * restarts.length);
      if (stopping.signal.aborted) return;
      try {
        server = await startServer(plan, stopping.signal);
        plan.log('PostgreSQL is back');
        watch();
        return;
      } catch (error) {
        if (!stopping.signal.aborted) plan.log(error instanceof Error ? error.message : String(error));
      }
    }
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await restarting;
    await stopServer(server);
    release();
  };

  watch();
  return {
    connection: connectionOf(plan.socketFolder, plan.database),
    version: plan.binaries.version,
    get pid() {
      return server.pid;
    },
    stop: () => (stopped ??= stop()),
  };
}
