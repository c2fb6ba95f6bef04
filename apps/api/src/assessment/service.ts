import { Refusal, type Quiz, type Test } from '@darb/contract';
import type { Texts } from '@darb/content';
import type { Language } from '@darb/language';
import { localize } from '../catalog/localize.ts';
import { pathItems, subjectById } from '../catalog/service.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { isLesson, openUntil, requireAccess } from '../learning/access.ts';
import type { Viewer } from '../learning/access.ts';
import { currentAttempt, openAttempt } from './attempts.ts';
import { answersByQuestion, markedOf, questionOf, resultOf } from './present.ts';
import * as queries from './queries.ts';
import type { SubmittedCounts } from './submitted.ts';

/**
 * The current attempt of a student at a quiz, begun when there is none (rule assessment 1). `withAnswers`
 * gives right answers and explanations, of a submitted attempt only. Refuses with `content_not_found` (also
 * when the quiz is not of this subtopic), `not_subscribed`, `subscription_ended`, `other_program`.
 */
export async function quiz(
  db: Db,
  language: Language,
  viewer: Viewer,
  asked: { quizId: number; subtopicId: number; withAnswers: boolean },
  now: Date,
): Promise<Quiz> {
  const { row, lesson } = await quizOf(db, asked.quizId, asked.subtopicId);
  const { attempt } = await presentAttempt(db, language, viewer, row, { ...asked, begins: true }, now);
  return { ...attempt, type: 'quiz', lesson: { id: lesson.id, title: localize(lesson.title, language) } };
}

/**
 * As `quiz`, of a test, with the end of its time where it has one (rule assessment 21). Where it is not to
 * begin one and there is none, it refuses with `content_not_found`.
 */
export async function test(
  db: Db,
  language: Language,
  viewer: Viewer,
  asked: { testId: number; subtopicId: number; withAnswers: boolean; begins: boolean },
  now: Date,
): Promise<Test> {
  const row = await assessmentOf(db, 'test', asked.testId, asked.subtopicId);
  const { attempt, endsAt, flagged, skipped } = await presentAttempt(db, language, viewer, row, asked, now);
  return {
    ...attempt,
    type: 'test',
    subtopic: { id: row.subtopicId, title: localize(row.subtopicTitle, language) },
    ends_at: endsAt?.toISOString() ?? null,
    flagged,
    skipped,
  };
}

/** The current or first attempt of a student, as it is shown to them. Refuses as `requireAccess` does. */
async function presentAttempt(
  db: Db,
  language: Language,
  viewer: Viewer,
  row: queries.AssessmentRow,
  { withAnswers, begins }: { withAnswers: boolean; begins: boolean },
  now: Date,
) {
  requireAccess(viewer.standing, row);
  const current = await currentAttempt(db, viewer.student, row.id, now);
  if (!current && !begins) throw new Refusal('content_not_found');
  const attempt = current ?? (await openAttempt(db, viewer.student, row.id, now));
  const questions = await queries.questionsById(db, attempt.questionIds);
  const given = attempt.answers;
  const view = { language, addressOf: viewer.addresses(openUntil(viewer.standing, row)) };
  const shown = questions.map((question, index) => ({ row: question, question: questionOf(question, index + 1, attempt.id, view) }));
  const result = resultOf(attempt);
  const answerOf = (id: number) => given.find(({ questionId }) => questionId === id);
  return {
    endsAt: attempt.endsAt,
    flagged: attempt.flagged,
    skipped: attempt.skipped,
    attempt: {
      id: row.id,
      ...factsOf(row.type, row.title, language, attempt.questionIds.length),
      start_request_id: attempt.id,
      started_at: attempt.startedAt.toISOString(),
      server_time: now.toISOString(),
      state: result ? ('submitted' as const) : ('open' as const),
      questions: shown.map(({ question }) => question),
      answers: answersByQuestion(questions, given),
      result,
      marked: result && withAnswers ? shown.map(({ row: asked, question }) => markedOf(asked, question, answerOf(asked.id), view)) : [],
    },
  };
}

/** What every answer about a quiz or test says of it. */
export function factsOf<Type extends 'quiz' | 'test'>(type: Type, texts: Texts, language: Language, questionsCount: number) {
  const title = localize(texts, language);
  return { type, language: title.lang, name: title.text, trackingType: type, questions_count: questionsCount, title };
}

/** A quiz or test of a subtopic. Refuses with `content_not_found`. */
export async function assessmentOf(db: Db, type: 'quiz' | 'test', id: number, subtopicId: number): Promise<queries.AssessmentRow> {
  const row = await queries.assessmentById(db, id);
  if (row?.type !== type || row.subtopicId !== subtopicId) throw new Refusal('content_not_found');
  return row;
}

