import type { DialCode } from '@darb/ui/screens/account/props';
import { useCallback } from 'react';

/** Asks for the dialling codes of all countries, at the address that the page's loader gave. */
export const useAllDialCodes = (address: string): (() => Promise<readonly DialCode[]>) =>
  useCallback(async () => {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error('the list of countries was not answered');
    return (await answer.json()) as readonly DialCode[];
  }, [address]);
