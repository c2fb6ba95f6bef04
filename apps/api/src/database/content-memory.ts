import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';

/** At most so many answers are kept; the one longest unasked goes first. */
const KEPT = 2_000;
const emptyMemory = () => new LRUCache<string, Promise<unknown>>({ max: KEPT });

const memories = new WeakMap<Db, ReturnType<typeof emptyMemory>>();

/**
 * From now on what `recall` reads of content through `db` is kept. Whoever asks for this must call
 * `forgetContent` after each change of the content.
 */
export function keepContent(db: Db): void {
  memories.set(db, emptyMemory());
}

/**
 * Everything kept so far is stale. What is being read at this moment is given to those who asked before, and
 * not kept.
 */
export function forgetContent(db: Db): void {
  if (memories.has(db)) memories.set(db, emptyMemory());
}

/**
 * Reads content, which is the same for everybody and changes only when a pack is loaded: once for each key
 * until then. Within a transaction, and where nobody asked to keep it, it is read each time. What is given is
 * shared and must not be changed. A failure is not kept.
 */
export function recall<Rows>(db: Db, key: string, read: () => PromiseLike<Rows>): Promise<Rows> {
  const memory = memories.get(db);
  if (!memory) return Promise.resolve(read());
  const known = memory.get(key) as Promise<Rows> | undefined;
  if (known) return known;
  const made = Promise.resolve(read());
  memory.set(key, made);
  made.catch(() => {
    if (memory.get(key) === made) memory.delete(key);
  });
  return made;
}
