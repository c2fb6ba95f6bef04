import { pauseBefore } from './retry.ts';
import { type Wire, WireFailure } from './wire.ts';

interface Leaving {
  readonly wire: Wire;
  readonly matchId: string;
  readonly device: string;
  /** When it matters no more, by this device's clock. */
  readonly until: number;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Comes back into a match to say that the student left, until the time to come back is over. */
export async function sayGoodbye({ wire, matchId, device, until, now, pause }: Leaving): Promise<void> {
  for (let tries = 0; now() < until; tries++) {
    try {
      const connection = await wire.open(() => undefined);
      try {
        await connection.join(matchId, device);
        return await connection.leave(matchId);
      } finally {
        connection.close();
      }
    } catch (failure) {
      if (!(failure instanceof WireFailure) || failure.reason !== 'unreachable') return;
    }
    await pause(pauseBefore(tries + 1));
  }
}
