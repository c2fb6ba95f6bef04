import { community } from '@darb/contract';
import { GRAPHQL_TOKEN_SECONDS } from '@darb/contract/limits';
import { signAccessToken } from '../account/access-token.ts';
import { profileOf } from '../account/profile.ts';
import { isStaff } from '../account/shown-student.ts';
import type { Context } from '../context.ts';
import type { StudentId } from '../ids.ts';
import { learnerOf } from '../learning/access.ts';
import { defineRoutes } from '../router.ts';
import * as blocks from './blocks.ts';
import * as moderation from './moderation.ts';
import { report } from './reports.ts';
import type { Writer } from './service.ts';

async function writerOf(context: Context<StudentId>): Promise<Writer> {
  const [{ account }, { standing }] = await Promise.all([profileOf(context), learnerOf(context)]);
  const { student, options, now } = context;
  return { student, isStaff: isStaff(account.userType), standing, limits: options.limits, now: now() };
}

export const communityRoutes = defineRoutes(community, {
  syncUser: async ({ student, sessionId, options, now }) => ({
    'X-Hasura-User-Id': student,
    'token': await signAccessToken(options.sessionSecrets[0], { student, sessionId }, now(), GRAPHQL_TOKEN_SECONDS, 'darb-graphql'),
    'expires_in': GRAPHQL_TOKEN_SECONDS,
    'url': options.graphqlUrl,
  }),
  report: async (context, given) => report(context.db, await writerOf(context), given),
  blocks: ({ db, student }) => blocks.blocksOf(db, student),
  block: ({ db, student, now }, { student_id }) => blocks.block(db, student, student_id.toLowerCase(), now()),
  unblock: ({ db, student }, { student_id }) => blocks.unblock(db, student, student_id.toLowerCase()),
  cases: ({ db }, asked) => moderation.listCases(db, asked),
  case: ({ db, now }, { id }) => moderation.wholeCase(db, id, now()),
  decide: ({ db, student, now }, given) => moderation.decideCase(db, student, given, now()),
});
