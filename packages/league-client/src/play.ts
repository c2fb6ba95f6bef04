import {
  type AnswerMessage,
  type ChangeMessage,
  follow,
  type Followed,
  FROM_PLAYER,
  FROM_SERVER,
  INVITATION_MS,
  RETURN_MS,
  type StateMessage,
} from '@darb/contract/league-match';
import { type Goal, matchFor, nameOf } from './goal.ts';
import { sayGoodbye } from './goodbye.ts';
import { type MatchMemory } from './memory.ts';
import { AGAIN_MS, FIRST_MS, isRefusal, pauseBefore } from './retry.ts';
import { type ServerClock } from './server-clock.ts';
import { type Chosen, type LeagueState, stateOf } from './state.ts';
import { type Connection, type Wire, WireFailure } from './wire.ts';

export interface PlayOptions {
  readonly wire: Wire;
  readonly memory: MatchMemory;
  readonly clock: ServerClock;
  /** This device's clock. */
  readonly now: () => number;
  readonly goal: Goal;
  /** Begins when this resolves: leaving the match before must be said first, or it would be found again. */
  readonly after: Promise<void>;
  readonly show: (state: LeagueState) => void;
}

/** How often a match that cannot be joined, though told to be running, is asked for or replaced. */
const TRIES = 3;

/** One match of one student on this device, from connecting to its end, over as many sockets as it takes. */
export class Play {
  readonly #of: PlayOptions;
  /** The name of this page in the match: after being offline it does not replace one that came meanwhile. */
  readonly #device = crypto.getRandomValues(new Uint32Array(2)).join('-');
  #matchId: string | null;
  #connection: Connection | null = null;
  /** The match is being heard over the connection. */
  #isIn = false;
  #held: Followed | null = null;
  #isSyncing = false;
  #chosen: Chosen | null = null;
  #isOver = false;
  /** Since when there is no line, by this device's clock; null while there is. */
  #downSince: number | null;
  #refused = 0;
  #wake: () => void = () => undefined;
  /** Resolves when nothing more will be done. */
  readonly settled: Promise<void>;

  constructor(of: PlayOptions) {
    this.#of = of;
    this.#matchId = 'rejoin' in of.goal ? of.goal.rejoin.matchId : null;
    this.#downSince = of.now();
    of.show({ phase: 'connecting', goal: nameOf(of.goal) });
    this.settled = this.#go();
  }

