import type { LeagueState } from '@darb/league-client';
import type { MatchScreenProps, RoundTime } from '@darb/ui/screens/league/match-props';
import { useEffect, useMemo } from 'react';
import { league } from '../../client/league.ts';
import { giveSignal, type Signal } from '../../client/match-signals.ts';
import { useLeagueState, useSecondsOf } from '../../client/use-league.ts';
import { countedMoment, matchScreen, type MatchWays } from './match-view.ts';

/** Milliseconds by which what is known of the server's clock must change for a round to be drawn anew. */
const CLOCK_STEP = 250;

/** How a round runs, by the server's clock: one value as long as it does, which an animation is made of. */
function useRoundTime(state: LeagueState): RoundTime {
  const [since, until, offset] =
    state.phase === 'round' ? [state.match.since, state.until, Math.round(state.clockOffset / CLOCK_STEP)] : [0, 0, 0];
  return useMemo(() => {
    void offset;
    return { total: Math.max(1, until - since), passed: Math.max(0, Math.round(league.now() - since)) };
  }, [since, until, offset]);
}

/** What of a state is to be heard and felt, and what tells it from the last one. */
function signalOf(screen: MatchScreenProps | null): [Signal, string] | null {
  if (screen?.state === 'round') return ['round', `round ${screen.round}`];
  if (screen?.state !== 'reveal') return null;
  return [screen.own.kind === 'correct' ? 'correct' : 'incorrect', `reveal ${screen.round}`];
}

/** The match of this window as its screen shows it; null where there is none to show. */
export function useMatch(ways: MatchWays): { state: LeagueState; screen: MatchScreenProps | null } {
  const state = useLeagueState();
  const now = useSecondsOf(countedMoment(state));
  const time = useRoundTime(state);
  const screen = matchScreen(state, now, time, ways);
  const [signal, moment] = signalOf(screen) ?? [null, null];
  useEffect(() => {
    if (signal !== null && moment !== null) giveSignal(signal);
  }, [signal, moment]);
  return { state, screen };
}
