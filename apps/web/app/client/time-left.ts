import type { TimeSaid } from '@darb/ui/screens/assessment/props';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from './server-clock.ts';

const MINUTE = 60_000;
const MOMENTS: readonly TimeSaid[] = [10, 60, 300];

/** Whole minutes of what is left in milliseconds, a begun one counted; 0 when nothing is. */
export const minutesOf = (left: number): number => Math.max(0, Math.ceil(left / MINUTE));

/** The moment of saying that has come since `before` was left; of several the last. */
export const momentPassed = (before: number, left: number): TimeSaid | null =>
  left <= 0 ? null : (MOMENTS.find((seconds) => left <= seconds * 1000 && before > seconds * 1000) ?? null);

/** Milliseconds until the minutes change or a moment of saying comes. */
export const untilChange = (left: number): number => {
  const minute = (minutesOf(left) - 1) * MINUTE;
  const moments = MOMENTS.map((seconds) => seconds * 1000).filter((moment) => moment < left);
  return left - Math.max(minute, ...moments);
};

export interface TimeLeft {
  /** Null without a limit, 0 when it is over. */
  minutes: number | null;
  said: TimeSaid | null;
}

/**
 * What is left of an attempt's time (`endsAt`, null without a limit), counted from the server's word by a
 * clock that nobody sets (rule assessment 21). Calls `whenOver` once, while the page still stands as it was.
 */
export function useTimeLeft(endsAt: string | null, serverTime: string, whenOver: () => void): TimeLeft {
  const end = endsAt === null ? null : Date.parse(endsAt);
  const [time, setTime] = useState<TimeLeft>({ minutes: end === null ? null : minutesOf(end - Date.parse(serverTime)), said: null });
  const over = useRef(whenOver);
  useEffect(() => void (over.current = whenOver));
  useEffect(() => {
    if (end === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = Infinity;
    const look = (): void => {
      clearTimeout(timer);
      const left = end - Date.parse(serverNow() ?? serverTime);
      if (left <= 0) {
        document.removeEventListener('visibilitychange', look);
        over.current();
      } else timer = setTimeout(look, untilChange(left));
      setTime({ minutes: minutesOf(left), said: before === Infinity ? null : momentPassed(before, left) });
      before = left;
    };
    // timers of a page in the background come late
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end, serverTime]);
  return time;
}
