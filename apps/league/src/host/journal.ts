import { setTimeout as pause } from 'node:timers/promises';
import { isEmpty, KINDS, noChanges, type Changes, type Kind, type Rows } from './rows.ts';

/** Something that frames are sent to; it keeps them back until `epoch` is committed. */
export interface Outlet {
  send(frame: Buffer, epoch: number): void;
}

const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 2_000;

/** Writes a batch in one transaction. It reads the rows before it waits for anything. */
export type WriteChanges = (changes: Changes) => Promise<void>;

/**
 * Holds back what is said until what it speaks of is durable. The module's functions run at once and to their end (a turn): the rows that they change are
 * gathered in a batch, which has a number (an epoch), and the frames of the turn leave when every batch that the turn wrote to or read from is committed.
 * While one batch is being committed the next one fills, so that many turns share a transaction.
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
  readonly #waiting: { epoch: number; done: () => void }[] = [];
  readonly #onCommit: (() => void)[] = [];

  constructor(write: WriteChanges, onError: (error: unknown) => void) {
    this.#write = write;
    this.#onError = onError;
  }

  get committed(): number {
    return this.#committed;
  }

  /** Calls `done` after each commit. */
  onCommit(done: () => void): void {
    this.#onCommit.push(done);
  }

  /** Begins a turn, or a part of the one that is going on; what it does depends on `epoch`. Each `enter` has its `leave`. */
  enter(epoch = 0): void {
    if (this.#depth++ === 0) this.#touched = 0;
    this.touch(epoch);
  }

  /** Ends it, and gives the epoch that everything it did depends on. The frames of a whole turn leave now, or with that epoch. */
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

  /** Resolves when `epoch` is committed. */
  settled(epoch: number): Promise<void> {
    if (epoch <= this.#committed) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ epoch, done }));
  }

  /** Commits what there is; resolves also when that goes wrong, since nobody was told of it. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#draining;
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
      try {
        await this.#write(batch);
        this.#committed = epoch;
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

  /** Joins a batch that was not committed with the one after it: rows are read when they are written, so the newer words of a row win. */
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
    for (let index = this.#waiting.length - 1; index >= 0; index--) {
      const waiting = this.#waiting[index];
      if (!waiting || waiting.epoch > this.#committed) continue;
      this.#waiting.splice(index, 1);
      waiting.done();
    }
  }
}
