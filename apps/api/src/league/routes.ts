import { league } from '@darb/contract';
import { profileOf } from '../account/profile.ts';
import { defineRoutes } from '../router.ts';
import * as service from './service.ts';

export const leagueRoutes = defineRoutes(league, {
  subjects: async (context, { program_id }) =>
    service.subjects(context.db, context.language, program_id ?? (await profileOf(context)).account.programId),
  ticket: ({ db, student, sessionId, options, now }) => service.ticket(db, student, sessionId, options.league, options.limits, now()),
});
