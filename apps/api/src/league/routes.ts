import { league } from '@darb/contract';
import { profileOf } from '../account/profile.ts';
import { defineRoutes } from '../router.ts';
import * as pages from './pages.ts';
import * as service from './service.ts';

export const leagueRoutes = defineRoutes(league, {
  subjects: async (context, { program_id }) =>
    service.subjects(context.db, context.language, program_id ?? (await profileOf(context)).account.programId),
  ticket: async (context) => {
    const { db, sessionId, options, now } = context;
    const { account } = await profileOf(context);
    return service.ticket(db, account, sessionId, { access: options.league, call: options.callLeague, limits: options.limits }, now());
  },
  home: async (context) => {
    const { db, language, options, now } = context;
    return pages.home(db, language, (await profileOf(context)).account, options.callLeague, now());
  },
  board: async (context, asked) => {
    const { db, language, options, now } = context;
    return pages.board(db, language, (await profileOf(context)).account, asked, options.callLeague, now());
  },
  result: async (context, { match_id }) => {
    const { db, language, options } = context;
    return pages.result(db, language, (await profileOf(context)).account, match_id, options.callLeague);
  },
  setName: async (context, { choice }) => {
    const { db, options } = context;
    return service.setName(db, (await profileOf(context)).account, choice, options.callLeague);
  },
  reportName: async (context, asked) => {
    const { db, options, now } = context;
    const { account } = await profileOf(context);
    return service.reportName(db, account, asked, { call: options.callLeague, limits: options.limits }, now());
  },
  friendInvitation: async (context, { code }) => {
    const { db, language, options } = context;
    return pages.friendInvitation(db, language, (await profileOf(context)).account, code, options.callLeague);
  },
});
