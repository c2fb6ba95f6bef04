import { randomUUID } from 'node:crypto';
import type { Context, JsonObject, Logger, MatchHandler, Nk } from '../nkruntime.ts';
import type { Journal } from './journal.ts';
import { Match } from './match.ts';
import { isUuid } from './rows.ts';
import { Wheel } from './wheel.ts';

/** Whether a text can be the id of a match: `<uuid>.<node>`. */
export const isMatchId = (id: string): boolean => isUuid(id.slice(0, 36)) && id[36] === '.';

/**
 * The matches that are running, all on one wheel. They live in memory alone: with the process they are void.
 */
export class Matches {
  readonly #running = new Map<string, Match>();
  readonly #wheel = new Wheel();
  readonly #journal: Journal;
  readonly #soon: Match[] = [];
  #isStopping = false;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** How many run that were made under this name. */
  countOf(name: string): number {
    return [...this.#running.values()].filter((match) => match.name === name).length;
  }

  get(id: string): Match | undefined {
    return this.#running.get(id);
  }

  /** Starts one, and gives its id. Throws what its `matchInit` throws. */
  create(name: string, handler: MatchHandler<unknown>, context: Context, logger: Logger, nk: Nk, params: JsonObject): string {
    if (this.#isStopping) throw new Error('the server is stopping');
    const id = `${randomUUID()}.${context.node}`;
    const match = new Match(id, name, handler, context, {
      journal: this.#journal,
      wheel: this.#wheel,
      logger,
      nk,
      runSoon: (one) => this.#runSoon(one),
      onEnd: () => void this.#running.delete(id),
    });
    match.begin(params);
    this.#running.set(id, match);
    return id;
  }

  signal(id: string, data: string): string {
    const answer = this.#running.get(id)?.signal(data);
    if (answer === undefined || answer === null) throw new Error('match not found');
    return answer;
  }

  /** Ends all; each may say a last word. */
  terminate(graceSeconds: number): void {
    this.#isStopping = true;
    for (const match of [...this.#running.values()]) match.terminate(graceSeconds);
  }

  #runSoon(match: Match): void {
    if (this.#soon.push(match) > 1) return;
    setImmediate(() => {
      // what is said while these run waits for the next round
      const { length } = this.#soon;
      for (let index = 0; index < length; index++) this.#soon[index]?.run();
      this.#soon.splice(0, length);
      const [next] = this.#soon;
      if (next) {
        this.#soon.shift();
        this.#runSoon(next);
      }
    });
  }
}
