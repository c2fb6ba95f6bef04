import path from 'node:path';
import { openDataFolder, holderOf, takeLock, type Holder } from './lock.ts';
import { connectionOf, type Connection } from './server.ts';
import { socketFolderOf } from './socket.ts';
import { DATABASE } from './supervisor.ts';

/** A server that another Darb runs. */
export interface RunningServer {
  readonly connection: Connection;
  readonly holder: Holder | null;
}

/**
 * The server of a data folder that another Darb holds, to use beside it; null when nobody holds the folder.
 */
export function findRunningServer(dataDir: string): RunningServer | null {
  const folder = openDataFolder(dataDir);
  const lock = takeLock(path.join(folder, 'parent.lock'));
  if (lock) {
    lock.release();
    return null;
  }
  return { connection: connectionOf(socketFolderOf(folder), DATABASE), holder: holderOf(folder) };
}
