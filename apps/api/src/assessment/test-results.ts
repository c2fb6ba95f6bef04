import { Refusal, type ClosedAttempt, type ReviewedAttempt, type TestResults } from '@darb/contract';
import { PASS_PERCENTAGE } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { localize } from '../catalog/localize.ts';
import { pathItems } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import { openUntil, requireAccess } from '../learning/access.ts';
import type { Viewer } from '../learning/access.ts';
import { currentAttempt } from './attempts.ts';
import { flaggedQuestions } from './flag-queries.ts';
import { markedOf, questionOf, resultOf } from './present.ts';
import * as queries from './queries.ts';
import { assessmentOf, factsOf } from './service.ts';
import { difficultiesOf, seeAgainOf, topicsOf } from './topics.ts';

/** A closed attempt as lists have it; null while it is open. */
export function closedOf(attempt: queries.AttemptRow): ClosedAttempt | null {
  const result = resultOf(attempt);
  if (!result) return null;
  const closedByTime = attempt.endsAt !== null && attempt.submittedAt !== null && attempt.submittedAt >= attempt.endsAt;
  return { start_request_id: attempt.id, number: attempt.number, ...result, closed_by_time: closedByTime };
}

/**
 * Every closed attempt of a student at a test, and one of them question by question: that of `attemptId`,
 * else the last (rule assessment 26). One whose time is over is closed first. Questions are those that it
 * asked, whatever the pack says now. Refuses as `test` does, and with `attempt_not_found`.
 */
export async function testResults(
  db: Db,
  language: Language,
  viewer: Viewer,
  asked: { testId: number; subtopicId: number; attemptId: string | null },
  now: Date,
): Promise<TestResults> {
  const row = await assessmentOf(db, 'test', asked.testId, asked.subtopicId);
  requireAccess(viewer.standing, row);
  const read = () => queries.submittedAttempts(db, viewer.student, row.id);
  const [current, known] = await Promise.all([currentAttempt(db, viewer.student, row.id, now), read()]);
  // one whose time is over was closed meanwhile
  const submitted = current?.submittedAt && known.every(({ id }) => id !== current.id) ? await read() : known;
  const wanted = asked.attemptId === null ? submitted.at(-1) : submitted.find(({ id }) => id === asked.attemptId);
  if (asked.attemptId !== null && !wanted) throw new Refusal('attempt_not_found');
  return {
    id: row.id,
    ...factsOf('test', row.title, language, wanted?.questionIds.length ?? row.questions),
    subtopic: { id: row.subtopicId, title: localize(row.subtopicTitle, language) },
    pass_percentage: PASS_PERCENTAGE,
    attempts: submitted.flatMap((attempt) => closedOf(attempt) ?? []),
    shown: wanted ? await reviewOf(db, language, viewer, row, wanted, current) : null,
  };
}

async function reviewOf(
  db: Db,
  language: Language,
  viewer: Viewer,
  row: queries.AssessmentRow,
  attempt: queries.AttemptRow,
  current: Awaited<ReturnType<typeof currentAttempt>>,
): Promise<ReviewedAttempt> {
  // the last attempt was read with what belongs to it
  const last = current?.submittedAt && current.id === attempt.id ? current : null;
  const [questions, given, flagged, path] = await Promise.all([
    queries.questionsById(db, attempt.questionIds),
    last?.answers ?? queries.answersOf(db, attempt.id),
    last?.flagged ?? flaggedQuestions(db, attempt.id),
    pathItems(db, { subtopicId: row.subtopicId }),
  ]);
  const view = { language, addressOf: viewer.addresses(openUntil(viewer.standing, row)) };
  const marked = questions.map((question, index) =>
    markedOf(
      question,
      questionOf(question, index + 1, attempt.id, view),
      given.find(({ questionId }) => questionId === question.id),
      view,
    ),
  );
  const told = questions.map(({ lessonId, difficulty }, index) => ({
    lessonId,
    difficulty,
    isCorrect: marked[index]?.is_correct ?? false,
  }));
  return {
    start_request_id: attempt.id,
    marked,
    lesson_ids: questions.map(({ lessonId }) =>
      path.some(({ item }) => item.type === 'lesson' && item.id === lessonId) ? lessonId : null,
    ),
    flagged,
    topics: topicsOf(path, told, language),
    difficulties: difficultiesOf(told),
    see_again: seeAgainOf(path, told, language),
  };
}
