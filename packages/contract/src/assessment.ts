import { z } from 'zod';
import { actedAt, answer, assessmentFacts, attemptResult, clientTimes, deviceTime, inOrder, quiz, test } from './attempt.ts';
import { call } from './call.ts';
import { contentId, localized, uuid } from './content.ts';
import { closedAttempt, testResults, testTopics } from './test-results.ts';

/** Where to go after a quiz: the next item of the path, or the subject page after the last one. */
export const continueLearning = z.object({
  action: z.enum(['lesson', 'test', 'subject']),
  subject_id: contentId,
  subtopic_id: contentId,
  lesson_id: contentId.nullable(),
  test_id: contentId.nullable(),
  title: localized.nullable(),
});

/** What stands before a test: what it is about, and how the student has done so far. */
export const testCover = z.object({
  id: contentId,
  type: z.literal('test'),
  ...assessmentFacts,
  title: localized,
  is_premium: z.boolean(),
  subtopic: z.object({ id: contentId, title: localized }),
  /** What it is about: the lessons of its path. */
  lessons: z.array(z.object({ id: contentId, title: localized })),
  /** Whole per cent from which it is passed (rule assessment 14). */
  pass_percentage: z.int(),
  /** How long it should take; null where the pack says nothing. */
  suggested_minutes: z.int().nullable(),
  /** After how many minutes it is closed; null without a limit (rule assessment 21). */
  limit_minutes: z.int().nullable(),
  /** What it asks: of the open attempt, else of the next one. */
  topics: testTopics,
  /** How many attempts are closed. */
  attempts: z.int(),
  /** Each of them, the earliest first. */
  closed: z.array(closedAttempt),
  /** The one that counts for the path: a passed one before a failed one, then by percentage. */
  best: attemptResult.nullable(),
  last: attemptResult.nullable(),
  /** What its button does: `continue` where `open` is. */
  action: z.enum(['begin', 'continue']),
  open: z
    .object({
      start_request_id: uuid,
      started_at: z.iso.datetime(),
      ends_at: z.iso.datetime().nullable(),
      answered_count: z.int(),
      flagged_count: z.int(),
      /** Of each question in its order what was done with it. */
      questions: z.array(z.enum(['answered', 'skipped', 'open'])),
    })
    .nullable(),
  server_time: z.iso.datetime(),
});
export type TestCover = z.infer<typeof testCover>;

/**
 * Where to go after a test (rule assessment 20). `subtopic_id` is the next subtopic's, after the last one the
 * test's own; with a `lesson_id` that lesson follows, with a `test_id` (of a subtopic that has a test alone)
 * its cover, with neither the subject page.
 */
export const continueAfterTest = z.object({
  action: z.enum(['next_subtopic', 'next_topic', 'next_subtopic_coming_soon', 'last_subtopic']),
  subject_id: contentId,
  subtopic_id: contentId,
  lesson_id: contentId.nullable(),
  test_id: contentId.nullable(),
  title: localized.nullable(),
});

/** A quiz or test of a subject's paths; of the ids those of its type are there. */
const pathAssessment = {
  type: z.enum(['quiz', 'test']),
  quiz_id: contentId.nullable(),
  test_id: contentId.nullable(),
  ...assessmentFacts,
  /** The lesson of a quiz. */
  lesson_id: contentId.nullable(),
  subtopic_id: contentId,
  title: localized,
};

const submitted = {
  start_request_id: uuid,
  answers: z
    .array(z.object({ question_id: contentId, answer: answer, acted_at: actedAt }))
    .max(200)
    .default([]),
  ...clientTimes,
};
const submission = z.object(submitted).refine(inOrder, { path: ['frontend_end_time'] });

/** What was handed in without a connection (rule assessment 22). `code`: the SHA-256 of its `sealedText`. */
const seal = z.object({ code: z.string().regex(/^[\da-f]{64}$/), opened_at: deviceTime, sealed_at: deviceTime });

