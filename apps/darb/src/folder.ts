import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { codeOf, orElse } from './postgres/failure.ts';

const ENOUGH_TO_FIND_A_FULL_DISK = 64 * 1024;

/**
 * Makes a folder and those above it; does nothing when it is there. Node's own recursive `mkdir` never
 * returns where the system answers ENOENT below a folder that exists, as it does in /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    fs.mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

/**
 * Finds out whether a folder takes files, or could be made where it is missing: makes a file and removes it.
 * Throws the system's error, with the folder as its path.
 */
export function tryFolder(folder: string): void {
  try {
    const file = path.join(nearestTo(folder), `.darb-trial-${randomBytes(4).toString('hex')}`);
    try {
      fs.writeFileSync(file, Buffer.alloc(ENOUGH_TO_FIND_A_FULL_DISK), { flag: 'wx', mode: 0o600 });
    } finally {
      fs.rmSync(file, { force: true });
    }
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: folder }) : error;
  }
}

/** The path itself, or the nearest one above it where something lies: a folder, a file, a link. */
export function nearestTo(file: string): string {
  return isThere(file) || file === path.dirname(file) ? file : nearestTo(path.dirname(file));
}

/** What the system answers where rights, room or its own bounds are missing; never a defect of ours. */
const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

/** As `folderProblem`, for a file anywhere: null for what may be a defect, such as a file that is missing. */
export const refusalOfSystem = (error: unknown): string | null => (REFUSALS.has(codeOf(error) ?? '') ? fileProblem(error, '') : null);

/**
 * Two lines about an error in the folder of a setting: what is wrong with which path, and what to do. Null
 * when the error is none that an operator can mend.
 */
export const folderProblem = (error: unknown): string | null => fileProblem(error, ' Example: DATA_DIR=/var/lib/darb');

function fileProblem(error: unknown, example: string): string | null {
  const file = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : null;
  if (file === null) return null;
  const user = `this user (uid ${process.getuid?.() ?? 'unknown'})`;
  const elsewhere = `use another folder.${example}`;
  const nearest = orElse(() => nearestTo(file), file);
  const obstacle = orElse(() => isFolder(nearest), true) ? null : nearest;
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return `${file} may not be written by ${user}${ownerOf(file)}.\nGive it to that user (chown -R), or ${elsewhere}`;
    case 'EROFS':
      return `${file} lies on a disk that is mounted read-only.\nMount it for writing, or ${elsewhere}`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `${file} cannot be written: no space is left on its disk.\nMake room there, or ${elsewhere}`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${obstacle ?? file} is no folder.\nMove it away, or ${elsewhere}`;
    case 'EISDIR':
      return `${file} is a folder, where a file of Darb’s must be.\nMove it away, or ${elsewhere}`;
    case 'ENOENT':
      if (obstacle !== null) return `${obstacle} is no folder.\nMove it away, or ${elsewhere}`;
      return `nothing can be made at ${file}: its disk takes no new files or folders.\nInstead ${elsewhere}`;
    case 'ELOOP':
    case 'ENAMETOOLONG':
      return `${file} is no path that the system takes.\nInstead ${elsewhere}`;
    case 'EMFILE':
    case 'ENFILE':
      return `${file} cannot be opened: too many files are open.\nRaise the limit, as with: ulimit -n 4096`;
    default:
      return null;
  }
}

function isThere(file: string): boolean {
  try {
    return fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // something above it is a file
    if (codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}

const isFolder = (folder: string) => fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

function ownerOf(file: string): string {
  return orElse(() => {
    const nearest = nearestTo(file);
    return `; ${nearest === file ? 'it' : nearest} belongs to uid ${fs.statSync(nearest).uid}`;
  }, '');
}
