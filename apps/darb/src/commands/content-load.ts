import path from 'node:path';
import type { Language } from '@darb/language';
import { loadPackFolder, PackFaults } from '../content.ts';
import { tellContentChanged } from '../content-news.ts';
import { problemLine } from './check-words.ts';
import { OperatorError } from '../operator-error.ts';
import { say as tell, withDatabase } from './operator.ts';
import { progressBar } from './progress-bar.ts';
import { wordsIn } from './words.ts';

/** The options of `darb content load`. */
export interface LoadCommandOptions {
  reportLanguage: Language;
}

/**
 * `darb content load <folder>`: loads a pack, all of it or nothing, says what is in it now and what an author
 * should look at, and lets a running Darb show it at once. Doing it again changes nothing; readers have the
 * old or the new content at every moment.
 */
export async function loadContent(folder: string, { reportLanguage }: LoadCommandOptions): Promise<void> {
  const say = wordsIn(reportLanguage, 'check');
  const where = path.resolve(folder);
  await withDatabase(async ({ config, database }) => {
    const bar = progressBar(process.stderr);
    const { warnings, ...loaded } = await loadPackFolder(config, database.db, where, (step, done, all) =>
      bar.show(say(step === 'reading' ? 'reading' : 'loading'), done, all),
    )
      .catch((error: unknown) => {
        if (!(error instanceof PackFaults)) throw error;
        const lines = error.problems.map((problem) => problemLine(problem, say));
        throw new OperatorError([say('notLoaded', { folder: where }), ...lines].join('\n'));
      })
      .finally(() => bar.end());
    await tellContentChanged(database.pool);
    for (const warning of warnings) tell(problemLine(warning, say));
    tell(say('loaded', { folder: where, ...loaded }));
  });
}
