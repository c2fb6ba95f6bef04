import { foldArabic } from '@darb/language';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { heldWords, moderationCases, type CaseKind } from './tables.ts';

/** A text as held words are looked for in it: folded, its words apart. */
export const foldedForWords = (text: string): string =>
  ` ${foldArabic(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a text has a word that the operator lists (rule community 11). */
export async function hasHeldWord(db: Db, text: string): Promise<boolean> {
  const folded = foldedForWords(text);
  const { rows } = await db.execute(sql`select 1 from ${heldWords} where position(' ' || folded || ' ' in ${folded}) > 0 limit 1`);
  return rows.length > 0;
}

/** What a case is about. */
export interface Subject {
  readonly kind: CaseKind;
  readonly student: string | null;
  readonly comment: string | null;
  readonly shown: string | null;
  readonly source: 'report' | 'words';
}

/** Opens a case, or gives the one that is open about the same (rule community 13). */
export async function openCase(tx: Db, { student, comment, ...subject }: Subject, now: Date): Promise<string> {
  const [opened] = await tx
    .insert(moderationCases)
    .values({ ...subject, studentId: student, commentId: comment, openedAt: now })
    .onConflictDoNothing()
    .returning({ id: moderationCases.id });
  if (opened) return opened.id;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${moderationCases} where kind = ${subject.kind} and closed_at is null
      and coalesce(comment_id, student_id) = coalesce(${comment}::uuid, ${student}::uuid)`);
  const [known] = rows;
  if (!known) throw new Error('a case was not opened');
  return known.id;
}
