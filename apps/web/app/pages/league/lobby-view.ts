import type { LeagueState } from '@darb/league-client';
import type { LobbyScreenProps } from '@darb/ui/screens/league/match-props';
import { problemOf } from './match-view.ts';

type Ready = Extract<LobbyScreenProps, { state: 'ready' }>;

/** What the lobby knows beside the league's state. */
export interface LobbyWays extends Omit<Ready, 'state' | 'problem'> {
  /** What is looked for is a friend. */
  isInvite: boolean;
  isCopied: boolean;
  linkOf: (code: string) => string;
  onCancel: () => void;
  onCopy: (link: string) => void;
  /** Null where the device shares nothing. */
  onShare: ((link: string, words: string) => void) | null;
}

/** What the lobby shows: a search, a friend who is waited for, or neither. `now` is the server's clock. */
export function lobbyScreen(state: LeagueState, now: number, ways: LobbyWays): LobbyScreenProps {
  const { subject, self, name, signals, league, signIn, here, onFind, onInvite, onCancel } = ways;
  const lobby = { subject, self, name, signals, league };
  if (state.phase === 'connecting') return { ...lobby, state: 'connecting', goal: ways.isInvite ? 'invite' : 'find', onCancel };
  if (state.phase === 'searching') {
    const { match, link, invitation } = state;
    const waiting = { ...lobby, isLinkUp: link.isUp, onCancel };
    if (invitation === null) return { ...waiting, state: 'searching', seconds: Math.max(0, Math.floor((now - match.since) / 1000)) };
    const address = ways.linkOf(invitation.code);
    const { onShare } = ways;
    return {
      ...waiting,
      state: 'inviting',
      link: address,
      minutesLeft: Math.max(0, Math.ceil((invitation.until - now) / 60_000)),
      isCopied: ways.isCopied,
      onCopy: () => ways.onCopy(address),
      onShare: onShare && ((words) => onShare(address, words)),
    };
  }
  // who has an opponent is on the way to the match
  if ('opponent' in state) return { ...lobby, state: 'connecting', goal: 'find', onCancel };
  return { ...lobby, state: 'ready', problem: problemOf(state), signIn, here, onFind, onInvite };
}
