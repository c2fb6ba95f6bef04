import { sql, type SQL } from 'drizzle-orm';
import { answers, attempts, questions, quizzes, skippedEntities } from './tables.ts';

// Parts of statements in which another capability reads what else it needs of a student.

export interface SubmittedCounts {
  answered: number;
  correct: number;
  quizzes: number;
  tests: number;
}

/**
 * Over all submitted attempts of a student: how many different questions were answered, how many of them
 * rightly at least once, and how many different quizzes and tests. The variants and versions of a question
 * are one question.
 */
export const submittedCounts = (student: SQL) => sql<SubmittedCounts>`(
  select json_build_object('answered', count(distinct (q.quiz_id, q.key)) filter (where q.id is not null),
    'correct', count(distinct (q.quiz_id, q.key)) filter (where w.is_correct), 'quizzes', count(distinct a.quiz_id) filter (where z.type = 'quiz'),
    'tests', count(distinct a.quiz_id) filter (where z.type = 'test'))
  from ${attempts} a join ${quizzes} z on z.id = a.quiz_id left join ${answers} w on w.attempt_id = a.id left join ${questions} q on q.id = w.question_id
  where a.student_id = ${student} and a.submitted_at is not null)`;

/** Whether a student has handed in a quiz. */
export const hasSubmitted = (student: SQL, quiz: SQL) => sql<boolean>`exists (
  select 1 from ${attempts} a where a.student_id = ${student} and a.quiz_id = ${quiz} and a.submitted_at is not null)`;

/**
 * How a student stands in some tests, as rows of the statement that reads a path: a test is done when it was
 * passed once, and open while an attempt is not handed in.
 */
export const testStandings = (student: SQL, tests: SQL) => sql`
  select 'test', a.quiz_id, 0, 0, coalesce(bool_or(a.verdict = 'passed'), false), bool_or(a.submitted_at is null), max(a.started_at), false
  from ${attempts} a where a.student_id = ${student} and a.quiz_id = any(${tests}) group by a.quiz_id`;

/** The lessons and tests that a student passed over, as rows of the same statement. */
export const skippedItems = (student: SQL) => sql`
  select s.entity_type, s.entity_id, 0, 0, false, false, null, true
  from ${skippedEntities} s where s.student_id = ${student} and s.entity_type in ('lesson', 'test')`;

/**
 * The wrong answers of a student's submitted attempts after a moment, as rows of a statement that reads more:
 * the question, and when the attempt was handed in. What was not answered is not among them. Found from the
 * student's attempts (`offset 0`): where few are asked for, PostgreSQL would read the answers of everybody.
 */
export const wrongAnswers = (student: SQL, since: SQL) => sql`
  select w.question_id, a.submitted_at from ${attempts} a
  cross join lateral (select n.question_id from ${answers} n where n.attempt_id = a.id and n.is_correct is false offset 0) w
  where a.student_id = ${student} and a.submitted_at > ${since}`;
