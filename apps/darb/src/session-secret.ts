import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { openDataFolder } from './postgres/lock.ts';
import { codeOf } from './postgres/failure.ts';

/**
 * The bytes that sign tokens: `SESSION_SECRET` when it is set, else random ones that are kept in the data
 * folder for its owner alone, so that nobody is signed out by a restart.
 */
export function sessionSecretOf(config: { SESSION_SECRET?: string | undefined; DATA_DIR: string }): Uint8Array {
  if (config.SESSION_SECRET !== undefined) return Buffer.from(config.SESSION_SECRET);
  const file = path.join(openDataFolder(config.DATA_DIR), 'session-secret');
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
