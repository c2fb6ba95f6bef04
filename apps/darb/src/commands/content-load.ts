import path from 'node:path';
import { loadPackFolder, PackFaults } from '../content.ts';
import { tellContentChanged } from '../content-news.ts';
import { OperatorError } from './operator-error.ts';
import { say, withDatabase } from './operator.ts';
import { progressBar } from './progress-bar.ts';

/**
 * `darb content load <folder>`: loads a pack, all of it or nothing, says what is in it now and what an author
 * should look at, and lets a running Darb show it at once. Doing it again changes nothing; readers have the
 * old or the new content at every moment.
 */
export async function loadContent(folder: string): Promise<void> {
  const where = path.resolve(folder);
  await withDatabase(async ({ config, database }) => {
    const bar = progressBar(process.stderr);
    const { warnings, ...loaded } = await loadPackFolder(config, database.db, where, (step, done, all) => bar.show(step, done, all))
      .catch((error: unknown) => {
        throw error instanceof PackFaults ? new OperatorError(error.message) : error;
      })
      .finally(() => bar.end());
    await tellContentChanged(database.pool);
    for (const warning of warnings) say(warning);
    const counts = Object.entries(loaded).map(([what, count]) => `${what} ${count}`);
    say(`Loaded the pack in ${where}: ${counts.join(', ')}.`);
  });
}
