import { useEffect, useRef, type RefObject } from 'react';

/**
 * Hears the keys that are pressed anywhere inside a region. The region takes the keys of the controls inside
 * it, so it listens itself; each control is reachable on its own.
 */
export function useKeys(region: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const element = region.current;
    const listen = (event: KeyboardEvent) => latest.current(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [region]);
}
