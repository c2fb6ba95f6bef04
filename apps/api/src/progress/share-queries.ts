import { activeStudent } from '../account/service.ts';
import { SHARE_LINKS_MAX } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import { shareLinks } from './tables.ts';

/** How long a revoked link is kept. */
const KEPT_DAYS = 30;
/** An opening this soon after the last one is not written again. */
const OPENED_SECONDS = 60;

export type ShareRow = typeof shareLinks.$inferSelect;

const live = (db: Db) =>
  prepared(db, 'live-share-links', (on, name) =>
    on
      .select()
      .from(shareLinks)
      .where(and(eq(shareLinks.studentId, sql.placeholder('student')), isNull(shareLinks.revokedAt)))
      .orderBy(asc(shareLinks.createdAt), asc(shareLinks.slot))
      .prepare(name),
  );

/** A student's live links, the oldest first. */
export const liveLinks = (db: Db, student: StudentId): Promise<ShareRow[]> => live(db).execute({ student });

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

const linkWithToken = (db: Db) =>
  prepared(db, 'share-link-with-token', (on, name) =>
    on
      .select({
        id: shareLinks.id,
        studentId: shareLinks.studentId,
        lastOpenedAt: shareLinks.lastOpenedAt,
        student: activeStudent(sql`${shareLinks.studentId}`),
      })
      .from(shareLinks)
      .where(
        and(
          eq(shareLinks.tokenHash, sql.placeholder('tokenHash')),
          eq(shareLinks.language, sql.placeholder('language')),
          isNull(shareLinks.revokedAt),
        ),
      )
      .prepare(name),
  );

/** The live link in a language that has this token, whose it is, and when it was opened last. */
export async function linkOf(db: Db, tokenHash: string, language: Language) {
  const [row] = await linkWithToken(db).execute({ tokenHash, language });
  return row;
}

/** Writes when a link was opened, unless that was written a moment ago. */
export async function noteOpening(db: Db, { id, lastOpenedAt }: Pick<ShareRow, 'id' | 'lastOpenedAt'>, now: Date): Promise<void> {
  const recent = new Date(now.getTime() - OPENED_SECONDS * 1000);
  if (lastOpenedAt !== null && lastOpenedAt >= recent) return;
  await db
    .update(shareLinks)
    .set({ lastOpenedAt: now })
    .where(and(eq(shareLinks.id, id), or(isNull(shareLinks.lastOpenedAt), lt(shareLinks.lastOpenedAt, recent))));
}

/** Removes links that were revoked long ago. */
export async function sweepShareLinks(db: Db, now: Date): Promise<void> {
  await db.delete(shareLinks).where(lt(shareLinks.revokedAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
