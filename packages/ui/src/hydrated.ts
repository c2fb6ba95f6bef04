import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether JavaScript runs here: false on the server and in its page until React has taken it over, true from
 * then on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
