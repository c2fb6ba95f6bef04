import { LimitReached } from './limit-reached.ts';

export interface GateOptions {
  /** What the log calls it. */
  name: string;
  /** How many are at work together. */
  atOnce: number;
  /** How many wait for their turn at most. */
  waiting: number;
  /** Milliseconds that are a fair wait, as far as the latest work tells; without it any wait is. */
  fairWait?: number;
  /** Seconds that everybody else is told to wait. */
  retryAfter: number;
}

/** Does a piece of work when it is its turn; refuses at once with `unavailable` when too many wait. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** How much the latest piece of work counts in how long one takes. */
const LATEST = 0.1;

/** A bounded queue for dear work, first come, first served. Who is refused has cost nothing yet. */
export function createGate({ name, atOnce, waiting, fairWait = Infinity, retryAfter }: GateOptions): Gate {
  let atWork = 0;
  /** Milliseconds that a piece of work takes; unknown before the first has ended. */
  let takes = 0;
  const queue: (() => void)[] = [];
  const isFull = () => atWork >= atOnce && (queue.length >= waiting || (queue.length * takes) / atOnce > fairWait);
  return async (work) => {
    if (isFull()) throw new LimitReached(name, 'unavailable', retryAfter);
    // whoever leaves hands the place on, so that nobody who comes meanwhile takes it
    if (atWork >= atOnce) await new Promise<void>((enter) => queue.push(enter));
    else atWork += 1;
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const took = performance.now() - begun;
      takes = takes === 0 ? took : takes + LATEST * (took - takes);
      const next = queue.shift();
      if (next) next();
      else atWork -= 1;
    }
  };
}
