/** Something that runs at its time; only the wheel touches these fields. */
export interface Timed {
  run(): void;
  /** The slot that it stands in; -1 when in none. */
  slot: number;
  after: Timed | null;
  before: Timed | null;
  /** Milliseconds of `performance.now()`. */
  due: number;
}

const SLOT_MS = 10;
/** A turn of the wheel is longer than the longest tick, which is a second. */
const SLOTS = 128;

/**
 * One timer for everything that ticks. What it holds is linked through its own fields, so that setting a time
 * makes nothing.
 */
export class Wheel {
  readonly #slots: (Timed | null)[] = new Array<Timed | null>(SLOTS).fill(null);
  #timer: NodeJS.Timeout | null = null;
  #count = 0;
  /** The last slot that was run, counted from the beginning of time. */
  #at = 0;

  /**
   * Has it run at `due`, or as soon as can be after it; a time that was set before is forgotten. At most a
   * second ahead.
   */
  set(timed: Timed, due: number): void {
    this.clear(timed);
    if (this.#timer === null) {
      this.#at = Math.floor(performance.now() / SLOT_MS);
      this.#timer = setInterval(() => this.#turn(), SLOT_MS);
    }
    // the slot before the moment has passed when its turn comes: what is due within it never runs later than
    // the next one
    const slot = Math.max(this.#at + 1, Math.floor(due / SLOT_MS)) % SLOTS;
    const head = this.#slots[slot] ?? null;
    timed.due = due;
    timed.slot = slot;
    timed.before = null;
    timed.after = head;
    if (head) head.before = timed;
    this.#slots[slot] = timed;
    this.#count++;
  }

  clear(timed: Timed): void {
    if (timed.slot < 0) return;
    if (timed.before) timed.before.after = timed.after;
    else this.#slots[timed.slot] = timed.after;
    if (timed.after) timed.after.before = timed.before;
    timed.slot = -1;
    timed.before = timed.after = null;
    if (--this.#count === 0 && this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }

  #turn(): void {
    const now = Math.floor(performance.now() / SLOT_MS);
    // a process that slept runs each slot once
    if (now - this.#at > SLOTS) this.#at = now - SLOTS;
    while (this.#at < now && this.#timer) {
      this.#at++;
      const slot = this.#at % SLOTS;
      // what a run sets again goes into a later slot
      for (let timed = this.#slots[slot] ?? null; timed; timed = this.#slots[slot] ?? null) {
        this.clear(timed);
        timed.run();
      }
    }
  }
}
