import type { Client } from '@darb/contract';
import { eq } from 'drizzle-orm';
import type { Api, Db } from '../api.ts';
import { outbox } from '../delivery/tables.ts';
import { guest } from './test.ts';

/** Salma, by phone and by e-mail, and how she signs in. */
export const PHONE = '+962790123456';
export const MAIL = 'salma@example.com';
export const bySms = {
  full_name: 'سلمى العلي',
  sms_otp_phone: '٠٧٩ ٠١٢ ٣٤٥٦',
  country_code: 'JO',
  password: 'رمل ونخيل 7',
  terms: true,
  language: 'ar',
} as const;
export const byMail = {
  full_name: 'Salma',
  email: 'Salma@Example.com',
  password: 'a path of sand',
  terms: true,
  language: 'en',
  country: 'JO',
} as const;
export const smsLogin = { phone: '0790123456', country_code: 'JO', password: bySms.password } as const;

/** The code of the newest message to an address; empty without one. */
export async function newestCode(db: Db, to: string): Promise<string> {
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, to)).orderBy(outbox.createdAt);
  return rows.at(-1)?.code ?? '';
}

/** Signs Salma up by phone. */
export async function signedUp(api: Api): Promise<{ client: Client; access: string; referral: string }> {
  const client = api.client(guest());
  await client.account.signUpBySms(bySms);
  const { tokens, student } = await client.account.verifySmsCode({
    verification_code: await newestCode(api.db, PHONE),
    sms_otp_phone: PHONE,
    country_code: 'JO',
    language: 'ar',
  });
  return {
    client: api.client(guest({ accessToken: tokens.access_token })),
    access: tokens.access_token,
    referral: student.unique_referral_code,
  };
}
