import type { Answer } from '@darb/contract';
import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import { answers, attempts } from './tables.ts';

/** An answer to be saved, with what decides about it. */
export interface Saving {
  student: StudentId;
  attemptId: string;
  questionId: number;
  answer: Answer;
  /** Whether the question could get it; one that does not fit is not written. */
  fits: boolean;
  /** When the device says that it was given. */
  actedAt: Date;
  now: Date;
  /** An attempt whose time ended before this takes nothing more. */
  graceOver: Date;
}

/** What a saving met, and whether it was taken. */
export interface Saved {
  /** The attempt was submitted, or its time and grace are over. */
  closed: boolean;
  /** The attempt asks the question. */
  asked: boolean;
  /** The answer is stored: it fits, and none is there that was given later. */
  taken: boolean;
}

const question = sql`${sql.placeholder('questionId')}::int`;

/** The attempt, locked: handing in waits for a saving, and a saving for it. */
const attempt = sql`select a.id, a.started_at, a.ends_at, ${question} = any(a.question_ids) as asked,
    a.submitted_at is not null or coalesce(a.ends_at < ${sql.placeholder('graceOver')}::timestamptz, false) as closed
  from ${attempts} a
  where a.id = ${sql.placeholder('attemptId')}::uuid and a.student_id = ${sql.placeholder('student')}::uuid for update`;

// `least` passes over an end that is null
const taken = sql`insert into ${answers} as w (attempt_id, question_id, answer, saved_at)
  select id, ${question}, ${sql.placeholder('answer')}::jsonb, greatest(started_at,
    least(ends_at, ${sql.placeholder('now')}::timestamptz, ${sql.placeholder('actedAt')}::timestamptz))
  from attempt where not closed and asked and ${sql.placeholder('fits')}::boolean
  on conflict (attempt_id, question_id) do update set answer = excluded.answer, saved_at = excluded.saved_at
    where w.saved_at <= excluded.saved_at
  returning w.question_id`;

const saving = (db: Db) =>
  prepared(db, 'save-answer', (on, name) =>
    on
      .with(on.$with('attempt', { id: sql<string>`id` }).as(attempt), on.$with('taken', { questionId: sql<number>`question_id` }).as(taken))
      .select({
        closed: sql<boolean>`attempt.closed`,
        asked: sql<boolean>`attempt.asked`,
        taken: sql<boolean>`exists (select from taken)`,
      })
      .from(sql`attempt`)
      .prepare(name),
  );

/**
 * Saves one answer of a student's own attempt where it is open, asks the question, and has no answer to it
 * that was given later, dated within what is possible (rule assessment 18): one statement, since fifty
 * students answer at once. Gives undefined where there is no such attempt.
 */
export async function storeAnswer(db: Db, { answer, actedAt, now, graceOver, ...given }: Saving): Promise<Saved | undefined> {
  const [saved] = await saving(db).execute({
    ...given,
    answer: JSON.stringify(answer),
    ...{ actedAt: actedAt.toISOString(), now: now.toISOString(), graceOver: graceOver.toISOString() },
  });
  return saved;
}

const counting = (db: Db) =>
  prepared(db, 'answers-count', (on, name) =>
    on
      .select({ count: count() })
      .from(answers)
      .where(eq(answers.attemptId, sql.placeholder('attemptId')))
      .prepare(name),
  );

/**
 * How many questions of an attempt have an answer. It is no part of the saving: that one sees what was there
 * before it waited for others.
 */
export async function answersCount(db: Db, attemptId: string): Promise<number> {
  const [row] = await counting(db).execute({ attemptId });
  return row?.count ?? 0;
}
