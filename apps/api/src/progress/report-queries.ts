import { sql } from 'drizzle-orm';
import { submittedSums, submittedTests, type SubmittedRow, type SubmittedSums } from '../assessment/report.ts';
import { dayInAmman, spanOfDay } from '../calendar-sql.ts';
import { lessonPlaces, subtopicPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import { lessonProgress, studyDays } from './tables.ts';

/** What a report is made from; a `day` is the latest of its span of days. */
export interface ReportFacts {
  /**
   * The first day on which the student learned; null before there is one. Watching and handing in both
   * count.
   */
  began: string | null;
  /** How many days of learning there were, and their seconds. */
  studied: { day: string; days: number; seconds: number }[];
  /** How many lessons of a subtopic were watched, retired ones too. */
  watched: { day: string; subtopicId: number; lessons: number }[];
  submitted: SubmittedSums;
  /** The latest attempts at tests, the newest first. */
  tests: SubmittedRow[];
}

const student = sql`${sql.placeholder('student')}::uuid`;
const today = sql`${sql.placeholder('today')}::date`;
/** The first day of the report: none that lies before the student began. */
const since = sql`(select greatest(${sql.placeholder('from')}::date, least(min(day), ${today})) from ${studyDays} where student_id = ${student})`;
// days begin in Amman, which has no summer time
const from = sql`(${since}::timestamp - interval '3 hours') at time zone 'UTC'`;
const days = sql`${sql.placeholder('days')}::int`;
const until = sql`((${today} + 1)::timestamp - interval '3 hours') at time zone 'UTC'`;

const facts = (db: Db) =>
  prepared(db, 'report', (on, name) =>
    on
      .select({
        began: sql<string | null>`(select min(day)::text from ${studyDays} where student_id = ${student})`,
        studied: sql<ReportFacts['studied']>`coalesce((
          select json_agg(d) from (
            select max(day) as day, count(*) filter (where seconds > 0) as days, sum(seconds) as seconds
            from ${studyDays} where student_id = ${student} and day >= ${since} and day <= ${today}
            group by ${spanOfDay(sql`day`, days)}) d), '[]')`,
        watched: sql<ReportFacts['watched']>`coalesce((
          select json_agg(d) from (
            select max(w.day) as day, w."subtopicId", count(*) as lessons
            from (
              select ${dayInAmman(sql`p.watched_at`)} as day, l.subtopic_id as "subtopicId"
              from ${lessonProgress} p join ${lessonPlaces} l on l.lesson_id = p.lesson_id
              where p.student_id = ${student} and p.watched_at >= ${from} and p.watched_at < ${until}) w
            group by ${spanOfDay(sql`w.day`, days)}, w."subtopicId") d), '[]')`,
        submitted: submittedSums(student, { from, until, days }),
        tests: submittedTests(student, from, sql`${sql.placeholder('tests')}::int`),
      })
      .from(sql`(values (1)) as one`)
      .prepare(name),
  );

/**
 * What a student did from one day to another, in one statement: summed by spans of so many `days`, of `tests`
 * at most so many.
 */
export async function reportFacts(
  db: Db,
  student: StudentId,
  given: { from: string; today: string; days: 1 | 7; tests: number },
): Promise<ReportFacts> {
  const [row] = await facts(db).execute({ student, ...given });
  return row ?? { began: null, studied: [], watched: [], submitted: { days: [], assessments: [] }, tests: [] };
}

/** Every subtopic where it stands, retired ones too, by id. */
export const subtopicsById = (db: Db) =>
  recall(db, 'subtopics by id', async () => {
    const { subtopicId, subtopicTitle, subjectId, programId } = subtopicPlaces;
    const rows = await db.select({ id: subtopicId, title: subtopicTitle, subjectId, programId }).from(subtopicPlaces);
    return new Map(rows.map((row) => [row.id, row]));
  });
