import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { recordsAfter, type Database } from '@darb/api';
import { say, withDatabase } from './operator.ts';

async function* linesOf(db: Database['db'], onRecord: () => void): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const records = await recordsAfter(db, last);
    if (records.length === 0) return;
    for (const { id, ...record } of records) {
      yield `${JSON.stringify(record)}\n`;
      onRecord();
      last = id;
    }
  }
}

/** Whether who reads has enough, as `head` has. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/**
 * `darb pipeline export`: writes every record as a line of JSON on the standard output, the oldest first.
 * They hold pseudonyms and no student (rule pipeline 2).
 */
export async function exportPipeline(): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    let written = 0;
    try {
      await pipeline(Readable.from(linesOf(db, () => void (written += 1))), process.stdout, { end: false });
    } catch (error) {
      if (isGone(error)) return;
      throw error;
    }
    say(`Wrote ${written} records.`);
  });
}
