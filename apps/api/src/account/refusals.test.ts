import type { Client } from '@darb/contract';
import { describe, expect } from 'vitest';
import { bySms, MAIL, newestCode, PHONE, signedUp } from '../testing/sign-ups.ts';
import { guest, test } from '../testing/test.ts';

const OTHER = { clientId: '6f1c2a34-0000-4000-8000-000000000002' };
const FREE = '+962790123457';
const FREE_MAIL = 'free@example.com';
const CODE = { verification_code: '123456' } as const;
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error as { messageKey: string }).messageKey,
  );

/** A call with a number in it, of a guest or of Salma. */
type WithNumber = (client: Client, phone: string) => Promise<unknown>;
const sms = (phone: string) => ({ sms_otp_phone: phone, country_code: 'JO' }) as const;
const whatsapp = (phone: string) => ({ whatsapp_phone: phone, country_code: 'JO' }) as const;
const { sms_otp_phone: _typed, password: _secret, ...form } = bySms;
const SENDING: Readonly<Record<string, WithNumber>> = {
  fastSignUp: ({ account }, phone) => account.fastSignUp({ ...form, ...sms(phone) }),
  signUpBySms: ({ account }, phone) => account.signUpBySms({ ...bySms, ...sms(phone) }),
  signUpByWhatsapp: ({ account }, phone) => account.signUpByWhatsapp({ ...form, password: bySms.password, ...whatsapp(phone) }),
  changePhone: ({ account }, phone) => account.changePhone({ ...sms(phone), password: bySms.password }),
};
const OTHERS: Readonly<Record<string, WithNumber>> = {
  sendSmsCode: ({ account }, phone) => account.sendSmsCode(sms(phone)),
  sendWhatsappCode: ({ account }, phone) => account.sendWhatsappCode(whatsapp(phone)),
  recoverBySms: ({ account }, phone) => account.recoverBySms(sms(phone)),
  recoverByWhatsapp: ({ account }, phone) => account.recoverByWhatsapp(sms(phone)),
  verifySmsCode: ({ account }, phone) => account.verifySmsCode({ ...sms(phone), ...CODE }),
  verifyWhatsappCode: ({ account }, phone) => account.verifyWhatsappCode({ ...whatsapp(phone), ...CODE }),
  confirmSmsRecovery: ({ account }, phone) => account.confirmSmsRecovery({ ...sms(phone), ...CODE }),
  confirmWhatsappRecovery: ({ account }, phone) => account.confirmWhatsappRecovery({ ...sms(phone), ...CODE }),
  confirmPhoneChange: ({ account }, phone) => account.confirmPhoneChange({ ...sms(phone), ...CODE }),
};

describe('what a call of the account refuses', () => {
  test.for(Object.entries({ ...SENDING, ...OTHERS }))('a number that takes no messages is told: %s', async ([, ask], { api }) => {
    const { client } = await signedUp(api);
    for (const phone of ['0690123456', '07901234567', '0760123456']) expect(await keyOf(ask(client, phone))).toBe('stud_fail_valid_phone');
  });

  test.for(Object.entries(SENDING))('a number that is somebody’s is told, and gets nothing: %s', async ([, ask], { api, db, clock }) => {
    await signedUp(api);
    const before = await newestCode(db, PHONE);
    clock.advance(180);
    const other = api.client(guest(OTHER));
    await other.account.fastSignUp({ ...form, ...sms(FREE) });
    const { tokens } = await other.account.verifySmsCode({ ...sms(FREE), verification_code: await newestCode(db, FREE) });
    expect(await keyOf(ask(api.client(guest({ ...OTHER, accessToken: tokens.access_token })), PHONE))).toBe('stud_fail_phone');
    expect(await newestCode(db, PHONE)).toBe(before);
  });

  test.for([
    ['password_too_common', 'password1'],
    ['password_repeats', 'aaaaaaaa'],
    ['password_personal', 'salma1234'],
  ] as const)('a weak password is told wherever one is set: %s', async ([said, password], { api, db, clock }) => {
    const { client } = await signedUp(api);
    const at = { ...form, full_name: 'Salma', password };
    expect(await keyOf(client.account.signUpByWhatsapp({ ...at, ...whatsapp(FREE) }))).toBe(said);
    expect(await keyOf(client.account.signUpBySms({ ...at, ...sms(FREE) }))).toBe(said);
    expect(await keyOf(client.account.signUpByEmail({ ...at, email: FREE_MAIL, country: 'JO' }))).toBe(said);
    await client.account.setName({ full_name: 'Salma' });
    expect(await keyOf(client.account.changePassword({ old_password: bySms.password, password }))).toBe(said);
    clock.advance(180);
    await client.account.recoverBySms(sms(PHONE));
    const proven = await client.account.confirmSmsRecovery({ ...sms(PHONE), verification_code: await newestCode(db, PHONE) });
    expect(await keyOf(client.account.createPassword({ ...proven, password }))).toBe(said);
  });

  test('a code whose ten minutes are over is told as such, whatever it was for', async ({ api, db, clock }) => {
    const { client } = await signedUp(api);
    const guestHere = api.client(guest());
    clock.advance(180);
    await guestHere.account.signUpByWhatsapp({ ...form, password: bySms.password, ...whatsapp(FREE) });
    await guestHere.account.signUpByEmail({ ...form, password: bySms.password, email: FREE_MAIL, country: 'JO' });
    await guestHere.account.recoverBySms(sms(PHONE));
    await client.account.changePhone({ ...sms('+962790123458'), password: bySms.password });
    await client.account.changeEmail({ email: MAIL, password: bySms.password });
    const [byWhatsapp, byMail, back, number, mail] = await Promise.all(
      [FREE, FREE_MAIL, PHONE, '+962790123458', MAIL].map(async (to) => ({ verification_code: await newestCode(db, to) })),
    );
    clock.advance(601);
    const code = (sent: typeof CODE | { verification_code: string } | undefined) => sent ?? CODE;
    const said = await Promise.all(
      [
        guestHere.account.verifyWhatsappCode({ ...whatsapp(FREE), ...code(byWhatsapp) }),
        guestHere.account.verifyEmailCode({ email: FREE_MAIL, country: 'JO', ...code(byMail) }),
        guestHere.account.confirmSmsRecovery({ ...sms(PHONE), ...code(back) }),
        client.account.confirmPhoneChange({ ...sms('+962790123458'), ...code(number) }),
        client.account.confirmEmailChange({ email: MAIL, ...code(mail) }),
      ].map(keyOf),
    );
    expect(said).toEqual(said.map(() => 'otp_expired'));
  });
});
