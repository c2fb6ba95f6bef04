import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '../testing/learner.ts';
import { bySms, PHONE, signedUp, smsLogin } from '../testing/sign-ups.ts';
import { guest } from '../testing/test.ts';
import { accountNamed, decide, sheetOf, type Decision } from './operating.ts';
import { accountActs, students } from './tables.ts';

const refusedWith = (messageKey: string) => expect.objectContaining({ messageKey }) as Error;
const DAY = 86_400;

describe('an account that an operator names', () => {
  test('is found by its id, its e-mail and its number, however they are typed', async ({ db, learner, api }) => {
    await signedUp(api);
    const salma = await accountNamed(db, PHONE, 'JO');
    for (const typed of ['0790123456', '٠٧٩ ٠١٢ ٣٤٥٦', '00962790123456', ` ${PHONE} `, salma?.id ?? '', (salma?.id ?? '').toUpperCase()])
      expect((await accountNamed(db, typed, 'JO'))?.id, typed).toBe(salma?.id);
    const { id } = await learner();
    await db.update(students).set({ email: 'noor@example.com' }).where(eq(students.id, id));
    expect((await accountNamed(db, 'Noor@Example.com', 'JO'))?.id).toBe(id);
    for (const typed of ['', 'nobody', '0790000000', 'nobody@example.com', '0790123456x'])
      expect(await accountNamed(db, typed, 'JO'), typed).toBeNull();
    expect(await accountNamed(db, '0790123456', 'EG')).toBeNull();
  });
});

describe('a decision of the operator', () => {
  test.for([
    ['review', 'account_under_review'],
    ['suspend', 'account_suspended'],
    ['delete', 'account_deleted'],
  ] as const)(
    '%s keeps an account out, says so to who knows its password, and is taken back by restore',
    async ([decision, key], { api, db, clock }) => {
      const { client } = await signedUp(api);
      const { id } = await client.account.info({});
      const account = await accountNamed(db, id, 'JO');
      if (!account) throw new Error('no account');
      expect(await decide(db, account.id, decision, 'rana', clock.now())).toBeNull();
      clock.advance(6);
      await expect(client.account.info({})).rejects.toEqual(refusedWith('token_invalid'));
      await expect(api.client(guest()).account.signIn(smsLogin)).rejects.toEqual(refusedWith(key));
      await expect(api.client(guest()).account.signIn({ ...smsLogin, password: 'not the one' })).rejects.toEqual(
        refusedWith('phone_not_valid'),
      );
      expect(await decide(db, account.id, decision, 'rana', clock.now())).toBe('already');
      expect(await decide(db, account.id, 'restore', 'zaid', clock.now())).toBeNull();
      expect(await api.client(guest()).account.signIn(smsLogin)).not.toHaveProperty('restored');
      const acts = await db.select().from(accountActs).orderBy(accountActs.at);
      expect(acts).toMatchObject([
        { studentId: id, act: decision, by: 'operator', operator: 'rana' },
        { studentId: id, act: 'restore', by: 'operator', operator: 'zaid' },
      ]);
      expect(await sheetOf(db, account)).toMatchObject({ openSessions: 1, acts: [{ act: decision }, { act: 'restore' }] });
    },
  );

  test('stands above the student’s own: a deletion of the operator’s is not taken back by signing in', async ({ api, db, clock }) => {
    const { client } = await signedUp(api);
    const { id } = await client.account.info({});
    await client.account.deleteAccount({ password: bySms.password });
    const account = await accountNamed(db, id, 'JO');
    if (!account) throw new Error('no account');
    const tries: [Decision, string | null][] = [
      ['review', 'deleted'],
      ['suspend', 'deleted'],
      ['delete', null],
      ['delete', 'already'],
    ];
    for (const [decision, said] of tries) expect(await decide(db, account.id, decision, 'rana', clock.now()), decision).toBe(said);
    await expect(api.client(guest()).account.signIn(smsLogin)).rejects.toEqual(refusedWith('account_deleted'));
    clock.advance(14 * DAY);
    expect(await decide(db, account.id, 'restore', 'rana', clock.now())).toBe('gone');
    await api.sweep();
    expect(await accountNamed(db, id, 'JO')).toBeNull();
    expect(await decide(db, account.id, 'suspend', 'rana', clock.now())).toBe('gone');
  });

  test('that two make at once is made once', async ({ db, learner, clock }) => {
    const { id } = await learner();
    const said = await Promise.all(Array.from({ length: 6 }, () => decide(db, id, 'suspend', 'rana', clock.now())));
    expect(said.filter((one) => one === null)).toHaveLength(1);
    expect(await db.$count(accountActs)).toBe(1);
  });
});
