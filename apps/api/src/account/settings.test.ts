import type { Client } from '@darb/contract';
import { brokenRule } from '@darb/contract/field-rules';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { createApi } from '../api.ts';
import { outbox } from '../delivery/tables.ts';
import { test as base, type Learner } from '../testing/learner.ts';
import { bySms, newestCode, PHONE, signedUp, smsLogin } from '../testing/sign-ups.ts';
import { guest } from '../testing/test.ts';
import { deviceOf } from './devices.ts';
import { hashPassword } from './password.ts';
import { beginSession } from './session.ts';
import { students } from './tables.ts';

const NEW = 'a lantern by the sea';
const NEW_MAIL = 'new@example.com';
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error as { messageKey: string }).messageKey,
  );

interface Fixtures {
  salma: Client;
}
const test = base.extend<Fixtures>({
  salma: async ({ api }, use) => use((await signedUp(api)).client),
});

describe('what a student says of themselves', () => {
  test('is changed as far as it is given, and taken away by null', async ({ learner }) => {
    const { client } = await learner();
    expect(await client.account.setName({ full_name: ' Salma \u202e Abdallah ' })).toMatchObject({ full_name: 'Salma Abdallah' });
    const changed = await client.account.updateStudent({
      ...{ alias: ' salma.99 ', bio: 'أحب الفيزياء', language: 'ur', numbering_system: 'arab', appearance: 'dark' },
      visibility: { full_name: true },
    });
    const expected = { alias: 'salma.99', bio: 'أحب الفيزياء', language: 'ur', numbering_system: 'arab', appearance: 'dark' };
    expect(changed).toMatchObject({ ...expected, visibility: { full_name: true, picture: true, bio: true, program: true } });
    expect(await client.account.updateStudent({})).toMatchObject(expected);
    expect(await client.account.updateStudent({ alias: null, bio: '', numbering_system: null, appearance: null })).toMatchObject({
      ...{ alias: null, bio: null, numbering_system: null, appearance: null },
    });
    expect(await keyOf(client.account.updateStudent({ program_id: 77 }))).toBe('content_not_found');
    expect(await keyOf(client.account.setChatRestoreId({ chat_restore_id: 'x' }))).toBe('done');
  });

  test('an alias is one student’s in any case, and of fifty who want it at once one has it', async ({ learner, db }) => {
    const first = await learner();
    await first.client.account.updateStudent({ alias: 'Omar_99' });
    const second = await learner();
    expect(await keyOf(second.client.account.updateStudent({ alias: 'omar_99' }))).toBe('username_already_used');
    expect(await keyOf(first.client.account.updateStudent({ alias: 'OMAR_99' }))).toBe('done');
    const many = await Promise.all(Array.from({ length: 10 }, () => learner()));
    const wish = ({ client }: Learner) => keyOf(client.account.updateStudent({ alias: 'falcon' }));
    const outcomes = await Promise.all(many.flatMap((one) => Array.from({ length: 5 }, () => wish(one))));
    const winners = await db.select().from(students).where(eq(students.alias, 'falcon'));
    expect(winners).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'username_already_used']));
  });

  test('an alias that breaks its rule is refused with the catalogue’s word', async ({ learner }) => {
    const { client } = await learner();
    for (const alias of ['', 'ab', '123', 'omar.', '_omar', 'عمر', 'a b c', 'x'.repeat(31)])
      expect(await keyOf(client.account.updateStudent({ alias })), alias).toBe('username_validate_fail');
  });

  test('any alias that is taken has a letter, no mark at an end, and nothing but its signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abZ9_.ع -'), maxLength: 33 }), (typed) => {
        const alias = typed.trim();
        const isGood =
          /^[A-Za-z0-9][A-Za-z0-9_.]*[A-Za-z0-9]$/.test(alias) && /[A-Za-z]/.test(alias) && alias.length >= 3 && alias.length <= 30;
        expect(brokenRule('alias', typed) === null).toBe(isGood);
      }),
    );
  });

  test('is told to the league', async ({ options, learner }) => {
    const calls: string[] = [];
    const call = (id: string, payload: string) => Promise.resolve(void calls.push(`${id} ${payload}`)).then(() => 'null');
    const { accessToken } = await learner();
    const api = createApi({ ...options, callLeague: call });
    await api.client(guest({ accessToken })).account.updateStudent({ alias: 'salma.99' });
    expect(calls.filter((said) => said.startsWith('keep_player'))).toHaveLength(1);
    await api.close();
  });

  test('is shown to others as far as the student wants, and never an address', async ({ api, learner, db }) => {
    const { id, client } = await learner();
    await client.account.updateStudent({ full_name: 'سلمى العلي', alias: 'salma.99', bio: 'مرحبًا' });
    const seen = await api.client(guest()).account.publicProfile({ id });
    expect(seen).toMatchObject({ display_name: 'سلمى ع.', alias: 'salma.99', bio: 'مرحبًا', active_program_id: 1, is_own: false });
    expect(JSON.stringify(seen)).not.toContain('@');
    await client.account.updateStudent({ visibility: { full_name: true, bio: false, program: false } });
    expect(await client.account.publicProfile({ id })).toMatchObject({
      ...{ display_name: 'سلمى العلي', bio: null, active_program_id: null, is_own: true },
    });
    await db.update(students).set({ status: 'suspended' }).where(eq(students.id, id));
    expect(await keyOf(api.client(guest()).account.publicProfile({ id }))).toBe('stud_not_found');
  });
});

