import type { BoxedNumber, Context, Dispatcher, Logger, MatchHandler, MatchMessage, Nk, Presence } from '../nkruntime.ts';
import { dataFrame, presenceFrame } from './frames.ts';
import type { Journal, Outlet } from './journal.ts';
import type { Timed, Wheel } from './wheel.ts';

/** One socket, as a match knows it. */
export interface Member extends Outlet {
  readonly presence: Presence;
  /** What the module is told of who is behind it. */
  readonly context: Context;
  /** The matches that it is in. */
  readonly matches: Set<Match>;
  /** Closes the socket: a handler that threw ends the match and its members' connections. */
  disconnect(): void;
}

/** What a match needs of the host. */
export interface Stage {
  readonly journal: Journal;
  readonly wheel: Wheel;
  readonly logger: Logger;
  readonly nk: Nk;
  /** Runs its tick as soon as what is happening now is done. */
  runSoon(match: Match): void;
  onEnd(match: Match): void;
}

/** Messages that wait for a tick; more are dropped. */
const QUEUE_MAX = 128;
/** Milliseconds between two ticks, however much is said. */
const EARLIEST_MS = 5;
const JOINED = 0;
const LEFT = 3;
const LOST = 4;

/** As Nakama's runtime hands a number over that is none of its language. */
const boxed = (value: number): BoxedNumber => new Number(value);

/** What came of asking to be let in. */
export type Joined = { readonly others: readonly Presence[] } | { readonly rejected: string };

/** A running match: its handler, its state, who is in it and what waits for its next tick. */
export class Match implements Timed {
  readonly id: string;
  readonly name: string;
  readonly members = new Map<string, Member>();
  readonly #handler: MatchHandler<unknown>;
  readonly #stage: Stage;
  readonly #context: Context;
  readonly #dispatcher: Dispatcher;
  readonly #queue: MatchMessage[] = [];
  readonly #kicked: Member[] = [];
  #state: unknown = null;
  #tick = 0;
  /** Milliseconds between two ticks. */
  #period = 0;
  /** Everything that it has done depends on this epoch; so does what it does next. */
  #epoch = 0;
  #isEnded = false;
  #isRunning = false;
  #isEarly = false;
  #lastRun = 0;
  label = '';
  slot = -1;
  after: Timed | null = null;
  before: Timed | null = null;
  due = 0;

