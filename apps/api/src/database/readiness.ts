import type pg from 'pg';
import { isStorageFull } from '../faults.ts';

/** Whether the database does its work: what keeps it from it, if not. */
export type Readiness = 'ready' | 'database_away' | 'storage_full';

/** How long an answer is waited for. */
const ANSWER_MS = 3_000;
/** How long it is believed that there is room. */
const ROOM_BELIEVED_MS = 5_000;

// sorts more than its memory holds, so that the server writes a file of 300 kB beside its tables and drops it
const WRITE = `set local work_mem = '64kB';
  select count(*) from (select n from generate_series(1, 20000) n order by n desc offset 1) sorted`;

/**
 * Asks the database whether it answers, and every few seconds whether it finds room to write. Who asks
 * meanwhile gets the same answer: strangers may ask too.
 */
export function createReadiness(pool: pg.Pool): () => Promise<Readiness> {
  let asking: Promise<Readiness> | null = null;
  let hadRoomAt = -Infinity;

  const ask = async (): Promise<Readiness> => {
    const isRoomKnown = performance.now() - hadRoomAt < ROOM_BELIEVED_MS;
    try {
      await pool.query(isRoomKnown ? 'select 1' : WRITE);
      if (!isRoomKnown) hadRoomAt = performance.now();
      return 'ready';
    } catch (error) {
      hadRoomAt = -Infinity;
      return isStorageFull(error) ? 'storage_full' : 'database_away';
    }
  };
  return () => {
    if (asking) return asking;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Readiness>((resolve) => (timer = setTimeout(() => resolve('database_away'), ANSWER_MS)));
    return (asking = Promise.race([ask(), late]).finally(() => {
      clearTimeout(timer);
      asking = null;
    }));
  };
}
