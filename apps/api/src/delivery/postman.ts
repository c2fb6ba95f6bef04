import type { Db } from '../database/database.ts';
import type { ApiEvent } from '../options.ts';
import { MessageRefused, type Delivery, type QueuedMessage } from './delivery.ts';
import { claimDue, settleExpired, settleFailed, settleSent, type Settled } from './queue.ts';

/** Messages that are with providers at once. */
const AT_ONCE = 10;

export interface PostmanOptions {
  delivery: Delivery;
  log: (event: ApiEvent) => void;
  now: () => Date;
  /** Hears of each message that reaches nobody, once. */
  onFailed: (failed: Settled) => Promise<void>;
}

/** Carries the queue's messages to their providers, beside the requests that wrote them. */
export interface Postman {
  /** Says that something was queued; nobody waits for it. */
  wake: () => void;
  /** Sends everything that is due; for the host to call now and then, which is how a second try comes. */
  sendDue: () => Promise<void>;
  /** Lets go of what is under way: whoever opens next sends it. */
  close: () => Promise<void>;
}

export function createPostman(db: Db, { delivery, log, now, onFailed }: PostmanOptions): Postman {
  const closing = new AbortController();
  const closed = new Promise<never>((_, reject) =>
    closing.signal.addEventListener('abort', () => reject(new Error('closing')), { once: true }),
  );
  closed.catch(() => undefined);
  let running: Promise<void> | null = null;
  let isCalled = false;

  const fail = (error: unknown): void => log({ event: 'delivery_error', error: { name: error instanceof Error ? error.name : 'thrown' } });

  async function send(message: QueuedMessage): Promise<void> {
    const carrier = delivery[message.channel];
    // its channel has lost its carrier since; the next start may have one
    if (carrier === 'outbox') return;
    try {
      const { providerId } = await Promise.race([carrier(message), closed]);
      await settleSent(db, message.id, providerId, now());
    } catch (error) {
      if (closing.signal.aborted) return;
      fail(error);
      if (error instanceof MessageRefused) for (const failed of await settleFailed(db, message.id, now())) await onFailed(failed);
    }
  }

  async function run(): Promise<void> {
    isCalled = false;
    for (const failed of await settleExpired(db, now())) await onFailed(failed);
    for (let due = await claimDue(db, AT_ONCE, now()); due.length > 0; due = await claimDue(db, AT_ONCE, now())) {
      await Promise.all(due.map(send));
      if (closing.signal.aborted) return;
    }
  }

  const sendDue = (): Promise<void> => {
    isCalled = true;
    running ??= run().finally(() => {
      running = null;
      // who called after the last look at the queue waits for another one
      return isCalled && !closing.signal.aborted ? sendDue() : undefined;
    });
    return running;
  };

  return {
    sendDue,
    wake: () => {
      if (!closing.signal.aborted) sendDue().catch(fail);
    },
    async close() {
      closing.abort();
      await running?.catch(() => undefined);
    },
  };
}