describe('a password', () => {
  test('is changed by who knows the old one, and every session ends with it', async ({ api, salma, db, clock }) => {
    const elsewhere = await api.client(guest()).account.signIn(smsLogin);
    expect(await keyOf(salma.account.changePassword({ password: NEW }))).toBe('stud_chan_pass_fail');
    expect(await keyOf(salma.account.changePassword({ old_password: 'not the one', password: NEW }))).toBe('stud_chan_pass_fail');
    expect(await keyOf(salma.account.changePassword({ old_password: bySms.password, password: '123456' }))).toBe('password_too_common');
    clock.advance(1);
    const { tokens, student } = await salma.account.changePassword({ old_password: bySms.password, password: NEW });
    expect(student.password_changed_at).toBe(clock.now().toISOString());
    for (const accessToken of [elsewhere.tokens.access_token])
      expect(await keyOf(api.client(guest({ accessToken })).account.info({}))).toBe('token_invalid');
    expect(await keyOf(salma.account.info({}))).toBe('token_invalid');
    expect(await keyOf(api.client(guest({ refreshToken: elsewhere.tokens.refresh_token })).account.refreshToken({}))).toBe('token_invalid');
    expect((await api.client(guest({ accessToken: tokens.access_token })).account.info({})).phone).toBe(PHONE);
    expect(await keyOf(api.client(guest()).account.signIn(smsLogin))).toBe('phone_not_valid');
    const rows = await db.select().from(outbox).where(eq(outbox.recipient, PHONE)).orderBy(outbox.createdAt);
    expect(rows.at(-1)).toMatchObject({ channel: 'sms', code: null });
  });

  test('is added by who has none, once of two at once', async ({ learner }) => {
    const { client } = await learner();
    const both = await Promise.all(
      ['a first path of sand', 'a second path'].map((password) => keyOf(client.account.changePassword({ password }))),
    );
    expect(both.filter((key) => key === 'done')).toHaveLength(1);
  });

  test('is added within an hour of a sign-in, and so are a number, an e-mail and a login: else who is there signs in again', async ({
    learner,
    clock,
    api,
    options,
  }) => {
    const salma = await learner();
    const begun = await beginSession(api.db, options.sessionSecrets[0], salma.id, null, clock.now());
    clock.advance(3_599);
    expect(await keyOf(api.client(guest({ accessToken: begun.access_token })).account.changeEmail({ email: NEW_MAIL }))).toBe('done');
    clock.advance(2);
    const renewed = await api.client(guest({ refreshToken: begun.refresh_token })).account.refreshToken({});
    const old = api.client(guest({ accessToken: renewed.access_token }));
    for (const act of [
      () => old.account.changePassword({ password: NEW }),
      () => old.account.changeEmail({ email: NEW_MAIL }),
      () => old.account.changePhone({ sms_otp_phone: PHONE, country_code: 'JO' }),
      () => old.account.linkLogin({ login_token: 'a'.repeat(43) }),
    ])
      expect(await keyOf(act())).toBe('proof_needed');
    expect(await keyOf((await salma.again()).account.changePassword({ password: NEW }))).toBe('done');
  });

  test('that is tried ten times is tried no more, wherever it is asked for', async ({ salma }) => {
    for (let round = 0; round < 10; round += 1)
      expect(await keyOf(salma.account.changeEmail({ email: NEW_MAIL, password: 'not the one' }))).toBe('stud_chan_pass_fail');
    expect(await keyOf(salma.account.changePassword({ old_password: bySms.password, password: NEW }))).toBe('sign_in_fail_exceed_limit');
  });
});

