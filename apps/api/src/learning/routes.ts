import { learning } from '@darb/contract';
import { defineRoutes } from '../router.ts';
import { learnerOf, visitingLearner, visitingViewer } from './access.ts';
import * as service from './service.ts';

export const learningRoutes = defineRoutes(learning, {
  lesson: async (context, { id }) => service.lesson(context.db, context.language, await visitingViewer(context), id, context.now()),
  lessons: async (context, { subtopic_id }) => service.lessons(context.db, context.language, await visitingLearner(context), subtopic_id),
  subjectsFirstLessons: ({ db, language, student }, { program_id }) => service.subjectsFirstLessons(db, language, student, program_id),
  saveFeedback: async (context, given) => service.saveFeedback(context.db, await learnerOf(context), given, context.now()),
  feedbackList: ({ db, language, student }) => service.feedbackList(db, language, student),
});
