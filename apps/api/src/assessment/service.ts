import { Refusal, type Answer, type AttemptResult, type Quiz } from '@darb/contract';
import type { Texts } from '@darb/content';
import type { Language } from '@darb/language';
import { localize } from '../catalog/localize.ts';
import { pathLessons, subjectById } from '../catalog/service.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { isLesson, openUntil, requireAccess } from '../learning/access.ts';
import type { Viewer } from '../learning/service.ts';
import { recordStudy } from '../progress/watching.ts';
import { fits, mark } from './mark.ts';
import { answersByQuestion, markedOf, percentageOf, questionOf, resultOf, verdictOf } from './present.ts';
import * as queries from './queries.ts';
import type { SubmittedCounts } from './submitted.ts';

/**
 * Of the time between start and submit at most this much a question counts as learning: an attempt may lie
 * open for days.
 */
const STUDY_SECONDS_A_QUESTION = 120;

/**
 * The current attempt of a student at a quiz, begun when there is none (rule assessment 1). However many ask
 * at once, one is begun. `withAnswers` gives right answers and explanations, of a submitted attempt only.
 * Refuses with `content_not_found` (also when the quiz is not of this subtopic), `not_subscribed`,
 * `subscription_ended`, `other_program`.
 */
export async function quiz(
  db: Db,
  language: Language,
  viewer: Viewer,
  asked: { quizId: number; subtopicId: number; withAnswers: boolean },
  now: Date,
): Promise<Quiz> {
  const row = await quizOf(db, asked.quizId, asked.subtopicId);
  requireAccess(viewer.standing, row);
  const attempt = await currentOrNew(db, viewer.student, row.id, now);
  const questions = await queries.questionsById(db, attempt.questionIds);
  const given = attempt.answers;
  const view = { language, addressOf: viewer.addresses(openUntil(viewer.standing, row)) };
  const shown = questions.map((question, index) => questionOf(question, index + 1, attempt.id, view));
  const result = resultOf(attempt);
  return {
    id: row.id,
    ...factsOf(row.title, language, attempt.questionIds.length),
    lesson: { id: row.lessonId, title: localize(row.lessonTitle, language) },
    start_request_id: attempt.id,
    started_at: attempt.startedAt.toISOString(),
    server_time: now.toISOString(),
    state: result ? 'submitted' : 'open',
    questions: shown,
    answers: answersByQuestion(questions, given),
    result,
    marked:
      result && asked.withAnswers
        ? questions.map((question, index) =>
            markedOf(
              question,
              questionOf(question, index + 1, attempt.id, view),
              given.find(({ questionId }) => questionId === question.id),
              view,
            ),
          )
        : [],
  };
}

/** What every answer about a quiz says of it. */
function factsOf(texts: Texts, language: Language, questionsCount: number) {
  const title = localize(texts, language);
  const facts = { type: 'quiz', language: title.lang, name: title.text, trackingType: 'quiz', questions_count: questionsCount } as const;
  return { ...facts, title };
}

async function quizOf(db: Db, quizId: number, subtopicId: number): Promise<queries.QuizRow> {
  const row = await queries.quizById(db, quizId);
  if (!row || row.subtopicId !== subtopicId) throw new Refusal('content_not_found');
  return row;
}

