import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { giveTo, type DatabaseUser } from './database-user.ts';
import { codeOf, PostgresFailure } from './failure.ts';

const SOCKET_NAME = '.s.PGSQL.5432';
/** Bytes of a socket's path; Node silently cuts what is longer. */
const SOCKET_PATH_MAX = 107;

/**
 * The folder of the server's socket: in the data folder, or below the temporary folder when that path would
 * be too long.
 */
export function socketFolderOf(dataDir: string): string {
  const folder = path.join(dataDir, 'run');
  if (Buffer.byteLength(path.join(folder, SOCKET_NAME)) <= SOCKET_PATH_MAX) return folder;
  return path.join(os.tmpdir(), `darb-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

/** The socket and its lock file. */
export const socketFilesOf = (socketFolder: string): string[] =>
  [SOCKET_NAME, `${SOCKET_NAME}.lock`].map((name) => path.join(socketFolder, name));

/** Makes the socket folder, closed to all but the database user; refuses one that somebody else prepared. */
export function ensureSocketFolder(dataDir: string, user: DatabaseUser): string {
  const folder = socketFolderOf(dataDir);
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
    giveTo(user, folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const state = fs.lstatSync(folder);
  if (!state.isDirectory() || (state.mode & 0o077) !== 0 || state.uid !== (user.uid ?? process.getuid?.())) {
    throw new PostgresFailure(
      'socketFolder',
      `${folder} must be a folder of mode 0700 that belongs to the database user (uid ${user.uid ?? process.getuid?.()}).`,
    );
  }
  return folder;
}
