import { desc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { dayOf } from '../calendar.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { subscriptions } from './tables.ts';

/** Until when (a day in Amman's time, included) a program is open to a student. */
export interface Subscription {
  programId: number;
  until: string;
}

/** A student's subscriptions, the longest first. */
export type Subscriptions = readonly Subscription[];

/** A student's subscriptions. */
export const subscriptionsOf = (db: Db, student: StudentId): Promise<Subscriptions> =>
  db
    .select({ programId: subscriptions.programId, until: subscriptions.until })
    .from(subscriptions)
    .where(eq(subscriptions.studentId, student))
    .orderBy(desc(subscriptions.until));

/** The same within a statement that reads more of a student. */
export const subscriptionsIn = (student: SQLWrapper) => sql<Subscriptions>`coalesce((
  select json_agg(json_build_object('programId', ${subscriptions.programId}, 'until', ${subscriptions.until}) order by ${subscriptions.until} desc)
  from ${subscriptions} where ${subscriptions.studentId} = ${student}), '[]')`;

/**
 * The subscription of one program, and whether its last day is still to come; null when there never was one.
 */
export function subscriptionOf(all: Subscriptions, programId: number, now: Date): (Subscription & { active: boolean }) | null {
  const found = all.find((row) => row.programId === programId);
  return found ? { programId, until: found.until, active: found.until >= dayOf(now) } : null;
}

/**
 * The active subscription of a student: that of the program they chose, else the one that lasts longest; null
 * without one.
 */
export function activeSubscription(all: Subscriptions, chosen: number | null, now: Date): Subscription | null {
  if (all.length === 0) return null;
  const active = all.filter(({ until }) => until >= dayOf(now));
  return active.find(({ programId }) => programId === chosen) ?? active[0] ?? null;
}
