import { readFile } from 'node:fs/promises';
import { listHeldWords, setHeldWords } from '@darb/api';
import { OperatorError } from '../operator-error.ts';
import { codeOf } from '../postgres/failure.ts';
import { actOf } from './audit.ts';
import { say, withDatabase } from './operator.ts';

/** The words of a text, one a line; empty lines and those that begin with `#` are none. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** `darb held-words import`: puts a file's words in the place of all that there were (rule community 11). */
export async function importHeldWords(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? new OperatorError(`There is no file ${file}.`) : error;
  });
  await withDatabase(async ({ database: { db } }) => {
    const words = await db.transaction(async (tx) => {
      const count = await setHeldWords(tx, wordsOf(text));
      await actOf(tx, 'held-words import', { words: count }, new Date());
      return count;
    });
    say(`A comment with one of ${words} words waits for staff.`);
  });
}

/** `darb held-words show`: writes the words, as `import` takes them. */
export async function showHeldWords(): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    for (const word of await listHeldWords(db)) process.stdout.write(`${word}\n`);
  });
}