async function quizOf(db: Db, quizId: number, subtopicId: number) {
  const row = await assessmentOf(db, 'quiz', quizId, subtopicId);
  if (row.lessonId === null || row.lessonTitle === null) throw new Refusal('content_not_found');
  return { row, lesson: { id: row.lessonId, title: row.lessonTitle } };
}

/** Keeps that a student passed over a lesson, quiz or test. Refuses with `content_not_found`. */
export async function skipEntity(
  db: Db,
  student: StudentId,
  entity: { entity_id: number; entity_type: 'lesson' | 'quiz' | 'test' },
  now: Date,
): Promise<{ skipped: true }> {
  const found =
    entity.entity_type === 'lesson'
      ? await isLesson(db, entity.entity_id)
      : (await queries.assessmentById(db, entity.entity_id))?.type === entity.entity_type;
  if (!found) throw new Refusal('content_not_found');
  await queries.storeSkip(db, { studentId: student, entityType: entity.entity_type, entityId: entity.entity_id, skippedAt: now });
  return { skipped: true };
}

/**
 * Where to go after a quiz: the next item of its path, after the last one the subject page (rule learning 6).
 * Refuses with `content_not_found`.
 */
export async function continueAfterQuiz(db: Db, language: Language, quizId: number, subtopicId: number) {
  const { row, lesson } = await quizOf(db, quizId, subtopicId);
  const path = await pathItems(db, { subtopicId });
  const next = path[path.findIndex(({ item }) => item.type === 'lesson' && item.id === lesson.id) + 1];
  return {
    action: next ? next.item.type : ('subject' as const),
    subject_id: row.subjectId,
    subtopic_id: subtopicId,
    lesson_id: next?.item.type === 'lesson' ? next.item.id : null,
    test_id: next?.item.type === 'test' ? next.item.id : null,
    title: next ? localize(next.item.title, language) : null,
  };
}

/** The quizzes and tests of a subject's paths, without results. Refuses with `content_not_found`. */
export async function learningPathAssessments(db: Db, language: Language, subjectId: number) {
  await subjectById(db, language, subjectId);
  const rows = await queries.assessmentsOfSubject(db, subjectId);
  return {
    assessments: rows.map(({ isPremium, ...row }) => ({ ...onPathOf(row, language, row.questions), is_premium: isPremium })),
  };
}

/** A quiz or test of a path, with the id of its type. */
const onPathOf = (
  { id, type, lessonId, subtopicId, title }: Pick<queries.PathAssessmentRow, 'id' | 'type' | 'lessonId' | 'subtopicId' | 'title'>,
  language: Language,
  questionsCount: number,
) => ({
  quiz_id: type === 'quiz' ? id : null,
  test_id: type === 'test' ? id : null,
  lesson_id: lessonId,
  subtopic_id: subtopicId,
  ...factsOf(type, title, language, questionsCount),
});

/**
 * A student's best result of each quiz and test of a subject; `NoAssessment` when there is none
 * (rule assessment 16). Refuses with `content_not_found`.
 */
export async function learningPathResults(db: Db, language: Language, student: StudentId, subjectId: number) {
  await subjectById(db, language, subjectId);
  const rows = await queries.resultsOfSubject(db, student, subjectId);
  const best = [...new Map([...rows].reverse().map((row) => [row.id, row])).values()].reverse();
  return {
    marker: rows.length === 0 ? ('NoAssessment' as const) : null,
    results: best.flatMap(({ percentage, verdict, questionIds, submittedAt, ...row }) =>
      submittedAt === null || percentage === null || verdict === null
        ? []
        : [
            {
              ...onPathOf(row, language, questionIds.length),
              percentage,
              result: verdict,
              attempts: rows.filter(({ id }) => id === row.id).length,
              submitted_at: submittedAt.toISOString(),
            },
          ],
    ),
  };
}

/** The open attempt of a student at a test, unless its time is over. */
export async function openTest(db: Db, student: StudentId, testId: number, now: Date) {
  const current = await currentAttempt(db, student, testId, now);
  if (!current || current.submittedAt) return null;
  return {
    questions_count: current.questionIds.length,
    answered_count: current.answers.length,
    ends_at: current.endsAt?.toISOString() ?? null,
  };
}

/** How many different questions and quizzes a student has done over all submitted attempts. */
export const assessmentCounts = (db: Db, student: StudentId): Promise<SubmittedCounts> => queries.countsOf(db, student);
