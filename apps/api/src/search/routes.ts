import { search } from '@darb/contract';
import type { Context } from '../context.ts';
import { visitingLearner } from '../learning/access.ts';
import { defineRoutes } from '../router.ts';
import * as service from './service.ts';

const searcherOf = async (
  context: Context,
  { country }: { country?: service.Searcher['country'] | undefined },
): Promise<service.Searcher> => ({
  standing: (await visitingLearner(context))?.standing ?? null,
  country: country ?? context.country,
});

export const searchRoutes = defineRoutes(search, {
  search: async (context, asked) => service.search(context.db, context.language, await searcherOf(context, asked), asked),
  suggestions: async (context, asked) => service.suggestions(context.db, context.language, await searcherOf(context, asked), asked.query),
});
