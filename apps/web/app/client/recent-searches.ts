/** What was searched for on this device, the latest first (rule search 7). */
const KEY = 'search/recent';
const KEPT = 10;
const LENGTH_MAX = 200;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function write(queries: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(queries.slice(0, KEPT)));
  } catch {
    // storage is closed to us or full: the search goes on without
  }
}

/** Where storage is closed to us there are none. */
export const recentSearches = {
  list: read,
  add(query: string): void {
    if (query !== '' && query.length <= LENGTH_MAX) write([query, ...read().filter((one) => one !== query)]);
  },
  remove: (query: string): void => write(read().filter((one) => one !== query)),
  clear: (): void => write([]),
};
