/**
 * Takes the oldest out of a map until no more than `limit` are left in it. Whoever takes something out and
 * puts it in again makes it the newest.
 */
export function dropOldest<Key>(map: Map<Key, unknown>, limit: number): void {
  for (const oldest of map.keys()) {
    if (map.size <= limit) return;
    map.delete(oldest);
  }
}
