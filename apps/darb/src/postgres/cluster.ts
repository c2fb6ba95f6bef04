import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { giveAllTo, giveTo, nobody, type DatabaseUser } from './database-user.ts';
import { codeOf, PostgresFailure } from './failure.ts';

/** The one role of the embedded server; its socket is open to the database user and root alone. */
export const ROLE = 'darb';

/**
 * Makes sure that `DATA_DIR/pg` is a cluster of the binaries' major version: makes a new one when there is
 * none, refuses one of another version, one of another user, and a folder that is no cluster.
 */
export async function ensureCluster(
  dataDir: string,
  cluster: string,
  binaries: Binaries,
  user: DatabaseUser,
  signal?: AbortSignal,
): Promise<void> {
  const found = fs.statSync(cluster, { throwIfNoEntry: false });
  const uid = user.uid ?? process.getuid?.();
  const version = found ? versionOf(cluster) : null;
  if (found && version !== null && found.uid !== uid) {
    throw new PostgresFailure(
      'notOwned',
      `${cluster} belongs to uid ${found.uid}, and PostgreSQL would run as uid ${uid}.\n` +
        `Start Darb as its owner, or give it away: chown -R ${uid} ${dataDir}`,
    );
  }
  if (version === String(binaries.major)) return;
  if (version !== null) {
    throw new PostgresFailure(
      'otherVersion',
      `${cluster} was made by PostgreSQL ${version}, and the binaries here are ${binaries.version}. ` +
        `Set PG_BIN to binaries of ${version}, or restore a dump of it into a new DATA_DIR.`,
    );
  }
  if (found) {
    throw new PostgresFailure(
      'notACluster',
      `${cluster} exists but is no PostgreSQL data folder (no PG_VERSION); it is left alone.\n` +
        'Move it away, or use another DATA_DIR. Example: DATA_DIR=/var/lib/darb',
    );
  }
  const fresh = path.join(dataDir, 'pg.new');
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  giveTo(user, fresh);
  await initialise(fresh, binaries, user, signal);
  // only a whole cluster gets the name: an initdb that was killed never looks like one
  fs.renameSync(fresh, cluster);
  const folder = fs.openSync(dataDir, 'r');
  fs.fsyncSync(folder);
  fs.closeSync(folder);
}

/** Null for a folder without a version; an empty one when it is closed to us. */
function versionOf(cluster: string): string | null {
  try {
    return fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    return codeOf(error) === 'EACCES' ? '' : null;
  }
}

async function initialise(folder: string, binaries: Binaries, user: DatabaseUser, signal?: AbortSignal): Promise<void> {
  // -E: an empty environment would give SQL_ASCII
  const locale = binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8'];
  const args = ['-D', folder, '-U', ROLE, '-E', 'UTF8', '-A', 'trust', '--data-checksums', ...locale];
  const run = (as: DatabaseUser) => runInitdb(binaries, args, as, signal);
  let problem = await run(user);
  if (user.uid !== undefined && user.gid !== undefined && problem !== null && /effective user ID/.test(problem)) {
    // only initdb needs a passwd entry: nobody makes the cluster, then it changes hands
    giveAllTo(nobody, folder);
    problem = await run(nobody);
    giveAllTo({ uid: user.uid, gid: user.gid }, folder);
  }
  if (problem === null) return;
  const advice = /No space left|Disk quota/.test(problem) ? ' Make room on the disk of DATA_DIR.' : '';
  throw new PostgresFailure('initialisation', `initdb could not make the database in ${folder}.${advice}\n${problem}`);
}

/** Null when it went well, else what it said. A stop ends it, and is waited for. */
async function runInitdb(binaries: Binaries, args: string[], user: DatabaseUser, signal?: AbortSignal): Promise<string | null> {
  signal?.throwIfAborted();
  const child = spawn(path.join(binaries.folder, 'initdb'), args, {
    ...user,
    env: binaries.environment,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', end, { once: true });
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const problem = await new Promise<string | null>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', (status, by) => done(status === 0 ? null : Buffer.concat(said).toString().trim() || `exit ${status ?? by}`));
  });
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  return problem;
}
