import { type FindMatch, type InviteFriend } from '@darb/contract/league-match';
import { MatchMemory, type MatchStorage } from './memory.ts';
import { type NakamaOptions, NakamaWire } from './nakama-wire.ts';
import { Play, type PlayOptions } from './play.ts';
import { ServerClock } from './server-clock.ts';
import { type LeagueState } from './state.ts';
import { type Wire } from './wire.ts';

export { type MatchStorage } from './memory.ts';
export { type LeagueTicket, type NakamaOptions } from './nakama-wire.ts';
export { playerName } from './player-name.ts';
export {
  type Choice,
  type FailureReason,
  type Invitation,
  isLive,
  type LeagueState,
  type Link,
  type LiveState,
  type MatchSummary,
} from './state.ts';

/** This device's clock, which a person cannot set in the middle of a match. */
const steadyNow = (): number => performance.timeOrigin + performance.now();

const IDLE: LeagueState = { phase: 'idle' };

/**
 * A student's side of the league (ADR 8): finds a match, plays it, and comes back into it after a lost
 * connection or a reload. What is to be shown is one value (`getSnapshot`), a new one whenever it changes
 * (`subscribe`), as React's `useSyncExternalStore` takes them. No call of it rejects.
 */
export class LeagueClient {
  readonly #wire: Wire;
  readonly #memory: MatchMemory;
  readonly #now: () => number;
  readonly #clock: ServerClock;
  readonly #listeners = new Set<() => void>();
  #state: LeagueState = IDLE;
  #play: Play | null = null;

  constructor(of: { readonly wire: Wire; readonly storage: MatchStorage; readonly now?: () => number }) {
    this.#wire = of.wire;
    this.#memory = new MatchMemory(of.storage);
    this.#now = of.now ?? steadyNow;
    this.#clock = new ServerClock(this.#now);
  }

  readonly getSnapshot = (): LeagueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The server's clock, in milliseconds. */
  readonly serverNow = (): number => this.#clock.now();

  /** Looks for a match of a subject, unless one is being played or looked for. */
  find(asked: FindMatch): void {
    this.#begin({ find: asked });
  }

  /** Waits for a friend in a match of a subject; the state has what leads the friend there. */
  invite(asked: InviteFriend): void {
    this.#begin({ invite: asked });
  }

  /** Takes a friend's link. */
  accept(code: string): void {
    this.#begin({ accept: code });
  }

  /**
   * On load, and after `replaced` or `failed`: comes back into the match that is remembered. Nothing happens
   * when there is none.
   */
  resume(): void {
    const rejoin = this.#memory.recall();
    if (rejoin !== null) this.#begin({ rejoin });
  }

  /** Answers the open question with the option at this place (from 0); the first answer counts. */
  answer(option: number): void {
    this.#play?.answer(option);
  }

  /** Leaves the match for good, or stops looking for one. */
  leave(): void {
    this.#play?.leave();
  }

  /** Has read a result, or why there is none. */
  dismiss(): void {
    if (!this.#isBusy()) this.#show(IDLE);
  }

  /** The device is online again: tries to connect at once. */
  hurry(): void {
    this.#play?.hurry();
  }

  /** The page goes away. A match that is being played waits, as after a lost connection. */
  close(): void {
    this.#play?.stop();
    this.#play = null;
    this.#show(IDLE);
  }

  /** Resolves when all is said that the league has to know, such as that the student has left. */
  async settled(): Promise<void> {
    await this.#play?.settled;
  }

  #isBusy(): boolean {
    return this.#play?.isOver === false;
  }

  #begin(goal: PlayOptions['goal']): void {
    if (this.#isBusy()) return;
    this.#play = new Play({
      wire: this.#wire,
      memory: this.#memory,
      clock: this.#clock,
      now: this.#now,
      goal,
      after: this.#play?.settled ?? Promise.resolve(),
      show: (state) => this.#show(state),
    });
  }

  #show(state: LeagueState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The league over nakama-js; `storage` keeps the match that is being played. */
export const openLeagueClient = ({ storage, ...nakama }: NakamaOptions & { readonly storage: MatchStorage }): LeagueClient =>
  new LeagueClient({ wire: new NakamaWire(nakama), storage });
