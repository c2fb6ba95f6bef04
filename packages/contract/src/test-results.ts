import { z } from 'zod';
import { assessmentFacts, attemptResult, markedQuestion } from './attempt.ts';
import { contentId, localized, uuid } from './content.ts';

/** A lesson that questions of a test ask about; null for those about several (rule assessment 26). */
const topic = { lesson: z.object({ id: contentId, title: localized }).nullable(), questions_count: z.int() };

/** What a test asks, by lesson in the order of its path: how many questions, nothing of them. */
export const testTopics = z.array(z.object(topic));

/** A closed attempt at a test, without its questions. */
export const closedAttempt = z.object({
  start_request_id: uuid,
  /** 1, 2, 3 … of this student at this test. */
  number: z.int(),
  ...attemptResult.shape,
  /** Its time was over before it was handed in (rule assessment 21). */
  closed_by_time: z.boolean(),
});
export type ClosedAttempt = z.infer<typeof closedAttempt>;

const share = { questions_count: z.int(), correct_count: z.int() };
const difficulty = z.object(share);

/** One closed attempt, told question by question, by lesson and by difficulty. */
export const reviewedAttempt = z.object({
  start_request_id: uuid,
  marked: z.array(markedQuestion),
  /** Of each of them the lesson that it asks about. */
  lesson_ids: z.array(contentId.nullable()),
  /** As `test` has them. */
  flagged: z.array(contentId),
  topics: z.array(z.object({ ...topic, ...share })),
  difficulties: z.object({ easy: difficulty, medium: difficulty, hard: difficulty }),
  /** The lessons with the most wrong answers, at most three. */
  see_again: z.array(z.object({ id: contentId, title: localized, duration: z.int(), wrong_count: z.int() })),
});
export type ReviewedAttempt = z.infer<typeof reviewedAttempt>;

export const testResults = z.object({
  id: contentId,
  type: z.literal('test'),
  ...assessmentFacts,
  title: localized,
  subtopic: z.object({ id: contentId, title: localized }),
  pass_percentage: z.int(),
  /** Every closed attempt, the earliest first. */
  attempts: z.array(closedAttempt),
  /** The one that was asked for, else the last closed one; null while none is closed. */
  shown: reviewedAttempt.nullable(),
});
export type TestResults = z.infer<typeof testResults>;
