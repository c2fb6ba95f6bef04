import type { Client } from '@darb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { outbox } from '../delivery/tables.ts';
import { byMail, bySms, MAIL, newestCode, PHONE, signedUp, smsLogin } from '../testing/sign-ups.ts';
import { guest, test as base } from '../testing/test.ts';
import type { StudentId } from '../ids.ts';
import { decide } from './operating.ts';
import { codes, linkTokens, pendingSignUps, students } from './tables.ts';

const OTHER = '6f1c2a34-0000-4000-8000-000000000002';
const NEW = 'a lantern by the sea';
const at = { sms_otp_phone: PHONE, country_code: 'JO' } as const;
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error as { messageKey: string }).messageKey,
  );

/** What a call refuses with. */
interface Refused {
  messageKey: string;
  retryAfter?: number;
}
interface Fixtures {
  client: Client;
  other: Client;
  /** Salma with an account by e-mail. */
  mailed(): Promise<void>;
  /** What stands behind `name=` in the newest message to an address. */
  linkTo(address: string, name: string): Promise<string>;
}
const test = base.extend<Fixtures>({
  client: async ({ api }, use) => use(api.client(guest())),
  other: async ({ api }, use) => use(api.client(guest({ clientId: OTHER }))),
  mailed: async ({ client, db }, use) =>
    use(async () => {
      await client.account.signUpByEmail(byMail);
      await client.account.verifyEmailCode({ verification_code: await newestCode(db, MAIL), email: MAIL, country: 'JO' });
    }),
  linkTo: async ({ db }, use) =>
    use(async (address, name) => {
      const rows = await db.select().from(outbox).where(eq(outbox.recipient, address)).orderBy(outbox.createdAt);
      return new RegExp(`[?&]${name}=([\\w-]+)`).exec(rows.at(-1)?.body ?? '')?.[1] ?? '';
    }),
});

