import type { LeagueState } from '@darb/league-client';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { league } from './league.ts';

/** Milliseconds by which a timer may come early. */
const TIMER_MS = 5;

const IDLE: LeagueState = { phase: 'idle' };
const idle = (): LeagueState => IDLE;

/** What the league has for this window to show. */
export const useLeagueState = (): LeagueState => useSyncExternalStore(league.subscribe, league.state, idle);

/** Milliseconds from `now` until the whole seconds before or after `anchor` change. */
export const untilNextSecond = (anchor: number, now: number): number => {
  const past = (((now - anchor) % 1000) + 1000) % 1000;
  return 1000 - past;
};

/**
 * The server's clock, looked at anew at each whole second from or to `anchor`, a moment of it. Null: nothing
 * is counted, and nothing runs.
 */
export function useSecondsOf(anchor: number | null): number {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    if (anchor === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      clearTimeout(timer);
      look();
      timer = setTimeout(again, untilNextSecond(anchor, league.now()) + TIMER_MS);
    };
    // timers of a page in the background come late
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [anchor]);
  return league.now();
}