  /** It shows nothing any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Chooses an option of the open question. The first choice counts, and is sent once the line is up. */
  answer(option: number): void {
    const view = this.#held?.view;
    const index = view?.question?.question_index;
    if (this.#isOver || view?.phase !== 'round' || index === undefined) return;
    if (view.userAnswers[index]?.answered === true || this.#chosen?.question === index) return;
    this.#chosen = { question: index, option };
    this.#sendChosen();
    this.#show();
  }

  /** Leaves for good, which loses against an opponent. Tries to say so as long as it matters. */
  leave(): void {
    if (this.#isOver) return;
    const hadOpponent = this.#held !== null && this.#held.view.opponent !== null;
    this.#end(hadOpponent ? { phase: 'left' } : { phase: 'idle' });
  }

  /** Goes away without leaving: the match waits for the student to come back. */
  stop(): void {
    this.#isOver = true;
    this.#matchId = null;
    this.#connection?.close();
    this.#wake();
  }

  async #go(): Promise<void> {
    await this.#of.after;
    for (let tries = 0; !this.#isOver;) {
      try {
        const matchId = await this.#enter();
        if (matchId === null) break;
        tries = 0;
        await this.#connection?.closed;
      } catch (failure) {
        if (!this.#isOver && !(await this.#canGoOn(failure))) return;
      }
      this.#lose();
      if (!this.#isOver) await this.#pause(pauseBefore(tries++));
    }
    await this.#sayGoodbye();
  }

  /** Opens a socket and comes into the match; null when it is over meanwhile, or not this student's. */
  async #enter(): Promise<string | null> {
    const { wire, memory, goal, clock } = this.#of;
    const connection = await wire.open((matchId, opCode, data) => matchId === this.#matchId && this.#hear(opCode, data));
    this.#connection = connection;
    clock.forget();
    if (this.#isOver) return null;
    if ('rejoin' in goal && goal.rejoin.student !== wire.student) {
      memory.drop(goal.rejoin.matchId);
      this.#matchId = null;
      this.#end({ phase: 'idle' });
      return null;
    }
    this.#matchId ??= await matchFor(wire, goal);
    const matchId = this.#matchId;
    if (this.#isOver || matchId === null) return null;
    memory.keep({ matchId, student: wire.student ?? '' });
    await connection.join(matchId, this.#device);
    this.#up();
    return matchId;
  }

  #up(): void {
    if (this.#isIn) return;
    this.#isIn = true;
    this.#refused = 0;
    this.#downSince = null;
    this.#isSyncing = false;
  }

  #lose(): void {
    this.#connection?.close();
    this.#connection = null;
    if (!this.#isIn) return;
    this.#isIn = false;
    this.#downSince = this.#of.now();
    this.#show();
  }

  /** Whether it is worth another try; else says why not. */
  async #canGoOn(failure: unknown): Promise<boolean> {
    const reason = failure instanceof WireFailure ? failure.reason : 'unreachable';
    if (reason === 'cannot_join') return this.#askWhatBecame();
    if (reason === 'replaced') return this.#giveWay();
    const isLate = this.#of.now() - (this.#downSince ?? this.#of.now()) >= this.#patience();
    const cause = failure instanceof WireFailure ? failure.cause : failure;
    if ((reason === 'unreachable' || (reason === 'no_ticket' && !isRefusal(cause))) && !isLate) return true;
    // the match stays remembered: it may go on, and can be resumed
    this.#of.show({ phase: 'failed', reason, cause });
    this.stop();
    return false;
  }

  /** How long a line that is down is mended: a friend is waited for as long as the invitation lasts. */
  #patience(): number {
    if (this.#awaitsFriend) return INVITATION_MS;
    return this.#held === null && !('rejoin' in this.#of.goal) ? FIRST_MS : AGAIN_MS;
  }

  get #awaitsFriend(): boolean {
    return this.#held?.view.phase === 'searching' && this.#held.view.kind === 'friend';
  }

  /** A newer device plays. The match stays remembered: a reload here is the wish to play here again. */
  #giveWay(): false {
    if (!this.#isOver) this.#of.show({ phase: 'replaced' });
    this.stop();
    return false;
  }

  /** The match cannot be joined: what became of it, or another one if this one was only just found. */
  async #askWhatBecame(): Promise<boolean> {
    const { wire, memory, goal, show } = this.#of;
    const matchId = this.#matchId;
    if (matchId === null) return true;
    this.#refused += 1;
    if (this.#held === null && ('find' in goal || 'invite' in goal) && this.#refused < TRIES) {
      memory.drop(matchId);
      this.#matchId = null;
      return true;
    }
    let told;
    try {
      told = await wire.result(matchId);
    } catch (failure) {
      return this.#canGoOn(failure);
    }
    if (this.#isOver || (told.status === 'running' && this.#refused < TRIES)) return true;
    memory.drop(matchId);
    const challenge = this.#held?.view.challenge ?? null;
    if (told.status !== 'finished' || told.matchResult === 'void')
      show({ phase: 'void', challenge, isUnmet: this.#awaitsFriend || (this.#held === null && 'accept' in goal) });
    else {
      const { status: _status, matchResult, ...summary } = told;
      show({ phase: 'result', summary: { ...summary, matchResult } });
    }
    this.stop();
    return false;
  }

  #hear(opCode: number, data: Uint8Array): void {
    if (this.#isOver) return;
    if (opCode === FROM_SERVER.replaced) return void this.#giveWay();
    if (opCode !== FROM_SERVER.state && opCode !== FROM_SERVER.change) return;
    const message = JSON.parse(new TextDecoder().decode(data)) as StateMessage | ChangeMessage;
    this.#of.clock.hear(message.now);
    const { held, sync } = follow(this.#held, opCode, message);
    if (sync) this.#askWhole();
    if (held === this.#held) return;
    this.#held = held;
    this.#up();
    if (opCode === FROM_SERVER.state) {
      this.#isSyncing = false;
      this.#sendChosen();
    }
    this.#show();
  }

  #askWhole(): void {
    if (this.#isSyncing || this.#matchId === null) return;
    this.#isSyncing = true;
    this.#connection?.send(this.#matchId, FROM_PLAYER.sync, '');
  }

  /** Says the choice, unless it is counted or its round is over. */
  #sendChosen(): void {
    const view = this.#held?.view;
    const chosen = this.#chosen;
    if (chosen === null || this.#matchId === null || view?.phase !== 'round' || view.question?.question_index !== chosen.question) return;
    if (!this.#isIn || view.userAnswers[chosen.question]?.answered === true) return;
    const answer: AnswerMessage = { question_index: chosen.question, option: chosen.option };
    this.#connection?.send(this.#matchId, FROM_PLAYER.answer, JSON.stringify(answer));
  }

  #show(): void {
    const view = this.#held?.view;
    if (view === undefined || this.#isOver) return;
    const { clock } = this.#of;
    const link =
      this.#downSince === null ? ({ isUp: true } as const) : { isUp: false as const, returnBy: clock.now(this.#downSince) + RETURN_MS };
    const state = stateOf(view, link, clock.offset, this.#chosen);
    if (state === null) this.#askWhole();
    else if (state.phase === 'result' || state.phase === 'void') this.#end(state);
    else this.#of.show(state);
  }

  /** The match is over for this student; the league is told, so that it need not keep the result. */
  #end(state: LeagueState): void {
    this.#isOver = true;
    if (this.#matchId !== null) this.#of.memory.drop(this.#matchId);
    this.#of.show(state);
    const [connection, matchId] = [this.#connection, this.#isIn ? this.#matchId : null];
    if (connection !== null && matchId !== null) {
      this.#matchId = null;
      void connection
        .leave(matchId)
        .catch(() => undefined)
        .finally(() => connection.close());
    } else connection?.close();
    this.#wake();
  }

  /** Says to a match that it could not say it to before that the student has left. */
  async #sayGoodbye(): Promise<void> {
    const [matchId, { wire, now }] = [this.#matchId, this.#of];
    this.#matchId = null;
    this.#connection?.close();
    if (matchId === null) return;
    const until = (this.#downSince ?? now()) + RETURN_MS;
    await sayGoodbye({ wire, matchId, device: this.#device, until, now, pause: (milliseconds) => this.#pause(milliseconds) });
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** The network is back: no need to wait for the next try. */
  hurry(): void {
    this.#wake();
  }
}
