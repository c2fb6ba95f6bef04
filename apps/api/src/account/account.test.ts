import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createApi } from '../api.ts';
import { DEFAULT_LIMITS } from '../settings.ts';
import { guest, test } from '../testing/test.ts';
import { outbox } from '../delivery/tables.ts';
import { codes, pendingSignUps, students } from './tables.ts';
import { MAIL, PHONE, byMail, bySms, newestCode, signedUp, smsLogin } from '../testing/sign-ups.ts';

const inArabicDigits = (code: string) => [...code].map((digit) => String.fromCharCode(0x660 + Number(digit))).join(' ');

describe('signing up', () => {
  test('by phone: a code comes, in any digits it lets the student in', async ({ api, db }) => {
    const client = api.client(guest());
    expect(await client.account.signUpBySms(bySms)).toEqual({ resend_after: 60 });
    const code = await newestCode(db, PHONE);
    expect(code).toMatch(/^\d{6}$/);
    const { student } = await client.account.verifySmsCode({
      verification_code: inArabicDigits(code),
      sms_otp_phone: '00962790123456',
      country_code: 'JO',
      language: 'ar',
    });
    expect(student).toMatchObject({
      full_name: 'سلمى العلي',
      phone: PHONE,
      sms_otp_phone: PHONE,
      is_sms_verified: true,
      email: null,
      country: 'JO',
      language: 'ar',
      program_id: null,
      is_premium: false,
      has_password: true,
      user_from_days: 0,
    });
    expect(student.is_referred_by).toBe(false);
    expect(student.unique_referral_code).toMatch(/^[A-Z2-9]{6}$/);
  });

  test('by e-mail: the address counts in lower case', async ({ api, db }) => {
    const client = api.client(guest());
    expect(await client.account.signUpByEmail(byMail)).toEqual({ resend_after: 120 });
    const { student } = await client.account.verifyEmailCode({
      verification_code: await newestCode(db, MAIL),
      email: 'SALMA@example.com',
      language: 'en',
      country: 'JO',
    });
    expect(student).toMatchObject({ email: MAIL, phone: null, is_sms_verified: false });
  });

  test('the message is in the language of the page and carries the code', async ({ api, db }) => {
    for (const [language, email] of [
      ['ar', 'a@example.com'],
      ['en', 'e@example.com'],
      ['ur', 'u@example.com'],
    ] as const) {
      await api.client(guest()).account.signUpByEmail({ ...byMail, email, language });
      const [message] = await db.select().from(outbox).where(eq(outbox.recipient, email));
      expect(message).toMatchObject({ language, channel: 'email' });
      expect(message?.body).toContain(message?.code);
      expect(message?.subject).toContain(message?.code);
      expect(message?.body).not.toContain('{{');
    }
  });

  test('without terms and language is in the language of the request, else of the country', async ({ api, db }) => {
    const { terms: _terms, language: _language, ...given } = byMail;
    const asked = [
      [{ language: 'ur' }, 'JO', 'ur'],
      [{ language: 'ar', namesLanguage: false }, 'PK', 'en'],
      [{ language: 'ar', namesLanguage: false }, 'JO', 'ar'],
    ] as const;
    for (const [index, [who, country, language]] of asked.entries()) {
      const email = `s${index}@example.com`;
      await api.client(guest(who)).account.signUpByEmail({ ...given, email, country });
      expect((await db.select().from(outbox).where(eq(outbox.recipient, email)))[0]).toMatchObject({ language });
      expect((await db.select().from(pendingSignUps).where(eq(pendingSignUps.address, email)))[0]).toMatchObject({ language });
    }
    await expect(api.client(guest()).account.signUpByEmail({ ...byMail, terms: false as never })).rejects.toMatchObject({
      errors: [{ path: 'terms', rule: 'invalid_value' }],
    });
  });

  test('again by one client, before the code was typed, replaces its name and password', async ({ api, db }) => {
    const client = api.client(guest());
    await client.account.signUpBySms(bySms);
    const first = await newestCode(db, PHONE);
    await client.account.signUpBySms({ ...bySms, full_name: 'ليلى', password: 'another one' });
    const second = await newestCode(db, PHONE);
    const verify = (verification_code: string) =>
      client.account.verifySmsCode({ verification_code, sms_otp_phone: PHONE, country_code: 'JO', language: 'ar' });
    if (first !== second) await expect(verify(first)).rejects.toMatchObject({ messageKey: 'sms_otp_code_invalid' });
    expect((await verify(second)).student.full_name).toBe('ليلى');
    await expect(verify(second)).rejects.toMatchObject({ messageKey: 'sms_otp_code_invalid' });
    await expect(client.account.signIn(smsLogin)).rejects.toMatchObject({ messageKey: 'phone_not_valid' });
    expect(await client.account.signIn({ ...smsLogin, password: 'another one' })).toBeTruthy();
    expect(await db.$count(students)).toBe(1);
  });

  test('with the address of a verified student is refused, and sends nothing', async ({ api, db, clock }) => {
    const client = api.client(guest());
    await signedUp(api);
    await client.account.signUpByEmail(byMail);
    await client.account.verifyEmailCode({ verification_code: await newestCode(db, MAIL), email: MAIL, language: 'en', country: 'JO' });
    const sent = await db.$count(outbox);
    clock.advance(3600);
    await expect(client.account.signUpBySms({ ...bySms, sms_otp_phone: '962790123456' })).rejects.toMatchObject({
      messageKey: 'stud_fail_phone',
      status: 409,
    });
    await expect(client.account.signUpByEmail({ ...byMail, email: 'SALMA@EXAMPLE.COM' })).rejects.toMatchObject({
      messageKey: 'stud_fail_email',
      status: 409,
    });
    expect(await db.$count(outbox)).toBe(sent);
  });

  test('twenty times at once with one number waits once, and is no account yet', async ({ api, db }) => {
    await Promise.allSettled(Array.from({ length: 20 }, () => api.client(guest()).account.signUpBySms(bySms)));
    expect(await db.$count(pendingSignUps)).toBe(1);
    expect(await db.$count(students)).toBe(0);
    expect(await db.$count(outbox)).toBe(2);
  });

  test('takes control and bidi characters out of a name, and refuses a name of nothing else', async ({ api, db }) => {
    const client = api.client(guest());
    await client.account.signUpBySms({ ...bySms, full_name: '  سلمى\u202e\u0007   العلي\u2066 ' });
    expect((await db.select().from(pendingSignUps))[0]?.fullName).toBe('سلمى العلي');
    for (const full_name of ['\u202e\u200f', '\u200c', '\u3164', '\u2800', '\u115f', '\ufe0f', '\u034f', '\u{e0041}', '\u064e', 'ـ'])
      await expect(client.account.signUpByEmail({ ...byMail, full_name })).rejects.toMatchObject({
        messageKey: 'rule_broken',
        errors: [{ path: 'full_name', rule: 'required' }],
      });
  });

  test('refuses what is no mobile number', async ({ api }) => {
    for (const sms_otp_phone of ['06 460 0000', '12']) {
      await expect(api.client(guest()).account.signUpBySms({ ...bySms, sms_otp_phone })).rejects.toMatchObject({
        messageKey: 'stud_fail_valid_phone',
      });
    }
    for (const [sms_otp_phone, rule] of [
      ['0790123456 ext 5', 'not_digits'],
      ['07abc', 'not_digits'],
      ['7'.repeat(200), 'too_big'],
    ] as const) {
      await expect(api.client(guest()).account.signUpBySms({ ...bySms, sms_otp_phone })).rejects.toMatchObject({
        messageKey: 'rule_broken',
        errors: [{ path: 'sms_otp_phone', rule }],
      });
    }
  });

  test('a code that has not six digits is told so, and is no try', async ({ api, db }) => {
    const client = api.client(guest());
    await client.account.signUpBySms(bySms);
    const verify = (verification_code: string) =>
      client.account.verifySmsCode({ verification_code, sms_otp_phone: PHONE, country_code: 'JO', language: 'ar' });
    const code = await newestCode(db, PHONE);
    for (const typed of [code.slice(1), `${code}1`, '12345a', '1'.repeat(200), `${code} `.repeat(2)])
      await expect(verify(typed)).rejects.toMatchObject({
        messageKey: 'rule_broken',
        errors: [{ path: 'verification_code', rule: 'not_six_digits' }],
      });
    expect((await db.select().from(codes))[0]?.tries).toBe(0);
    expect((await verify(`\u2066${inArabicDigits(code)}\u2069`)).student.phone).toBe(PHONE);
  });

  test('with an invitation keeps the code, and refuses one that nobody has', async ({ api, db }) => {
    const { referral } = await signedUp(api);
    const client = api.client(guest());
    await expect(client.account.signUpByEmail({ ...byMail, referred_by_code: 'ZZZZZZ' })).rejects.toMatchObject({
      messageKey: 'stud_fail_referral_code',
    });
    await client.account.signUpByEmail({ ...byMail, email: 'b@example.com', referred_by_code: referral.toLowerCase() });
    expect((await db.select().from(pendingSignUps).where(eq(pendingSignUps.address, 'b@example.com')))[0]?.referredByCode).toBe(referral);
    const { student } = await client.account.verifyEmailCode({
      verification_code: await newestCode(db, 'b@example.com'),
      email: 'b@example.com',
      country: 'JO',
    });
    expect(student).toMatchObject({ is_referred_by: true, referred_by_code: referral });
  });

  test('stores no password', async ({ api, db }) => {
    await api.client(guest()).account.signUpByEmail(byMail);
    await signedUp(api);
    const kept = [...(await db.select().from(pendingSignUps)), ...(await db.select().from(students))];
    expect(kept).toHaveLength(2);
    for (const { passwordHash } of kept) expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('limits of codes', () => {
  test('two SMS in three minutes, five a day, whatever the spelling', async ({ api, clock }) => {
    const send = (sms_otp_phone: string) => api.client(guest()).account.sendSmsCode({ sms_otp_phone, country_code: 'JO', language: 'ar' });
    await api.client(guest()).account.signUpBySms(bySms);
    await send('00962790123456');
    await expect(send('٠٧٩٠١٢٣٤٥٦')).rejects.toMatchObject({
      messageKey: 'sms_otp_fail_exceed_period_limit',
      status: 429,
      retryAfter: 180,
    });
    clock.advance(180);
    await send('0790123456');
    await send('+962 79 0123456');
    clock.advance(180);
    await send('0790123456');
    await expect(send('0790123456')).rejects.toMatchObject({ messageKey: 'sms_otp_fail_exceed_count_limit' });
    clock.advance(86_400);
    await send('0790123456');
  });

  test('one e-mail in two minutes, ten a day', async ({ api, clock }) => {
    const send = () => api.client(guest()).account.resendEmailCode({ email: MAIL, language: 'en' });
    for (let sent = 0; sent < 10; sent += 1) {
      await send();
      await expect(send()).rejects.toMatchObject({
        messageKey: sent < 9 ? 'send_fail_exceed_period_limit' : 'send_fail_exceed_count_limit',
      });
      clock.advance(120);
    }
    await expect(send()).rejects.toMatchObject({ messageKey: 'send_fail_exceed_count_limit', status: 429 });
  });

  test('hold for a network: an IPv6 /64 is one', async ({ options, api }) => {
    const strict = createApi({ ...options, limits: { ...DEFAULT_LIMITS, networkPeriod: { count: 2, seconds: 180 } } });
    const send = (address: string, index: number) =>
      strict.client(guest({ address })).account.resendEmailCode({ email: `s${index}@example.com`, language: 'ar' });
    await send('2001:db8:1:2::1', 1);
    await send('2001:db8:1:2:ffff::9', 2);
    await expect(send('2001:db8:1:2:0:1::', 3)).rejects.toMatchObject({ messageKey: 'send_fail_exceed_period_limit' });
    await send('2001:db8:1:3::1', 4);
    await strict.close();
    expect(await api.ready()).toBe('ready');
  });

  test('hold for a client that says who it is', async ({ api }) => {
    const clientId = '00000000-0000-4000-8000-000000000001';
    const send = (index: number) =>
      api.client(guest({ clientId })).account.resendEmailCode({ email: `s${index}@example.com`, language: 'ar' });
    for (let index = 0; index < 6; index += 1) await send(index);
    await expect(send(7)).rejects.toMatchObject({ messageKey: 'send_fail_exceed_period_limit' });
  });
});

describe('asking for a code again', () => {
  test('answers alike for an unknown, a verified and a waiting address, and sends to the waiting one alone', async ({ api, db }) => {
    await signedUp(api);
    const client = api.client(guest());
    await client.account.signUpBySms({ ...bySms, sms_otp_phone: '0790123457' });
    const sent = await db.$count(outbox);
    const answers = [];
    for (const sms_otp_phone of [PHONE, '0790123457', '0790123458'])
      answers.push(await client.account.sendSmsCode({ sms_otp_phone, country_code: 'JO', language: 'ar' }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await db.$count(outbox)).toBe(sent + 1);
  });
});

describe('an invitation code', () => {
  test('is right when it is somebody else’s', async ({ api }) => {
    const { client, referral } = await signedUp(api);
    expect(await api.client(guest()).account.verifyReferralCode({ referred_by_code: referral.toLowerCase() })).toEqual({});
    await expect(client.account.verifyReferralCode({ referred_by_code: referral })).rejects.toMatchObject({
      messageKey: 'own_referral_code',
    });
    await expect(client.account.verifyReferralCode({ referred_by_code: 'ZZZZZZ' })).rejects.toMatchObject({
      messageKey: 'stud_fail_referral_code',
    });
  });
});
