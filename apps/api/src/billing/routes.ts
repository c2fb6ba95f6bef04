import { billing } from '@darb/contract';
import { defineRoutes } from '../router.ts';
import * as service from './service.ts';

export const billingRoutes = defineRoutes(billing, {
  billing: ({ db, language, student, now }) => service.billingOf(db, language, student, now()),
  offer: ({ db, language, profile, country, now }, { program_id }) => service.offer(db, language, profile, country, program_id, now()),
  voucher: ({ db, language, student, now }, { data, referred_by_code }) =>
    service.redeem(
      db,
      language,
      student,
      { key: data.voucher, programId: data.program_id, referredByCode: referred_by_code ?? null },
      now(),
    ),
});
