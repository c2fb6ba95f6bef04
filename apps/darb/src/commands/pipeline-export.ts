import { once } from 'node:events';
import { recordsAfter } from '@darb/api';
import { say, withDatabase } from './operator.ts';

/**
 * `darb pipeline export`: writes every record as a line of JSON on the standard output, the oldest first.
 * They hold pseudonyms and no student (rule pipeline 2).
 */
export async function exportPipeline(): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    let [last, written] = [0, 0];
    for (;;) {
      const records = await recordsAfter(db, last);
      for (const { id, ...record } of records) {
        // a slow reader is waited for
        if (!process.stdout.write(`${JSON.stringify(record)}\n`)) await once(process.stdout, 'drain');
        last = id;
      }
      written += records.length;
      if (records.length === 0) break;
    }
    say(`Wrote ${written} records.`);
  });
}
