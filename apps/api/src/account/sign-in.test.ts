import { Refusal } from '@darb/contract';
import { describe, expect } from 'vitest';
import { createApi } from '../api.ts';
import { guest, test } from '../testing/test.ts';
import { sessions, students } from './tables.ts';
import { MAIL, PHONE, byMail, newestCode, signedUp, smsLogin } from '../testing/sign-ups.ts';

describe('signing in', () => {
  test('by phone in any spelling and by e-mail in any case', async ({ api, db }) => {
    await signedUp(api);
    const client = api.client(guest());
    for (const phone of ['٠٧٩ ٠١٢ ٣٤٥٦', '0790123456', '00962790123456', '+962 79 012 3456'])
      expect((await client.account.signIn({ ...smsLogin, phone })).student.phone).toBe(PHONE);
    await client.account.signUpByEmail(byMail);
    await client.account.verifyEmailCode({ verification_code: await newestCode(db, MAIL), email: MAIL, language: 'en', country: 'JO' });
    expect((await client.account.signIn({ email: ' SALMA@example.COM ', password: byMail.password })).student.email).toBe(MAIL);
  });

  test('says the same for an unknown account and a wrong password', async ({ api }) => {
    await signedUp(api);
    const client = api.client(guest());
    for (const given of [
      { ...smsLogin, password: 'wrong one' },
      { ...smsLogin, phone: '0790123459' },
      { ...smsLogin, phone: '12' },
    ]) {
      await expect(client.account.signIn(given)).rejects.toMatchObject({ messageKey: 'phone_not_valid', status: 422 });
    }
    await expect(client.account.signIn({ email: 'nobody@example.com', password: 'wrong one' })).rejects.toMatchObject({
      messageKey: 'stud_login_fail',
    });
  });

  test('says what breaks a rule of its fields, and counts no failure', async ({ api }) => {
    await signedUp(api);
    const client = api.client(guest());
    for (let round = 0; round < 12; round += 1)
      await expect(client.account.signIn({ ...smsLogin, password: 'كلمةس' })).rejects.toMatchObject({
        messageKey: 'rule_broken',
        errors: [{ path: 'password', rule: 'too_small' }],
      });
    await expect(client.account.signIn({ ...smsLogin, phone: '07abc', password: '' })).rejects.toMatchObject({
      errors: [
        { path: 'phone', rule: 'not_digits' },
        { path: 'password', rule: 'required' },
      ],
    });
    await expect(client.account.signIn({ email: '', password: '' })).rejects.toMatchObject({
      errors: [
        { path: 'email', rule: 'required' },
        { path: 'password', rule: 'required' },
      ],
    });
    expect((await client.account.signIn(smsLogin)).student.phone).toBe(PHONE);
  });

  test('before the code was typed is refused by name only to who knows the password', async ({ api }) => {
    const client = api.client(guest());
    await client.account.signUpByEmail(byMail);
    await expect(client.account.signIn({ email: MAIL, password: 'wrong one' })).rejects.toMatchObject({ messageKey: 'stud_login_fail' });
    await expect(client.account.signIn({ email: MAIL, password: byMail.password })).rejects.toMatchObject({
      messageKey: 'stud_exists_not_verified',
    });
  });

  test.for([
    ['under_review', 'account_under_review'],
    ['suspended', 'account_suspended'],
    ['deleted', 'phone_not_valid'],
  ] as const)('an account that is %s is refused with %s', async ([status, messageKey], { api, db }) => {
    await signedUp(api);
    await db.update(students).set({ status });
    await expect(api.client(guest()).account.signIn(smsLogin)).rejects.toMatchObject({ messageKey });
    await expect(api.client(guest()).account.signIn({ ...smsLogin, password: 'wrong one' })).rejects.toMatchObject({
      messageKey: 'phone_not_valid',
    });
  });

  test('ten failures in a quarter of an hour close the name, known or not, even to the right password', async ({ api, clock }) => {
    await signedUp(api);
    const client = api.client(guest());
    for (const phone of ['0790123456', '0790123459']) {
      const wrong = await Promise.allSettled(
        Array.from({ length: 14 }, () => client.account.signIn({ ...smsLogin, phone, password: 'wrong one' })),
      );
      const keys = wrong.map((outcome) =>
        outcome.status === 'rejected' ? (outcome.reason as { messageKey: string }).messageKey : 'let in',
      );
      expect(keys.filter((key) => key === 'phone_not_valid')).toHaveLength(10);
      expect(keys.filter((key) => key === 'sign_in_fail_exceed_limit')).toHaveLength(4);
    }
    await expect(client.account.signIn(smsLogin)).rejects.toMatchObject({
      messageKey: 'sign_in_fail_exceed_limit',
      status: 429,
      retryAfter: 900,
    });
    clock.advance(900);
    expect(await client.account.signIn(smsLogin)).toBeTruthy();
  });

  test('a success forgets the failures before it', async ({ api }) => {
    await signedUp(api);
    const client = api.client(guest());
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 9; failure += 1)
        await client.account.signIn({ ...smsLogin, password: 'wrong one' }).catch(() => null);
      expect(await client.account.signIn(smsLogin)).toBeTruthy();
    }
  });

  test('a stranger’s wrong passwords do not lock out who signed in on this device before', async ({ api, clock }) => {
    await signedUp(api);
    const stranger = api.client(guest({ clientId: '6f1c2a34-0000-4000-8000-000000000002' }));
    const own = api.client(guest());
    for (let failure = 0; failure < 12; failure += 1)
      await stranger.account.signIn({ ...smsLogin, password: 'wrong one' }).catch(() => null);
    const closed = { messageKey: 'sign_in_fail_exceed_limit' };
    await expect(stranger.account.signIn(smsLogin)).rejects.toMatchObject(closed);
    expect(await own.account.signIn(smsLogin)).toBeTruthy();
    await expect(stranger.account.signIn(smsLogin)).rejects.toMatchObject(closed);
    for (let failure = 0; failure < 10; failure += 1)
      await expect(own.account.signIn({ ...smsLogin, password: 'wrong one' })).rejects.toMatchObject({ messageKey: 'phone_not_valid' });
    await expect(own.account.signIn(smsLogin)).rejects.toMatchObject(closed);
    clock.advance(900);
    expect(await stranger.account.signIn(smsLogin)).toBeTruthy();
  });

  test('a device that signed in to another account has no bucket of its own', async ({ api, db }) => {
    await signedUp(api);
    const other = api.client(guest({ clientId: '6f1c2a34-0000-4000-8000-000000000002' }));
    await other.account.signUpByEmail(byMail);
    await other.account.verifyEmailCode({ verification_code: await newestCode(db, MAIL), email: MAIL, language: 'en', country: 'JO' });
    const stranger = api.client(guest({ clientId: '6f1c2a34-0000-4000-8000-000000000003' }));
    for (let failure = 0; failure < 10; failure += 1)
      await stranger.account.signIn({ ...smsLogin, password: 'wrong one' }).catch(() => null);
    await expect(other.account.signIn(smsLogin)).rejects.toMatchObject({ messageKey: 'sign_in_fail_exceed_limit' });
  });

  test('five hundred at once are let in, refused, or told when to come back', async ({ options, db }) => {
    const limits = { ...options.limits, signInNetwork: { count: 1000, seconds: 900 } };
    const api = createApi({ ...options, limits });
    const outcomes = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        api
          .client(guest())
          .account.signIn({ email: `nobody-${index}@example.com`, password: 'wrong one' })
          .catch((error: unknown) => error as Refusal),
      ),
    );
    await api.close();
    expect(await db.$count(sessions)).toBe(0);
    const refusals = outcomes.filter((outcome) => outcome instanceof Refusal);
    expect(refusals).toHaveLength(500);
    const told = refusals.filter(({ messageKey }) => messageKey === 'unavailable');
    expect(told.length).toBeGreaterThan(250);
    expect(told.every(({ retryAfter }) => retryAfter !== null && retryAfter > 0)).toBe(true);
    expect(refusals.filter(({ messageKey }) => messageKey === 'stud_login_fail')).toHaveLength(500 - told.length);
  });
});
