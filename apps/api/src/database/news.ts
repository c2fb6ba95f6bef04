import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './database.ts';

const CHANNEL = 'darb_news';
const AGAIN_MS = 1_000;
/** So often the listening connection is asked whether it lives, and given up when it says nothing. */
const PROBE_MS = 10_000;

/**
 * Wakes whoever follows a topic, in every process on the database, once the transaction has been committed.
 * It says only that there is something new: what that is, each reads.
 */
export const tellNews = (db: Db, topic: string) => db.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);

/** Somebody who follows a topic. */
export interface Following {
  /** Which news of the topic are seen with this; those who saw the same may share what they read. */
  seen(): number;
  /** Waits for news since the last `seen`; false when it was stopped. */
  news(): Promise<boolean>;
  stop(): void;
}

export interface News {
  follow(topic: string): Following;
  close(): Promise<void>;
}

interface Follower {
  wake(): void;
}
/** `version` grows with each news, and is another one when somebody follows the topic again. */
interface Topic {
  readonly followers: Set<Follower>;
  version: number;
}

/**
 * The news of the database, over a connection of its own that listens from the first follower on. After each
 * time that news may have been missed every follower is woken.
 */
export function createNews(url: string, onError: (error: Error) => void): News {
  const topics = new Map<string, Topic>();
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let running: Promise<void> | null = null;
  let versions = 0;

  const wake = (topic: Topic | undefined): void => {
    if (!topic) return;
    topic.version = versions += 1;
    for (const follower of topic.followers) follower.wake();
  };
  const wakeAll = (): void => [...topics.values()].forEach(wake);
  const probe = async (own: pg.Client, gone: Promise<void>): Promise<void> => {
    for (;;) {
      const ended = await Promise.race([gone.then(() => true), pause(PROBE_MS, false, { signal: stopping.signal, ref: false })]);
      if (ended) return;
      const answered = own.query('select 1').then(() => true);
      if (!(await Promise.race([answered, pause(PROBE_MS, false, { signal: stopping.signal, ref: false })])))
        throw new Error('the connection that listens is silent');
    }
  };
  const listen = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: url, application_name: 'darb-news', keepAlive: true });
    const gone = new Promise<void>((done) => own.once('end', done).on('error', () => done()));
    client = own;
    try {
      await own.connect();
      own.on('notification', ({ payload = '' }) => wake(topics.get(payload)));
      await own.query(`listen ${CHANNEL}`);
      wakeAll();
      await probe(own, gone);
    } finally {
      own.end().catch(() => undefined);
    }
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!stopping.signal.aborted && error instanceof Error) onError(error);
      });
      await pause(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    follow(name) {
      running ??= run();
      let isNew = true;
      let waiting: ((goesOn: boolean) => void) | null = null;
      let stopped = false;
      const answer = (goesOn: boolean): void => {
        waiting?.(goesOn);
        waiting = null;
      };
      const follower: Follower = {
        wake() {
          isNew = true;
          answer(true);
        },
      };
      const topic = topics.get(name) ?? { followers: new Set(), version: (versions += 1) };
      topics.set(name, topic);
      topic.followers.add(follower);
      return {
        seen() {
          isNew = false;
          return topic.version;
        },
        news: () => (stopped || isNew ? Promise.resolve(!stopped) : new Promise((done) => (waiting = done))),
        stop() {
          stopped = true;
          answer(false);
          topic.followers.delete(follower);
          if (topic.followers.size === 0 && topics.get(name) === topic) topics.delete(name);
        },
      };
    },
    async close() {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}

/** A generator that ends at once when its reader goes, also while it waits. */
export function stoppable<Value>(running: AsyncGenerator<Value, void, undefined>, stop: () => void): AsyncIterableIterator<Value> {
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      try {
        const result = await running.next();
        if (result.done) stop();
        return result;
      } catch (error) {
        stop();
        throw error;
      }
    },
    async return() {
      stop();
      await running.return();
      return { done: true, value: undefined };
    },
  };
}
