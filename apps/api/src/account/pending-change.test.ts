import { describe, expect } from 'vitest';
import { test } from '../testing/learner.ts';
import { newestCode } from '../testing/sign-ups.ts';

const MAIL = 'new@example.com';
const PHONE = '+962790000007';
const byPhone = { sms_otp_phone: PHONE, country_code: 'JO' } as const;
const refusedWith = (messageKey: string) => expect.objectContaining({ messageKey }) as Error;

describe('a change that waits for its code', () => {
  test('is listed with its address, the seconds to another code and its end', async ({ learner, clock }) => {
    const { client } = await learner();
    expect(await client.account.pendingChanges({})).toEqual({ phone: null, email: null });
    await client.account.changeEmail({ email: MAIL });
    await client.account.changePhone(byPhone);
    clock.advance(45);
    const end = new Date(clock.now().getTime() + 555_000).toISOString();
    expect(await client.account.pendingChanges({})).toEqual({
      email: { to: MAIL, resend_after: 75, expires_at: end },
      phone: { to: PHONE, resend_after: 15, expires_at: end },
    });
    clock.advance(555);
    expect(await client.account.pendingChanges({})).toEqual({ phone: null, email: null });
  });

  test('gets another code without the password, within the limits, and only the newest one counts', async ({ learner, db, clock }) => {
    const student = await learner();
    await student.client.account.changePassword({ password: 'a path of sand' });
    const salma = await student.again();
    await expect(salma.account.changeEmail({ email: MAIL })).rejects.toEqual(refusedWith('stud_chan_pass_fail'));
    await salma.account.changeEmail({ email: MAIL, password: 'a path of sand' });
    const first = await newestCode(db, MAIL);
    await expect(salma.account.resendChange({ kind: 'email' })).rejects.toEqual(refusedWith('send_fail_exceed_period_limit'));
    clock.advance(121);
    expect(await salma.account.resendChange({ kind: 'email' })).toEqual({ resend_after: 120 });
    const second = await newestCode(db, MAIL);
    if (first !== second)
      await expect(salma.account.confirmEmailChange({ email: MAIL, verification_code: first })).rejects.toEqual(
        refusedWith('invalid_otp_code'),
      );
    expect(await salma.account.confirmEmailChange({ email: MAIL, verification_code: second })).toMatchObject({ email: MAIL });
  });

  test('gets none when nothing waits, or its time is over', async ({ learner, clock }) => {
    const { client } = await learner();
    await expect(client.account.resendChange({ kind: 'phone' })).rejects.toEqual(refusedWith('otp_expired'));
    await client.account.changePhone(byPhone);
    clock.advance(600);
    await expect(client.account.resendChange({ kind: 'phone', channel: 'whatsapp' })).rejects.toEqual(refusedWith('otp_expired'));
  });

  test('is ended by its student, code and link, and nobody else’s is', async ({ learner, db }) => {
    const [salma, other] = [await learner(), await learner()];
    await salma.client.account.changeEmail({ email: MAIL });
    await other.client.account.changePhone(byPhone);
    await salma.client.account.cancelChange({ kind: 'email' });
    expect(await salma.client.account.pendingChanges({})).toEqual({ phone: null, email: null });
    const code = await newestCode(db, MAIL);
    await expect(salma.client.account.confirmEmailChange({ email: MAIL, verification_code: code })).rejects.toEqual(
      refusedWith('invalid_otp_code'),
    );
    expect((await other.client.account.pendingChanges({})).phone).not.toBeNull();
    await salma.client.account.cancelChange({ kind: 'phone' });
  });

  test('ends when the student asks for another address of its kind', async ({ learner, db }) => {
    const { client } = await learner();
    await client.account.changePhone(byPhone);
    await client.account.changeEmail({ email: MAIL });
    await client.account.changePhone({ ...byPhone, sms_otp_phone: '+962790000008' });
    expect(await client.account.pendingChanges({})).toMatchObject({ phone: { to: '+962790000008' }, email: { to: MAIL } });
    const code = await newestCode(db, PHONE);
    await expect(client.account.confirmPhoneChange({ ...byPhone, verification_code: code })).rejects.toEqual(
      refusedWith('sms_otp_code_invalid'),
    );
  });
});
