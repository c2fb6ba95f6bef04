const SHOWN = 'country';
let changed = false;

/** Milliseconds for which a changed country is told (rule catalog 7). */
const TOLD_FOR = 2_000;

/**
 * Whether this page shows another country than the page before it in this tab, and it is to be told: until
 * two seconds after somebody listens.
 */
export const countryChanged = {
  now: (): boolean => changed,
  subscribe: (listener: () => void): (() => void) => {
    if (!changed) return () => undefined;
    const end = setTimeout(() => {
      changed = false;
      listener();
    }, TOLD_FOR);
    return () => clearTimeout(end);
  },
};

/** Remembers, for the next page of this tab, which country this one shows. */
export function noteCountry(shown: string): void {
  try {
    const before = sessionStorage.getItem(SHOWN);
    changed = before !== null && before !== shown;
    sessionStorage.setItem(SHOWN, shown);
  } catch {
    // Storage is closed: nobody remembers the page before.
  }
}
