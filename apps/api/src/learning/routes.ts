import { learning } from '@darb/contract';
import type { Context, StudentId } from '../context.ts';
import { defineRoutes } from '../router.ts';
import { signedAddresses } from './media-address.ts';
import * as service from './service.ts';

const viewerOf = ({ options, now }: Context, student: StudentId): service.Viewer => ({
  student,
  addressOf: signedAddresses(options.sessionSecret, student, now()),
});

export const learningRoutes = defineRoutes(learning, {
  lesson: (context, { id }) =>
    service.lesson(context.db, context.language, context.student && viewerOf(context, context.student), id, context.now()),
  lessons: ({ db, language, student, now }, { subtopic_id }) => service.lessons(db, language, student, subtopic_id, now()),
  subjectsFirstLessons: ({ db, language, student }, { program_id }) => service.subjectsFirstLessons(db, language, student, program_id),
  saveFeedback: ({ db, student, now }, given) => service.saveFeedback(db, student, given, now()),
});
