import { LimitReached } from './limit-reached.ts';

export interface GateOptions {
  /** What the log calls it. */
  name: string;
  /** How many are at work together. */
  atOnce: number;
  /** How many wait for their turn at most. */
  waiting: number;
  /** Seconds that everybody else is told to wait. */
  retryAfter: number;
}

/** Does a piece of work when it is its turn; refuses at once with `unavailable` when too many wait. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A bounded queue for dear work, first come, first served. Who is refused has cost nothing yet. */
export function createGate({ name, atOnce, waiting, retryAfter }: GateOptions): Gate {
  let atWork = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (atWork >= atOnce && queue.length >= waiting) throw new LimitReached(name, 'unavailable', retryAfter);
    // whoever leaves hands the place on, so that nobody who comes meanwhile takes it
    if (atWork >= atOnce) await new Promise<void>((enter) => queue.push(enter));
    else atWork += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else atWork -= 1;
    }
  };
}
