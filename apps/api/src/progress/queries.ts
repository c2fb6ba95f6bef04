import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { programs, subjects, subtopics, topics } from '../catalog/tables.ts';
import type { StudentId } from '../context.ts';
import type { Db } from '../database/database.ts';
import { lessons } from '../learning/tables.ts';
import { lessonProgress, studyDays } from './tables.ts';

/** Lessons that a student opened, unless retired, the last opened first. */
function opened(db: Db, student: StudentId, filter: { subjectId?: number; programId?: number; watched?: boolean }) {
  return db
    .select({
      lessonId: lessons.id,
      title: lessons.title,
      duration: lessons.duration,
      subtopicId: subtopics.id,
      subjectId: subjects.id,
      position: lessonProgress.position,
      watchedAt: lessonProgress.watchedAt,
    })
    .from(lessonProgress)
    .innerJoin(lessons, and(eq(lessons.id, lessonProgress.lessonId), eq(lessons.retired, false)))
    .innerJoin(subtopics, and(eq(subtopics.id, lessons.subtopicId), eq(subtopics.retired, false)))
    .innerJoin(topics, and(eq(topics.id, subtopics.topicId), eq(topics.retired, false)))
    .innerJoin(subjects, and(eq(subjects.id, topics.subjectId), eq(subjects.retired, false)))
    .innerJoin(programs, and(eq(programs.id, subjects.programId), eq(programs.retired, false)))
    .where(
      and(
        eq(lessonProgress.studentId, student),
        filter.subjectId === undefined ? undefined : eq(subjects.id, filter.subjectId),
        filter.programId === undefined ? undefined : eq(programs.id, filter.programId),
        filter.watched ? isNotNull(lessonProgress.watchedAt) : undefined,
      ),
    );
}

/** The lesson last opened in a subject or program. */
export async function recentLesson(db: Db, student: StudentId, filter: { subjectId: number } | { programId: number }) {
  const [row] = await opened(db, student, filter).orderBy(desc(lessonProgress.openedAt), desc(lessons.id)).limit(1);
  return row;
}

/** The watched lessons of all programs, the latest first. */
export const watchedLessons = (db: Db, student: StudentId) =>
  opened(db, student, { watched: true }).orderBy(desc(lessonProgress.watchedAt));

/** Days of learning since a day, with their seconds. */
export const studyDaysSince = (db: Db, student: StudentId, day: string) =>
  db
    .select({ day: studyDays.day, seconds: studyDays.seconds })
    .from(studyDays)
    .where(and(eq(studyDays.studentId, student), gte(studyDays.day, day)));

/** How many days without a gap a student has learned, up to `today`; yesterday keeps a streak alive until today is over. */
export async function streakOf(db: Db, student: StudentId, today: string): Promise<number> {
  // Days without a gap have one difference between the day and its place in the list.
  const { rows } = await db.execute<{ length: number }>(sql`
    select count(*)::int as length
    from (select day, day + (row_number() over (order by day desc))::int as run from ${studyDays} where student_id = ${student} and day <= ${today}::date) as days
    group by run having max(day) >= ${today}::date - 1 order by max(day) desc limit 1`);
  return rows[0]?.length ?? 0;
}
