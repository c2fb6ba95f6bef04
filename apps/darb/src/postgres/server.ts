import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { ROLE } from './cluster.ts';
import type { DatabaseUser } from './database-user.ts';
import { codeOf, PostgresFailure } from './failure.ts';
import { clearLeftovers, lockOfServer } from './leftovers.ts';
import type { ServerLog } from './server-log.ts';
import { fixedSettings, type PostgresSettings } from './settings.ts';

/** Everything that one start of the server needs. */
export interface ServerPlan {
  readonly dataDir: string;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly database: string;
  readonly binaries: Binaries;
  readonly user: DatabaseUser;
  readonly settings: PostgresSettings;
  readonly answersWithinMs: number;
  readonly serverLog: ServerLog;
  readonly log: (message: string) => void;
}

/** How a server is reached. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** The connection string of a server that listens on a socket alone. */
export function urlOfSocket({ host, port, user, database }: Connection): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

export const connectionOf = (socketFolder: string, database: string): Connection => ({
  host: socketFolder,
  port: 5432,
  user: ROLE,
  database,
});

/** What a server says that reads its journal after a crash, which takes as long as it does. */
const STARTING = '57P03';
/** Codes of a server that is on its way: no socket yet, nobody listening. */
const NOT_YET = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET']);
const QUIT_AFTER_MS = 20_000;

/**
 * Clears the way, starts one server, and waits until it answers and has its database. Refuses with the
 * server's own complaints; `signal` ends it with everything that it began.
 */
export async function startServer(plan: ServerPlan, signal?: AbortSignal): Promise<ChildProcess> {
  signal?.throwIfAborted();
  await clearLeftovers(plan.dataDir, plan.cluster, plan.socketFolder, plan.log, signal);
  const child = await spawnServer(plan, signal);
  const watchdog = child.pid === undefined ? null : spawnWatchdog(child.pid, plan.user);
  let end: string | null = null;
  child.once('exit', (code, by) => {
    end = `exit ${code ?? by}`;
    watchdog?.kill('SIGKILL');
  });
  child.once('error', (error) => {
    end = error.message;
    watchdog?.kill('SIGKILL');
  });
  try {
    await untilItAnswers(plan, () => end, signal);
    return child;
  } catch (error) {
    await stopServer(child);
    throw error;
  }
}

async function untilItAnswers(plan: ServerPlan, endOf: () => string | null, signal?: AbortSignal): Promise<void> {
  const fail = (what: string, cause?: unknown) => {
    const said = plan.serverLog.complaints();
    return new PostgresFailure('start', [what, said, `Its whole log: ${plan.serverLog.file}`].filter(Boolean).join('\n'), { cause });
  };
  let giveUpAt = Date.now() + plan.answersWithinMs;
  for (let round = 0; ; round++) {
    signal?.throwIfAborted();
    const end = endOf();
    if (end !== null) throw fail(`PostgreSQL did not start (${end}).`);
    try {
      return await ensureDatabase(plan);
    } catch (error) {
      const code = codeOf(error);
      const message = error instanceof Error ? error.message : String(error);
      // an error without a code is of the connection itself
      if (code !== undefined && code !== STARTING && !NOT_YET.has(code))
        throw fail(`PostgreSQL started and refused: ${message} (${code}).`, error);
      if (code === STARTING) giveUpAt = Date.now() + plan.answersWithinMs;
      if (Date.now() >= giveUpAt)
        throw fail(`PostgreSQL was started and gave no answer for ${plan.answersWithinMs / 1000} s (${message}); it was stopped.`, error);
      if (round > 0 && round % 200 === 0) plan.log(`still waiting for PostgreSQL: ${message}`);
      await pause(round < 20 ? 15 : 50, undefined, { signal });
    }
  }
}

export const hasEnded = (server: ChildProcess): boolean =>
  server.pid === undefined || server.exitCode !== null || server.signalCode !== null;

/** Stops a server cleanly, by force after 20 s. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const gone = once(server, 'exit');
  // SIGINT ends open connections and writes a checkpoint; SIGTERM would wait for every client
  server.kill('SIGINT');
  const force = setTimeout(() => server.kill('SIGQUIT'), QUIT_AFTER_MS);
  await gone;
  clearTimeout(force);
}

async function spawnServer(plan: ServerPlan, signal?: AbortSignal): Promise<ChildProcess> {
  const { binaries, cluster, socketFolder, user } = plan;
  const lock = await lockOfServer(plan.dataDir, signal);
  const output = plan.serverLog.open();
  const settings = { ...plan.settings, ...fixedSettings(socketFolder, binaries.major) };
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  try {
    return spawn(path.join(binaries.folder, 'postgres'), args, {
      ...user,
      env: binaries.environment,
      cwd: '/',
      stdio: ['ignore', output, output, lock.descriptor],
      // a Ctrl-C belongs to the application, which then stops the server in its order
      detached: true,
    });
  } finally {
    fs.closeSync(output);
    lock.release();
  }
}

/**
 * Takes the server down when this process dies in whatever way: the pipe closes, and the shell's `read`
 * returns.
 */
function spawnWatchdog(server: number, user: DatabaseUser): ChildProcess {
  const script = 'trap "" INT TERM HUP; read _; kill -INT "$0"';
  const watchdog = spawn('/bin/sh', ['-c', script, String(server)], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // without a watchdog the next start still finds and replaces what was left
  return watchdog.on('error', () => undefined);
}

async function ensureDatabase(plan: ServerPlan): Promise<void> {
  const client = new pg.Client({ ...connectionOf(plan.socketFolder, 'postgres'), connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [plan.database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(plan.database)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
