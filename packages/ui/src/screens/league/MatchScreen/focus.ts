import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the element the focus whenever `key` changes, unless a dialog has it: what had the focus before may
 * be gone from the page.
 */
export function useFocusOnce<Element extends HTMLElement>(key: string | number) {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('[role="dialog"]')) element.current?.focus({ preventScroll: true });
  }, [key]);
  return element;
}
