import { Refusal } from '@darb/contract';
import { BLOCKS_MAX } from '@darb/contract/limits';
import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { activeLooks, shownStudent } from '../account/shown-student.ts';
import type { Db } from '../database/database.ts';
import { tellNews } from '../database/news.ts';
import type { StudentId } from '../ids.ts';
import { personOf } from './comment-row.ts';
import { blocks } from './tables.ts';

/** What wakes those who read for a student, when whom they meet has changed. */
export const apartTopicOf = (student: string): string => `apart ${student}`;

/** Whom a student does not meet: whom they blocked, and who blocked them (rule community 10). */
export async function apartFrom(db: Db, student: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select()
    .from(blocks)
    .where(or(eq(blocks.studentId, student), eq(blocks.otherId, student)));
  return new Set(rows.map(({ studentId, otherId }) => (studentId === student ? otherId : studentId)));
}

/** Whom a student blocked, the newest first; who is gone is nobody to be shown. */
export async function blocksOf(db: Db, student: StudentId) {
  const rows = await db
    .select({ looks: activeLooks(sql`${blocks.otherId}`), at: blocks.at })
    .from(blocks)
    .where(eq(blocks.studentId, student))
    .orderBy(desc(blocks.at));
  return {
    blocks: rows.flatMap(({ looks, at }) => (looks ? [{ user: personOf(shownStudent(looks), []), at: at.toISOString() }] : [])),
  };
}

const tellBoth = async (tx: Db, one: string, other: string) => {
  await tellNews(tx, apartTopicOf(one));
  await tellNews(tx, apartTopicOf(other));
};

/** Blocks somebody; again it changes nothing. Refuses with `stud_not_found` and `blocks_full`. */
export async function block(db: Db, student: StudentId, other: string, now: Date): Promise<Record<string, never>> {
  if (other === student) throw new Refusal('not_allowed');
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`blocks ${student}`}, 0))`);
    const { rows } = await tx.execute<{ known: unknown }>(sql`select ${activeLooks(sql`${other}::uuid`)} as known`);
    if (rows[0]?.known == null) throw new Refusal('stud_not_found');
    const [all] = await tx.select({ count: count() }).from(blocks).where(eq(blocks.studentId, student));
    if ((all?.count ?? 0) >= BLOCKS_MAX) throw new Refusal('blocks_full');
    await tx.insert(blocks).values({ studentId: student, otherId: other, at: now }).onConflictDoNothing();
    await tellBoth(tx, student, other);
  });
  return {};
}

export async function unblock(db: Db, student: StudentId, other: string): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    await tx.delete(blocks).where(and(eq(blocks.studentId, student), eq(blocks.otherId, other)));
    await tellBoth(tx, student, other);
  });
  return {};
}
