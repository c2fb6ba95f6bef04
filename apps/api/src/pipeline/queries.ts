import { asc, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { pipelineRecords, pipelineTold, type NewRecord } from './tables.ts';

/** Appends records; what happens once and was told of before is left out. */
export const appendRecords = (db: Db, records: readonly NewRecord[]): Promise<void> =>
  db.transaction(async (tx) => {
    const named = records.flatMap(({ once, receivedAt }) => (once === undefined ? [] : [{ once, receivedAt }]));
    const news =
      named.length === 0 ? [] : await tx.insert(pipelineTold).values(named).onConflictDoNothing().returning({ once: pipelineTold.once });
    const untold = new Set(news.map(({ once }) => once));
    const written = records.filter(({ once }) => once === undefined || untold.delete(once));
    if (written.length > 0) await tx.insert(pipelineRecords).values(written);
  });

/** How many records are read at once. */
const READ = 1_000;

/** Records in the order in which they were written, those behind an id. */
export async function recordsAfter(db: Db, id: number) {
  const rows = await db.select().from(pipelineRecords).where(gt(pipelineRecords.id, id)).orderBy(asc(pipelineRecords.id)).limit(READ);
  return rows.map((row) => ({
    id: row.id,
    timestamp: row.at.toISOString(),
    received_at: row.receivedAt.toISOString(),
    user: row.who,
    user_type: row.userType,
    source: row.source,
    body: row.body,
  }));
}
