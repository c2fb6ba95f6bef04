import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { notifications, type About, type NotificationKind } from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type { About, NotificationKind };

/** Writes a notification once a student and key; whether it is new. */
export const storeNotification = async (db: Db, row: typeof notifications.$inferInsert): Promise<boolean> =>
  (await db.insert(notifications).values(row).onConflictDoNothing().returning({ id: notifications.id })).length > 0;

/** A student's notifications, the newest first, some of them. */
export const listNotifications = (db: Db, student: StudentId, limit: number, offset: number): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.studentId, student))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

/** How many a student has, and how many of them are unread. */
export async function countNotifications(db: Db, student: StudentId): Promise<{ total: number; unread: number }> {
  const [found] = await db
    .select({ total: count(), unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)::int` })
    .from(notifications)
    .where(eq(notifications.studentId, student));
  return found ?? { total: 0, unread: 0 };
}

/** How many of a student's are unread. */
export async function countUnread(db: Db, student: StudentId): Promise<number> {
  const [found] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.studentId, student), isNull(notifications.readAt)));
  return found?.unread ?? 0;
}

/** Marks a student's notifications as read, one or all; what is read stays read when it was. */
export const markRead = (db: Db, student: StudentId, id: string | null, now: Date) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.studentId, student), isNull(notifications.readAt), ...(id === null ? [] : [eq(notifications.id, id)])));

/** Takes away what was told for a key, unless it was read. */
export const removeUnread = (db: Db, key: string) =>
  db
    .delete(notifications)
    .where(and(eq(notifications.key, key), isNull(notifications.readAt)))
    .returning({ studentId: notifications.studentId });
