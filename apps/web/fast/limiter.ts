/** Too many wait already: whoever comes now is told to come back. */
export class Overloaded extends Error {}

/** Runs few things at a time, and lets everything else go before each of them. */
export interface Limiter {
  /** Refuses with `Overloaded`. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** A limiter of so many at a time, for which so many more may wait. */
export function createLimiter({ running: most, waiting: mostWaiting }: { running: number; waiting: number }): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = (): Promise<void> => {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting) return Promise.reject(new Overloaded());
    return new Promise((resolve) => void waiting.push(resolve));
  };
  const done = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    // not at once: what came in the meantime is answered before the next one is drawn
    else setImmediate(next);
  };
  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        done();
      }
    },
  };
}
