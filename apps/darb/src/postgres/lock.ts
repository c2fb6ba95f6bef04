import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { folderProblem, makeFolder } from '../folder.ts';
import { codeOf, orElse, PostgresFailure } from './failure.ts';

/** Who holds a data folder. */
export interface Holder {
  pid: number;
  host: string;
  /** ISO time of the start. */
  since: string;
}

export interface HeldLock {
  readonly descriptor: number;
  release: () => void;
}

/**
 * Takes a kernel lock on an open file, or gives null when another process has it. The flock(1) child locks
 * *our* open file description, so the lock outlives the child, dies with us, and crosses containers; a pid
 * file or an abstract socket does neither.
 */
export function takeLock(file: string): HeldLock | null {
  const descriptor = fs.openSync(file, 'a', 0o600);
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (status === 0) return { descriptor, release: () => fs.closeSync(descriptor) };
  fs.closeSync(descriptor);
  if (status === 1) return null;
  throw new PostgresFailure(
    'noLock',
    `flock(1) of util-linux is needed to lock ${file}: ${codeOf(error) ?? `exit ${status}`}. Install it, or set DATABASE_URL.`,
  );
}

/** Makes the data folder when it is missing and gives its real path; refuses one that cannot be written. */
export function openDataFolder(dataDir: string): string {
  try {
    makeFolder(dataDir);
    fs.accessSync(dataDir, fs.constants.W_OK);
    return fs.realpathSync(dataDir);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

function notWritable(dataDir: string, error: unknown): PostgresFailure {
  const problem = folderProblem(error) ?? `It cannot be written (${codeOf(error) ?? String(error)}).`;
  return new PostgresFailure('notWritable', `DATA_DIR ${dataDir}: ${problem}`, { cause: error });
}

/**
 * Holds a data folder for this process alone until released; a second one is refused with the holder's pid,
 * host and start.
 */
export function holdFolder(dataDir: string): HeldLock {
  let lock: HeldLock | null;
  try {
    lock = takeLock(path.join(dataDir, 'parent.lock'));
    const holder: Holder = { pid: process.pid, host: os.hostname(), since: new Date().toISOString() };
    if (lock) fs.writeFileSync(path.join(dataDir, 'owner.json'), JSON.stringify(holder));
  } catch (error) {
    if (error instanceof PostgresFailure) throw error;
    throw notWritable(dataDir, error);
  }
  if (!lock) {
    const holder = holderOf(dataDir);
    const who = holder ? `pid ${holder.pid} on ${holder.host}, since ${holder.since}` : 'its pid is unknown';
    throw new PostgresFailure('inUse', `${dataDir} is in use by another Darb (${who}). Stop that one, or use another DATA_DIR.`);
  }
  return lock;
}

/** Who wrote themselves down last as the folder's holder; true only while the lock is held. */
export function holderOf(dataDir: string): Holder | null {
  const text = orElse(() => fs.readFileSync(path.join(dataDir, 'owner.json'), 'utf8'), '');
  return orElse(() => JSON.parse(text) as Holder, null);
}
