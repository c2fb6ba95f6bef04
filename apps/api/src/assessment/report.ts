import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { dayInAmman } from '../calendar-sql.ts';
import { lessonPlaces, subtopicPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import { attempts, questions, quizzes } from './tables.ts';
import { ANSWERED_PLACES, CORRECT_PLACES, type Tally } from './tally.ts';

// What a student's report reads of attempts. Answers are not counted anew: each attempt carries its tally.

/** The sums of a period's attempts, by day and by assessment. */
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

const sums = (db: Db) =>
  prepared(db, 'submitted-sums', (on, name) =>
    on
      .select({ days: sql<SubmittedSums['days']>`days`, assessments: sql<SubmittedSums['assessments']>`assessments` })
      .from(
        sql`(with mine as materialized (
            select a.quiz_id, a.verdict = 'passed' as passed, ${dayInAmman(sql`a.submitted_at`)} as day, a.tally from ${attempts} a
            where a.student_id = ${sql.placeholder('student')}::uuid
              and a.submitted_at >= ${sql.placeholder('from')}::timestamptz and a.submitted_at < ${sql.placeholder('until')}::timestamptz)
          select
            coalesce((select json_agg(d) from (
              select day, ${sumAt(ANSWERED_PLACES)} as answered, ${sumAt(CORRECT_PLACES)} as correct from mine group by day) d), '[]') as days,
            coalesce((select json_agg(q) from (
              select quiz_id as "quizId", bool_or(passed) as passed, ${tallySum} as tally from mine group by quiz_id) q), '[]') as assessments
        ) sums`,
      )
      .prepare(name),
  );

/** What a student's attempts that were submitted between two moments sum up to. */
export async function submittedSums(db: Db, student: StudentId, { from, until }: { from: Date; until: Date }): Promise<SubmittedSums> {
  const [row] = await sums(db).execute({ student, from, until });
  return row ?? { days: [], assessments: [] };
}

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

const submitted = and(eq(attempts.studentId, sql.placeholder('student')), isNotNull(attempts.submittedAt));

const pageOf = (db: Db, condition?: SQL) =>
  db
    .select({
      quizId: attempts.quizId,
      correctCount: attempts.correctCount,
      questions: sql<number>`cardinality(${attempts.questionIds})`,
      percentage: attempts.percentage,
      verdict: attempts.verdict,
      submittedAt: attempts.submittedAt,
      latest: sql<boolean>`not exists (
        select 1 from ${attempts} later where later.student_id = attempts.student_id and later.quiz_id = attempts.quiz_id and later.number > attempts.number)`,
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(submitted, condition))
    .orderBy(desc(attempts.submittedAt), desc(attempts.number), desc(attempts.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));

const page = (db: Db) => prepared(db, 'submitted-page', (on, name) => pageOf(on).prepare(name));
const tests = (db: Db) =>
  prepared(db, 'submitted-tests', (on, name) =>
    pageOf(on, sql`${quizzes.type} = 'test' and ${attempts.submittedAt} >= ${sql.placeholder('since')}::timestamptz`).prepare(name),
  );

/** A page of a student's submitted attempts, the newest first. */
export const submittedPage = (db: Db, student: StudentId, { limit, offset }: { limit: number; offset: number }) =>
  page(db).execute({ student, limit, offset });

/** A student's latest attempts at tests that were submitted since a moment, the newest first. */
export const submittedTests = (db: Db, student: StudentId, { limit, since }: { limit: number; since: Date }) =>
  tests(db).execute({ student, limit, offset: 0, since: since.toISOString() });

const total = (db: Db) =>
  prepared(db, 'submitted-total', (on, name) =>
    on
      .select({ total: sql<number>`count(*)::int` })
      .from(attempts)
      .where(submitted)
      .prepare(name),
  );

/** How many attempts a student has submitted. */
export async function submittedTotal(db: Db, student: StudentId): Promise<number> {
  const [row] = await total(db).execute({ student });
  return row?.total ?? 0;
}
