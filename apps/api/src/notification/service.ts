import type { Db } from '../database/database.ts';
import { tellNews } from '../database/news.ts';
import type { StudentId } from '../ids.ts';
import * as queries from './queries.ts';

export type { NotificationRow } from './queries.ts';

/** What wakes those who count a student's unread ones. */
export const topicOf = (student: string): string => `notifications ${student}`;

/** What a student is told: `key` says for what, so that it is told once. */
export interface Notice {
  readonly student: string;
  readonly kind: queries.NotificationKind;
  readonly key: string;
  readonly about: queries.About;
}

/**
 * Tells a student something in the product, once for its key, whichever process says it and however often
 * (rule notification 1).
 */
export async function notify(db: Db, { student, ...notice }: Notice, now: Date): Promise<void> {
  if (await queries.storeNotification(db, { studentId: student, ...notice, createdAt: now })) await tellNews(db, topicOf(student));
}

/** Takes back what was told for a key and is still unread. */
export async function unsay(db: Db, key: string): Promise<void> {
  for (const { studentId } of await queries.removeUnread(db, key)) await tellNews(db, topicOf(studentId));
}

/** A student's notifications with their counts. */
export async function notificationsOf(db: Db, student: StudentId, limit: number, offset: number) {
  const [notifications, counts] = await Promise.all([
    queries.listNotifications(db, student, limit, offset),
    queries.countNotifications(db, student),
  ]);
  return { notifications, ...counts };
}

/** Marks one (null: all) as read; gives how many are unread then. */
export const markRead = (db: Db, student: StudentId, id: string | null, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await queries.markRead(tx, student, id, now);
    await tellNews(tx, topicOf(student));
    return queries.countUnread(tx, student);
  });

export const unreadOf = queries.countUnread;