async function currentOrNew(db: Db, student: StudentId, quizId: number, now: Date) {
  const current = await queries.currentAttempt(db, student, quizId);
  if (current) return current;
  await queries.beginAttempt(db, student, quizId, 1, now);
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

/** An answer's time within what is possible: not before its attempt, not after now (rule assessment 18). */
const dated =
  ({ startedAt }: queries.AttemptRow, now: Date) =>
  ({ questionId, answer, actedAt }: Given) => ({
    questionId,
    answer,
    actedAt: new Date(Math.min(now.getTime(), Math.max(startedAt.getTime(), (actedAt ?? now).getTime()))),
  });

/**
 * Refuses answers to other questions (`question_not_found`) and answers that a question cannot get
 * (`answer_does_not_fit`).
 */
function checkAnswers(attempt: queries.AttemptRow, questions: readonly queries.QuestionRow[], given: readonly Given[]): void {
  for (const { questionId, answer } of given) {
    const question = attempt.questionIds.includes(questionId) ? questions.find(({ id }) => id === questionId) : undefined;
    if (!question) throw new Refusal('question_not_found');
    if (!fits(question.body, answer)) throw new Refusal('answer_does_not_fit');
  }
}

/**
 * Saves one answer of an open attempt. Refuses with `attempt_not_found`, `attempt_submitted`,
 * `answer_superseded` when one is there that was given later (rule assessment 18), and as `checkAnswers`.
 */
export async function saveAnswer(
  db: Db,
  student: StudentId,
  attemptId: string,
  given: Given,
  now: Date,
): Promise<{ saved: true; answered_count: number }> {
  return db.transaction(async (tx) => {
    const attempt = await queries.attemptById(tx, student, attemptId, true);
    if (!attempt) throw new Refusal('attempt_not_found');
    if (attempt.submittedAt) throw new Refusal('attempt_submitted');
    checkAnswers(attempt, await queries.questionsById(tx, [given.questionId]), [given]);
    const taken = await queries.saveAnswers(tx, attempt.id, [dated(attempt, now)(given)]);
    if (taken.length === 0) throw new Refusal('answer_superseded');
    return { saved: true, answered_count: await queries.answersCount(tx, attempt.id) };
  });
}

export interface Submission {
  attemptId: string;
  answers: readonly Given[];
  frontendStartTime: Date | null;
  frontendEndTime: Date | null;
}

/**
 * Saves the last answers, marks the attempt and closes it, once: sent again, at once or later, it answers
 * with the same result (rule assessment 3).
 */
export async function submitQuiz(db: Db, student: StudentId, submission: Submission, now: Date): Promise<AttemptResult> {
  const closed = await db.transaction(async (tx) => {
    const attempt = await queries.attemptById(tx, student, submission.attemptId, true);
    if (!attempt) throw new Refusal('attempt_not_found');
    if (attempt.submittedAt) return attempt;
    const questions = await queries.questionsById(tx, attempt.questionIds);
    checkAnswers(attempt, questions, submission.answers);
    // Of an answer that comes twice in one submission the last counts.
    const last = new Map(submission.answers.map((given) => [given.questionId, given]));
    await queries.saveAnswers(tx, attempt.id, [...last.values()].map(dated(attempt, now)));
    const bodies = new Map(questions.map(({ id, body }) => [id, body]));
    const marked = (await queries.answersOf(tx, attempt.id)).flatMap((row) => {
      const body = bodies.get(row.questionId);
      return body ? [{ ...row, ...mark(body, row.answer) }] : [];
    });
    await queries.storeMarks(tx, marked);
    const points = marked.reduce((sum, row) => sum + row.points, 0);
    const elapsed = Math.max(0, (now.getTime() - attempt.startedAt.getTime()) / 1000);
    await recordStudy(tx, student, Math.min(elapsed, STUDY_SECONDS_A_QUESTION * questions.length), now);
    const percentage = percentageOf(points, attempt.questionIds.length);
    return queries.closeAttempt(tx, attempt.id, {
      submittedAt: now,
      points,
      correctCount: marked.filter(({ isCorrect }) => isCorrect).length,
      percentage,
      verdict: verdictOf(percentage),
      frontendStartTime: submission.frontendStartTime,
      frontendEndTime: submission.frontendEndTime,
    });
  });
  const result = resultOf(closed);
  if (!result) throw new Error('a closed attempt has no result');
  return result;
}

/**
 * Begins a quiz again: a submitted attempt stays in the record and a new open one begins; an open one loses
 * its answers. Asked again for the same attempt it gives the same new one. Refuses with
 * `attempt_not_found`.
 */
export async function retakeQuiz(db: Db, student: StudentId, attemptId: string, now: Date): Promise<{ start_request_id: string }> {
  return db.transaction(async (tx) => {
    const attempt = await queries.attemptById(tx, student, attemptId, true);
    if (!attempt) throw new Refusal('attempt_not_found');
    if (attempt.submittedAt) await queries.beginAttempt(tx, student, attempt.quizId, attempt.number + 1, now);
    else await queries.deleteAnswers(tx, attempt.id);
    const current = await queries.currentAttempt(tx, student, attempt.quizId);
    return { start_request_id: current?.id ?? attempt.id };
  });
}

/** Keeps that a student passed over a lesson or quiz. Refuses what is not there with `content_not_found`. */
export async function skipEntity(
  db: Db,
  student: StudentId,
  entity: { entity_id: number; entity_type: 'lesson' | 'quiz' | 'test' },
  now: Date,
): Promise<{ skipped: true }> {
  const found =
    entity.entity_type === 'lesson'
      ? await isLesson(db, entity.entity_id)
      : entity.entity_type === 'quiz'
        ? (await queries.quizById(db, entity.entity_id)) !== undefined
        : false;
  if (!found) throw new Refusal('content_not_found');
  await queries.storeSkip(db, { studentId: student, entityType: entity.entity_type, entityId: entity.entity_id, skippedAt: now });
  return { skipped: true };
}

/**
 * Where to go after a quiz: the next item of its path, after the last one the subject page (rule learning 6).
 * Refuses with `content_not_found`.
 */
export async function continueAfterQuiz(db: Db, language: Language, quizId: number, subtopicId: number) {
  const row = await quizOf(db, quizId, subtopicId);
  const path = await pathLessons(db, { subtopicId });
  const next = path[path.findIndex(({ lesson }) => lesson.id === row.lessonId) + 1];
  return {
    action: next ? ('lesson' as const) : ('subject' as const),
    subject_id: row.subjectId,
    subtopic_id: subtopicId,
    lesson_id: next?.lesson.id ?? null,
    title: next ? localize(next.lesson.title, language) : null,
  };
}

/** The quizzes of a subject's paths, without results. Refuses with `content_not_found`. */
export async function learningPathAssessments(db: Db, language: Language, subjectId: number) {
  await subjectById(db, language, subjectId);
  const rows = await queries.quizzesOfSubject(db, subjectId);
  return {
    assessments: rows.map(({ id, lessonId, subtopicId, title, questions, isPremium }) => ({
      quiz_id: id,
      lesson_id: lessonId,
      subtopic_id: subtopicId,
      ...factsOf(title, language, questions),
      is_premium: isPremium,
    })),
  };
}

/**
 * A student's best result of each quiz of a subject; `NoAssessment` when there is none (rule assessment 16).
 * Refuses with `content_not_found`.
 */
export async function learningPathResults(db: Db, language: Language, student: StudentId, subjectId: number) {
  await subjectById(db, language, subjectId);
  const rows = await queries.resultsOfSubject(db, student, subjectId);
  const best = [...new Map([...rows].reverse().map((row) => [row.quizId, row])).values()].reverse();
  return {
    marker: rows.length === 0 ? ('NoAssessment' as const) : null,
    results: best.flatMap(({ quizId, lessonId, subtopicId, title, percentage, verdict, questionIds, submittedAt }) =>
      submittedAt === null || percentage === null || verdict === null
        ? []
        : [
            {
              quiz_id: quizId,
              lesson_id: lessonId,
              subtopic_id: subtopicId,
              ...factsOf(title, language, questionIds.length),
              percentage,
              result: verdict,
              attempts: rows.filter((row) => row.quizId === quizId).length,
              submitted_at: submittedAt.toISOString(),
            },
          ],
    ),
  };
}

/** How many different questions and quizzes a student has done over all submitted attempts. */
export const assessmentCounts = (db: Db, student: StudentId): Promise<SubmittedCounts> => queries.countsOf(db, student);
