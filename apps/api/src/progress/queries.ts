import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { students } from '../account/tables.ts';
import { submittedCounts } from '../assessment/service.ts';
import { programs, subjects, subtopics, topics } from '../catalog/tables.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { lessons } from '../learning/tables.ts';
import { lessonProgress, studyDays } from './tables.ts';

/** The watched lessons of all programs, unless retired, the latest first. */
export const watchedLessons = (db: Db, student: StudentId) =>
  db
    .select({ lessonId: lessons.id, title: lessons.title, subtopicId: subtopics.id, subjectId: subjects.id })
    .from(lessonProgress)
    .innerJoin(lessons, and(eq(lessons.id, lessonProgress.lessonId), eq(lessons.retired, false)))
    .innerJoin(subtopics, and(eq(subtopics.id, lessons.subtopicId), eq(subtopics.retired, false)))
    .innerJoin(topics, and(eq(topics.id, subtopics.topicId), eq(topics.retired, false)))
    .innerJoin(subjects, and(eq(subjects.id, topics.subjectId), eq(subjects.retired, false)))
    .innerJoin(programs, and(eq(programs.id, subjects.programId), eq(programs.retired, false)))
    .where(and(eq(lessonProgress.studentId, student), isNotNull(lessonProgress.watchedAt)))
    .orderBy(desc(lessonProgress.watchedAt));

const student = sql`${sql.placeholder('student')}::uuid`;
const today = sql`${sql.placeholder('today')}::date`;

/** Days without a gap have one difference between the day and its place in the list; yesterday keeps a streak alive until today is over. */
const streak = sql<number>`coalesce((
  select count(*)::int
  from (select day, day + (row_number() over (order by day desc))::int as run from ${studyDays} where student_id = ${student} and day <= ${today}) as days
  group by run having max(day) >= ${today} - 1 order by max(day) desc limit 1), 0)`;

const studied = sql<{ day: string; seconds: number }[]>`coalesce((
  select json_agg(json_build_object('day', d.day, 'seconds', d.seconds))
  from ${studyDays} d where d.student_id = ${student} and d.day >= ${sql.placeholder('since')}::date), '[]')`;

const watchedCount = sql<number>`(
  select count(*)::int from ${lessonProgress} p
  join ${lessons} l on l.id = p.lesson_id and not l.retired
  join ${subtopics} s on s.id = l.subtopic_id and not s.retired
  join ${topics} t on t.id = s.topic_id and not t.retired
  join ${subjects} j on j.id = t.subject_id and not j.retired
  join ${programs} g on g.id = j.program_id and not g.retired
  where p.student_id = ${student} and p.watched_at is not null)`;

const facts = (db: Db) =>
  prepared(db, 'dashboard', (on, name) =>
    on
      .select({ streak, studied, watched: watchedCount, submitted: submittedCounts(student) })
      .from(students)
      .where(eq(students.id, sql.placeholder('student')))
      .prepare(name),
  );

/** What the dashboard counts, in one statement: days without a gap up to `today`, the days of learning since a day, watched lessons, and submitted answers. */
export async function dashboardFacts(db: Db, id: StudentId, given: { today: string; since: string }) {
  const [row] = await facts(db).execute({ student: id, ...given });
  return row ?? { streak: 0, studied: [], watched: 0, submitted: { answered: 0, correct: 0, quizzes: 0 } };
}
