import { WATCHED_SHARE, WATCHED_SHARE_AT_END } from '@darb/contract/limits';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayOf } from '../calendar.ts';
import type { StudentId } from '../context.ts';
import type { Db } from '../database/database.ts';
import { addSpans, secondsOf, type Span } from './spans.ts';
import { lessonProgress, studyDays } from './tables.ts';
import { lessons } from '../learning/tables.ts';

/** What a student has seen of a lesson: the share of distinct seconds (0 to 1), where they stopped (seconds), whether it counts as watched. */
export interface LessonProgress {
  share: number;
  position: number;
  watched: boolean;
}

/** Seconds beyond the clock that are believed: clocks differ, and players report a little early. */
const SLACK_SECONDS = 10;
/** The fastest that the player plays. */
const FASTEST = 2;
/** The end counts as reached when this near (seconds): players stop a frame or two early. */
const END_SECONDS = 1.5;

const shareOf = (seconds: number, duration: number): number => (duration > 0 ? Math.min(1, seconds / duration) : 0);

/** What a student has seen of some lessons; lessons that they never opened are not in it. */
export async function progressOf(db: Db, student: StudentId, lessonIds: readonly number[]): Promise<Map<number, LessonProgress>> {
  if (lessonIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: lessonProgress.lessonId,
      seconds: lessonProgress.seconds,
      position: lessonProgress.position,
      watchedAt: lessonProgress.watchedAt,
      duration: lessons.duration,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.studentId, student), inArray(lessonProgress.lessonId, [...lessonIds])));
  return new Map(
    rows.map(({ id, seconds, position, watchedAt, duration }) => [
      id,
      { share: shareOf(seconds, duration), position, watched: watchedAt !== null },
    ]),
  );
}

/** Makes a lesson the recent one of a student; from now on its seconds may be played. */
export async function recordOpening(
  db: Db,
  student: StudentId,
  lesson: { id: number; duration: number },
  now: Date,
): Promise<LessonProgress> {
  const [seen] = await db
    .insert(lessonProgress)
    .values({ studentId: student, lessonId: lesson.id, allowance: SLACK_SECONDS, openedAt: now, reportedAt: now })
    .onConflictDoUpdate({ target: [lessonProgress.studentId, lessonProgress.lessonId], set: { openedAt: now } })
    .returning({ seconds: lessonProgress.seconds, position: lessonProgress.position, watchedAt: lessonProgress.watchedAt });
  if (!seen) throw new Error('the opening of a lesson was not stored');
  return { share: shareOf(seen.seconds, lesson.duration), position: seen.position, watched: seen.watchedAt !== null };
}

/** What a player reports: played spans and where it stands, in seconds. */
export interface Report {
  position: number;
  spans: readonly Span[];
  ended: boolean;
}

/**
 * Takes a report of a lesson of `duration` seconds (decisions 7). Only seconds that the server's clock allows count as seen: twice the time
 * since the last report, and a little. Watched is 90 % of distinct seconds, or the end reached with half of them; it is never undone.
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
