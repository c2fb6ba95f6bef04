import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@darb/language';
import { remarkLines, statusOf } from './import-words.ts';
import { OperatorError } from '../operator-error.ts';
import { say as tell } from './operator.ts';
import { wordsIn } from './words.ts';

/** The options of `darb content export`. */
export interface ExportCommandOptions {
  lesson?: string;
  format: 'gift' | 'qti';
  out?: string;
  language: Language;
  reportLanguage: Language;
}

/**
 * `darb content export <pack>/<program>/<subject>/<subtopic>`: writes the questions of a test or a quiz for
 * other programs, to a file or the standard output. What the format cannot hold is said on the standard
 * error; it exits as `content check` does.
 */
export async function exportContent(from: string, options: ExportCommandOptions): Promise<void> {
  const say = wordsIn(options.reportLanguage, 'import');
  const { exportQuestions, NoTarget } = await import('@darb/content/import');
  const { bytes, remarks, count } = await exportQuestions({
    from,
    lesson: options.lesson ?? null,
    format: options.format,
    language: options.language,
  }).catch((error: unknown) => {
    throw error instanceof NoTarget ? new OperatorError(say(`refusals.${error.code}`, { subject: error.subject })) : error;
  });
  if (options.out !== undefined) await writeFile(path.resolve(options.out), bytes);
  else process.stdout.write(bytes);
  for (const line of [...remarkLines(remarks, false, say), say('exported', { count })]) tell(line);
  process.exitCode = statusOf(remarks);
}
