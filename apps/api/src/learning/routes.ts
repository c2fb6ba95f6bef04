import { learning } from '@darb/contract';
import type { Context } from '../context.ts';
import { defineRoutes } from '../router.ts';
import { signedAddresses } from './media-address.ts';
import * as service from './service.ts';

const viewerOf = ({ student, standing, options, now }: Context): service.Viewer | null =>
  student && standing && { student, standing, addressOf: signedAddresses(options.sessionSecret, student, now()) };

export const learningRoutes = defineRoutes(learning, {
  lesson: (context, { id }) => service.lesson(context.db, context.language, viewerOf(context), id, context.now()),
  lessons: (context, { subtopic_id }) => service.lessons(context.db, context.language, viewerOf(context), subtopic_id),
  subjectsFirstLessons: ({ db, language, student }, { program_id }) => service.subjectsFirstLessons(db, language, student, program_id),
  saveFeedback: ({ db, student, standing, now }, given) => service.saveFeedback(db, { student, standing }, given, now()),
});
