import { Refusal, type Answer, type AttemptResult } from '@darb/contract';
import { GRACE_SECONDS } from '@darb/contract/limits';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { recordStudy } from '../progress/watching.ts';
import * as flags from './flag-queries.ts';
import { fits, mark } from './mark.ts';
import { percentageOf, resultOf, verdictOf } from './present.ts';
import * as queries from './queries.ts';
import { answersCount, storeAnswer } from './save-answer.ts';
import { clockChanged, isInTime, takesSeal, type Seal } from './sealed.ts';
import { tallyOf } from './tally.ts';

type AttemptRow = queries.AttemptRow;

/**
 * Of the time between start and submit at most this much a question counts as learning: an attempt may lie
 * open for days.
 */
const STUDY_SECONDS_A_QUESTION = 120;

/** The last moment at which something of an attempt counts: now, or the end of its time. */
const lastMoment = ({ endsAt }: AttemptRow, now: Date): Date => (endsAt && endsAt < now ? endsAt : now);

/** The latest end whose grace is over. */
const graceOver = (now: Date): Date => new Date(now.getTime() - GRACE_SECONDS * 1000);

/** Whether the time of an open attempt and its grace are over (rule assessment 21). */
const isOver = ({ submittedAt, endsAt }: AttemptRow, now: Date): boolean => !submittedAt && endsAt !== null && endsAt < graceOver(now);

/**
 * The current attempt of a student with its answers, the one begun last. One whose time is over is closed
 * first, whoever asks.
 */
export async function currentAttempt(db: Db, student: StudentId, quizId: number, now: Date) {
  const current = await queries.currentAttempt(db, student, quizId);
  if (!current || !isOver(current, now)) return current;
  await closeWhenOver(db, student, current.id, now);
  return queries.currentAttempt(db, student, quizId);
}

/**
 * The open attempt, begun when none is: the first, or the next after a submitted one. However many ask at
 * once, one is begun (rule assessment 1).
 */
export async function openAttempt(db: Db, student: StudentId, quizId: number, now: Date) {
  const current = await currentAttempt(db, student, quizId, now);
  if (current && !current.submittedAt) return current;
  await queries.beginAttempt(db, student, quizId, (current?.number ?? 0) + 1, now);
  const begun = await queries.currentAttempt(db, student, quizId);
  if (!begun) throw new Error('an attempt was not begun');
  return begun;
}

export interface Given {
  questionId: number;
  answer: Answer;
  /** When the device says that it was given; null is now. */
  actedAt: Date | null;
}

/**
 * An answer's time within what is possible: not before its attempt, not after now, nor after the end of its
 * time (rule assessment 18).
 */
const dated =
  (attempt: AttemptRow, now: Date) =>
  <Act extends { actedAt: Date | null }>({ actedAt, ...act }: Act) => ({
    ...act,
    actedAt: new Date(Math.max(attempt.startedAt.getTime(), Math.min(lastMoment(attempt, now).getTime(), (actedAt ?? now).getTime()))),
  });

/**
 * Refuses answers to other questions (`question_not_found`) and answers that a question cannot get
 * (`answer_does_not_fit`).
 */
function checkAnswers(attempt: AttemptRow, questions: readonly queries.QuestionRow[], given: readonly Given[]): void {
  for (const { questionId, answer } of given) {
    const question = attempt.questionIds.includes(questionId) ? questions.find(({ id }) => id === questionId) : undefined;
    if (!question) throw new Refusal('question_not_found');
    if (!fits(question.body, answer)) throw new Refusal('answer_does_not_fit');
  }
}

/**
 * Saves one answer of an open attempt. Refuses with `attempt_not_found`, `attempt_submitted` (also when its
 * time is over), `answer_superseded` when one is there that was given later (rule assessment 18), and as
 * `checkAnswers`.
 */
export async function saveAnswer(
  db: Db,
  student: StudentId,
  attemptId: string,
  { questionId, answer, actedAt }: Given,
  now: Date,
): Promise<{ saved: true; answered_count: number }> {
  const body = await queries.questionBody(db, questionId);
  const isFitting = body !== undefined && fits(body, answer);
  const saved = await storeAnswer(db, {
    ...{ student, attemptId, questionId, answer, now },
    ...{ fits: isFitting, actedAt: actedAt ?? now, graceOver: graceOver(now) },
  });
  if (!saved) throw new Refusal('attempt_not_found');
  if (saved.closed) throw new Refusal('attempt_submitted');
  if (!body || !saved.asked) throw new Refusal('question_not_found');
  if (!isFitting) throw new Refusal('answer_does_not_fit');
  if (!saved.taken) throw new Refusal('answer_superseded');
  return { saved: true, answered_count: await answersCount(db, attemptId) };
}

