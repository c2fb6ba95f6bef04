/** What was opened, to be closed in the reverse order: the door first, the database's server last. */
export class Shutdown {
  readonly #steps: (() => Promise<void>)[] = [];
  readonly #begun = new AbortController();
  #done: Promise<void> | null = null;

  /** Aborted when the stop begins, for what is still being opened. */
  get signal(): AbortSignal {
    return this.#begun.signal;
  }

  /** Adds a step; when the stop has begun already, it is taken at once. */
  async add(step: () => Promise<void>): Promise<void> {
    if (this.#done) await step();
    else this.#steps.push(step);
  }

  get begun(): boolean {
    return this.#done !== null;
  }

  /**
   * Takes all steps, once. One that fails does not keep the others from being taken; the first failure is
   * thrown at the end.
   */
  run(): Promise<void> {
    this.#done ??= this.#takeAll();
    this.#begun.abort();
    return this.#done;
  }

  async #takeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
