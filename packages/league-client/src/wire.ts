import { type FindMatch, type InviteFriend, type ToldResult } from '@darb/contract/league-match';
import { type FailureReason } from './state.ts';

/**
 * The league did not do what it was asked. `cannot_join`: this match is over, or is not the student's.
 * `replaced`: a newer device of the student's plays in it.
 */
export class WireFailure extends Error {
  readonly reason: FailureReason | 'cannot_join' | 'replaced';
  constructor(reason: WireFailure['reason'], cause?: unknown) {
    super(reason, { cause });
    this.name = 'WireFailure';
    this.reason = reason;
  }
}

/** What the league says in a match. */
export type Hear = (matchId: string, opCode: number, data: Uint8Array) => void;

/** An open socket. */
export interface Connection {
  /** Resolves when it is closed, by whomever. */
  readonly closed: Promise<void>;
  /**
   * Comes in as the device of this name. Rejects with `cannot_join`, `replaced` or `unreachable`. What is
   * said in the match may be heard before this resolves.
   */
  join(matchId: string, device: string): Promise<void>;
  /** Resolves when the league has taken it; a match that is not there is left too. */
  leave(matchId: string): Promise<void>;
  /** Is lost with the connection. */
  send(matchId: string, opCode: number, text: string): void;
  close(): void;
}

/** The way to the league. All reject with a `WireFailure`. */
export interface Wire {
  /** Whose it is; null until signed in. */
  readonly student: string | null;
  /** Signs in unless that was done, and opens a socket. Nothing is heard after its `close`. */
  open(hear: Hear): Promise<Connection>;
  find(asked: FindMatch): Promise<string>;
  /** Waits for a friend, in the match whose id this gives. */
  invite(asked: InviteFriend): Promise<string>;
  /** Takes a friend's link. */
  accept(code: string): Promise<string>;
  result(matchId: string): Promise<ToldResult>;
}
