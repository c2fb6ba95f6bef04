import { countryOf, Refusal } from '@darb/contract';
import type { Db } from '../database/database.ts';
import { studentOfReferralCode } from './queries.ts';

/** Refuses a code of a sign-up that is nobody's, and any where nobody is invited (rule account 29). */
export async function refuseStrangeCode(db: Db, code: string | null, country: string): Promise<void> {
  if (code === null) return;
  if (!countryOf(country).inviteFriendsEnabled || !(await studentOfReferralCode(db, code))) throw new Refusal('stud_fail_referral_code');
}