describe('a forgotten password', () => {
  test.for([
    ['recoverBySms', 'confirmSmsRecovery', 'sms_otp_code_invalid', 'sms'],
    ['recoverByWhatsapp', 'confirmWhatsappRecovery', 'invalid_otp_code', 'whatsapp'],
  ] as const)('is set anew by a code: %s', async ([recover, confirm, wrong, channel], { api, client, db }) => {
    const { client: signedIn } = await signedUp(api);
    expect(await client.account[recover](at)).toEqual({ resend_after: 60 });
    const [message] = await db.select().from(outbox).where(eq(outbox.channel, channel)).orderBy(outbox.createdAt).limit(5);
    expect(message?.recipient).toBe(PHONE);
    const code = await newestCode(db, PHONE);
    expect(await keyOf(client.account[confirm]({ ...at, verification_code: code === '000000' ? '000001' : '000000' }))).toBe(wrong);
    const { recovery_user_token } = await client.account[confirm]({ ...at, verification_code: code });
    expect(await keyOf(client.account[confirm]({ ...at, verification_code: code }))).toBe(wrong);
    expect(await keyOf(client.account.createPassword({ recovery_user_token, password: '123456' }))).toBe('password_too_common');
    expect(await client.account.createPassword({ recovery_user_token, password: NEW })).toEqual({});
    expect(await keyOf(client.account.createPassword({ recovery_user_token, password: NEW }))).toBe('stud_verify_fail');
    expect(await keyOf(signedIn.account.info({}))).toBe('token_invalid');
    expect(await keyOf(client.account.signIn(smsLogin))).toBe('phone_not_valid');
    expect((await client.account.signIn({ ...smsLogin, password: NEW })).student.phone).toBe(PHONE);
  });

  test('is set anew by the link of an e-mail, in any browser, within an hour and once', async ({
    client,
    other,
    mailed,
    linkTo,
    clock,
    db,
  }) => {
    await mailed();
    clock.advance(120);
    await client.account.recoverByEmail({ email: 'SALMA@example.com', language: 'ur' });
    const first = await linkTo(MAIL, 'recovery_user_token');
    const [message] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.code, await newestCode(db, MAIL)));
    expect(message?.body).toContain('https://darb.example/ur/verify?recovery_user_token=');
    clock.advance(3600);
    expect(await keyOf(other.account.createPassword({ recovery_user_token: first, password: NEW }))).toBe('stud_verify_fail');
    await client.account.recoverByEmail({ email: MAIL });
    const second = await linkTo(MAIL, 'recovery_user_token');
    clock.advance(3599);
    const both = await Promise.all([1, 2].map(() => keyOf(other.account.createPassword({ recovery_user_token: second, password: NEW }))));
    expect(both.sort()).toEqual(['done', 'stud_verify_fail']);
    expect((await other.account.signIn({ email: MAIL, password: NEW })).student.email).toBe(MAIL);
  });

  test('tells its owner when it was changed', async ({ client, mailed, clock, db }) => {
    await mailed();
    clock.advance(120);
    await client.account.recoverByEmail({ email: MAIL });
    const code = await newestCode(db, MAIL);
    const token = await client.account.confirmEmailRecovery({ email: MAIL, verification_code: code });
    clock.advance(1);
    await client.account.createPassword({ ...token, password: NEW });
    const rows = await db.select().from(outbox).where(eq(outbox.recipient, MAIL)).orderBy(outbox.createdAt);
    expect(rows.at(-1)).toMatchObject({ code: null, language: 'en', subject: 'The password of your Darb account was changed.' });
  });

  test('answers alike for a known and an unknown address, and writes as much', async ({ api, client, db, clock }) => {
    await signedUp(api);
    clock.advance(180);
    const before = await db.$count(outbox);
    const answers = [];
    for (const sms_otp_phone of [PHONE, '0790123458']) answers.push(await client.account.recoverBySms({ ...at, sms_otp_phone }));
    expect(answers[0]).toEqual(answers[1]);
    expect(await db.$count(outbox)).toBe(before + 1);
    expect(await db.$count(codes, eq(codes.purpose, 'recovery'))).toBe(2);
    expect(await keyOf(client.account.recoverBySms({ ...at, sms_otp_phone: '0790123458' }))).toBe('done');
    expect(await keyOf(client.account.recoverBySms({ ...at, sms_otp_phone: '0790123458' }))).toBe('sms_otp_fail_exceed_period_limit');
  });

  test.for([
    ['recoverBySms', { sms_otp_phone: PHONE, country_code: 'JO' }, { sms_otp_phone: '0790123458', country_code: 'JO' }, 3],
    ['recoverByWhatsapp', { sms_otp_phone: PHONE, country_code: 'JO' }, { sms_otp_phone: '0790123458', country_code: 'JO' }, 3],
    ['recoverByEmail', { email: MAIL }, { email: 'nobody@example.com' }, 2],
  ] as const)(
    'is asked for by as many clients as one likes, and their limits say nothing of who has an account: %s',
    async ([recover, known, unknown, times], { api, mailed, clock }) => {
      await signedUp(api);
      await mailed();
      clock.advance(180);
      const asked = async (address: typeof known | typeof unknown) => {
        const said = [];
        for (let client = 0; client < times; client += 1) {
          const { account } = api.client(guest({ clientId: `6f1c2a34-0000-4000-8000-1${String(client).padStart(11, '0')}` }));
          said.push(await account[recover](address as never).catch(({ messageKey, retryAfter }: Refused) => [messageKey, retryAfter]));
        }
        return said;
      };
      const answers = await asked(known);
      expect(answers.at(-1)).not.toHaveProperty('resend_after');
      expect(await asked(unknown)).toEqual(answers);
    },
  );

  test('is given to no code of another purpose, number or browser', async ({ api, client, other, db, clock }) => {
    await signedUp(api);
    clock.advance(180);
    await client.account.recoverBySms(at);
    const code = await newestCode(db, PHONE);
    expect(await keyOf(client.account.verifySmsCode({ ...at, verification_code: code }))).toBe('sms_otp_code_invalid');
    expect(await keyOf(other.account.confirmSmsRecovery({ ...at, verification_code: code }))).toBe('sms_otp_code_invalid');
    expect(await keyOf(client.account.confirmSmsRecovery({ ...at, sms_otp_phone: '0790123457', verification_code: code }))).toBe(
      'sms_otp_code_invalid',
    );
    expect(await keyOf(client.account.confirmSmsRecovery({ ...at, verification_code: code }))).toBe('done');
  });

  test('is given to no code that was asked for before the password was changed, or the account suspended', async ({
    api,
    client,
    db,
    clock,
  }) => {
    const { client: signedIn } = await signedUp(api);
    const codeAfter = async (act: () => Promise<unknown>) => {
      clock.advance(180);
      await client.account.recoverBySms(at);
      const verification_code = await newestCode(db, PHONE);
      await act();
      return keyOf(client.account.confirmSmsRecovery({ ...at, verification_code }));
    };
    expect(await codeAfter(() => signedIn.account.changePassword({ old_password: bySms.password, password: NEW }))).toBe(
      'sms_otp_code_invalid',
    );
    const { id } = (await client.account.signIn({ ...smsLogin, password: NEW })).student;
    expect(await codeAfter(() => decide(db, id as StudentId, 'suspend', 'rana', clock.now()))).toBe('sms_otp_code_invalid');
  });

  test('stays for an account that the operator deleted', async ({ api, client, db, clock }) => {
    await signedUp(api);
    await db.update(students).set({ status: 'deleted', deletedBy: 'operator', deletedAt: clock.now() });
    clock.advance(180);
    const before = await db.$count(outbox);
    await client.account.recoverBySms(at);
    expect(await db.$count(outbox)).toBe(before);
  });
});

