import { spawn, type ChildProcess } from 'node:child_process';
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

export const connectionOf = (socketFolder: string, database: string): Connection => ({
  host: socketFolder,
  port: 5432,
  user: ROLE,
  database,
});

/** Codes of a server that is on its way: no socket yet, nobody listening, starting up. */
const NOT_YET = new Set(['ENOENT', 'ECONNREFUSED', '57P03', 'ECONNRESET']);

/**
 * Clears the way, starts one server, and waits until it answers and has its database. Refuses with the
 * server's own complaints.
 */
export async function startServer(plan: ServerPlan): Promise<ChildProcess> {
  await clearLeftovers(plan.dataDir, plan.cluster, plan.socketFolder, plan.log);
  const child = spawnServer(plan);
  const watchdog = child.pid === undefined ? null : spawnWatchdog(child.pid, plan.user);
  let end: string | null = null;
  child.once('exit', (code, signal) => {
    end = `exit ${code ?? signal}`;
    watchdog?.kill('SIGKILL');
  });
  child.once('error', (error) => {
    end = error.message;
    watchdog?.kill('SIGKILL');
  });
  for (let round = 0; ; round++) {
    if (end !== null) throw new PostgresFailure('start', `PostgreSQL did not start (${String(end)}).\n${plan.serverLog.complaints()}`);
    try {
      await ensureDatabase(plan);
      return child;
    } catch (error) {
      if (!NOT_YET.has(codeOf(error) ?? '')) {
        child.kill('SIGINT');
        throw error;
      }
      if (round > 0 && round % 200 === 0)
        plan.log(`still waiting for PostgreSQL: ${error instanceof Error ? error.message : String(error)}`);
      await pause(round < 20 ? 15 : 50);
    }
  }
}

function spawnServer(plan: ServerPlan): ChildProcess {
  const { binaries, cluster, socketFolder, user } = plan;
  const lock = lockOfServer(plan.dataDir);
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
