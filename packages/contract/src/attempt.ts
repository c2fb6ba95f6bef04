import { z } from 'zod';
import { contentId, language, localized, rich, uuid } from './content.ts';
import { freeText } from './free-text.ts';
import { NUMBER_ANSWER_MAX, WORDS_ANSWER_MAX } from './limits.ts';

/** An opaque name of an option, made new for each question: it says nothing of order or rightness. */
export const optionKey = z.string().min(1).max(16);
const options = z.array(z.object({ key: optionKey, text: rich })).min(2);

const questionBase = {
  id: contentId,
  order: z.int(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  stem: rich,
};

/**
 * A question as a student sees it before answering: nothing in it tells the right answer (rule assessment 4).
 */
export const question = z.discriminatedUnion('type', [
  z.object({ ...questionBase, type: z.literal('single_choice'), options }),
  z.object({ ...questionBase, type: z.literal('multiple_choice'), options }),
  z.object({ ...questionBase, type: z.literal('true_false') }),
  z.object({ ...questionBase, type: z.literal('numeric'), unit: z.string().nullable() }),
  z.object({ ...questionBase, type: z.literal('short_text') }),
  z.object({ ...questionBase, type: z.literal('ordering'), items: options }),
  z.object({ ...questionBase, type: z.literal('matching'), left: options, right: options }),
]);
export type Question = z.infer<typeof question>;
export type QuestionType = Question['type'];

/**
 * What a student gives, and in the same form the right answer. `numeric` is the number as typed, in any
 * digits.
 */
export const answer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('single_choice'), choice: optionKey }),
  z.object({ type: z.literal('multiple_choice'), choices: z.array(optionKey).max(20) }),
  z.object({ type: z.literal('true_false'), value: z.boolean() }),
  z.object({ type: z.literal('numeric'), value: freeText(NUMBER_ANSWER_MAX).min(1) }),
  z.object({ type: z.literal('short_text'), text: freeText(WORDS_ANSWER_MAX).min(1) }),
  z.object({ type: z.literal('ordering'), order: z.array(optionKey).max(20) }),
  z.object({ type: z.literal('matching'), pairs: z.record(optionKey, optionKey) }),
]);
export type Answer = z.infer<typeof answer>;

/**
 * A question after the attempt was submitted. `points` is 0 to 1; partial marks exist for weighted multiple
 * choice.
 */
export const markedQuestion = z.object({
  question: question,
  given: answer.nullable(),
  model_answer: answer,
  is_correct: z.boolean(),
  points: z.number().min(0).max(1),
  explanation: rich,
});
export type MarkedQuestion = z.infer<typeof markedQuestion>;

export const attemptResult = z.object({
  /** Passed from 50 % (rule assessment 14). */
  result: z.enum(['passed', 'failed']),
  points: z.number(),
  questions_count: z.int(),
  correct_count: z.int(),
  /** Whole per cent, rounded down. */
  percentage: z.int().min(0).max(100),
  /** Whole seconds between start and submit by the server's clock. */
  time_spent: z.int().min(0),
  submitted_at: z.iso.datetime(),
  /** When answers that were sealed in time came after it was closed, and changed it; else null. */
  updated_at: z.iso.datetime().nullable(),
});
export type AttemptResult = z.infer<typeof attemptResult>;

/** What every answer about an assessment says of it. */
export const assessmentFacts = {
  /** The language that its name is in: the asked one where the pack has it (rule catalog 15). */
  language,
  name: z.string(),
  /** As what statistics and events count it; a test counts apart from the quizzes of lessons. */
  trackingType: z.enum(['quiz', 'test']),
  questions_count: z.int().min(0),
};

/**
 * An attempt at a quiz or test. While it is open `marked` is empty; once submitted `result` stands, and
 * `marked` when it was asked for.
 */
const attempt = {
  id: contentId,
  ...assessmentFacts,
  title: localized,
  start_request_id: uuid,
  started_at: z.iso.datetime(),
  /** What the server's clock says now: a device dates its answers by it (rule assessment 18). */
  server_time: z.iso.datetime(),
  state: z.enum(['open', 'submitted']),
  questions: z.array(question),
  /** The answers saved so far, by question id (as text). */
  answers: z.record(z.string(), answer),
  result: attemptResult.nullable(),
  marked: z.array(markedQuestion),
};

export const quiz = z.object({ ...attempt, type: z.literal('quiz'), lesson: z.object({ id: contentId, title: localized }) });
export type Quiz = z.infer<typeof quiz>;

export const test = z.object({
  ...attempt,
  type: z.literal('test'),
  subtopic: z.object({ id: contentId, title: localized }),
  /** When its time is over by the server's clock; null without a limit (rule assessment 21). */
  ends_at: z.iso.datetime().nullable(),
  /** The ids of the questions that the student comes back to (rule assessment 24). */
  flagged: z.array(contentId),
  /** The ids of the questions that were skipped and have no answer (rule assessment 25). */
  skipped: z.array(contentId),
});
export type Test = z.infer<typeof test>;

/** A time that a device says: of this century, so that it can be stored and compared. */
export const deviceTime = z.iso.datetime().refine((text) => /^20\d\d-/.test(text));
export const clientTimes = { frontend_start_time: deviceTime.optional(), frontend_end_time: deviceTime.optional() };
type ClientTimes = Partial<Record<keyof typeof clientTimes, string>>;
export const inOrder = ({ frontend_start_time: from, frontend_end_time: to }: ClientTimes): boolean =>
  !from || !to || Date.parse(from) <= Date.parse(to);
/** When a device opened an attempt and handed it in: of this century, the end not before the start. */
export const attemptTimes = z.object(clientTimes).refine(inOrder);
/** When an answer was given, in the server's time as the device knows it (rule assessment 18). */
export const actedAt = deviceTime.optional();
