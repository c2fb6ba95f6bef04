/** What was opened, to be closed in the reverse order: the door first, the database's server last. */
export class Shutdown {
  readonly #steps: (() => Promise<void>)[] = [];
  #done: Promise<void> | null = null;

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
    return (this.#done ??= this.#takeAll());
  }

  async #takeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