describe('another address', () => {
  const change = { email: NEW_MAIL, password: bySms.password };

  test('counts from its code on, and the old one hears of it', async ({ salma, api, db, clock }) => {
    const phone = { sms_otp_phone: '0790123457', country_code: 'JO' } as const;
    expect(await keyOf(salma.account.changePhone(phone))).toBe('stud_chan_pass_fail');
    expect(await salma.account.changePhone({ ...phone, password: bySms.password })).toEqual({ resend_after: 60 });
    expect((await salma.account.info({})).phone).toBe(PHONE);
    clock.advance(1);
    const code = await newestCode(db, '+962790123457');
    expect(await keyOf(salma.account.confirmPhoneChange({ ...phone, sms_otp_phone: '0790123458', verification_code: code }))).toBe(
      'sms_otp_code_invalid',
    );
    expect((await salma.account.confirmPhoneChange({ ...phone, verification_code: code })).phone).toBe('+962790123457');
    const told = await db.select().from(outbox).where(eq(outbox.recipient, PHONE)).orderBy(outbox.createdAt);
    expect(told.at(-1)?.code).toBeNull();
    expect(await keyOf(api.client(guest()).account.signIn(smsLogin))).toBe('phone_not_valid');
    expect(await keyOf(api.client(guest()).account.signIn({ ...smsLogin, phone: '0790123457' }))).toBe('done');
  });

  test('is taken by the link of its message, by who asked for it alone', async ({ salma, learner, db }) => {
    await salma.account.changeEmail(change);
    const [message] = await db.select().from(outbox).where(eq(outbox.recipient, NEW_MAIL));
    const email_change_token = /email_change_token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '';
    const other = await learner();
    expect(await keyOf(other.client.account.confirmEmailChangeByLink({ email_change_token }))).toBe('stud_verify_fail');
    expect((await salma.account.confirmEmailChangeByLink({ email_change_token })).email).toBe(NEW_MAIL);
    expect(await keyOf(salma.account.confirmEmailChangeByLink({ email_change_token }))).toBe('stud_verify_fail');
  });

  test('that waits for its code dies with a change of the password', async ({ salma, api, db }) => {
    await salma.account.changeEmail(change);
    const code = await newestCode(db, NEW_MAIL);
    const { tokens } = await salma.account.changePassword({ old_password: bySms.password, password: NEW });
    const again = api.client(guest({ accessToken: tokens.access_token }));
    expect(await keyOf(again.account.confirmEmailChange({ email: NEW_MAIL, verification_code: code }))).toBe('invalid_otp_code');
  });

  test('is refused when it is somebody’s, before its code and after it', async ({ salma, learner, db, clock }) => {
    await salma.account.changeEmail(change);
    const code = await newestCode(db, NEW_MAIL);
    const { id } = await learner();
    await db.update(students).set({ email: NEW_MAIL }).where(eq(students.id, id));
    expect(await keyOf(salma.account.confirmEmailChange({ email: NEW_MAIL, verification_code: code }))).toBe('stud_fail_email');
    clock.advance(120);
    expect(await keyOf(salma.account.changeEmail(change))).toBe('stud_fail_email');
  });
});

