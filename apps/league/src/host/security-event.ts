import type { IncomingMessage } from 'node:http';
import { CODE, type Refused } from './failure.ts';

/** What looks like an attack on the league, for whoever keeps a log of it. */
export interface LeagueEvent {
  readonly event: 'foreign_origin' | 'ticket_replay' | 'limit';
  /** Which limit, or what a foreign page wanted. */
  readonly reason?: string;
  /** The platform's student, where it is known who it was. */
  readonly student?: string;
  /** Where it came from, where a request brought it. */
  readonly request?: IncomingMessage;
}

/** What a refusal of a call has to tell of that kind; null for all others. */
export function eventOf({ code, replayedBy }: Refused): LeagueEvent | null {
  if (replayedBy !== undefined) return { event: 'ticket_replay', student: replayedBy };
  return code === CODE.tooMany ? { event: 'limit', reason: 'leagueCalls' } : null;
}