  constructor(id: string, name: string, handler: MatchHandler<unknown>, context: Context, stage: Stage) {
    this.id = id;
    this.name = name;
    this.#handler = handler;
    this.#context = { ...context, matchId: id };
    this.#stage = stage;
    this.#dispatcher = {
      broadcastMessage: (opCode, data, presences) => this.#broadcast(opCode, data, presences),
      matchKick: (presences) => {
        for (const { sessionId } of presences) {
          const member = this.members.get(sessionId);
          if (member) this.#kicked.push(member);
        }
      },
    };
  }

  /** Begins. Throws what the handler throws, and for a tick rate that is none. */
  begin(params: Parameters<MatchHandler<unknown>['matchInit']>[3]): void {
    const { logger, nk, wheel } = this.#stage;
    const { state, tickRate, label } = this.#handler.matchInit(this.#context, logger, nk, params);
    if (!Number.isInteger(tickRate) || tickRate < 1 || tickRate > 60)
      throw new Error("matchInit 'tickRate' must be a number between 1 and 60");
    this.#state = state;
    this.label = label;
    this.#period = 1000 / tickRate;
    wheel.set(this, performance.now() + this.#period);
  }

  /** A member's message, for the next tick, which comes at once unless one was just now. */
  receive(message: MatchMessage): void {
    if (this.#isEnded || this.#queue.length >= QUEUE_MAX) return;
    this.#queue.push(message);
    if (this.#isEarly) return;
    this.#isEarly = true;
    if (performance.now() - this.#lastRun >= EARLIEST_MS) this.#stage.runSoon(this);
    else this.#stage.wheel.set(this, this.#lastRun + EARLIEST_MS);
  }

  /** One tick. It makes nothing by itself: five thousand of them a second are usual. */
  run(): void {
    if (this.#isEnded) return;
    const { journal, logger, nk, wheel } = this.#stage;
    this.#isEarly = false;
    this.#lastRun = performance.now();
    journal.enter(this.#epoch);
    this.#isRunning = true;
    try {
      const next = this.#handler.matchLoop(this.#context, logger, nk, this.#dispatcher, this.#tick++, this.#state, this.#queue);
      this.#queue.length = 0;
      this.#isRunning = false;
      this.#take(next);
    } catch (error) {
      this.#fail('matchLoop', error);
    }
    this.#epoch = journal.leave();
    if (!this.#isEnded) wheel.set(this, this.#lastRun + this.#period);
  }

  /**
   * Asks the handler to let somebody in. `answer` is called once, before anything else is said of it. A
   * member who asks again is told who is there, itself included, and the handler is not asked.
   */
  join(member: Member, metadata: Record<string, string>, answer: (joined: Joined) => void): void {
    const { journal } = this.#stage;
    const { presence } = member;
    journal.enter(this.#epoch);
    const others = [...this.members.values()].map((other) => other.presence);
    if (this.members.has(presence.sessionId)) answer({ others });
    else {
      const context = { ...member.context, matchId: this.id };
      const asked = this.#turn('matchJoinAttempt', (handler, logger, nk) =>
        handler.matchJoinAttempt(context, logger, nk, this.#dispatcher, this.#tick, this.#state, presence, metadata),
      );
      if (!asked?.accept) answer({ rejected: asked?.rejectMessage || 'Match join rejected' });
      else {
        this.members.set(presence.sessionId, member);
        member.matches.add(this);
        answer({ others });
        this.#tell(presenceFrame(this.id, 'joins', presence));
        this.#turn('matchJoin', (handler, logger, nk) =>
          handler.matchJoin(this.#context, logger, nk, this.#dispatcher, this.#tick, this.#state, [{ ...presence, reason: boxed(JOINED) }]),
        );
      }
    }
    this.#epoch = journal.leave();
  }

  /** A member goes, on asking or with its socket: the others are told, then the handler. */
  leave(member: Member, isLost: boolean): void {
    if (!this.members.delete(member.presence.sessionId)) return;
    member.matches.delete(this);
    const { journal } = this.#stage;
    journal.enter(this.#epoch);
    this.#tell(presenceFrame(this.id, 'leaves', member.presence));
    this.#turn('matchLeave', (handler, logger, nk) =>
      handler.matchLeave(this.#context, logger, nk, this.#dispatcher, this.#tick, this.#state, [
        { ...member.presence, reason: boxed(isLost ? LOST : LEFT) },
      ]),
    );
    this.#epoch = journal.leave();
  }

  /**
   * Runs the handler's signal at once; null when the match is over after it. Throws when it is in the middle
   * of something.
   */
  signal(data: string): string | null {
    const next = this.#turn('matchSignal', (handler, logger, nk) =>
      handler.matchSignal(this.#context, logger, nk, this.#dispatcher, this.#tick, this.#state, data),
    );
    return next === null ? null : (next.data ?? '');
  }

  /** The host stops in `graceSeconds`. */
  terminate(graceSeconds: number): void {
    this.#turn('matchTerminate', (handler, logger, nk) =>
      handler.matchTerminate(this.#context, logger, nk, this.#dispatcher, this.#tick, this.#state, graceSeconds),
    );
    this.#end();
  }

  #tell(built: Buffer): void {
    for (const member of this.members.values()) this.#stage.journal.send(member, built);
  }

  /**
   * Runs one of the handler's functions between two ticks; gives what it gave, null when the match is over
   * with it.
   */
  #turn<Next extends { state: unknown }>(
    name: string,
    work: (handler: MatchHandler<unknown>, logger: Logger, nk: Nk) => Next | null,
  ): Next | null {
    if (this.#isEnded) return null;
    if (this.#isRunning) throw new Error('match is busy');
    const { journal, logger, nk } = this.#stage;
    journal.enter(this.#epoch);
    this.#isRunning = true;
    let next: Next | null = null;
    try {
      next = work(this.#handler, logger, nk) ?? null;
      this.#isRunning = false;
      this.#take(next);
    } catch (error) {
      next = null;
      this.#fail(name, error);
    }
    this.#epoch = journal.leave();
    return next;
  }

  /** A new state, or nothing: then it is over. */
  #take(next: { state: unknown } | null | undefined): void {
    if (!next) return this.#end();
    this.#state = next.state;
    while (this.#kicked.length > 0) {
      const member = this.#kicked.pop();
      if (member) this.leave(member, false);
    }
  }

  /** A handler that throws ends the match, and its members' sockets with it. */
  #fail(name: string, error: unknown): void {
    this.#isRunning = false;
    this.#stage.logger.error('%s failed: %s', name, error instanceof Object && 'stack' in error ? String(error.stack) : String(error));
    const members = [...this.members.values()];
    this.#end();
    for (const member of members) member.disconnect();
  }

  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#isRunning = false;
    for (const member of this.members.values()) member.matches.delete(this);
    this.members.clear();
    this.#queue.length = 0;
    this.#stage.wheel.clear(this);
    this.#stage.onEnd(this);
  }

  #broadcast(opCode: number, data: string | ArrayBuffer | null | undefined, presences: Presence[] | null | undefined): void {
    if (!Number.isInteger(opCode)) throw new TypeError('expects number to be an integer');
    if (ArrayBuffer.isView(data)) throw new TypeError('expects data to be an ArrayBuffer, a string or nil');
    const built = dataFrame(this.id, opCode, data);
    if (!presences) return this.#tell(built);
    for (const { sessionId } of presences) {
      const member = this.members.get(sessionId);
      if (member) this.#stage.journal.send(member, built);
    }
  }
}
