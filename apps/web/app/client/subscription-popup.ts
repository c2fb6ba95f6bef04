import { useEffect, useState } from 'react';
import { SUBSCRIPTION_POPUP } from '../server/cookies.ts';

const MARK = `${SUBSCRIPTION_POPUP}=1`;

/**
 * Whether the pop-up about subscribing is shown on this page, and the way to close it: once until the cookie
 * goes, with the session or with the browser (rule billing 15).
 */
export function useSubscriptionPopup(isFree: boolean): { isShown: boolean; close: () => void } {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isFree || document.cookie.split('; ').includes(MARK)) return;
    document.cookie = `${MARK}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
    setShown(true);
  }, [isFree]);
  return { isShown: isShown && isFree, close: () => setShown(false) };
}
