/** The beginning of every key under which something waits in `localStorage` for the server to have it. */
export const UNSENT = 'unsent/';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a value until `settle` of the same token. Where storage is closed or full, the value is only sent. Gives the token. */
export function keepUnsent(kind: string, id: string, value: unknown): string {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`${UNSENT}${kind}/${id}`, text);
  } catch {
    return text;
  }
  return text;
}

/** The server has it. A newer value that was kept meanwhile stays. */
export function settleUnsent(kind: string, id: string, token: string): void {
  const key = `${UNSENT}${kind}/${id}`;
  try {
    if (localStorage.getItem(key) === token) localStorage.removeItem(key);
  } catch {
    // Storage is closed: nothing was kept.
  }
}

export interface Unsent {
  id: string;
  token: string;
}

/** Everything of a kind that still waits, oldest key first. */
export function unsentOf(kind: string): Unsent[] {
  const prefix = `${UNSENT}${kind}/`;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const token = read(key);
        return token === null ? [] : [{ id: key.slice(prefix.length), token }];
      });
  } catch {
    return [];
  }
}
