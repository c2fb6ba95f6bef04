import { Refusal } from '@darb/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { mutes } from './tables.ts';

export interface Mute {
  readonly until: Date;
  readonly reason: string;
}

/** Who may not write is told until when and why (rule community 14). */
export class MutedRefusal extends Refusal {
  readonly mute: Mute;

  constructor(mute: Mute) {
    super('student_muted');
    this.mute = mute;
  }
}

/** What keeps a student from writing at `now`; null for nothing. */
export async function muteOf(db: Db, student: string, now: Date): Promise<Mute | null> {
  const [found] = await db
    .select({ until: mutes.until, reason: mutes.reason })
    .from(mutes)
    .where(and(eq(mutes.studentId, student), gt(mutes.until, now)));
  return found ?? null;
}

/** Since when those of some students who may not write at `now` may not. */
export async function mutedSince(db: Db, students: readonly string[], now: Date): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ student: mutes.studentId, begunAt: mutes.begunAt })
    .from(mutes)
    .where(and(inArray(mutes.studentId, [...students]), gt(mutes.until, now)));
  return new Map(rows.map(({ student, begunAt }) => [student, begunAt]));
}
