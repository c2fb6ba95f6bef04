import { eraseDeleted } from '../../apps/api/src/account/erasure.ts';
import { mediaInFolder } from '../../apps/api/src/api.ts';
import { openDatabase } from '../../apps/api/src/database/database.ts';

/** What `erasure.ts` kills: erases the accounts whose day has come, in a process of its own. */
const [url = '', folder = ''] = process.argv.slice(2);
const database = openDatabase(url, { connections: 1 });
process.stdout.write('begun\n');
const outside = {
  callLeague: () => Promise.resolve(JSON.stringify({ deleted: true })),
  media: mediaInFolder(folder),
  log: () => undefined,
};
await eraseDeleted(database.db, outside, new Date());
await database.close();
