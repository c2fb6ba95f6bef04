import { SHARE_LINKS_MAX } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { shareLinks } from './tables.ts';

/** How long a revoked link is kept. */
const KEPT_DAYS = 30;
/** An opening this soon after the last one is not written again. */
const OPENED_SECONDS = 60;

export type ShareRow = typeof shareLinks.$inferSelect;

/** A student's live links, the oldest first. */
export const liveLinks = (db: Db, student: StudentId): Promise<ShareRow[]> =>
  db
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.studentId, student), isNull(shareLinks.revokedAt)))
    .orderBy(asc(shareLinks.createdAt), asc(shareLinks.slot));

/** Stores a link in the lowest free slot; false when none is free, or another one took it at this moment. */
export async function storeLink(
  db: Db,
  row: { studentId: StudentId; name: string; language: Language; salt: string; tokenHash: string; createdAt: Date },
): Promise<boolean> {
  const free = sql`(select min(s) from generate_series(1, ${sql.raw(String(SHARE_LINKS_MAX))}) s where s not in (
    select l.slot from ${shareLinks} l where l.student_id = ${row.studentId}::uuid and l.revoked_at is null))`;
  const { rowCount } = await db.execute(sql`
    insert into ${shareLinks} (student_id, slot, name, language, salt, token_hash, created_at)
    select ${row.studentId}::uuid, slot, ${row.name}, ${row.language}, ${row.salt}, ${row.tokenHash}, ${row.createdAt.toISOString()}::timestamptz
    from ${free} as free(slot) where slot is not null on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}

/** Ends a link of a student. */
export async function revokeLink(db: Db, student: StudentId, id: string, now: Date): Promise<void> {
  await db
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(eq(shareLinks.id, id), eq(shareLinks.studentId, student), isNull(shareLinks.revokedAt)));
}

/** The live link in a language that has this token, and whose it is. */
export async function linkOf(db: Db, tokenHash: string, language: Language) {
  const [row] = await db
    .select({ id: shareLinks.id, studentId: shareLinks.studentId })
    .from(shareLinks)
    .where(and(eq(shareLinks.tokenHash, tokenHash), eq(shareLinks.language, language), isNull(shareLinks.revokedAt)));
  return row;
}

/** Writes when a link was opened. */
export async function noteOpening(db: Db, id: string, now: Date): Promise<void> {
  const recent = new Date(now.getTime() - OPENED_SECONDS * 1000);
  await db
    .update(shareLinks)
    .set({ lastOpenedAt: now })
    .where(and(eq(shareLinks.id, id), or(isNull(shareLinks.lastOpenedAt), lt(shareLinks.lastOpenedAt, recent))));
}

/** Removes links that were revoked long ago. */
export async function sweepShareLinks(db: Db, now: Date): Promise<void> {
  await db.delete(shareLinks).where(lt(shareLinks.revokedAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
