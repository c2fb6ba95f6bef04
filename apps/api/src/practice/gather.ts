import { practisedQuestions } from '../assessment/practisable.ts';
import { dayOf } from '../calendar.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { nameOf } from './pool.ts';
import * as queries from './review-queries.ts';
import type { ReviewQuestion, WrongAnswer } from './review-queries.ts';
import { spaced } from './spacing.ts';

/** A wrong answer, and what its question is called whatever its variant and version. */
export interface Wrong extends WrongAnswer {
  quizId: number;
  key: string;
}

/** How many questions a day brings. */
const A_DAY = 5;

type Named = Pick<Wrong, 'quizId' | 'key'>;

/** What of today's five is still to answer; `rows` by the day on which they are due (rule practice 11). */
export function openToday<Row extends Named & { due: string }>(rows: readonly Row[], answers: readonly Named[], day: string): Row[] {
  const done = new Set(answers.map(nameOf));
  return rows.filter((row) => row.due <= day && !done.has(nameOf(row))).slice(0, Math.max(0, A_DAY - answers.length));
}

/** Wrong answers with the names of their questions. */
export async function named(db: Db, answers: readonly WrongAnswer[]): Promise<Wrong[]> {
  const rows = new Map(
    (await practisedQuestions(db, [...new Set(answers.map(({ questionId }) => questionId))])).map((row) => [row.id, row]),
  );
  return answers.flatMap((answer) => {
    const row = rows.get(answer.questionId);
    return row ? [{ ...answer, quizId: row.quizId, key: row.key }] : [];
  });
}

/**
 * What is known of some questions after wrong answers, which come the oldest first: the rows that change.
 * An answer that was gathered already, or is older than the last review, changes nothing (rule practice 8).
 */
export function afterWrong(student: StudentId, known: readonly ReviewQuestion[], wrong: readonly Wrong[]): ReviewQuestion[] {
  const rows = new Map(known.map((row) => [nameOf(row), row]));
  const changed = new Set<string>();
  for (const { at, ...which } of wrong) {
    const name = nameOf(which);
    const row = rows.get(name);
    const day = dayOf(at);
    if (row && (row.wrongAt >= at || row.reviewedOn > day)) continue;
    rows.set(name, { ...which, ...spaced(row ?? null, 'again', day), studentId: student, wrongAt: at });
    changed.add(name);
  }
  return [...rows].flatMap(([name, row]) => (changed.has(name) ? [row] : []));
}

/**
 * Takes up wrong answers; whoever asks at the same time waits. `gatheredAt`: all up to then are among them;
 * null where they are some alone.
 */
export const takeUp = (db: Db, student: StudentId, wrong: readonly Wrong[], gatheredAt: Date | null): Promise<void> =>
  queries.alone(db, student, async (tx) => {
    const choice = await queries.choiceOf(tx, student);
    if (choice?.isOn === false) return;
    const since = choice?.since ?? null;
    const fresh = wrong.filter(({ at }) => since === null || at > since);
    for (const row of afterWrong(student, await queries.reviewsOf(tx, student), fresh)) await queries.writeReview(tx, row);
    if (gatheredAt) await queries.writeChoice(tx, student, { gatheredAt });
  });

/** Takes up what a student answered wrongly since the last time; writes nothing where that is known. */
export async function gather(db: Db, student: StudentId, now: Date): Promise<void> {
  const wrong = await named(db, await queries.wrongSince(db, student));
  const known = await queries.reviewsOf(db, student);
  if (afterWrong(student, known, wrong).length > 0) await takeUp(db, student, wrong, now);
}
