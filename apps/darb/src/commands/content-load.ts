import path from 'node:path';
import { loadPackFolder, PackFaults } from '../content.ts';
import { tellContentChanged } from '../content-news.ts';
import { OperatorError } from './operator-error.ts';
import { say, withDatabase } from './operator.ts';

/** `darb content load <folder>`: loads a pack, says what is in it now, and lets a running Darb show it at once. */
export async function loadContent(folder: string): Promise<void> {
  const where = path.resolve(folder);
  await withDatabase(async ({ config, database }) => {
    const loaded = await loadPackFolder(config, database.db, where).catch((error: unknown) => {
      throw error instanceof PackFaults ? new OperatorError(error.message) : error;
    });
    await tellContentChanged(database.pool);
    const counts = Object.entries(loaded).map(([what, count]) => `${what} ${count}`);
    say(`Loaded the pack in ${where}: ${counts.join(', ')}.`);
  });
}
