import { setTimeout as pause } from 'node:timers/promises';
import { notDurable } from './failure.ts';
import { isEmpty, KINDS, noChanges, type Changes, type Kind, type Rows } from './rows.ts';

/** Something that frames are sent to; it keeps them back until `epoch` is committed. */
export interface Outlet {
  send(frame: Buffer, epoch: number): void;
}

const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 2_000;
/** How long somebody is kept waiting for a commit. */
const PATIENCE_MS = 5_000;
/** How long the last commit may take when the host stops. */
const LAST_COMMIT_MS = 1_500;

interface Waiting {
  readonly epoch: number;
  readonly done: () => void;
  readonly fail: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Writes a batch in one transaction. It reads the rows before it waits for anything. */
export type WriteChanges = (changes: Changes) => Promise<void>;

/**
 * Holds back what is said until what it speaks of is durable. What one turn of the module changes goes into
 * the open batch, and its messages leave when every batch that it wrote to or read from is committed. While
 * one is being committed the next one fills, so that many turns share a transaction.
 */
export class Journal {
  readonly #write: WriteChanges;
  readonly #onError: (error: unknown) => void;
  #batch = noChanges();
  #epoch = 1;
  #committed = 0;
  #draining: Promise<void> | null = null;
  #stopped = false;
  #lastRemoval = 0;
  #touched = 0;
  #depth = 0;
  readonly #outlets: Outlet[] = [];
  readonly #frames: Buffer[] = [];
  #waiting: Waiting[] = [];
  /** When the batch that is being written was begun. */
  #writingSince: number | null = null;
  #isOver = false;
  readonly #onCommit: (() => void)[] = [];

  constructor(write: WriteChanges, onError: (error: unknown) => void) {
    this.#write = write;
    this.#onError = onError;
  }

  get committed(): number {
    return this.#committed;
  }

  /** False while a commit takes longer than anybody is kept waiting for one. */
  get keepsUp(): boolean {
    return this.#writingSince === null || performance.now() - this.#writingSince <= PATIENCE_MS;
  }

  /** Calls `done` after each commit. */
  onCommit(done: () => void): void {
    this.#onCommit.push(done);
  }

  /**
   * Begins a turn, or a part of the one that is going on; what it does depends on `epoch`. Each `enter` has
   * its `leave`.
   */
  enter(epoch = 0): void {
    if (this.#depth++ === 0) this.#touched = 0;
    this.touch(epoch);
  }

  /**
   * Ends it, and gives the epoch that everything it did depends on. The frames of a whole turn leave now, or
   * with that epoch.
   */
  leave(): number {
    const touched = this.#touched;
    if (--this.#depth > 0) return touched;
    const { length } = this.#frames;
    for (let index = 0; index < length; index++) this.#outlets[index]?.send(this.#frames[index] as Buffer, touched);
    this.#outlets.length = 0;
    this.#frames.length = 0;
    return touched;
  }

  /** The turn depends on something that changed in `epoch`. */
  touch(epoch: number): void {
    if (epoch > this.#touched) this.#touched = epoch;
  }

  /** The turn found that something is not there: it may be gone only since a moment ago. */
  touchAbsence(): void {
    this.touch(this.#lastRemoval);
  }

  /** A frame of the turn. */
  send(outlet: Outlet, frame: Buffer): void {
    if (this.#depth === 0) return outlet.send(frame, 0);
    this.#outlets.push(outlet);
    this.#frames.push(frame);
  }

  /** The turn wrote a row. */
  wrote<Of extends Kind>(kind: Of, row: Rows[Of]): number {
    this.#batch[kind].written.add(row);
    return this.#changed(row);
  }

  /** The turn took a row away. */
  removed<Of extends Kind>(kind: Of, row: Rows[Of]): number {
    this.#batch[kind].written.delete(row);
    this.#batch[kind].removed.add(row);
    return (this.#lastRemoval = this.#changed(row));
  }

  #changed(row: { epoch: number }): number {
    row.epoch = this.#epoch;
    this.touch(this.#epoch);
    this.#draining ??= this.#drain();
    return this.#epoch;
  }

  /**
   * Resolves when `epoch` is committed. Rejects with a `Refused` when that takes too long, or the journal has
   * stopped before.
   */
  settled(epoch: number): Promise<void> {
    if (epoch <= this.#committed) return Promise.resolve();
    if (this.#isOver) return Promise.reject(notDurable());
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        fail(notDurable());
      }, PATIENCE_MS);
      const waiting: Waiting = { epoch, done, fail, timer };
      this.#waiting.push(waiting);
    });
  }

  /**
   * Commits what there is; resolves also when that goes wrong or takes too long, since nobody was told of it.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    const committed = new AbortController();
    const late = pause(LAST_COMMIT_MS, undefined, { signal: committed.signal }).catch(() => undefined);
    await Promise.race([this.#draining, late]);
    committed.abort();
    this.#isOver = true;
    for (const { fail, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      fail(notDurable());
    }
  }

  async #drain(): Promise<void> {
    // what this turn, and those that run in the same round of the event loop, still change goes with it
    await new Promise((next) => setImmediate(next));
    let retry = FIRST_RETRY_MS;
    let triesLeft = 1;
    while (!isEmpty(this.#batch)) {
      const batch = this.#batch;
      const epoch = this.#epoch++;
      this.#batch = noChanges();
      this.#writingSince ??= performance.now();
      try {
        await this.#write(batch);
        this.#committed = epoch;
        this.#writingSince = null;
        retry = FIRST_RETRY_MS;
        this.#tell();
      } catch (error) {
        this.#onError(error);
        this.#takeBack(batch);
        if (this.#stopped && triesLeft-- <= 0) break;
        await pause(retry);
        retry = Math.min(LAST_RETRY_MS, retry * 2);
      }
    }
    this.#draining = null;
  }

  /**
   * Joins a batch that was not committed with the one after it: rows are read when they are written, so the
   * newer words of a row win.
   */
  #takeBack(batch: Changes): void {
    for (const kind of KINDS) this.#join(kind, batch);
  }

  #join<Of extends Kind>(kind: Of, batch: Changes): void {
    const { written, removed } = this.#batch[kind];
    for (const row of batch[kind].removed) removed.add(row);
    for (const row of batch[kind].written) if (!removed.has(row)) written.add(row);
  }

  #tell(): void {
    for (const done of this.#onCommit) done();
    const ready = this.#waiting.filter(({ epoch }) => epoch <= this.#committed);
    if (ready.length === 0) return;
    this.#waiting = this.#waiting.filter(({ epoch }) => epoch > this.#committed);
    for (const { done, timer } of ready) {
      clearTimeout(timer);
      done();
    }
  }
}
