import { WATCHED_SHARE, WATCHED_SHARE_AT_END } from '@darb/contract/limits';
import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '../calendar.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { addSpans, secondsOf, type Span } from './spans.ts';
import { lessonProgress, studyDays } from './tables.ts';

/**
 * What a student has seen of a lesson: the share of distinct seconds (0 to 1), where they stopped (seconds),
 * whether it counts as watched.
 */
export interface LessonProgress {
  share: number;
  position: number;
  watched: boolean;
}

/** Seconds beyond the clock that are believed: clocks differ, and players report a little early. */
export const SLACK_SECONDS = 10;
/** The fastest that the player plays. */
const FASTEST = 2;
/** The end counts as reached when this near (seconds): players stop a frame or two early. */
const END_SECONDS = 1.5;

/** The share of a lesson that its seen seconds are. */
export const shareOf = (seconds: number, duration: number): number => (duration > 0 ? Math.min(1, seconds / duration) : 0);

/** What a player reports: played spans and where it stands, in seconds. */
export interface Report {
  position: number;
  spans: readonly Span[];
  ended: boolean;
}

/**
 * Takes a report of a lesson of `duration` seconds (rule learning 8, rule learning 9). Only seconds that the
 * server's clock allows count as seen: twice the time since the last report, and a little. Watched is 90 % of
 * distinct seconds, or the end reached with half of them; it is never undone.
 */
export async function recordWatching(
  db: Db,
  student: StudentId,
  lesson: { id: number; duration: number },
  report: Report,
  now: Date,
): Promise<LessonProgress> {
  const { id: lessonId, duration } = lesson;
  const mine = and(eq(lessonProgress.studentId, student), eq(lessonProgress.lessonId, lessonId));
  return db.transaction(async (tx) => {
    await tx
      .insert(lessonProgress)
      .values({ studentId: student, lessonId, allowance: SLACK_SECONDS, openedAt: now, reportedAt: now })
      .onConflictDoNothing();
    const [known] = await tx.select().from(lessonProgress).where(mine).for('update');
    if (!known) throw new Error('a lesson’s progress was not stored');
    const elapsed = Math.max(0, (now.getTime() - known.reportedAt.getTime()) / 1000);
    const allowance = Math.min(duration + SLACK_SECONDS, known.allowance + elapsed * FASTEST);
    const { spans, added } = addSpans(known.spans, report.spans, duration, allowance);
    const seconds = secondsOf(spans);
    const reachedEnd = report.ended && (spans.at(-1)?.[1] ?? 0) >= duration - END_SECONDS;
    const share = shareOf(seconds, duration);
    const watched = known.watchedAt !== null || share >= WATCHED_SHARE || (reachedEnd && share >= WATCHED_SHARE_AT_END);
    const position = Math.min(report.position, duration);
    await tx
      .update(lessonProgress)
      .set({
        spans,
        seconds,
        position,
        allowance: allowance - added,
        reportedAt: known.reportedAt > now ? known.reportedAt : now,
        openedAt: known.openedAt > now ? known.openedAt : now,
        watchedAt: known.watchedAt ?? (watched ? now : null),
      })
      .where(mine);
    const played = report.spans.reduce((sum, [from, to]) => sum + Math.max(0, to - from), 0);
    await recordStudy(tx, student, Math.min(played, elapsed), now);
    return { share, position, watched };
  });
}

/** Adds seconds of learning to the student's day. */
export async function recordStudy(db: Db, student: StudentId, seconds: number, now: Date): Promise<void> {
  await db
    .insert(studyDays)
    .values({ studentId: student, day: dayOf(now), seconds })
    .onConflictDoUpdate({ target: [studyDays.studentId, studyDays.day], set: { seconds: sql`${studyDays.seconds} + excluded.seconds` } });
}
