import type { Db } from '../database/database.ts';
import { describeFailure } from '../faults.ts';
import type { ApiEvent } from '../options.ts';
import { appendRecords } from './queries.ts';
import type { NewRecord } from './tables.ts';

/** How many records are written together, and how many may wait. */
const BATCH = 200;
const WAITING_MAX = 5_000;

/** Where records wait to be written, beside the requests that bring them (rule pipeline 3). */
export interface Pipeline {
  put: (record: NewRecord) => void;
  /** Writes what waits. Never rejects. */
  close: () => Promise<void>;
}

/** Opens the pipeline on a database. What cannot be written is lost, which the log says with its number. */
export function createPipeline(db: Db, log: (event: ApiEvent) => void): Pipeline {
  const waiting: NewRecord[] = [];
  let writing: Promise<void> | null = null;
  let lost = 0;

  /** One batch at a time: what comes meanwhile is gathered for the next. */
  async function write(): Promise<void> {
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      try {
        await appendRecords(db, batch);
      } catch (error) {
        log({ event: 'records_lost', count: batch.length, error: describeFailure(error instanceof Error ? error : new Error('thrown')) });
      }
      if (lost > 0) log({ event: 'records_lost', count: lost });
      lost = 0;
    }
    writing = null;
  }

  return {
    put(record) {
      if (waiting.length >= WAITING_MAX) lost += 1;
      else waiting.push(record);
      writing ??= write();
    },
    close: async () => writing ?? undefined,
  };
}
