import { useEffect, useRef, useState } from 'react';
import { serverNow, serverSays } from './server-clock.ts';

const DAY = 86_400;

/** Whole seconds from one moment (ISO) to another, never under zero. */
export const secondsUntil = (end: string, now: string): number => Math.max(0, Math.floor((Date.parse(end) - Date.parse(now)) / 1000));

/** What a countdown shows of it: whole minutes while days are left, and so a change a minute. */
export const shownSeconds = (left: number): number => (left >= DAY ? left - (left % 60) : left);

/**
 * Seconds until `end` (ISO) by the server's clock, as a countdown shows them. Before and without JavaScript
 * it is what the server's page says (`now`). Calls `whenOver` once, at the end.
 */
export function useSecondsLeft(end: string, now: string, whenOver: () => void): number {
  const [left, setLeft] = useState(shownSeconds(secondsUntil(end, now)));
  const over = useRef(whenOver);
  useEffect(() => void (over.current = whenOver));
  useEffect(() => {
    serverSays(now);
    let isOver = secondsUntil(end, now) === 0;
    const look = (): void => {
      const seconds = secondsUntil(end, serverNow() ?? now);
      setLeft(shownSeconds(seconds));
      if (seconds > 0 || isOver) return;
      isOver = true;
      over.current();
    };
    const timer = setInterval(look, 1000);
    // timers of a page in the background come late
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end, now]);
  return left;
}
