import type { LeagueState } from '@darb/league-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { league } from './league.ts';

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
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (anchor === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const read = league.now();
      setNow(read);
      timer = setTimeout(look, untilNextSecond(anchor, read) + 5);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [anchor]);
  return now === 0 ? league.now() : now;
}
