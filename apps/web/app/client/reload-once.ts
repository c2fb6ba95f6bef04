/** Under which a tab remembers the address that it has reloaded because a script of it was missing. */
const KEY = 'reloaded';

/** Whether something thrown is a script that did not come, in the words of the three engines. */
export const isScriptMissing = (thrown: unknown): boolean =>
  thrown instanceof TypeError && /dynamically imported module|importing a module script/i.test(thrown.message);

/** A script came: another one that fails is another story. */
export function settleReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage is closed: nothing was reloaded
  }
}

/** Whether this address was not reloaded yet since a script came; remembers that it is now. */
function isFirst(address: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === address) return false;
    sessionStorage.setItem(KEY, address);
    return true;
  } catch {
    return false; // what cannot be remembered could happen for ever
  }
}

export type AfterMissingScript = 'reloads' | 'offline' | 'again';
let asking: Promise<AfterMissingScript> | null = null;

/**
 * Reloads the page whose script is missing, once (rule site 36), and only where the server answers: a
 * browser's own error page has no way back. Gives what is to be done: nothing more, wait for the connection,
 * or go elsewhere.
 */
export const reloadOnce = (): Promise<AfterMissingScript> =>
  (asking ??= ask().finally(() => {
    asking = null;
  }));

async function ask(): Promise<AfterMissingScript> {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (!isThere) return 'offline';
  if (!isFirst(location.href)) return 'again';
  location.reload();
  return 'reloads';
}
