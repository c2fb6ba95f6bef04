import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const SHORTEST = 4_000;
const LONGEST = 60_000;

/** The pause after one of so many milliseconds. */
export const nextPause = (pause: number): number => Math.min(2 * pause, LONGEST);

/** Whether the server is there at all: a page that asks for its data in vain turns into an error page. */
const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * While a part of the page is down its data are asked for again, with growing pauses, and at once when the
 * network is back.
 */
export function useRecovery(isDown: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isDown) return;
    let isShown = true;
    let pause = SHORTEST;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => void look(), pause);
      pause = nextPause(pause);
    };
    const look = async (): Promise<void> => {
      const isThere = await isServerThere();
      if (!isShown) return;
      if (isThere) revalidate();
      wait();
    };
    const atOnce = (): void => {
      clearTimeout(timer);
      pause = SHORTEST;
      void look();
    };
    window.addEventListener('online', atOnce);
    wait();
    return () => {
      isShown = false;
      clearTimeout(timer);
      window.removeEventListener('online', atOnce);
    };
  }, [isDown, revalidate]);
}
