import { asc, gt, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { pipelineRecords, type NewRecord } from './tables.ts';

/** How long records are kept (rule pipeline 2). */
const KEPT_DAYS = 180;

/** Appends records; one that was told of before stays as it is. */
export const appendRecords = (db: Db, records: NewRecord[]) => db.insert(pipelineRecords).values(records).onConflictDoNothing();

/** Removes the records whose time is over. */
export const sweepRecords = (db: Db, now: Date) =>
  db.delete(pipelineRecords).where(lt(pipelineRecords.receivedAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));

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