describe('sessions', () => {
  test('are listed with device and no more, and end one by one or all but this one', async ({ api, salma }) => {
    const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1';
    const signIn = (userAgent: string) => api.client(guest({ userAgent })).account.signIn(smsLogin);
    const phone = await signIn(iPhone);
    await signIn('curl/8.1');
    const { sessions } = await salma.account.sessions({});
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ is_this }) => is_this)).toHaveLength(1);
    expect(sessions.map(({ device }) => device)).toContainEqual({ kind: 'phone', browser: 'Safari', system: 'iOS' });
    const own = api.client(guest({ accessToken: phone.tokens.access_token }));
    const ofPhone = (await own.account.sessions({})).sessions.find(({ is_this }) => is_this)?.id ?? '';
    expect(await keyOf(salma.account.endSession({ id: ofPhone }))).toBe('done');
    expect(await keyOf(own.account.info({}))).toBe('token_invalid');
    expect(await keyOf(salma.account.endSession({ id: ofPhone }))).toBe('not_found');
    expect(await salma.account.endOtherSessions({})).toEqual({ ended: 1 });
    expect(await keyOf(salma.account.info({}))).toBe('done');
  });

  test('of another student cannot be ended', async ({ salma, learner }) => {
    const other = await learner();
    const [session] = (await other.client.account.sessions({})).sessions;
    expect(await keyOf(salma.account.endSession({ id: session?.id ?? '' }))).toBe('not_found');
    expect(await keyOf(other.client.account.info({}))).toBe('done');
  });

  test.for([
    ['Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'phone', 'Chrome', 'Android'],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Safari/537.36',
      'tablet',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'computer', 'Firefox', 'Windows'],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1 CriOS/131.0 Mobile/15E148 Safari/604.1',
      'tablet',
      'Chrome',
      'iPadOS',
    ],
    ['', 'unknown', null, null],
  ] as const)('a device is known by what it says: %s', ([agent, kind, browser, system]) => {
    expect(deviceOf(agent)).toEqual({ kind, browser, system });
  });
});

describe('a deleted account', () => {
  test('is gone for everybody at once, and is had back by signing in within 14 days', async ({ api, salma, clock }) => {
    const { id } = await salma.account.info({});
    expect(await keyOf(salma.account.deleteAccount({}))).toBe('stud_chan_pass_fail');
    const { erased_at } = await salma.account.deleteAccount({ password: bySms.password });
    expect(new Date(erased_at).getTime() - clock.now().getTime()).toBe(14 * 86_400_000);
    expect(await keyOf(salma.account.info({}))).toBe('token_invalid');
    expect(await keyOf(api.client(guest()).account.publicProfile({ id }))).toBe('stud_not_found');
    expect(await keyOf(api.client(guest()).account.signIn({ ...smsLogin, password: 'not the one' }))).toBe('phone_not_valid');
    clock.advance(14 * 86_400 - 1);
    const back = await api.client(guest()).account.signIn(smsLogin);
    expect(back).toMatchObject({ restored: true, student: { id } });
    expect(await api.client(guest()).account.signIn(smsLogin)).not.toHaveProperty('restored');
  });

  test('is not had back after 14 days', async ({ api, salma, clock }) => {
    await salma.account.deleteAccount({ password: bySms.password });
    clock.advance(14 * 86_400);
    expect(await keyOf(api.client(guest()).account.signIn(smsLogin))).toBe('phone_not_valid');
  });

  test('without a password is deleted by a code', async ({ learner, db }) => {
    const { id, client } = await learner();
    const [row] = await db.select().from(students).where(eq(students.id, id));
    expect(await client.account.sendDeletionCode({})).toEqual({ resend_after: 120, channel: 'email' });
    const code = await newestCode(db, row?.email ?? '');
    expect(await keyOf(client.account.deleteAccount({ verification_code: code === '000000' ? '000001' : '000000' }))).toBe(
      'invalid_otp_code',
    );
    expect(await keyOf(client.account.deleteAccount({ verification_code: code }))).toBe('done');
  });

  test('by the operator says so to who knows its password, and does not come back', async ({ api, learner, db, clock }) => {
    const { id } = await learner();
    const gone = { status: 'deleted', deletedBy: 'operator', deletedAt: clock.now() } as const;
    await db
      .update(students)
      .set({ ...gone, email: NEW_MAIL, passwordHash: await hashPassword(NEW) })
      .where(eq(students.id, id));
    expect(await keyOf(api.client(guest()).account.signIn({ email: NEW_MAIL, password: NEW }))).toBe('account_deleted');
    expect(await keyOf(api.client(guest()).account.signIn({ email: NEW_MAIL, password: 'not the one' }))).toBe('stud_login_fail');
  });
});
