import { eq, sql, type SQL } from 'drizzle-orm';
import { dayInAmman, spanOfDay } from '../calendar-sql.ts';
import { lessonPlaces, subtopicPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import { attempts, questions, quizzes } from './tables.ts';
import { ANSWERED_PLACES, CORRECT_PLACES, type Tally } from './tally.ts';

// What a student's report reads of attempts. Answers are not counted anew: each attempt carries its tally.

/** The sums of a period's attempts, by span of days (each with its latest day) and by assessment. */
export interface SubmittedSums {
  days: { day: string; answered: number; correct: number }[];
  assessments: {
    quizId: number;
    passed: boolean;
    tally: Tally;
  }[];
}

const sumAt = (places: readonly number[]) => sql.raw(`sum(${places.map((place) => `tally[${place}]`).join(' + ')})`);
/** The sums of all places of a tally: a tally again. */
const tallySum = sql.raw(
  `json_build_array(${[...ANSWERED_PLACES, ...CORRECT_PLACES]
    .sort((a, b) => a - b)
    .map((place) => `sum(tally[${place}])`)
    .join(', ')})`,
);

/**
 * What a student's attempts that were submitted between two moments sum up to, by spans of so many days, as
 * a part of a statement: `SubmittedSums`.
 */
export const submittedSums = (student: SQL, { from, until, days }: Record<'from' | 'until' | 'days', SQL>) => sql<SubmittedSums>`(
  with mine as materialized (
    select a.quiz_id, a.verdict = 'passed' as passed, ${dayInAmman(sql`a.submitted_at`)} as day, a.tally
    from ${attempts} a where a.student_id = ${student} and a.submitted_at >= ${from} and a.submitted_at < ${until})
  select json_build_object(
    'days', coalesce((select json_agg(d) from (
      select max(day) as day, ${sumAt(ANSWERED_PLACES)} as answered, ${sumAt(CORRECT_PLACES)} as correct
      from mine group by ${spanOfDay(sql`day`, days)}) d), '[]'),
    'assessments', coalesce((select json_agg(q) from (
      select quiz_id as "quizId", bool_or(passed) as passed, ${tallySum} as tally from mine group by quiz_id) q), '[]')))`;

/** Every quiz and test where it stands, retired ones too, by id. */
export const assessmentPlaces = (db: Db) =>
  recall(db, 'assessment places', async () => {
    const rows = await db
      .select({
        id: quizzes.id,
        type: quizzes.type,
        title: quizzes.title,
        order: sql<number>`coalesce(${quizzes.order}, ${lessonPlaces.lessonOrder})`,
        questions: sql<number>`(select count(distinct q.key)::int from ${questions} q where q.quiz_id = ${quizzes.id} and not q.retired)`,
        subtopicId: subtopicPlaces.subtopicId,
        subtopicTitle: subtopicPlaces.subtopicTitle,
        subjectId: subtopicPlaces.subjectId,
        programId: subtopicPlaces.programId,
        live: sql<boolean>`${subtopicPlaces.live} and not ${quizzes.retired} and coalesce(${lessonPlaces.live}, true)`,
      })
      .from(quizzes)
      .leftJoin(lessonPlaces, eq(lessonPlaces.lessonId, quizzes.lessonId))
      .innerJoin(subtopicPlaces, sql`${subtopicPlaces.subtopicId} = coalesce(${quizzes.subtopicId}, ${lessonPlaces.subtopicId})`);
    return new Map(rows.map((row) => [row.id, row]));
  });
export type AssessmentPlace = Awaited<ReturnType<typeof assessmentPlaces>> extends Map<number, infer Place> ? Place : never;

/** A submitted attempt; its moment as JSON has it. */
export interface SubmittedRow {
  quizId: number;
  correctCount: number | null;
  questions: number;
  percentage: number | null;
  verdict: 'passed' | 'failed' | null;
  submittedAt: string;
  /** No later one was begun. */
  latest: boolean;
}

const attemptRows = (student: SQL, condition: SQL, bounds: SQL) => sql<SubmittedRow[]>`coalesce((
  select json_agg(page) from (
    select a.quiz_id as "quizId", a.correct_count as "correctCount", cardinality(a.question_ids) as questions, a.percentage, a.verdict,
      a.submitted_at as "submittedAt", not exists (
        select 1 from ${attempts} later where later.student_id = a.student_id and later.quiz_id = a.quiz_id and later.number > a.number) as latest
    from ${attempts} a join ${quizzes} z on z.id = a.quiz_id
    where a.student_id = ${student} and a.submitted_at is not null and ${condition}
    order by a.submitted_at desc, a.number desc, a.id desc ${bounds}) page), '[]')`;

/**
 * A student's latest attempts at tests that were submitted since a moment, the newest first, as a part of a
 * statement.
 */
export const submittedTests = (student: SQL, from: SQL, limit: SQL) =>
  attemptRows(student, sql`z.type = 'test' and a.submitted_at >= ${from}`, sql`limit ${limit}`);

const student = sql`${sql.placeholder('student')}::uuid`;
const history = (db: Db) =>
  prepared(db, 'submitted-page', (on, name) =>
    on
      .select({
        total: sql<number>`(select count(*)::int from ${attempts} a where a.student_id = ${student} and a.submitted_at is not null)`,
        rows: attemptRows(student, sql`true`, sql`limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int`),
      })
      .from(sql`(values (1)) as one`)
      .prepare(name),
  );

/** A page of a student's submitted attempts, the newest first, and how many there are. */
export async function submittedPage(db: Db, of: StudentId, { limit, offset }: { limit: number; offset: number }) {
  const [page] = await history(db).execute({ student: of, limit, offset });
  return page ?? { total: 0, rows: [] };
}
