import { Refusal, type ParsedInputOf, type community as calls } from '@darb/contract';
import { sql } from 'drizzle-orm';
import { takeOf } from '../account/limits.ts';
import { picturesAt } from '../account/picture-address.ts';
import { activeBio, activeLooks, type shownStudent } from '../account/shown-student.ts';
import type { Db } from '../database/database.ts';
import { openCase, type Subject } from './cases.ts';
import { comment, readerOf, type Writer } from './service.ts';
import { moderationReports } from './tables.ts';

/** What is shown of somebody now, by the kind of a report; null for nothing. */
async function looksOf(db: Db, kind: 'profile' | 'name' | 'picture', student: string): Promise<string | null> {
  const { rows } = await db.execute<{ looks: Parameters<typeof shownStudent>[0] | null; bio: string | null }>(
    sql`select ${activeLooks(sql`${student}::uuid`)} as looks, ${activeBio(sql`${student}::uuid`)} as bio`,
  );
  const { looks, bio } = rows[0] ?? { looks: null, bio: null };
  if (!looks) throw new Refusal('stud_not_found');
  if (kind === 'profile') return bio;
  return kind === 'picture' ? picturesAt(looks.visibility.picture ? looks.image : null).image : looks.fullName;
}

async function subjectOf(db: Db, writer: Writer, { kind, id }: { kind: Subject['kind']; id: string }): Promise<Subject> {
  if (kind !== 'comment') return { kind, student: id, comment: null, shown: await looksOf(db, kind, id), source: 'report' };
  const found = await comment(db, await readerOf(db, writer), id);
  if (!found?.isReadable || found.row.studentId === null) throw new Refusal('comment_not_found');
  return { kind, student: found.row.studentId, comment: id, shown: found.row.body, source: 'report' };
}

/**
 * Keeps that a student finds something bad, once each (rule community 13). Nobody learns who said it. Refuses
 * with `comment_not_found`, `stud_not_found`, `not_allowed` for what is one's own, and `too_many_requests`.
 */
export async function report(db: Db, writer: Writer, given: ParsedInputOf<typeof calls.report>): Promise<{ reported: true }> {
  const { student, limits, now } = writer;
  await takeOf(db, limits, { rule: 'reports', key: student, refusal: 'too_many_requests' }, now);
  const subject = await subjectOf(db, writer, { kind: given.kind, id: given.id.toLowerCase() });
  if (subject.student === student) throw new Refusal('not_allowed');
  await db.transaction(async (tx) => {
    const caseId = await openCase(tx, subject, now);
    await tx
      .insert(moderationReports)
      .values({ caseId, reporterId: student, reason: given.reason, note: given.note === '' ? null : (given.note ?? null), at: now })
      .onConflictDoNothing();
  });
  return { reported: true };
}
