import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Secrets } from '@darb/api';
import { openDataFolder } from './postgres/lock.ts';
import { codeOf } from './postgres/failure.ts';

/** The settings from which the secrets come. */
export interface SecretSettings {
  /** The one that signs, and the one before it while it is still read. */
  readonly SESSION_SECRET?: readonly string[] | undefined;
  readonly DATA_DIR: string;
}

/**
 * What signs tokens: `SESSION_SECRET` when it is set, else random bytes that are kept in the data folder for
 * its owner alone, so that nobody is signed out by a restart.
 */
export function sessionSecretsOf({ SESSION_SECRET: [signing, ...old] = [], DATA_DIR }: SecretSettings): Secrets {
  return signing === undefined ? [keptSecret(DATA_DIR)] : [Buffer.from(signing), ...old.map((one) => Buffer.from(one))];
}

function keptSecret(dataDir: string): Uint8Array {
  const file = path.join(openDataFolder(dataDir), 'session-secret');
  try {
    // exclusive: of two first starts at once one wins, and the other reads what it wrote
    const fresh = `${file}.${process.pid}`;
    fs.writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600 });
    try {
      fs.linkSync(fresh, file);
    } finally {
      fs.rmSync(fresh);
    }
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return Buffer.from(fs.readFileSync(file, 'utf8').trim());
}
