import { LRUCache } from 'lru-cache';
import type { WebContext } from './context.ts';

/** At most so much is remembered; what was not asked for longest goes first. */
const MAX_REMEMBERED = 1_000;

/** What is the same for everybody and seldom changes; a failure is not kept. */
export function createMemory(): { readonly remember: WebContext['remember']; readonly clear: () => void } {
  const remembered = new LRUCache<string, Promise<unknown>>({ max: MAX_REMEMBERED });
  return {
    remember<T>(key: string, make: () => Promise<T>): Promise<T> {
      const found = remembered.get(key) as Promise<T> | undefined;
      if (found) return found;
      const made = make();
      remembered.set(key, made);
      made.catch(() => {
        if (remembered.peek(key) === made) remembered.delete(key);
      });
      return made;
    },
    clear: () => remembered.clear(),
  };
}
