import { createContext, useContext } from 'react';

/**
 * The nonce of this page's scripts; undefined where the policy names them by hashes, and in the browser,
 * which hides it.
 */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = (): string | undefined => useContext(NonceContext);
