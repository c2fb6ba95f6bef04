import { learning } from '@darb/contract';
import type { Context } from '../context.ts';
import { defineRoutes } from '../router.ts';
import { learnerOf, visitingLearner } from './access.ts';
import { signedAddresses } from '../media/address.ts';
import * as service from './service.ts';

async function viewerOf(context: Context): Promise<service.Viewer | null> {
  const learner = await visitingLearner(context);
  return learner && { ...learner, addresses: signedAddresses(context.options.sessionSecrets[0], learner.student, context.now()) };
}

export const learningRoutes = defineRoutes(learning, {
  lesson: async (context, { id }) => service.lesson(context.db, context.language, await viewerOf(context), id, context.now()),
  lessons: async (context, { subtopic_id }) => service.lessons(context.db, context.language, await visitingLearner(context), subtopic_id),
  subjectsFirstLessons: ({ db, language, student }, { program_id }) => service.subjectsFirstLessons(db, language, student, program_id),
  saveFeedback: async (context, given) => service.saveFeedback(context.db, await learnerOf(context), given, context.now()),
  feedbackList: ({ db, language, student }) => service.feedbackList(db, language, student),
});
