/** Messages that the offset is taken from. */
const KEPT = 8;

/**
 * How far the server's clock is ahead of this device's. A message says what the server's was when it was
 * sent; it comes later, never earlier, so the quickest of the last ones tells best.
 */
export class ServerClock {
  readonly #now: () => number;
  #heard: number[] = [];
  #offset = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A message has come that was sent at `sent`. */
  hear(sent: number): void {
    this.#heard = [...this.#heard, sent - this.#now()].slice(-KEPT);
    this.#offset = Math.max(...this.#heard);
  }

  /**
   * A new connection begins: the device may have slept, and its clock been set. What was known holds until
   * something is heard.
   */
  forget(): void {
    this.#heard = [];
  }

  /** Milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  /** The server's clock now, or at a moment of this device's clock. */
  now(device = this.#now()): number {
    return device + this.#offset;
  }
}
