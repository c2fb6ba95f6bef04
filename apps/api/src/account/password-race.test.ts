import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../api.ts';
import { newestCode, PHONE, signedUp, smsLogin } from '../testing/sign-ups.ts';
import { guest, test } from '../testing/test.ts';
import { endEverything } from './ending.ts';
import { hashPassword } from './password.ts';
import { storePassword } from './queries.ts';
import type { StudentId } from '../ids.ts';
import { linkTokens, sessions, students } from './tables.ts';

const NEW = 'a lantern by the sea';
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error as { messageKey: string }).messageKey,
  );

/** Whether somebody waits for a row that another transaction holds. */
const waits = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
};

/** Changes Salma's password when `act` has been let through and has not yet done its last step. */
async function passwordChangedDuring(db: Db, act: () => Promise<unknown>, now: Date): Promise<string> {
  const hash = await hashPassword(NEW);
  let acting: Promise<string> | undefined;
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ id: students.id }).from(students).where(eq(students.phone, PHONE)).for('update');
    acting = keyOf(act());
    await expect.poll(() => waits(db)).toBe(1);
    const id = row?.id as StudentId;
    await storePassword(tx, id, hash, now);
    await endEverything(tx, id, now);
  });
  return (await acting) ?? '';
}

test('a sign-in with the old password that is under way while the password is changed opens nothing', async ({ api, db, clock }) => {
  await signedUp(api);
  clock.advance(60);
  const stranger = api.client(guest({ clientId: '6f1c2a34-0000-4000-8000-000000000002' }));
  expect(await passwordChangedDuring(db, () => stranger.account.signIn(smsLogin), clock.now())).toBe('phone_not_valid');
  expect(await db.$count(sessions, sql`${sessions.endedAt} is null`)).toBe(0);
  expect(await keyOf(stranger.account.signIn({ ...smsLogin, password: NEW }))).toBe('done');
});

test('the code of a recovery that is typed while the password is changed gives no other one', async ({ api, db, clock }) => {
  const { client } = await signedUp(api);
  const to = { sms_otp_phone: PHONE, country_code: 'JO' } as const;
  await client.account.recoverBySms(to);
  const verification_code = await newestCode(db, PHONE);
  const confirm = () => client.account.confirmSmsRecovery({ ...to, verification_code });
  expect(await passwordChangedDuring(db, confirm, clock.now())).toBe('sms_otp_code_invalid');
  expect(await db.$count(linkTokens, eq(linkTokens.purpose, 'recovery'))).toBe(0);
});

test('a change of the number that is being confirmed while the password is changed is none', async ({ api, db, clock }) => {
  const { client } = await signedUp(api);
  const to = { sms_otp_phone: '+962790123457', country_code: 'JO' } as const;
  await client.account.changePhone({ ...to, password: smsLogin.password });
  const verification_code = await newestCode(db, to.sms_otp_phone);
  clock.advance(60);
  const confirm = () => client.account.confirmPhoneChange({ ...to, verification_code });
  expect(await passwordChangedDuring(db, confirm, clock.now())).toBe('otp_expired');
  expect(await db.select({ phone: students.phone }).from(students)).toEqual([{ phone: PHONE }]);
});

test('two students who confirm one number at once: one has it, the other is told so', async ({ api, db, clock }) => {
  const to = { sms_otp_phone: '+962790123499', country_code: 'JO' } as const;
  const clients = [];
  for (const index of [1, 2]) {
    const asker = guest({ clientId: `6f1c2a34-0000-4000-8000-00000000000${index}` });
    const phone = { sms_otp_phone: `+96279012345${index}`, country_code: 'JO' } as const;
    await api.client(asker).account.fastSignUp({ ...phone, full_name: 'Salma', terms: true, language: 'en' });
    const code = await newestCode(db, phone.sms_otp_phone);
    const { tokens } = await api.client(asker).account.verifySmsCode({ ...phone, verification_code: code });
    const { account } = api.client({ ...asker, accessToken: tokens.access_token });
    await account.changePhone(to);
    clients.push({ account, verification_code: await newestCode(db, to.sms_otp_phone) });
    clock.advance(1);
  }
  const said = await Promise.all(
    clients.map(({ account, verification_code }) => keyOf(account.confirmPhoneChange({ ...to, verification_code }))),
  );
  expect(said.toSorted()).toEqual(['done', 'stud_fail_phone']);
});

test('a student whom the operator suspends while they delete their account cannot take that back', async ({ api, db, clock }) => {
  const { client } = await signedUp(api);
  let deleting: Promise<string> | undefined;
  await db.transaction(async (tx) => {
    await tx.select({ id: students.id }).from(students).where(eq(students.phone, PHONE)).for('update');
    deleting = keyOf(client.account.deleteAccount({ password: smsLogin.password }));
    await expect.poll(() => waits(db)).toBe(1);
    await tx.update(students).set({ status: 'suspended' }).where(eq(students.phone, PHONE));
  });
  expect(await deleting).toBe('token_invalid');
  clock.advance(60);
  expect(await keyOf(api.client(guest()).account.signIn(smsLogin))).toBe('account_suspended');
});
