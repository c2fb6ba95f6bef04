import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { submittedCounts } from '../assessment/submitted.ts';
import { lessonPlaces } from '../content/views.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { lessonProgress, studyDays } from './tables.ts';

/** The watched lessons of all programs, unless retired, the latest first. */
export const watchedLessons = (db: Db, student: StudentId) =>
  db
    .select({
      lessonId: lessonPlaces.lessonId,
      title: lessonPlaces.lessonTitle,
      subtopicId: lessonPlaces.subtopicId,
      subjectId: lessonPlaces.subjectId,
    })
    .from(lessonProgress)
    .innerJoin(lessonPlaces, and(eq(lessonPlaces.lessonId, lessonProgress.lessonId), eq(lessonPlaces.live, true)))
    .where(and(eq(lessonProgress.studentId, student), isNotNull(lessonProgress.watchedAt)))
    .orderBy(desc(lessonProgress.watchedAt));

const student = sql`${sql.placeholder('student')}::uuid`;
const today = sql`${sql.placeholder('today')}::date`;

/**
 * Days without a gap have one difference between the day and its place in the list; yesterday keeps a streak
 * alive until today is over.
 */
const streak = sql<number>`coalesce((
  select count(*)::int
  from (select day, day + (row_number() over (order by day desc))::int as run from ${studyDays} where student_id = ${student} and day <= ${today}) as days
  group by run having max(day) >= ${today} - 1 order by max(day) desc limit 1), 0)`;

const studied = sql<{ day: string; seconds: number }[]>`coalesce((
  select json_agg(json_build_object('day', d.day, 'seconds', d.seconds))
  from ${studyDays} d where d.student_id = ${student} and d.day >= ${sql.placeholder('since')}::date), '[]')`;

const watchedCount = sql<number>`(
  select count(*)::int from ${lessonProgress} p join ${lessonPlaces} l on l.lesson_id = p.lesson_id and l.live
  where p.student_id = ${student} and p.watched_at is not null)`;

const facts = (db: Db) =>
  prepared(db, 'dashboard', (on, name) =>
    on
      .select({ streak, studied, watched: watchedCount, submitted: submittedCounts(student) })
      .from(sql`(values (1)) as one`)
      .prepare(name),
  );

/**
 * What the dashboard counts, in one statement: days without a gap up to `today`, the days of learning since a
 * day, watched lessons, and submitted answers.
 */
export async function dashboardFacts(db: Db, id: StudentId, given: { today: string; since: string }) {
  const [row] = await facts(db).execute({ student: id, ...given });
  return row ?? { streak: 0, studied: [], watched: 0, submitted: { answered: 0, correct: 0, quizzes: 0, tests: 0 } };
}
