import { assessment, Refusal, type AttemptResult, type ParsedInputOf } from '@darb/contract';
import { sealedText } from '@darb/contract/sealed-text';
import { profileOf } from '../account/profile.ts';
import type { Context } from '../context.ts';
import type { StudentId } from '../ids.ts';
import { learnerOf, viewerOf } from '../learning/access.ts';
import { tellAssessment } from '../pipeline/service.ts';
import { defineRoutes } from '../router.ts';
import { continueAfterTest } from './after-test.ts';
import * as attempts from './attempts.ts';
import { sealCode, type Seal } from './sealed.ts';
import * as service from './service.ts';
import { beginTest, testCover } from './test-cover.ts';
import { testResults } from './test-results.ts';

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

const submissionOf = (given: ParsedInputOf<typeof assessment.submitQuiz>, seal: Seal | null = null): attempts.Submission => ({
  seal,
  attemptId: given.start_request_id,
  answers: given.answers.map(({ question_id, answer, acted_at }) => ({ questionId: question_id, answer, actedAt: dateOf(acted_at) })),
  frontendStartTime: dateOf(given.frontend_start_time),
  frontendEndTime: dateOf(given.frontend_end_time),
});

/** The seal of a submission, if it has one. Refuses with `seal_broken` what is not what was sealed. */
function sealOf({ seal, ...given }: ParsedInputOf<typeof assessment.submitTest>): Seal | null {
  if (!seal) return null;
  if (sealCode(sealedText({ ...given, ...seal })) !== seal.code) throw new Refusal('seal_broken');
  return { code: seal.code, openedAt: new Date(seal.opened_at), sealedAt: new Date(seal.sealed_at) };
}

/** Hands in, and tells the pipeline of it. */
async function submitted(context: Context<StudentId>, type: 'quiz' | 'test', submission: attempts.Submission): Promise<AttemptResult> {
  const { db, student, userAgent, options, now } = context;
  const { quizId, result } = await attempts.submit(db, student, type, submission, now());
  if ((await profileOf(context)).account.statistics)
    tellAssessment(options, { student, userAgent, attemptId: submission.attemptId, type, id: quizId }, result, now());
  return result;
}

export const assessmentRoutes = defineRoutes(assessment, {
  quiz: async (context, { quiz_id, subtopic_id, get_correct_answers }) =>
    service.quiz(
      context.db,
      context.language,
      await viewerOf(context),
      { quizId: quiz_id, subtopicId: subtopic_id, withAnswers: get_correct_answers },
      context.now(),
    ),
  testCover: async (context, { test_id, subtopic_id }) =>
    testCover(context.db, context.language, await learnerOf(context), { testId: test_id, subtopicId: subtopic_id }, context.now()),
  beginTest: async (context, { test_id, subtopic_id }) =>
    beginTest(context.db, await learnerOf(context), { testId: test_id, subtopicId: subtopic_id }, context.now()),
  test: async (context, { test_id, subtopic_id, get_correct_answers, begins }) =>
    service.test(
      context.db,
      context.language,
      await viewerOf(context),
      { testId: test_id, subtopicId: subtopic_id, withAnswers: get_correct_answers, begins },
      context.now(),
    ),
  saveAnswer: ({ db, student, now }, { start_request_id, question_id, answer, acted_at }) =>
    attempts.saveAnswer(db, student, start_request_id, { questionId: question_id, answer, actedAt: dateOf(acted_at) }, now()),
  saveFlag: ({ db, student, now }, { start_request_id, question_id, flagged, acted_at }) =>
    attempts.saveFlag(db, student, start_request_id, { questionId: question_id, flagged, actedAt: dateOf(acted_at) }, now()),
  saveSkip: ({ db, student, now }, { start_request_id, question_id }) =>
    attempts.saveSkip(db, student, start_request_id, question_id, now()),
  submitQuiz: (context, given) => submitted(context, 'quiz', submissionOf(given)),
  submitTest: (context, given) => submitted(context, 'test', submissionOf(given, sealOf(given))),
  testResults: async (context, { test_id, subtopic_id, start_request_id }) =>
    testResults(
      context.db,
      context.language,
      await viewerOf(context),
      { testId: test_id, subtopicId: subtopic_id, attemptId: start_request_id ?? null },
      context.now(),
    ),
  retakeQuiz: ({ db, student, now }, { start_request_id }) => attempts.retake(db, student, start_request_id, now()),
  skipEntity: ({ db, student, now }, entity) => service.skipEntity(db, student, entity, now()),
  continueAfterQuiz: ({ db, language }, { quiz_id, subtopic_id }) => service.continueAfterQuiz(db, language, quiz_id, subtopic_id),
  continueAfterTest: ({ db, language }, { test_id, subtopic_id }) => continueAfterTest(db, language, test_id, subtopic_id),
  learningPathAssessments: ({ db, language }, { subject_id }) => service.learningPathAssessments(db, language, subject_id),
  learningPathResults: ({ db, language, student }, { subject_id }) => service.learningPathResults(db, language, student, subject_id),
});
