import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { orElse, PostgresFailure } from './failure.ts';
import { takeLock, type HeldLock } from './lock.ts';
import { socketFilesOf } from './socket.ts';

const STEP_MS = 50;
const ORPHANS_EVERY = 20;
const QUIT_AFTER = 400;
const GIVE_UP_AFTER = 600;
/** What the last process of a killed server is waited for. */
const LOCK_STEPS = 300;

/**
 * Living postgres processes that work on this cluster: told by their working folder, which is never that of a
 * reused pid.
 */
export function processesOn(cluster: string): number[] {
  const isOurs = (pid: string) =>
    /^\d+$/.test(pid) &&
    orElse(() => fs.readlinkSync(`/proc/${pid}/cwd`), '') === cluster &&
    orElse(() => fs.readFileSync(`/proc/${pid}/comm`, 'utf8'), '').startsWith('postgres');
  return fs.readdirSync('/proc').filter(isOurs).map(Number);
}

/**
 * Stops what a dead parent left running on the cluster, then removes the files that would make PostgreSQL
 * refuse to start. The postmaster is asked first (SIGINT, later SIGQUIT); processes without a postmaster are
 * killed.
 */
export async function clearLeftovers(
  dataDir: string,
  cluster: string,
  socketFolder: string,
  log: (message: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const postmaster = Number(orElse(() => fs.readFileSync(pidFile, 'utf8'), '').split('\n')[0]);
  for (let step = 0; ; step++) {
    const left = processesOn(cluster);
    if (left.length === 0) break;
    if (step === GIVE_UP_AFTER)
      throw new PostgresFailure('leftover', `PostgreSQL processes of an earlier run on ${cluster} do not stop (pid ${left.join(', ')}).`);
    if (left.includes(postmaster)) {
      if (step === 0) log(`stopping the PostgreSQL that an earlier run left (pid ${postmaster})`);
      if (step === 0) tell(postmaster, 'SIGINT');
      if (step === QUIT_AFTER) tell(postmaster, 'SIGQUIT');
    } else {
      if (step % ORPHANS_EVERY === 0) log(`killing PostgreSQL processes that lost their server (pid ${left.join(', ')})`);
      for (const pid of left) tell(pid, 'SIGKILL');
    }
    await pause(STEP_MS, undefined, { signal });
  }
  const stale = [pidFile, ...socketFilesOf(socketFolder)].filter((file) => fs.existsSync(file));
  if (stale.length === 0) return;
  (await lockOfServer(dataDir, signal)).release();
  log(`removing ${stale.map((file) => path.basename(file)).join(', ')} of a dead server`);
  for (const file of stale) fs.rmSync(file, { force: true });
}

/**
 * The lock that every process of the server inherits: to have it proves that none is left, in any container.
 * Waits 15 s, since the last process of a killed server may need a moment.
 */
export async function lockOfServer(dataDir: string, signal?: AbortSignal): Promise<HeldLock> {
  for (let step = 0; step < LOCK_STEPS; step++) {
    const lock = takeLock(path.join(dataDir, 'pg.lock'));
    if (lock) return lock;
    await pause(STEP_MS, undefined, { signal });
  }
  throw new PostgresFailure(
    'leftover',
    `PostgreSQL processes of an earlier run still hold ${dataDir}, perhaps in another container. Stop them first.`,
  );
}

function tell(pid: number, name: NodeJS.Signals): void {
  // it may have gone since it was seen
  orElse(() => process.kill(pid, name), false);
}
