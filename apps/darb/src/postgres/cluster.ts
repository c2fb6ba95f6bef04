import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { giveAllTo, giveTo, nobody, type DatabaseUser } from './database-user.ts';
import { orElse, PostgresFailure } from './failure.ts';

/** The one role of the embedded server; its socket is open to the database user and root alone. */
export const ROLE = 'darb';

/**
 * Makes sure that `DATA_DIR/pg` is a cluster of the binaries' major version: makes a new one when there is
 * none, refuses one of another version and a folder that is no cluster.
 */
export function ensureCluster(dataDir: string, cluster: string, binaries: Binaries, user: DatabaseUser): void {
  const version = orElse(() => fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim(), null);
  if (version === String(binaries.major)) return;
  if (version !== null) {
    throw new PostgresFailure(
      'otherVersion',
      `${cluster} was made by PostgreSQL ${version}, and the binaries here are ${binaries.version}. ` +
        `Set PG_BIN to binaries of ${version}, or restore a dump of it into a new DATA_DIR.`,
    );
  }
  if (fs.existsSync(cluster))
    throw new PostgresFailure('notACluster', `${cluster} exists but is no PostgreSQL data folder (no PG_VERSION); it is left alone.`);
  const fresh = path.join(dataDir, 'pg.new');
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  giveTo(user, fresh);
  initialise(fresh, binaries, user);
  // only a whole cluster gets the name: an initdb that was killed never looks like one
  fs.renameSync(fresh, cluster);
  const folder = fs.openSync(dataDir, 'r');
  fs.fsyncSync(folder);
  fs.closeSync(folder);
}

function initialise(folder: string, binaries: Binaries, user: DatabaseUser): void {
  // -E: an empty environment would give SQL_ASCII
  const locale = binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8'];
  const args = ['-D', folder, '-U', ROLE, '-E', 'UTF8', '-A', 'trust', '--data-checksums', ...locale];
  const run = (as: DatabaseUser) =>
    spawnSync(path.join(binaries.folder, 'initdb'), args, { ...as, env: binaries.environment, cwd: '/', encoding: 'utf8' });
  let result = run(user);
  if (user.uid !== undefined && user.gid !== undefined && /effective user ID/.test(result.stderr)) {
    // only initdb needs a passwd entry: nobody makes the cluster, then it changes hands
    giveAllTo(nobody, folder);
    result = run(nobody);
    giveAllTo({ uid: user.uid, gid: user.gid }, folder);
  }
  if (result.status !== 0) throw new PostgresFailure('initialisation', `initdb failed: ${result.error?.message ?? result.stderr.trim()}`);
}
