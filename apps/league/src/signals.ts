import { type MatchView } from '@darb/contract/league-match';
import { type Nk } from './nkruntime.ts';
import { type MatchId } from './storage.ts';

/** What is asked of a running match, and what it answers. */
export type Signal =
  | { op: 'holds' | 'step_out'; user_id: string }
  /** `met`: how often the two have met on this day by a friend's link. */
  | { op: 'seat'; user_id: string; met?: number }
  | { op: 'close' };
export type SignalReply = 'held' | 'seated' | 'out' | 'refused';

/** What a student asks a room. */
export interface Wish {
  user_id: string;
  challenge: MatchView['challenge'];
}

/** A match that has ended holds and gives nothing. */
export function askMatch(nk: Nk, matchId: MatchId, signal: Signal): SignalReply {
  try {
    return nk.matchSignal(matchId, JSON.stringify(signal)) as SignalReply;
  } catch {
    return 'refused';
  }
}