/**
 * Flags a question of an open test to come back to, or takes the flag away; of two acts the later one counts
 * (rule assessment 24). Refuses with `attempt_not_found`, `attempt_submitted`, `question_not_found`.
 */
export async function saveFlag(
  db: Db,
  student: StudentId,
  attemptId: string,
  given: { questionId: number; flagged: boolean; actedAt: Date | null },
  now: Date,
): Promise<{ flagged: number[] }> {
  return db.transaction(async (tx) => {
    const attempt = await lockTest(tx, student, attemptId, given.questionId, now);
    return { flagged: await flags.saveFlag(tx, { attemptId: attempt.id, ...dated(attempt, now)(given) }) };
  });
}

/** Keeps that a question of an open test was skipped (rule assessment 25). Refuses as `saveFlag`. */
export async function saveSkip(db: Db, student: StudentId, attemptId: string, questionId: number, now: Date): Promise<{ skipped: true }> {
  return db.transaction(async (tx) => {
    const attempt = await lockTest(tx, student, attemptId, questionId, now);
    await flags.saveSkip(tx, attempt.id, questionId);
    return { skipped: true };
  });
}

/** An open attempt at a test that has a question, locked until the transaction ends. */
async function lockTest(tx: Db, student: StudentId, attemptId: string, questionId: number, now: Date): Promise<AttemptRow> {
  const attempt = await queries.lockAttempt(tx, student, attemptId);
  if (attempt?.type !== 'test') throw new Refusal('attempt_not_found');
  if (attempt.submittedAt || isOver(attempt, now)) throw new Refusal('attempt_submitted');
  if (!attempt.questionIds.includes(questionId)) throw new Refusal('question_not_found');
  return attempt;
}

/** When a device opened an attempt and handed it in, as far as it says so. */
interface FrontendTimes {
  frontendStartTime: Date | null;
  frontendEndTime: Date | null;
}
const NO_TIMES: FrontendTimes = { frontendStartTime: null, frontendEndTime: null };

/** How an attempt is closed: by whom, and what its device says of it. */
type Ending = FrontendTimes & { handedIn: boolean } & Pick<queries.Closing, 'seal' | 'clockChanged'>;
const UNASKED: Ending = { ...NO_TIMES, handedIn: false };

/** Marks what an open and locked attempt has, and closes it: now, or when its time was over. */
async function close(tx: Db, student: StudentId, attempt: AttemptRow, ending: Ending, now: Date): Promise<AttemptRow> {
  const submittedAt = lastMoment(attempt, now);
  const marks = await markAll(tx, attempt);
  const elapsed = Math.max(0, (submittedAt.getTime() - attempt.startedAt.getTime()) / 1000);
  await recordStudy(tx, student, Math.min(elapsed, STUDY_SECONDS_A_QUESTION * attempt.questionIds.length), submittedAt);
  return queries.closeAttempt(tx, attempt.id, { submittedAt, ...marks, ...ending });
}

/** Marks the answers of a locked attempt, and gives what they come to. */
async function markAll(
  tx: Db,
  attempt: AttemptRow,
): Promise<Pick<queries.Closing, 'points' | 'correctCount' | 'percentage' | 'verdict' | 'tally'>> {
  const questions = await queries.questionsById(tx, attempt.questionIds);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const marked = (await queries.answersOf(tx, attempt.id)).flatMap((row) => {
    const question = byId.get(row.questionId);
    return question ? [{ row: { ...row, ...mark(question.body, row.answer) }, difficulty: question.difficulty }] : [];
  });
  const rows = marked.map(({ row }) => row);
  await queries.storeMarks(tx, rows);
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const percentage = percentageOf(points, attempt.questionIds.length);
  const correctCount = rows.filter(({ isCorrect }) => isCorrect).length;
  const tally = tallyOf(marked.map(({ row: { isCorrect }, difficulty }) => ({ difficulty, isCorrect })));
  return { points, correctCount, percentage, verdict: verdictOf(percentage), tally };
}

async function closeWhenOver(db: Db, student: StudentId, attemptId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const attempt = await queries.lockAttempt(tx, student, attemptId);
    if (attempt && isOver(attempt, now)) await close(tx, student, attempt, UNASKED, now);
  });
}

