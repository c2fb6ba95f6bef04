import { collection } from '@darb/contract';
import { viewerOf } from '../learning/access.ts';
import { defineRoutes } from '../router.ts';
import * as entities from './entities.ts';
import * as questions from './questions.ts';
import * as service from './service.ts';

export const collectionRoutes = defineRoutes(collection, {
  bookmarks: async (context, asked) => service.bookmarks(context.db, context.language, await viewerOf(context), asked),
  bookmark: async (context, asked) => service.bookmark(context.db, context.language, await viewerOf(context), asked),
  sharedBookmark: ({ db, language }, { id }) => service.sharedBookmark(db, language, id),
  create: ({ db, student, now }, given) => service.create(db, student, given, now()),
  change: ({ db, student, now }, given) => service.change(db, student, given, now()),
  remove: ({ db, student, now }, { id }) => service.remove(db, student, id, now()),
  restore: ({ db, student }, { id }) => service.restore(db, student, id),
  addEntity: ({ db, student, now }, given) => entities.addEntity(db, student, given, now()),
  moveEntity: ({ db, student, now }, given) => entities.moveEntity(db, student, given, now()),
  removeEntity: ({ db, student, now }, given) => entities.removeEntity(db, student, given, now()),
  collectedQuestion: async (context, asked) => questions.collectedQuestion(context.db, context.language, await viewerOf(context), asked),
  collectedQuestions: async (context, asked) => questions.collectedQuestions(context.db, context.language, await viewerOf(context), asked),
  answerQuestion: async (context, given) => questions.answerQuestion(context.db, context.language, await viewerOf(context), given),
});
