/** The beginning of every key under which something waits in `localStorage` for the server to have it. */
export const UNSENT = 'unsent/';

/** What stands in for storage that is closed or full: it lasts as long as the page. */
const memory = new Map<string, string>();

const read = (key: string): string | null => {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
};

const keys = (): string[] => {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
  } catch {
    return [...memory.keys()];
  }
};

/**
 * Keeps a value until `settle` of the same token, where storage is closed or full as long as the page lasts.
 * Gives the token.
 */
export function keepUnsent(kind: string, id: string, value: unknown): string {
  const [key, text] = [`${UNSENT}${kind}/${id}`, JSON.stringify(value)];
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  return text;
}

/** The server has it. A newer value that was kept meanwhile stays. */
export function settleUnsent(kind: string, id: string, token: string): void {
  const key = `${UNSENT}${kind}/${id}`;
  if (read(key) !== token) return;
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is closed: it never had the value
  }
}

export interface Unsent {
  id: string;
  token: string;
}

/** Everything of a kind that still waits, oldest key first. */
export function unsentOf(kind: string): Unsent[] {
  const prefix = `${UNSENT}${kind}/`;
  return keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const token = read(key);
      return token === null ? [] : [{ id: key.slice(prefix.length), token }];
    });
}
