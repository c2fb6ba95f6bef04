/**
 * Reads what is asked for in one turn of the loop in one statement: `read` gets all keys, each once, and
 * gives what it found by key.
 */
export function together<Found>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let waiting: { keys: Set<string>; found: Promise<ReadonlyMap<string, Found>> } | null = null;
  return async (key) => {
    if (waiting === null) {
      const keys = new Set<string>();
      const turn = new Promise<void>((next) => setImmediate(next));
      waiting = {
        keys,
        found: turn.then(() => {
          waiting = null;
          return read([...keys]);
        }),
      };
    }
    waiting.keys.add(key);
    return (await waiting.found).get(key);
  };
}