export const assessment = {
  /** The open attempt, made when there is none; or the last submitted one when no other was begun since. */
  quiz: call('GET', 'exams/quiz', {
    who: 'student',
    input: z.object({ quiz_id: contentId, subtopic_id: contentId, get_correct_answers: z.stringbool().or(z.boolean()).default(false) }),
    reply: quiz,
    refusals: ['content_not_found', 'not_subscribed', 'subscription_ended', 'other_program'],
  }),
  /** Saves one answer of an open attempt; of two the one that was given later counts (rule assessment 18). */
  saveAnswer: call('POST', 'tests/student-test-answer', {
    who: 'student',
    input: z.object({ start_request_id: uuid, question_id: contentId, answer: answer, acted_at: actedAt }),
    reply: z.object({ saved: z.literal(true), answered_count: z.int() }),
    refusals: ['attempt_not_found', 'attempt_submitted', 'answer_superseded', 'question_not_found', 'answer_does_not_fit'],
    success: 'answer_saved',
  }),
  /** Marks the attempt, once; sent again it answers the same. Answers given here are saved first. */
  submitQuiz: call('POST', 'exams/quiz', {
    who: 'student',
    input: submission,
    reply: attemptResult,
    refusals: ['attempt_not_found', 'question_not_found', 'answer_does_not_fit'],
    success: 'quiz_submitted',
  }),
  /** What stands before a test. Opening it begins nothing. */
  testCover: call('GET', 'exams/test-cover', {
    who: 'student',
    input: z.object({ test_id: contentId, subtopic_id: contentId }),
    reply: testCover,
    refusals: ['content_not_found', 'not_subscribed', 'subscription_ended', 'other_program'],
  }),
  /** Begins an attempt at a test, or goes on with the open one: however often it is sent, one is open. */
  beginTest: call('POST', 'exams/test-cover', {
    who: 'student',
    input: z.object({ test_id: contentId, subtopic_id: contentId }),
    reply: z.object({ start_request_id: uuid, started_at: z.iso.datetime(), ends_at: z.iso.datetime().nullable() }),
    refusals: ['content_not_found', 'not_subscribed', 'subscription_ended', 'other_program'],
  }),
  /**
   * The current attempt at a test: the open one, or the last submitted one; begun when there is none, unless
   * `begins` is false (`content_not_found`).
   */
  test: call('GET', 'exams/test', {
    who: 'student',
    input: z.object({
      test_id: contentId,
      subtopic_id: contentId,
      get_correct_answers: z.stringbool().or(z.boolean()).default(false),
      begins: z.stringbool().or(z.boolean()).default(true),
    }),
    reply: test,
    refusals: ['content_not_found', 'not_subscribed', 'subscription_ended', 'other_program'],
  }),
  /** Flags a question of an open test to come back to, or takes the flag away. */
  saveFlag: call('POST', 'tests/student-test-flag', {
    who: 'student',
    input: z.object({ start_request_id: uuid, question_id: contentId, flagged: z.boolean(), acted_at: actedAt }),
    reply: z.object({ flagged: z.array(contentId) }),
    refusals: ['attempt_not_found', 'attempt_submitted', 'question_not_found'],
  }),
  /** Keeps that a question of an open test was skipped, until it is answered. Sent twice it counts once. */
  saveSkip: call('POST', 'tests/student-test-skip', {
    who: 'student',
    input: z.object({ start_request_id: uuid, question_id: contentId }),
    reply: z.object({ skipped: z.literal(true) }),
    refusals: ['attempt_not_found', 'attempt_submitted', 'question_not_found'],
  }),
  /**
   * As `submitQuiz`. What comes after the time of a test is over gets the result that it was closed with,
   * unless it was sealed: answers that were given in time count until a day after the end.
   */
  submitTest: call('POST', 'exams/submit-test', {
    who: 'student',
    input: z.object({ ...submitted, seal: seal.optional() }).refine(inOrder, { path: ['frontend_end_time'] }),
    reply: attemptResult,
    refusals: ['attempt_not_found', 'question_not_found', 'answer_does_not_fit', 'seal_broken'],
    success: 'test_submitted',
  }),
  /** Every closed attempt at a test, and one question by question with its right answers. */
  testResults: call('GET', 'exams/test/results', {
    who: 'student',
    input: z.object({ test_id: contentId, subtopic_id: contentId, start_request_id: uuid.optional() }),
    reply: testResults,
    refusals: ['content_not_found', 'not_subscribed', 'subscription_ended', 'other_program', 'attempt_not_found'],
  }),
  /**
   * Begins a quiz or test again: the submitted attempt stays in the record, a new open one starts empty. An
   * open attempt at a quiz loses its answers; one at a test is closed with what it has.
   */
  retakeQuiz: call('DELETE', 'tests/student-test-answers', {
    who: 'student',
    input: z.object({ start_request_id: uuid }),
    reply: z.object({ start_request_id: uuid }),
    refusals: ['attempt_not_found'],
  }),
  skipEntity: call('POST', 'skipped-entities/entity', {
    who: 'student',
    input: z.object({ entity_id: contentId, entity_type: z.enum(['lesson', 'quiz', 'test']) }),
    reply: z.object({ skipped: z.literal(true) }),
    refusals: ['content_not_found'],
  }),
  continueAfterQuiz: call('GET', 'exams/quiz/continue-learning', {
    who: 'student',
    input: z.object({ quiz_id: contentId, subtopic_id: contentId }),
    reply: continueLearning,
    refusals: ['content_not_found'],
  }),
  continueAfterTest: call('GET', 'exams/test/continue-learning', {
    who: 'student',
    input: z.object({ test_id: contentId, subtopic_id: contentId }),
    reply: continueAfterTest,
    refusals: ['content_not_found'],
  }),
  /** The quizzes and tests of a subject's paths, in their order, without results. */
  learningPathAssessments: call('GET', 'content/learning-path/assessments', {
    who: 'anyone',
    input: z.object({ subject_id: contentId }),
    reply: z.object({
      assessments: z.array(z.object({ ...pathAssessment, is_premium: z.boolean() })),
    }),
    refusals: ['content_not_found'],
  }),
  /**
   * The best result of each assessment of a subject; `marker` is `NoAssessment` when the student has none.
   */
  learningPathResults: call('GET', 'content/learning-path/assessments/results', {
    who: 'student',
    input: z.object({ subject_id: contentId }),
    reply: z.object({
      marker: z.literal('NoAssessment').nullable(),
      results: z.array(
        z.object({
          ...pathAssessment,
          percentage: z.int(),
          result: z.enum(['passed', 'failed']),
          attempts: z.int(),
          submitted_at: z.iso.datetime(),
        }),
      ),
    }),
    refusals: ['content_not_found'],
  }),
};