describe('a number in both channels', () => {
  test('is one: what SMS has sent counts for WhatsApp, which says so in its own words', async ({ client }) => {
    await client.account.signUpBySms(bySms);
    expect(await client.account.sendWhatsappCode({ whatsapp_phone: '00962 790123456', country_code: 'JO' })).toEqual({ resend_after: 60 });
    expect(await keyOf(client.account.sendWhatsappCode({ whatsapp_phone: PHONE, country_code: 'JO' }))).toBe(
      'whatsapp_otp_fail_exceed_period_limit',
    );
    expect(await keyOf(client.account.sendSmsCode(at))).toBe('sms_otp_fail_exceed_period_limit');
  });

  test('signs up by WhatsApp', async ({ client, db }) => {
    const { sms_otp_phone: whatsapp_phone, ...said } = bySms;
    await client.account.signUpByWhatsapp({ ...said, whatsapp_phone });
    const [message] = await db.select().from(outbox);
    expect(message).toMatchObject({ channel: 'whatsapp', recipient: PHONE });
    const { student } = await client.account.verifyWhatsappCode({
      whatsapp_phone: PHONE,
      country_code: 'JO',
      verification_code: await newestCode(db, PHONE),
    });
    expect(student).toMatchObject({ phone: PHONE, is_sms_verified: true });
  });
});

describe('a sign-up', () => {
  test('without a password has none, and no password opens it', async ({ client, db }) => {
    const { password: _password, ...said } = bySms;
    await client.account.fastSignUp(said);
    expect(await keyOf(client.account.signIn(smsLogin))).toBe('phone_not_valid');
    const { student } = await client.account.verifySmsCode({ ...at, verification_code: await newestCode(db, PHONE) });
    expect(student.has_password).toBe(false);
    expect(await keyOf(client.account.signIn(smsLogin))).toBe('phone_not_valid');
  });

  test('of the Kaust flow takes its own kind of number alone', async ({ client }) => {
    const kaust = { ...bySms, country_code: 'EG', flow: 'kaust' } as const;
    await expect(client.account.signUpBySms({ ...kaust, sms_otp_phone: '01012345678' })).rejects.toMatchObject({
      messageKey: 'rule_broken',
      errors: [{ path: 'sms_otp_phone', rule: 'not_kaust_phone' }],
    });
    expect(await client.account.signUpBySms({ ...kaust, sms_otp_phone: '١٠١٢٣٤٥٦٧٨' })).toEqual({ resend_after: 60 });
    expect(await client.account.signUpBySms({ ...kaust, flow: undefined, sms_otp_phone: '01112345678' })).toEqual({ resend_after: 60 });
  });
});

describe('the link of a sign-up', () => {
  test('signs in the browser that signed up, once', async ({ client, linkTo, db }) => {
    await client.account.signUpByEmail(byMail);
    const confirmation_token = await linkTo(MAIL, 'confirmation_token');
    expect((await client.account.confirmEmail({ confirmation_token })).student).toMatchObject({ email: MAIL, has_password: true });
    expect(await keyOf(client.account.confirmEmail({ confirmation_token }))).toBe('stud_verify_fail');
    expect(await db.$count(pendingSignUps)).toBe(0);
  });

  test('asks another browser for the password, whose wrong tries count as at sign-in', async ({ client, other, linkTo }) => {
    await client.account.signUpByEmail(byMail);
    const confirmation_token = await linkTo(MAIL, 'confirmation_token');
    expect(await keyOf(other.account.confirmEmail({ confirmation_token }))).toBe('link_needs_password');
    for (let round = 0; round < 9; round += 1)
      expect(await keyOf(other.account.confirmEmail({ confirmation_token, password: 'not the one' }))).toBe('stud_login_fail');
    expect((await other.account.confirmEmail({ confirmation_token, password: byMail.password })).student.email).toBe(MAIL);
  });

  test('of a sign-up that a stranger prepared gives the stranger nothing', async ({ client, other, linkTo, db }) => {
    await other.account.signUpByEmail({ ...byMail, full_name: 'Stranger', password: 'a trap in the sand' });
    const confirmation_token = await linkTo(MAIL, 'confirmation_token');
    expect(await keyOf(client.account.confirmEmail({ confirmation_token }))).toBe('link_needs_password');
    expect(await keyOf(client.account.confirmEmail({ confirmation_token, password: byMail.password }))).toBe('stud_login_fail');
    expect(await db.$count(students)).toBe(0);
  });

  test('lives a day, and ends with the sign-up that follows it', async ({ client, linkTo, clock, db }) => {
    await client.account.signUpByEmail(byMail);
    const first = await linkTo(MAIL, 'confirmation_token');
    clock.advance(120);
    await client.account.signUpByEmail({ ...byMail, password: 'another path of sand' });
    expect(await keyOf(client.account.confirmEmail({ confirmation_token: first }))).toBe('stud_verify_fail');
    const second = await linkTo(MAIL, 'confirmation_token');
    clock.advance(86_400);
    expect(await keyOf(client.account.confirmEmail({ confirmation_token: second }))).toBe('stud_verify_fail');
    expect(JSON.stringify(await db.select().from(linkTokens))).not.toContain(second);
  });
});