/** Closes every attempt whose time is over and that nobody asked for since (rule assessment 21). */
export async function closeOverdue(db: Db, now: Date): Promise<void> {
  for (const { id, studentId } of await queries.attemptsEndedBefore(db, graceOver(now)))
    await closeWhenOver(db, studentId as StudentId, id, now);
}

export interface Submission extends FrontendTimes {
  attemptId: string;
  answers: readonly Given[];
  seal: Seal | null;
}

/**
 * Saves the last answers, marks the attempt and closes it, once: sent again, at once or later, it answers
 * with the same result (rule assessment 3). What comes after the attempt's time gets the result of what it
 * had, and changes it only by a seal that is taken (rule assessment 22). Refuses with `attempt_not_found`
 * (also when it is no attempt at a quiz, or test, as `type` says), and as `checkAnswers`.
 */
export async function submit(
  db: Db,
  student: StudentId,
  type: 'quiz' | 'test',
  submission: Submission,
  now: Date,
): Promise<{ quizId: number; result: AttemptResult }> {
  const { attemptId, answers, seal, frontendStartTime, frontendEndTime } = submission;
  const closed = await db.transaction(async (tx) => {
    const attempt = await queries.lockAttempt(tx, student, attemptId);
    if (attempt?.type !== type) throw new Refusal('attempt_not_found');
    if (attempt.submittedAt || isOver(attempt, now)) {
      const over = attempt.submittedAt ? attempt : await close(tx, student, attempt, UNASKED, now);
      return seal && seal.code !== over.seal && takesSeal(over, now) ? takeSealed(tx, over, submission, seal, now) : over;
    }
    await saveLast(tx, attempt, answers, now);
    const sealed = seal ? { seal: seal.code, clockChanged: clockChanged(seal, submission) } : {};
    return close(tx, student, attempt, { handedIn: true, frontendStartTime, frontendEndTime, ...sealed }, now);
  });
  const result = resultOf(closed);
  if (!result) throw new Error('a closed attempt has no result');
  return { quizId: closed.quizId, result };
}

/** Saves what comes along with handing in. Of an answer that comes twice in it the last counts. */
async function saveLast(tx: Db, attempt: AttemptRow, answers: readonly Given[], now: Date): Promise<void> {
  checkAnswers(attempt, await queries.questionsById(tx, attempt.questionIds), answers);
  const last = new Map(answers.map((given) => [given.questionId, given]));
  await queries.saveAnswers(tx, attempt.id, [...last.values()].map(dated(attempt, now)));
}

/** Marks a closed attempt anew with the sealed answers that were given in its time. */
async function takeSealed(tx: Db, attempt: AttemptRow, submission: Submission, seal: Seal, now: Date): Promise<AttemptRow> {
  const inTime = submission.answers
    .map((given) => ({ ...given, actedAt: given.actedAt ?? seal.sealedAt }))
    .filter(({ actedAt }) => isInTime(attempt, actedAt));
  await saveLast(tx, attempt, inTime, now);
  const { frontendStartTime, frontendEndTime } = submission;
  return queries.closeAttempt(tx, attempt.id, {
    ...(await markAll(tx, attempt)),
    ...{ submittedAt: attempt.submittedAt, handedIn: false, frontendStartTime, frontendEndTime },
    ...{ seal: seal.code, updatedAt: now, clockChanged: clockChanged(seal, submission) },
  });
}

/**
 * Begins again (rule assessment 7): a submitted attempt stays in the record and a new open one begins. An
 * open one loses its answers when it is of a quiz; of a test it is closed first. Asked again for the same
 * attempt it gives the same new one. Refuses with `attempt_not_found`.
 */
export async function retake(db: Db, student: StudentId, attemptId: string, now: Date): Promise<{ start_request_id: string }> {
  return db.transaction(async (tx) => {
    const attempt = await queries.lockAttempt(tx, student, attemptId);
    if (!attempt) throw new Refusal('attempt_not_found');
    if (!attempt.submittedAt && attempt.type === 'quiz') await queries.deleteAnswers(tx, attempt.id);
    else {
      if (!attempt.submittedAt) await close(tx, student, attempt, UNASKED, now);
      await queries.beginAttempt(tx, student, attempt.quizId, attempt.number + 1, now);
    }
    const current = await queries.currentAttempt(tx, student, attempt.quizId);
    return { start_request_id: current?.id ?? attempt.id };
  });
}
