import { describe, expect } from 'vitest';
import type { Client } from '@darb/contract';
import { createApi } from '../api.ts';
import { DEFAULT_LIMITS } from '../settings.ts';
import { test as base } from '../testing/learner.ts';
import { newestCode } from '../testing/sign-ups.ts';
import { guest, type ApiFixtures } from '../testing/test.ts';
import { students } from './tables.ts';

const CROWD = 50;
const clientId = (index: number) => `6f1c2a34-0000-4000-8000-${String(index).padStart(12, '0')}`;
const form = { full_name: 'Salma', country_code: 'JO', terms: true, language: 'en' } as const;
const PHONE = '+962790123456';

/** A crowd at one door is what is tried here, not how much each may ask for. */
const test = base.extend<Pick<ApiFixtures, 'options'>>({
  options: async ({ options }, use) => {
    const limits = { ...DEFAULT_LIMITS };
    for (const rule of Object.keys(limits) as (keyof typeof limits)[]) limits[rule] = { count: 100_000, seconds: 60 };
    await use({ ...options, limits });
  },
});
const together = async <Done>(act: (index: number) => Promise<Done>) => {
  const all = await Promise.allSettled(Array.from({ length: CROWD }, (_, index) => act(index)));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { messageKey: string }).messageKey] : []));
  return { done: all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])), refused: [...new Set(refused)] };
};
const verify = (client: Client, code: string) =>
  client.account.verifySmsCode({ sms_otp_phone: PHONE, country_code: 'JO', language: 'en', verification_code: code });

describe('of fifty at once', () => {
  test('one opens the account with the code', async ({ api, db }) => {
    const client = api.client(guest());
    await client.account.fastSignUp({ ...form, sms_otp_phone: PHONE });
    const code = await newestCode(db, PHONE);
    const { done, refused } = await together(() => verify(client, code));
    expect(done).toHaveLength(1);
    expect(refused).toEqual(['sms_otp_code_invalid']);
  });

  test('one client has the number that all wait for, each with a code of their own, in two processes', async ({ api, options, db }) => {
    const codes: string[] = [];
    for (let index = 0; index < CROWD; index += 1) {
      await api.client(guest({ clientId: clientId(index) })).account.fastSignUp({ ...form, sms_otp_phone: PHONE });
      codes.push(await newestCode(db, PHONE));
    }
    const other = createApi(options);
    const { done, refused } = await together((index) =>
      verify((index % 2 === 0 ? api : other).client(guest({ clientId: clientId(index) })), codes[index] ?? ''),
    );
    await other.close();
    expect(done).toHaveLength(1);
    expect(refused).toEqual(['sms_otp_code_invalid']);
    expect(await db.$count(students)).toBe(1);
  });

  test('all get the one successor of a refresh token', async ({ api, db }) => {
    const client = api.client(guest());
    await client.account.fastSignUp({ ...form, sms_otp_phone: PHONE });
    const { tokens } = await verify(client, await newestCode(db, PHONE));
    const renewing = api.client(guest({ refreshToken: tokens.refresh_token }));
    const { done, refused } = await together(() => renewing.account.refreshToken({}));
    expect(refused).toEqual([]);
    expect(new Set(done.map(({ refresh_token }) => refresh_token)).size).toBe(1);
  });

  test('one student has the alias', async ({ learner }) => {
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => learner()));
    const { done, refused } = await together((index) => {
      const one = crowd[index];
      if (!one) throw new Error('nobody');
      return one.client.account.updateStudent({ alias: index % 2 === 0 ? 'wanted' : 'Wanted' });
    });
    expect(done).toHaveLength(1);
    expect(refused).toEqual(['username_already_used']);
  });
});
