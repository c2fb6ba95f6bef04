import { sql } from 'drizzle-orm';
import { submittedSums, submittedTests, type SubmittedRow, type SubmittedSums } from '../assessment/report.ts';
import { dayInAmman } from '../calendar-sql.ts';
import { lessonPlaces, subtopicPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import { lessonProgress, studyDays } from './tables.ts';

/** What a report is made from. */
export interface ReportFacts {
  /**
   * The first day on which the student learned; null before there is one. Watching and handing in both
   * count.
   */
  began: string | null;
  /** The days of learning. */
  studied: { day: string; seconds: number }[];
  /** A day and a subtopic for each lesson that was watched, retired ones too. */
  watched: { day: string; subtopicId: number }[];
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
const until = sql`((${today} + 1)::timestamp - interval '3 hours') at time zone 'UTC'`;

const facts = (db: Db) =>
  prepared(db, 'report', (on, name) =>
    on
      .select({
        began: sql<string | null>`(select min(day)::text from ${studyDays} where student_id = ${student})`,
        studied: sql<ReportFacts['studied']>`coalesce((
          select json_agg(json_build_object('day', d.day, 'seconds', d.seconds)) from ${studyDays} d
          where d.student_id = ${student} and d.day >= ${since}), '[]')`,
        watched: sql<ReportFacts['watched']>`coalesce((
          select json_agg(json_build_object('day', ${dayInAmman(sql`p.watched_at`)}, 'subtopicId', l.subtopic_id))
          from ${lessonProgress} p join ${lessonPlaces} l on l.lesson_id = p.lesson_id
          where p.student_id = ${student} and p.watched_at >= ${from} and p.watched_at < ${until}), '[]')`,
        submitted: submittedSums(student, from, until),
        tests: submittedTests(student, from, sql`${sql.placeholder('tests')}::int`),
      })
      .from(sql`(values (1)) as one`)
      .prepare(name),
  );

/** What a student did from one day to another, in one statement; of `tests` at most so many. */
export async function reportFacts(db: Db, student: StudentId, given: { from: string; today: string; tests: number }): Promise<ReportFacts> {
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
