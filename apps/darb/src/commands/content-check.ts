import path from 'node:path';
import type { Language } from '@darb/language';
import { checkLines } from './check-words.ts';
import { progressBar } from './progress-bar.ts';
import { wordsIn } from './words.ts';

/** The options of `darb content check`. */
export interface CheckCommandOptions {
  reportLanguage: Language;
}

/**
 * `darb content check <pack>`: says with file and line what an author must mend (errors) and look at
 * (warnings), and changes nothing. Exits with 0 when there is nothing, 1 for errors, 2 for warnings alone. It
 * needs no database.
 */
export async function checkContent(folder: string, { reportLanguage }: CheckCommandOptions): Promise<void> {
  const say = wordsIn(reportLanguage, 'check');
  // the formula engine is loaded by this command alone
  const { checkPack } = await import('@darb/content');
  const bar = progressBar(process.stderr);
  const report = await checkPack(path.resolve(folder), (read, all) => bar.show(say('reading'), read, all)).finally(() => bar.end());
  process.stdout.write(`${checkLines(report, (file) => path.join(folder, file), say).join('\n')}\n`);
  process.exitCode = report.status;
}
