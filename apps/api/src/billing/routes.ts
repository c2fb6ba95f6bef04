import { billing } from '@darb/contract';
import { profileOf, visitorProfile } from '../account/profile.ts';
import { defineRoutes } from '../router.ts';
import { redeem } from './redeem.ts';
import * as service from './service.ts';
import { invitationsOf, walletOf } from './wallet.ts';

export const billingRoutes = defineRoutes(billing, {
  billing: async (context) => service.billingOf(context.db, context.language, await profileOf(context), context.now()),
  receipt: async (context, { id }) =>
    service.receiptOf(context.db, context.language, (await profileOf(context)).account, id, context.now()),
  offer: async (context, { program_id }) =>
    service.offer(context.db, context.language, await visitorProfile(context), context.country, program_id, context.now()),
  voucher: async (context, { data, referred_by_code }) =>
    redeem(
      context.db,
      context.language,
      (await profileOf(context)).account,
      { key: data.voucher, programId: data.program_id, referredByCode: referred_by_code ?? null },
      context.options.limits,
      context.now(),
    ),
  wallet: ({ db, language, student }, part) => walletOf(db, language, student, part),
  invitations: async (context, part) => invitationsOf(context.db, (await profileOf(context)).account, part),
});
