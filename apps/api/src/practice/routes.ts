import { practice } from '@darb/contract';
import { learnerOf, viewerOf } from '../learning/access.ts';
import { defineRoutes } from '../router.ts';
import * as service from './service.ts';
import * as reviews from './todays-five.ts';

export const practiceRoutes = defineRoutes(practice, {
  programPractices: ({ db, language }, { program_id }) => service.programPractices(db, language, program_id),
  progress: async (context, { practice_id }) => service.progress(context.db, context.language, await learnerOf(context), practice_id),
  roundQuestions: async (context, { practice_id, round_level }) =>
    service.roundQuestions(
      context.db,
      context.language,
      await viewerOf(context),
      { practiceId: practice_id, level: round_level },
      context.now(),
    ),
  saveAnswer: async (context, { practice_id, round_level, question_id, answer, time_spent }) =>
    service.saveAnswer(
      context.db,
      context.language,
      await viewerOf(context),
      { practiceId: practice_id, level: round_level, questionId: question_id, answer, seconds: time_spent },
      context.now(),
    ),
  reset: async (context, { practice_id }) =>
    service.reset(context.db, context.language, await learnerOf(context), practice_id, context.now()),
  reviewStanding: async (context) => reviews.reviewStanding(context.db, context.language, await learnerOf(context), context.now()),
  todaysFive: async (context) => reviews.todaysFive(context.db, context.language, await viewerOf(context), context.now()),
  saveReview: async (context, { question_id, answer, time_spent }) =>
    reviews.saveReview(
      context.db,
      context.language,
      await viewerOf(context),
      { questionId: question_id, answer, seconds: time_spent },
      context.now(),
    ),
  guessed: async (context, { question_id }) =>
    reviews.guessed(context.db, context.language, await viewerOf(context), question_id, context.now()),
  switchReviews: async (context, { is_on }) =>
    reviews.switchReviews(context.db, context.language, await learnerOf(context), is_on, context.now()),
  resetReviews: async (context) => reviews.resetReviews(context.db, context.language, await learnerOf(context), context.now()),
});
