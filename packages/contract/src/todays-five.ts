import { z } from 'zod';
import { answer, markedQuestion, question } from './attempt.ts';
import { call } from './call.ts';
import { contentId, localized } from './content.ts';

const day = z.iso.date();

/** How much of today's five there is. Days are the student's own (rule progress 3). */
export const reviewStanding = z.object({
  is_on: z.boolean(),
  day,
  /** Of the five how many are answered today, and how many are open. */
  answered_count: z.int(),
  open_count: z.int(),
  /** How many questions come back in all, and how many are due beside today's five. */
  kept_count: z.int(),
  overdue_count: z.int(),
  /** What comes in the seven days after this one. */
  coming: z.array(z.object({ day, count: z.int() })),
});
export type ReviewStanding = z.infer<typeof reviewStanding>;

export const todaysFive = reviewStanding.extend({
  /** Each keeps its place all day. */
  questions: z.array(
    z.object({
      question,
      /** Null where the question is on no path any more. */
      subject: z.object({ id: contentId, title: localized, icon: z.string(), color: z.string() }).nullable(),
      /** The right answer with its explanation, once it is answered. */
      marked: markedQuestion.nullable(),
      guessed: z.boolean(),
      /** The latest answers, today's the last; empty until it is answered. A guess counts as not right. */
      history: z.array(z.object({ day, is_correct: z.boolean() })),
      comes_back_on: day.nullable(),
    }),
  ),
});
export type TodaysFive = z.infer<typeof todaysFive>;

/** The questions that come back, five a day (rules practice 8 to 12). */
export const reviewCalls = {
  /** How much there is to repeat. */
  reviewStanding: call('GET', 'practice/get-review-standing', { who: 'student', input: z.object({}), reply: reviewStanding, refusals: [] }),
  todaysFive: call('GET', 'practice/get-todays-five', { who: 'student', input: z.object({}), reply: todaysFive, refusals: [] }),
  /** Marks an answer to one of today's five at once. It is final for the day. */
  saveReview: call('POST', 'practice/save-review-answer', {
    who: 'student',
    input: z.object({
      question_id: contentId,
      answer,
      /** Whole seconds that the student took, as the device counted them; 0 where it did not. */
      time_spent: z.int().min(0).max(86_400).default(0),
    }),
    reply: todaysFive,
    refusals: ['question_not_found', 'answer_does_not_fit', 'question_under_way'],
    success: 'answer_saved',
  }),
  /** Says that a right answer of today was guessed: the question comes back as if it had been wrong. */
  guessed: call('POST', 'practice/say-guessed', {
    who: 'student',
    input: z.object({ question_id: contentId }),
    reply: todaysFive,
    refusals: ['question_not_found'],
  }),
  /** Switches today's five on or off. */
  switchReviews: call('POST', 'practice/switch-reviews', {
    who: 'student',
    input: z.object({ is_on: z.boolean() }),
    reply: reviewStanding,
    refusals: [],
  }),
  /** Deletes everything that comes back. */
  resetReviews: call('POST', 'practice/reset-reviews', {
    who: 'student',
    input: z.object({}),
    reply: reviewStanding,
    refusals: [],
    success: 'reviews_reset',
  }),
};
