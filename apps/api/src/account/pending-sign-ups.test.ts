import type { Client } from '@darb/contract';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createApi, type Api, type Db } from '../api.ts';
import { DEFAULT_LIMITS } from '../settings.ts';
import { guest, test as base, type ApiFixtures } from '../testing/test.ts';
import { outbox } from '../delivery/tables.ts';
import { codes, pendingSignUps, students } from './tables.ts';

const PHONE = '+962790123456';
const at = { sms_otp_phone: PHONE, country_code: 'JO', language: 'ar' } as const;
const salma = { full_name: 'Salma', password: 'a lantern at sea', terms: true, ...at } as const;
const stranger = { full_name: 'Stranger', password: 'a kite on a roof', terms: true, ...at } as const;
const refusedAs = (messageKey: string) => expect.objectContaining({ messageKey }) as unknown;
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const clientId = (number: number) => `6f1c2a34-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Each device is a client of its own. The limits of a number are wide here; `account.test.ts` has them. */
const test = base.extend<{ device(number: number): Client } & Pick<ApiFixtures, 'options'>>({
  options: async ({ options }, use) =>
    use({ ...options, limits: { ...DEFAULT_LIMITS, smsPeriod: { count: 200, seconds: 180 }, smsNumberDay: { count: 200, seconds: 180 } } }),
  device: async ({ api }, use) => use((number) => api.client(guest({ clientId: clientId(number) }))),
});

async function newestCode(db: Db): Promise<string> {
  const [newest] = await db.select().from(outbox).where(eq(outbox.recipient, PHONE)).orderBy(desc(outbox.createdAt)).limit(1);
  return newest?.code ?? '';
}
/** Runs what sends one message, and gives the code in it. */
async function codeOf(db: Db, send: () => Promise<unknown>): Promise<string> {
  await db.delete(outbox);
  await send();
  return newestCode(db);
}
const verify = (client: Client, verification_code: string) => client.account.verifySmsCode({ verification_code, ...at });
const signIn = (client: Client, password: string) => client.account.signIn({ phone: PHONE, country_code: 'JO', password });
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error as { messageKey: string }).messageKey,
  );

describe('a stranger who signs up with the number of somebody else', () => {
  test('afterwards does not get their password onto the account, whichever code is typed', async ({ db, device }) => {
    const own = await codeOf(db, () => device(1).account.signUpBySms(salma));
    const strange = await codeOf(db, () => device(2).account.signUpBySms(stranger));
    if (own !== strange) await expect(verify(device(1), strange)).rejects.toEqual(refusedAs('sms_otp_code_invalid'));
    const { student } = await verify(device(1), own);
    expect(student.full_name).toBe('Salma');
    await expect(signIn(device(2), stranger.password)).rejects.toEqual(refusedAs('phone_not_valid'));
    expect((await signIn(device(1), salma.password)).student.id).toBe(student.id);
  });

  test('before does not either, and the account holds nothing that the stranger said', async ({ db, device }) => {
    await device(2).account.signUpBySms({ ...stranger, language: 'ur' });
    await verify(device(1), await codeOf(db, () => device(1).account.signUpBySms(salma)));
    expect(
      await db.select({ fullName: students.fullName, language: students.language, referredByCode: students.referredByCode }).from(students),
    ).toEqual([{ fullName: 'Salma', language: 'ar', referredByCode: null }]);
    expect(await db.$count(pendingSignUps)).toBe(0);
  });

  test('cannot finish with the code that was sent to its owner, and uses up none of its tries', async ({ db, device }) => {
    const own = await codeOf(db, () => device(1).account.signUpBySms(salma));
    const strange = await codeOf(db, () => device(2).account.signUpBySms(stranger));
    if (own !== strange) await expect(verify(device(2), own)).rejects.toEqual(refusedAs('sms_otp_code_invalid'));
    await Promise.allSettled(Array.from({ length: 50 }, () => verify(device(2), wrongOf(strange))));
    await expect(verify(device(2), strange)).rejects.toEqual(refusedAs('sms_otp_code_invalid'));
    expect((await verify(device(1), own)).student.full_name).toBe('Salma');
  });

  test('without a client id is refused before anything is sent, at every call of signing up', async ({ api, db, device }) => {
    const nobody = api.client(guest({ clientId: null }));
    const mail = { email: 'salma@example.com', language: 'ar' } as const;
    const unnamed = expect.objectContaining({ messageKey: 'rule_broken', errors: [{ path: 'trace-id', rule: 'required' }] }) as unknown;
    await expect(nobody.account.signUpBySms(stranger)).rejects.toEqual(unnamed);
    await expect(nobody.account.sendSmsCode(at)).rejects.toEqual(unnamed);
    await expect(verify(nobody, '123456')).rejects.toEqual(unnamed);
    await expect(nobody.account.resendEmailCode(mail)).rejects.toEqual(unnamed);
    await expect(nobody.account.verifyEmailCode({ ...mail, verification_code: '123456', country: 'JO' })).rejects.toEqual(unnamed);
    await expect(
      nobody.account.signUpByEmail({ full_name: 'Stranger', password: 'a kite on a roof', terms: true, country: 'JO', ...mail }),
    ).rejects.toEqual(unnamed);
    expect(await db.$count(outbox)).toBe(0);
    const own = await codeOf(db, () => device(1).account.signUpBySms(salma));
    await expect(signIn(nobody, salma.password)).rejects.toEqual(refusedAs('stud_exists_not_verified'));
    expect(await db.$count(pendingSignUps)).toBe(1);
    expect((await verify(device(1), own)).student.full_name).toBe('Salma');
  });

  test('gets no further code through the owner asking for one, nor the owner through the stranger', async ({ db, device }) => {
    await device(2).account.signUpBySms(stranger);
    expect(await codeOf(db, () => device(1).account.sendSmsCode(at))).toBe('');
    const again = await codeOf(db, () => device(2).account.sendSmsCode(at));
    expect(again).toMatch(/^\d{6}$/);
    await expect(verify(device(1), again)).rejects.toEqual(refusedAs('sms_otp_code_invalid'));
  });
});

describe('one person on two devices', () => {
  for (const finishing of [1, 2]) {
    test(`can finish on the ${finishing === 1 ? 'first' : 'second'} one, and then not on the other`, async ({ db, device }) => {
      const got = {
        1: await codeOf(db, () => device(1).account.signUpBySms(salma)),
        2: await codeOf(db, () => device(2).account.signUpBySms({ ...salma, full_name: 'Salma A' })),
      };
      const [one, other] = finishing === 1 ? ([1, 2] as const) : ([2, 1] as const);
      expect((await verify(device(one), got[one])).student.full_name).toBe(one === 1 ? 'Salma' : 'Salma A');
      await expect(verify(device(other), got[other])).rejects.toEqual(refusedAs('sms_otp_code_invalid'));
      expect(await codeOf(db, () => device(other).account.sendSmsCode(at))).toBe('');
      await expect(device(other).account.signUpBySms(salma)).rejects.toEqual(refusedAs('stud_fail_phone'));
    });
  }

  test('who signs in on the second with the password of the sign-up may ask for the code there', async ({ db, device }) => {
    const first = await codeOf(db, () => device(1).account.signUpBySms({ ...salma, language: 'ur' }));
    await expect(signIn(device(2), 'wrong one')).rejects.toEqual(refusedAs('phone_not_valid'));
    expect(await codeOf(db, () => device(2).account.sendSmsCode(at))).toBe('');
    await expect(signIn(device(2), salma.password)).rejects.toEqual(refusedAs('stud_exists_not_verified'));
    const second = await codeOf(db, () => device(2).account.sendSmsCode(at));
    if (first !== second) await expect(verify(device(2), first)).rejects.toEqual(refusedAs('sms_otp_code_invalid'));
    expect((await verify(device(2), second)).student).toMatchObject({ full_name: 'Salma', language: 'ur' });
    expect(await signIn(device(1), salma.password)).toBeTruthy();
  });

  test('who signs in on the second can still finish on the first', async ({ db, device }) => {
    const first = await codeOf(db, () => device(1).account.signUpBySms(salma));
    await expect(signIn(device(2), salma.password)).rejects.toEqual(refusedAs('stud_exists_not_verified'));
    await device(2).account.sendSmsCode(at);
    expect((await verify(device(1), first)).student.full_name).toBe('Salma');
  });

  test('who comes back a day later on the same one is sent a code, whatever a stranger did meanwhile', async ({ db, clock, device }) => {
    await device(1).account.signUpBySms(salma);
    clock.advance(86_400);
    await device(2).account.signUpBySms(stranger);
    await expect(signIn(device(1), salma.password)).rejects.toEqual(refusedAs('stud_exists_not_verified'));
    await expect(signIn(device(1), stranger.password)).rejects.toEqual(refusedAs('phone_not_valid'));
    expect((await verify(device(1), await codeOf(db, () => device(1).account.sendSmsCode(at)))).student.full_name).toBe('Salma');
  });
});

describe('proofs at once', () => {
  test('of ten clients with their right codes one gets the number, and the others a wrong code', async ({ db, device }) => {
    for (let round = 0; round < 5; round += 1) {
      await db.delete(students);
      const got: string[] = [];
      for (let index = 0; index < 10; index += 1)
        got.push(await codeOf(db, () => device(round * 10 + index).account.signUpBySms({ ...salma, full_name: `Salma ${index}` })));
      const outcomes = await Promise.all(got.map((code, index) => outcomeOf(verify(device(round * 10 + index), code))));
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'sms_otp_code_invalid')).toHaveLength(9);
      expect((await db.select().from(students)).map(({ fullName }) => fullName)).toEqual([`Salma ${outcomes.indexOf('done')}`]);
      expect(await db.$count(pendingSignUps)).toBe(0);
    }
  });

  test('of fifty repeats of one right code one is let in', async ({ db, device }) => {
    const code = await codeOf(db, () => device(1).account.signUpBySms(salma));
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(verify(device(1), code))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await db.$count(students)).toBe(1);
  });

  test('fifty wrong codes at once never pass five tries', async ({ db, device }) => {
    const code = await codeOf(db, () => device(1).account.signUpBySms(salma));
    await Promise.all(Array.from({ length: 50 }, () => outcomeOf(verify(device(1), wrongOf(code)))));
    expect(
      (
        await db
          .select()
          .from(codes)
          .where(and(eq(codes.destination, PHONE), eq(codes.client, clientId(1))))
      )[0]?.tries,
    ).toBe(5);
    await expect(verify(device(1), code)).rejects.toEqual(refusedAs('sms_otp_code_invalid'));
  });

  test('a sign-up anew while its code is typed ends in one account, of the earlier words or the later, with their own password', async ({
    db,
    device,
  }) => {
    for (let round = 0; round < 5; round += 1) {
      await db.delete(students);
      const client = device(round);
      const code = await codeOf(db, () => client.account.signUpBySms(salma));
      await db.delete(outbox);
      const [verified] = await Promise.all([
        outcomeOf(verify(client, code)),
        outcomeOf(client.account.signUpBySms({ ...salma, full_name: 'Later', password: 'a well in the hills' })),
      ]);
      if (verified !== 'done') await verify(client, await newestCode(db));
      const [row] = await db.select().from(students);
      expect((await signIn(client, row?.fullName === 'Later' ? 'a well in the hills' : salma.password)).student.full_name).toBe(
        row?.fullName,
      );
    }
  });
});

test('a code that is over says so to its own client alone', async ({ db, clock, device }) => {
  const code = await codeOf(db, () => device(1).account.signUpBySms(salma));
  clock.advance(600);
  await expect(verify(device(1), code)).rejects.toEqual(refusedAs('otp_expired'));
  await expect(verify(device(2), code)).rejects.toEqual(refusedAs('sms_otp_code_invalid'));
});

test('the letters of a client id count in either case', async ({ api, db }) => {
  const id = '6F1C2A34-ABCD-4000-8000-00000000000F';
  const code = await codeOf(db, () => api.client(guest({ clientId: id })).account.signUpBySms(salma));
  expect(await outcomeOf(verify(api.client(guest({ clientId: id.toLowerCase() })), code))).toBe('done');
});

test('sign-ups that nobody finished are swept after a week', async ({ api, db, clock, device }) => {
  const kept = async (after: Api) => {
    await after.sweep();
    return db.$count(pendingSignUps);
  };
  await device(1).account.signUpBySms(salma);
  clock.advance(7 * 86_400);
  await device(2).account.signUpBySms(salma);
  expect(await kept(api)).toBe(2);
  clock.advance(1);
  expect(await kept(api)).toBe(1);
});

test('a resend looks up the same for an address of a student, of another client and of nobody', async ({ options, events, db, device }) => {
  const silent = createApi({ ...options, delivery: { ...options.delivery, sms: () => Promise.reject(new Error('asked to deliver')) } });
  const asking = silent.client(guest({ clientId: clientId(9) }));
  await verify(device(1), await codeOf(db, () => device(1).account.signUpBySms(salma)));
  await device(2).account.signUpBySms({ ...stranger, sms_otp_phone: '0790123457' });
  for (const sms_otp_phone of [PHONE, '0790123457', '0790123458'])
    expect(await asking.account.sendSmsCode({ ...at, sms_otp_phone })).toEqual({ resend_after: 60 });
  await silent.close();
  expect(events).toEqual([]);
});
