import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@darb/language';
import { reportLines, statusOf } from './import-words.ts';
import { OperatorError } from '../operator-error.ts';
import { progressBar } from './progress-bar.ts';
import { wordsIn } from './words.ts';

/** The options of `darb content import`. */
export interface ImportCommandOptions {
  into: string;
  lesson?: string;
  language: Language;
  reportLanguage: Language;
  dryRun?: boolean;
}

/**
 * `darb content import <file> --into <pack>/<program>/<subject>/<subtopic>`: brings a teacher's questions
 * into a pack and says in words what came in, what was changed and what was left out and why. It exits as
 * `content check` does, and needs no database.
 */
export async function importContent(file: string, options: ImportCommandOptions): Promise<void> {
  const say = wordsIn(options.reportLanguage, 'import');
  // the formula engine is loaded by this command alone
  const { importFile, NoTarget } = await import('@darb/content/import');
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') throw new OperatorError(say('refusals.fileMissing', { subject: file }));
    throw error;
  });
  const bar = progressBar(process.stderr);
  const dryRun = options.dryRun ?? false;
  const report = await importFile(
    { name: path.basename(file), bytes },
    {
      into: options.into,
      lesson: options.lesson ?? null,
      language: options.language,
      dryRun,
      onProgress: (step, done, all) => bar.show(say(step === 'reading' ? 'reading' : 'judging'), done, all),
    },
  )
    .catch((error: unknown) => {
      throw error instanceof NoTarget ? new OperatorError(say(`refusals.${error.code}`, { subject: error.subject })) : error;
    })
    .finally(() => bar.end());
  process.stdout.write(`${reportLines(report, path.basename(file), dryRun, say).join('\n')}\n`);
  process.exitCode = statusOf(report.remarks);
}
