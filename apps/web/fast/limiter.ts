/** Too many wait already: whoever comes now is told to come back. */
export class Overloaded extends Error {}

/** Runs few things at a time, for each client in turn, and lets everything else go before each of them. */
export interface Limiter {
  /** Refuses with `Overloaded`: at once, or later, when others need the place of a client with many. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
}

interface Place {
  begin(): void;
  refuse(): void;
}

/**
 * A limiter of so many at a time, for which so many more may wait. Where no place is left, the client with
 * most waiting gives up its latest one, so that nobody can fill the line for the others.
 */
export function createLimiter({ running: most, waiting: mostWaiting }: { running: number; waiting: number }): Limiter {
  /** Who waits, the one whose turn is next first; nobody is in it with nothing. */
  const waiting = new Map<string, Place[]>();
  const running = new Map<string, number>();
  let places = 0;
  let runs = 0;

  const begin = (client: string): void => {
    runs += 1;
    running.set(client, (running.get(client) ?? 0) + 1);
  };
  const end = (client: string): void => {
    runs -= 1;
    const left = (running.get(client) ?? 1) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
  };

  /** Takes one away from those who wait of a client, and puts the client behind all others. */
  const takeFrom = (client: string, from: 'first' | 'last'): Place | undefined => {
    const own = waiting.get(client);
    const taken = from === 'first' ? own?.shift() : own?.pop();
    if (taken === undefined || own === undefined) return undefined;
    places -= 1;
    if (own.length === 0) waiting.delete(client);
    else if (from === 'first') {
      waiting.delete(client);
      waiting.set(client, own);
    }
    return taken;
  };

  /** Whether a place was made for one more of a client. */
  const makePlaceFor = (client: string): boolean => {
    const own = (waiting.get(client)?.length ?? 0) + 1;
    const [greediest, its] = [...waiting].reduce<[string, number]>(
      (so, [other, { length }]) => (length > so[1] ? [other, length] : so),
      ['', own],
    );
    if (its <= own) return false;
    takeFrom(greediest, 'last')?.refuse();
    return true;
  };

  const turnOf = (client: string): Promise<void> => {
    if (runs < most) {
      begin(client);
      return Promise.resolve();
    }
    if (places >= mostWaiting && !makePlaceFor(client)) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const place: Place = { begin: resolve, refuse: () => reject(new Overloaded()) };
      waiting.set(client, [...(waiting.get(client) ?? []), place]);
      places += 1;
    });
  };

  const done = (client: string): void => {
    end(client);
    const runningOf = (other: string): number => running.get(other) ?? 0;
    const next = [...waiting.keys()].reduce<string | null>(
      (so, other) => (so === null || runningOf(other) < runningOf(so) ? other : so),
      null,
    );
    const place = next === null ? undefined : takeFrom(next, 'first');
    if (next === null || place === undefined) return;
    begin(next);
    // not at once: what came in the meantime is answered before the next one is drawn
    setImmediate(() => place.begin());
  };

  return {
    async run(client, work) {
      await turnOf(client);
      try {
        return await work();
      } finally {
        done(client);
      }
    },
  };
}
