import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { foldedForWords } from './cases.ts';
import { heldWords } from './tables.ts';

/** The words that hold a comment back for staff, as the operator wrote them (rule community 11). */
export const listHeldWords = async (db: Db): Promise<string[]> =>
  (await db.select({ word: heldWords.word }).from(heldWords).orderBy(asc(heldWords.word))).map(({ word }) => word);

/** Puts these words in the place of all that there were; gives how many differ once they are folded. */
export async function setHeldWords(db: Db, words: readonly string[]): Promise<number> {
  const byFolded = new Map(words.map((word) => [foldedForWords(word).trim(), word.trim()]));
  byFolded.delete('');
  await db.transaction(async (tx) => {
    await tx.delete(heldWords);
    if (byFolded.size > 0) await tx.insert(heldWords).values([...byFolded].map(([folded, word]) => ({ folded, word })));
  });
  return byFolded.size;
}
