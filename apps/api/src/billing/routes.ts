import { billing } from '@darb/contract';
import { profileOf, visitorProfile } from '../account/profile.ts';
import { defineRoutes } from '../router.ts';
import * as service from './service.ts';

export const billingRoutes = defineRoutes(billing, {
  billing: ({ db, language, student, now }) => service.billingOf(db, language, student, now()),
  offer: async (context, { program_id }) =>
    service.offer(context.db, context.language, await visitorProfile(context), context.country, program_id, context.now()),
  voucher: async (context, { data, referred_by_code }) =>
    service.redeem(
      context.db,
      context.language,
      (await profileOf(context)).account,
      { key: data.voucher, programId: data.program_id, referredByCode: referred_by_code ?? null },
      context.options.limits,
      context.now(),
    ),
});
