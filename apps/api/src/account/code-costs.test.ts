import { describe, expect } from 'vitest';
import { createApi, type Api } from '../api.ts';
import { MessageRefused, type Carrier } from '../delivery/delivery.ts';
import { outbox } from '../delivery/tables.ts';
import { DEFAULT_LIMITS } from '../settings.ts';
import { guest, test } from '../testing/test.ts';
import { MAIL, PHONE, byMail, bySms, newestCode } from '../testing/sign-ups.ts';

describe('what a code costs whom', () => {
  const owner = (api: Api) => api.client(guest());
  const strangerOf = (api: Api) => api.client(guest({ clientId: '6f1c2a34-0000-4000-8000-000000000002', address: '198.51.100.7' }));
  const at = { sms_otp_phone: PHONE, country_code: 'JO', language: 'ar' } as const;

  test('a refused referral code uses nothing of the address up', async ({ api, db }) => {
    const client = owner(api);
    for (let round = 0; round < 5; round += 1)
      await expect(client.account.signUpByEmail({ ...byMail, referred_by_code: 'ZZZZZZ' })).rejects.toMatchObject({
        messageKey: 'stud_fail_referral_code',
      });
    expect(await client.account.signUpByEmail(byMail)).toEqual({ resend_after: 120 });
    expect(await newestCode(db, MAIL)).toMatch(/^\d{6}$/);
  });

  test('a stranger who asks for codes that are never sent does not keep the owner from theirs', async ({ api, db }) => {
    await owner(api).account.signUpBySms(bySms);
    const before = await db.$count(outbox);
    const keys = [];
    for (let round = 0; round < 6; round += 1)
      keys.push(
        await strangerOf(api)
          .account.sendSmsCode(at)
          .then(
            () => 'sent',
            (error: unknown) => (error as { messageKey: string }).messageKey,
          ),
      );
    // the stranger is answered as if it were their own address
    expect(keys.slice(0, 3)).toEqual(['sent', 'sent', 'sms_otp_fail_exceed_period_limit']);
    expect(await db.$count(outbox)).toBe(before);
    expect(await owner(api).account.sendSmsCode(at)).toEqual({ resend_after: 60 });
    expect(await db.$count(outbox)).toBe(before + 1);
  });

  test('a message that its gateway will not take is not charged to its address', async ({ options, events, clock, db }) => {
    const taken: string[] = [];
    let isRefusing = true;
    const sms: Carrier = ({ to }) => {
      if (isRefusing) return Promise.reject(new MessageRefused('no such number'));
      taken.push(to);
      return Promise.resolve({ providerId: null });
    };
    const api = createApi({ ...options, delivery: { ...options.delivery, sms } });
    const client = owner(api);
    for (let round = 0; round < 4; round += 1) {
      expect(await client.account.signUpBySms(bySms)).toEqual({ resend_after: 60 });
      await api.sendDue();
      clock.advance(1);
    }
    isRefusing = false;
    expect(await client.account.signUpBySms(bySms)).toEqual({ resend_after: 60 });
    await api.sendDue();
    expect(taken).toEqual([PHONE]);
    expect(await db.$count(outbox)).toBe(0);
    expect(events.splice(0)).toEqual(Array.from({ length: 4 }, () => ({ event: 'delivery_error', error: { name: 'MessageRefused' } })));
    await api.close();
  });

  test('all SMS of a day have a ceiling, which mail has not', async ({ options, db }) => {
    const api = createApi({ ...options, limits: { ...DEFAULT_LIMITS, smsDay: { count: 2, seconds: 86_400 } } });
    const client = owner(api);
    for (const sms_otp_phone of ['0790123456', '0790123457']) await client.account.signUpBySms({ ...bySms, sms_otp_phone });
    await expect(client.account.signUpBySms({ ...bySms, sms_otp_phone: '0790123458' })).rejects.toMatchObject({
      messageKey: 'sms_otp_fail_exceed_count_limit',
    });
    expect(await client.account.signUpByEmail(byMail)).toEqual({ resend_after: 120 });
    expect(await db.$count(outbox)).toBe(3);
    await api.close();
  });
});
