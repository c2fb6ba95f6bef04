import { APP_VERSION } from '@darb/contract/limits';
import { UNSENT } from './unsent.ts';

const KEY = 'version';

/** Forgets everything that a browser keeps of a student but what was not sent yet (rule account 25). */
function forgetAll(storage: Storage): void {
  const kept = Object.keys(storage)
    .filter((key) => key.startsWith(UNSENT))
    .map((key) => [key, storage.getItem(key) ?? ''] as const);
  storage.clear();
  for (const [key, value] of kept) storage.setItem(key, value);
  storage.setItem(KEY, APP_VERSION);
}

/** Does the same where a session ended by itself (rule account 24). */
export function forgetEndedSession(): void {
  try {
    forgetAll(localStorage);
  } catch {
    // Storage is closed to us: nothing is kept there either.
  }
}

/** Whether this browser holds data of another version, which is forgotten (rule account 25). */
export function forgetOtherVersion(storage: Storage): boolean {
  const stored = storage.getItem(KEY);
  if (stored === APP_VERSION) return false;
  if (stored === null) storage.setItem(KEY, APP_VERSION);
  else forgetAll(storage);
  return stored !== null;
}

/**
 * Clears, once, what another version of the product left in this browser, its cookies and session too, and
 * begins anew at home.
 */
export function keepVersion(): void {
  try {
    if (!forgetOtherVersion(localStorage)) return;
  } catch {
    return; // Storage is closed to us: nothing is kept there either.
  }
  void fetch('/sign-out', { method: 'POST', body: new URLSearchParams({ everything: 'yes' }) }).finally(() => location.replace('/'));
}
