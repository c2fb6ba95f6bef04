import { useEffect, useRef } from 'react';
import { useHydrated } from './hydrated.ts';

function isLost(): boolean {
  const { activeElement } = document;
  // what has just been hidden has it until the page is drawn
  return activeElement === null || activeElement === document.body || activeElement.getClientRects().length === 0;
}

/** Puts the focus on the page's heading; false where there is none yet. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Puts a focus that went away with what it stood on at the page's heading, from where reading goes on. One
 * that stands somewhere stays there.
 */
export function keepFocus(): void {
  if (!isLost() || focusHeading()) return;
  // a page whose texts come late has its heading with them
  const coming = new MutationObserver(() => {
    if (!isLost() || focusHeading()) coming.disconnect();
  });
  coming.observe(document.body, { subtree: true, childList: true });
}

/** Keeps the focus whenever `shown` has changed and taken away what had it; at first it is left alone. */
export function useKeptFocus(shown: unknown): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) keepFocus();
    before.current = shown;
  }, [shown]);
}

/**
 * Keeps the focus where something has come in the place of what had it, such as marks in that of a question;
 * what a document brings leaves it alone.
 */
export function useFocusAfter(): void {
  const isLater = useRef(useHydrated());
  useEffect(() => {
    if (isLater.current) keepFocus();
  }, []);
}
