import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'darb_content';
const AGAIN_MS = 2_000;

/** Tells every Darb on this database that its content is another one now, whichever process changed it. */
export async function tellContentChanged(pool: pg.Pool): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, '']);
}

/**
 * Calls `onChange` after each change of the content, and after each time that one may have been missed.
 * It has a connection of its own: one that listens would be missing in the pool for good.
 */
export function followContent(url: string, onChange: () => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let client: pg.Client | null = null;

  const listen = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: url, application_name: 'darb-content', keepAlive: true });
    const gone = new Promise<void>((done) => own.once('end', done).on('error', () => done()));
    client = own;
    try {
      await own.connect();
      own.on('notification', onChange);
      await own.query(`listen ${CHANNEL}`);
      onChange();
      await gone;
    } finally {
      await own.end().catch(() => undefined);
    }
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await listen().catch(() => undefined);
      await pause(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
