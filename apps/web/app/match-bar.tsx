import { useNavigate } from '@remix-run/react';
import type { LeagueState } from '@darb/league-client';
import { MatchBar } from '@darb/ui/frame/match-bar';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUnderWay, league } from './client/league.ts';
import { matchPlace, onRememberedMatch, rememberedMatch } from './client/remembered-match.ts';
import { useLeagueState } from './client/use-league.ts';
import { usePrefix } from './prefix.ts';

/** What a page that is not the match's own says of it: nothing where another window plays it. */
function said(state: LeagueState): 'goesOn' | 'waiting' | null {
  if (state.phase === 'searching') return 'waiting';
  return 'opponent' in state ? 'goesOn' : null;
}

/**
 * The match that this browser remembers, on every page that is not its own: it is rejoined, and a bar leads
 * to it; one that was waited for opens by itself when it begins. Where it cannot be joined it is forgotten.
 */
export default function RememberedMatch() {
  const prefix = usePrefix();
  const navigate = useNavigate();
  const state = useLeagueState();
  const remembered = useSyncExternalStore(onRememberedMatch, rememberedMatch, () => null);
  const [wasSearching, setSearching] = useState(false);
  useEffect(() => {
    if (remembered === null || isUnderWay(league.state())) return;
    void league.isPlayedElsewhere().then((isElsewhere) => {
      if (!isElsewhere && !isUnderWay(league.state())) league.resume();
    });
  }, [remembered]);

  const shown = said(state);
  if (state.phase === 'searching' && !wasSearching) setSearching(true);
  const place = 'match' in state ? matchPlace(state.match.matchID) : null;
  const opens = shown === 'goesOn' && wasSearching ? place : null;
  useEffect(() => {
    if (opens !== null) navigate(opens);
  }, [opens, navigate]);
  return shown !== null && place !== null ? <MatchBar says={shown} to={`${prefix}${place}`} /> : null;
}
