import type { Db } from '../database/database.ts';
import { searchEntries, searchWordList, type SearchEntry } from './tables.ts';

// What the loader of content writes the index with; nothing else changes it.

const ENTRIES_AT_ONCE = 100;
const WORDS_AT_ONCE = 1_000;

/** Takes all entries away; what reads meanwhile sees them until the transaction is done (rule search 6). */
export async function removeIndex(tx: Db): Promise<void> {
  await tx.delete(searchEntries);
  await tx.delete(searchWordList);
}

/** Writes entries, some hundred at once. */
export async function addEntries(tx: Db, entries: readonly SearchEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE)
    await tx.insert(searchEntries).values(entries.slice(at, at + ENTRIES_AT_ONCE));
}

/** Writes the words of the entries. */
export async function addWords(tx: Db, words: readonly (typeof searchWordList.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) await tx.insert(searchWordList).values(words.slice(at, at + WORDS_AT_ONCE));
}

/** Whether there is an entry at all. */
export const hasEntries = async (db: Db): Promise<boolean> =>
  (await db.select({ id: searchEntries.id }).from(searchEntries).limit(1)).length > 0;
