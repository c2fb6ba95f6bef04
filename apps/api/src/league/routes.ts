import { league } from '@darb/contract';
import { defineRoutes } from '../router.ts';
import * as service from './service.ts';

export const leagueRoutes = defineRoutes(league, {
  subjects: ({ db, language, profile }, { program_id }) => service.subjects(db, language, program_id ?? profile.row.programId),
  ticket: ({ db, student, options, now }) => service.ticket(db, student, options.league, options.limits, now()),
});
