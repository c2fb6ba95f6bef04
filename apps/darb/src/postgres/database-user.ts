import fs from 'node:fs';
import path from 'node:path';
import { orElse, PostgresFailure } from './failure.ts';

/** Whom the server's processes run as; empty when that is ourselves. */
export interface DatabaseUser {
  uid?: number;
  gid?: number;
}

/** The user without rights that every Unix knows; it needs no passwd entry to run the server. */
export const nobody = { uid: 65534, gid: 65534 } as const;

/**
 * PostgreSQL refuses root: for root it runs as the owner of the data folder, else `postgres`, else nobody.
 */
export function chooseDatabaseUser(dataDir: string, cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  for (const folder of [cluster, dataDir]) {
    const owner = orElse(() => fs.statSync(folder), null);
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  const rows = orElse(() => fs.readFileSync('/etc/passwd', 'utf8'), '')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : nobody;
}

/** Gives a path to the database user; does nothing when that is ourselves. */
export function giveTo(user: DatabaseUser, target: string): void {
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(target, user.uid, user.gid);
}

/** Gives a folder and all below it to a user, links themselves included. */
export function giveAllTo(user: Required<DatabaseUser>, target: string): void {
  fs.lchownSync(target, user.uid, user.gid);
  if (!fs.lstatSync(target).isDirectory()) return;
  for (const name of fs.readdirSync(target)) giveAllTo(user, path.join(target, name));
}

/** Refuses a data folder below a folder that the database user cannot enter, and names that folder. */
export function checkReachable(user: DatabaseUser, dataDir: string): void {
  if (user.uid === undefined) return;
  for (let folder = dataDir; ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = fs.statSync(folder);
    const mayEnter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & mayEnter)) {
      throw new PostgresFailure(
        'unreachable',
        `PostgreSQL must not run as root, so it runs as uid ${user.uid}, which cannot enter ${folder} (mode ${(mode & 0o777).toString(8)}). ` +
          'Use a DATA_DIR outside it, allow entering it (chmod o+x), or start Darb as a normal user.',
      );
    }
    if (folder === path.dirname(folder)) return;
  }
}
