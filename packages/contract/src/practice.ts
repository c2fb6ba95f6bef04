import { z } from 'zod';
import { answer, markedQuestion, question } from './attempt.ts';
import { call } from './call.ts';
import { contentId, language } from './content.ts';
import { reviewCalls } from './todays-five.ts';

/** The levels of a practice, from the first to the last (rule practice 2). */
export const PRACTICE_LEVELS = ['silver', 'gold', 'emerald', 'ruby', 'diamond', 'treasure'] as const;
/** How many questions a round asks. */
export const ROUND_QUESTIONS = 5;

const roundLevel = z.int().min(1).max(PRACTICE_LEVELS.length);

/** What every answer about a practice says of it. */
const facts = {
  practice_id: contentId,
  /** Its subject's title, in `language` where the pack has it (rule catalog 15). */
  practice_name: z.string(),
  language,
  color: z.string(),
};

export const practiceSummary = z.object({
  ...facts,
  subject_id: contentId,
  icon: z.string(),
  questions_count: z.int(),
  /** How many of them are open without a subscription. */
  free_questions_count: z.int(),
});
export type PracticeSummary = z.infer<typeof practiceSummary>;

/** Answers of one difficulty; `percentage` in whole per cent, rounded down, 0 where there are none. */
const complexity = z.object({ answered: z.int(), correct: z.int(), percentage: z.int().min(0).max(100) });

export const roundSummary = z.object({
  round_level: roundLevel,
  state: z.enum(['locked', 'open', 'finished']),
  answered_count: z.int(),
  correct_count: z.int(),
});

export const practiceProgress = z.object({
  ...facts,
  program_id: contentId,
  status: z.enum(['not_started', 'in_progress', 'completed']),
  /** The level that is open and not finished; the last one when all are. */
  current_round_level: roundLevel,
  /** Right answers of all answers, in whole per cent, rounded down. */
  current_accuracy: z.int().min(0).max(100),
  total_solved_questions: z.int(),
  progress_per_complexity: z.object({ easy: complexity, medium: complexity, hard: complexity }),
  /** Whole seconds. */
  total_time: z.int(),
  avg_time_per_question: z.int(),
  /** The right answers in a row at this moment, and the most there were. */
  streaks_counter: z.int(),
  max_streaks: z.int(),
  rounds: z.array(roundSummary),
});
export type PracticeProgress = z.infer<typeof practiceProgress>;

export const practiceRound = z.object({
  ...facts,
  program_id: contentId,
  round_level: roundLevel,
  /** Whether there is a question that this student may be asked; without a subscription there may be none. */
  access: z.enum(['open', 'must_subscribe']),
  state: z.enum(['open', 'finished']),
  questions: z.array(
    z.object({
      question,
      /** Null until it is answered. */
      is_answered_correctly: z.boolean().nullable(),
      /** The right answer with its explanation, once it is answered. */
      marked: markedQuestion.nullable(),
    }),
  ),
});
export type PracticeRound = z.infer<typeof practiceRound>;

export const practice = {
  /** The practices of a program: one for each subject that has questions. */
  programPractices: call('GET', 'practice/program-practices', {
    who: 'anyone',
    input: z.object({ program_id: contentId }),
    reply: z.object({ practices: z.array(practiceSummary) }),
    refusals: ['content_not_found'],
  }),
  /** How far a student is. Asking begins nothing. */
  progress: call('GET', 'practice/get-practice-progress', {
    who: 'student',
    input: z.object({ practice_id: contentId }),
    reply: practiceProgress,
    refusals: ['content_not_found', 'other_program'],
  }),
  /** The questions of a round, drawn when it is first asked for (rule practice 3). */
  roundQuestions: call('GET', 'practice/get-round-questions', {
    who: 'student',
    input: z.object({ practice_id: contentId, round_level: roundLevel }),
    reply: practiceRound,
    refusals: ['content_not_found', 'other_program', 'round_locked'],
  }),
  /** Marks an answer at once. It is final: another one to the same question gets the first one's marks. */
  saveAnswer: call('POST', 'practice/save-question-answer', {
    who: 'student',
    input: z.object({
      practice_id: contentId,
      round_level: roundLevel,
      question_id: contentId,
      answer,
      /** Whole seconds that the student took, as the device counted them. */
      time_spent: z.int().min(0).max(86_400).default(0),
    }),
    reply: z.object({
      marked: markedQuestion,
      /** False where it was answered before: `marked` is of the answer that counts. */
      is_first: z.boolean(),
      progress: practiceProgress,
    }),
    refusals: ['content_not_found', 'other_program', 'round_locked', 'question_not_found', 'answer_does_not_fit', 'question_under_way'],
    success: 'answer_saved',
  }),
  /** Deletes the rounds and answers of a practice: it begins anew. */
  reset: call('POST', 'practice/reset-practice', {
    who: 'student',
    input: z.object({ practice_id: contentId }),
    reply: practiceProgress,
    refusals: ['content_not_found', 'other_program'],
    success: 'practice_reset',
  }),
  ...reviewCalls,
};
