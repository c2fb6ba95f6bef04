import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFile } from '../../packages/content/src/import/import-file.ts';

/**
 * Brings files into the pack of its argument one after another as it is told, and says after each how long
 * the processor worked on it and what memory there is: on a busy computer a clock tells of others.
 */
const [pack = ''] = process.argv.slice(2);
const into = path.join(pack, 'first/mathematics/01-numbers/01-adding');
const quiz = path.join(into, '01-sum/quiz.yaml');
const original = readFileSync(quiz);

process.on('message', ({ name, bytes, write }: { name: string; bytes: string; write: boolean }) => {
  const began = process.cpuUsage();
  importFile({ name, bytes: Buffer.from(bytes, 'base64') }, { into, lesson: '01-sum', language: 'ar', dryRun: !write })
    .then(
      ({ added, leftOut, written }) => {
        if (write && written) writeFileSync(quiz, original);
        return { error: null, added, leftOut };
      },
      (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error), added: 0, leftOut: 0 }),
    )
    .then((result) => {
      const { user, system } = process.cpuUsage(began);
      process.send?.({ ...result, milliseconds: (user + system) / 1000, memory: process.memoryUsage().rss });
    })
    .catch(() => process.exit(1));
});
process.send?.('ready');
