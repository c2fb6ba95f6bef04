import path from 'node:path';
import { progressBar } from './progress-bar.ts';

/**
 * `darb content check <pack>`: says with file and line what an author must mend (errors) and look at
 * (warnings), and changes nothing. Exits with 0 when there is nothing, 1 for errors, 2 for warnings alone. It
 * needs no database.
 */
export async function checkContent(folder: string): Promise<void> {
  const where = path.resolve(folder);
  // the formula engine is loaded by this command alone
  const { checkPack } = await import('@darb/content');
  const bar = progressBar(process.stderr);
  const report = await checkPack(
    where,
    (file) => path.join(folder, file),
    (read, all) => bar.show('Reading lessons and tests', read, all),
  );
  bar.end();
  process.stdout.write(`${report.lines.join('\n')}\n`);
  process.exitCode = report.status;
}
