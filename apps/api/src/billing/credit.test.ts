import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { Refusal } from '@darb/contract';
import type { Api } from '../api.ts';
import { students } from '../account/tables.ts';
import { byMail, newestCode } from '../testing/sign-ups.ts';
import { test as base, type Learner } from '../testing/learner.ts';
import { guest } from '../testing/test.ts';
import { welcome } from './credit.ts';
import { issueKeys } from './keys.ts';
import { creditRows } from './tables.ts';

interface Priced {
  /** One key for which so much was paid; the list price without it. */
  pricedKey(price?: number): Promise<string>;
  /** A student who signed up by somebody's code, with the credit of that. */
  invited(by: Learner): Promise<Learner>;
  codeOf(student: Learner): Promise<string>;
}

const test = base.extend<Priced>({
  pricedKey: async ({ db, clock }, use) =>
    use(async (price) => {
      const expiresAt = new Date(clock.now().getTime() + 365 * 86_400_000);
      const [key = ''] = await issueKeys(db, { count: 1, country: 'JO', batch: 'test', expiresAt, price }, clock.now());
      return key;
    }),
  codeOf: async ({}, use) => use(async ({ client }) => (await client.account.info({})).unique_referral_code),
  invited: async ({ db, learner, codeOf, clock }, use) =>
    use(async (by) => {
      const code = await codeOf(by);
      clock.advance(1);
      const student = await learner({ referredByCode: code });
      await welcome(db, student.id, clock.now());
      return student;
    }),
});

const redeem = ({ client }: Learner, voucher: string, referred_by_code?: string) =>
  client.billing.voucher({ data: { voucher, program_id: 1 }, ...(referred_by_code === undefined ? {} : { referred_by_code }) });
const refusalOf = async (tried: Promise<unknown>) => {
  const thrown: unknown = await tried.then(
    () => null,
    (error: unknown) => error,
  );
  return thrown instanceof Refusal ? thrown.messageKey : thrown;
};
async function signedUpAs(api: Api, email: string, referred_by_code?: string) {
  const client = api.client(guest());
  await client.account.signUpByEmail({ ...byMail, email, ...(referred_by_code === undefined ? {} : { referred_by_code }) });
  const verification_code = await newestCode(api.db, email);
  const { tokens } = await client.account.verifyEmailCode({ email, verification_code, language: 'en', country: 'JO' });
  return api.client(guest({ accessToken: tokens.access_token }));
}
const kindsOf = async (student: Learner) => (await student.client.billing.wallet({})).rows.map(({ kind, amount }) => `${kind} ${amount}`);
const creditOf = async (student: Learner) => (await student.client.billing.wallet({})).credit;

describe('an invited student', () => {
  test('has 5 dinars from the moment of signing up, and who came alone has none', async ({ api, learner, codeOf }) => {
    const code = await codeOf(await learner());
    const alone = await signedUpAs(api, 'alone@example.com');
    expect((await alone.billing.wallet({})).credit).toBe(0);
    const brought = await signedUpAs(api, 'brought@example.com', `  ${code.toLowerCase()} `);
    expect(await brought.billing.wallet({})).toMatchObject({ credit: 5, total: 1, rows: [{ kind: 'welcome', amount: 5, balance: 5 }] });
  });

  test('is told what a key costs them, and pays it with a key of that price', async ({ learner, invited, pricedKey }) => {
    const friend = await invited(await learner());
    expect(await friend.client.billing.offer({ program_id: 1 })).toMatchObject({ price: 35, credit: 5 });
    const { billing } = await redeem(friend, await pricedKey(30));
    expect(billing.data).toMatchObject({ price: 30, credit: 5, currency: 'JOD' });
    expect(await kindsOf(friend)).toEqual(['spent -5', 'welcome 5']);
    expect(await friend.client.billing.offer({ program_id: 1 })).toMatchObject({ price: 35, credit: 0 });
  });

  test('with a key of the list price keeps the credit', async ({ learner, invited, pricedKey }) => {
    const friend = await invited(await learner());
    await redeem(friend, await pricedKey());
    expect(await creditOf(friend)).toBe(5);
  });
});

describe('a key below the list price', () => {
  test('is refused without credit for the difference, and stays unused', async ({ learner, invited, pricedKey }) => {
    const inviter = await learner();
    const friend = await invited(inviter);
    const key = await pricedKey(29);
    expect(await refusalOf(redeem(friend, key))).toBe('credit_not_enough');
    expect(await creditOf(friend)).toBe(5);
    expect(await creditOf(inviter)).toBe(0);
    // with more credit the same key opens
    await redeem(await invited(friend), await pricedKey());
    expect((await redeem(friend, key)).billing.data).toMatchObject({ price: 29, credit: 6 });
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([5, 4]);
  });

  test('two at once with credit for one: one opens, the other stays unused', async ({ learner, invited, pricedKey }) => {
    const friend = await invited(await learner());
    const keys = [await pricedKey(30), await pricedKey(30)];
    const outcomes = await Promise.all(keys.map((key) => refusalOf(redeem(friend, key))));
    expect(new Set(outcomes)).toEqual(new Set(['credit_not_enough', null]));
    expect(await creditOf(friend)).toBe(0);
  });
});

describe('an inviter', () => {
  test('is rewarded for the first key of each friend, and doubled at each further 10', async ({ learner, invited, pricedKey }) => {
    const inviter = await learner();
    for (let friends = 1; friends <= 4; friends += 1) {
      const friend = await invited(inviter);
      await redeem(friend, await pricedKey());
      await redeem(friend, await pricedKey());
    }
    expect(await kindsOf(inviter)).toEqual(['bonus 10', 'reward 5', 'reward 5', 'bonus 10', 'reward 5', 'reward 5']);
    const { friends, total } = await inviter.client.billing.invitations({});
    expect(total).toBe(4);
    expect(friends.every(({ name, rewarded_at }) => name === 'طالبة ت.' && rewarded_at !== null)).toBe(true);
  });

  test('sees who has joined and has no key yet', async ({ learner, invited }) => {
    const inviter = await learner();
    await invited(inviter);
    expect((await inviter.client.billing.invitations({})).friends).toMatchObject([{ name: 'طالبة ت.', rewarded_at: null }]);
  });

  test('who deleted the account is rewarded all the same: they may take it back', async ({ db, learner, invited, pricedKey }) => {
    const inviter = await learner();
    const friend = await invited(inviter);
    await db.update(students).set({ status: 'deleted' }).where(eq(students.id, inviter.id));
    await redeem(friend, await pricedKey());
    expect(await db.select().from(creditRows).where(eq(creditRows.studentId, inviter.id))).toMatchObject([{ kind: 'reward', amount: 5 }]);
  });

  test('who is erased does not hinder the key of a friend', async ({ db, learner, invited, pricedKey }) => {
    const inviter = await learner();
    const friend = await invited(inviter);
    await db.delete(students).where(eq(students.id, inviter.id));
    expect((await redeem(friend, await pricedKey())).referral).toBe(true);
  });
});

describe('a code given with a key', () => {
  test.for([
    ['as it is', (code: string) => code],
    ['in the other case', (code: string) => code.toLowerCase()],
    ['with spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ['in Arabic digits', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))],
  ] as const)(
    '%s brings its owner the reward, and whoever gave it the credit',
    async ([, typed], { learner, codeOf, pricedKey, clock }) => {
      const inviter = await learner();
      clock.advance(1);
      const friend = await learner();
      expect((await redeem(friend, await pricedKey(), typed(await codeOf(inviter)))).referral).toBe(true);
      expect([await kindsOf(inviter), await kindsOf(friend)]).toEqual([['reward 5'], ['welcome 5']]);
    },
  );

  test('is refused when it is one’s own, and the key stays unused', async ({ learner, codeOf, pricedKey }) => {
    const student = await learner();
    const key = await pricedKey();
    expect(await refusalOf(redeem(student, key, await codeOf(student)))).toBe('own_referral_code');
    expect((await redeem(student, key)).referral).toBe(false);
  });

  test('is refused in a ring: two who invite each other, and three', async ({ learner, invited, codeOf, pricedKey }) => {
    const first = await learner();
    const second = await invited(first);
    const third = await invited(second);
    for (const later of [second, third])
      expect(await refusalOf(redeem(first, await pricedKey(), await codeOf(later)))).toBe('stud_fail_referral_code');
    await redeem(third, await pricedKey());
    await redeem(second, await pricedKey());
    await redeem(first, await pricedKey());
    expect([await creditOf(first), await creditOf(second), await creditOf(third)]).toEqual([5, 10, 5]);
  });

  test('is refused when its owner deleted the account, and where nobody is invited', async ({ db, learner, codeOf, pricedKey, clock }) => {
    const inviter = await learner();
    const code = await codeOf(inviter);
    clock.advance(1);
    expect(await refusalOf(redeem(await learner({ country: 'PK' }), await pricedKey(), code))).toBe('stud_fail_referral_code');
    await db.update(students).set({ status: 'deleted' }).where(eq(students.id, inviter.id));
    expect(await refusalOf(redeem(await learner(), await pricedKey(), code))).toBe('stud_fail_referral_code');
  });

  test('with a second key does nothing', async ({ learner, codeOf, pricedKey, clock }) => {
    const inviter = await learner();
    clock.advance(1);
    const student = await learner();
    await redeem(student, await pricedKey());
    await redeem(student, await pricedKey(), await codeOf(inviter));
    expect([await creditOf(inviter), await creditOf(student)]).toEqual([0, 0]);
  });

  test('answers a key that is sent again as the first time, after its owner is gone too', async ({
    db,
    learner,
    codeOf,
    pricedKey,
    clock,
  }) => {
    const inviter = await learner();
    const code = await codeOf(inviter);
    clock.advance(1);
    const friend = await learner();
    const key = await pricedKey();
    const first = await redeem(friend, key, code);
    await db.delete(students).where(eq(students.id, inviter.id));
    expect(await redeem(friend, key, code)).toEqual(first);
    expect(await kindsOf(friend)).toEqual(['welcome 5']);
  });
});

test('a code is known in any spelling; a guest of a country without invitations is told that it is none', async ({
  api,
  learner,
  codeOf,
}) => {
  const code = await codeOf(await learner());
  const asks = (country: 'JO' | 'PK', typed: string) =>
    refusalOf(api.client(guest({ country })).account.verifyReferralCode({ referred_by_code: typed }));
  expect(await asks('JO', ` ${code.toLowerCase()}`)).toBe(null);
  expect(await asks('PK', code)).toBe('stud_fail_referral_code');
});

test('twenty friends who redeem at once bring twenty rewards and ten bonuses', async ({ learner, invited, pricedKey }) => {
  const inviter = await learner();
  const friends: [Learner, string][] = [];
  for (let index = 0; index < 20; index += 1) friends.push([await invited(inviter), await pricedKey()]);
  await Promise.all(friends.flatMap(([friend, key]) => [redeem(friend, key), redeem(friend, key)]));
  const { rows } = await inviter.client.billing.wallet({ limit: 100 });
  expect(rows.filter(({ kind }) => kind === 'reward')).toHaveLength(20);
  expect(rows.filter(({ kind }) => kind === 'bonus')).toHaveLength(10);
  expect(await creditOf(inviter)).toBe(200);
});

/** What becomes of a credit by the rules alone, without a database. */
class Model {
  readonly credit: number[];
  readonly #rewards: number[];
  readonly #redeemed: boolean[];
  constructor(private readonly inviters: readonly (number | null)[]) {
    this.credit = inviters.map((inviter) => (inviter === null ? 0 : 5));
    this.#rewards = inviters.map(() => 0);
    this.#redeemed = inviters.map(() => false);
  }
  /** Whether the key opens. */
  redeem(student: number, price: number): boolean {
    const difference = Math.max(0, 35 - price);
    if ((this.credit[student] ?? 0) < difference) return false;
    this.#add(student, -difference);
    const inviter = this.inviters[student] ?? null;
    if (inviter !== null && !this.#redeemed[student]) {
      const rewards = (this.#rewards[inviter] ?? 0) + 5;
      this.#rewards[inviter] = rewards;
      this.#add(inviter, rewards % 10 === 0 ? 15 : 5);
    }
    this.#redeemed[student] = true;
    return true;
  }
  #add(student: number, amount: number): void {
    this.credit[student] = (this.credit[student] ?? 0) + amount;
  }
}

test('in any history a wallet is the sum of its rows, and what the rules give', async ({ learner, invited, pricedKey }) => {
  const histories = fc.record({
    inviters: fc.array(fc.option(fc.nat(3), { freq: 4 }), { minLength: 2, maxLength: 5 }),
    keys: fc.array(fc.record({ student: fc.nat(4), price: fc.constantFrom(20, 25, 30, 35, 40) }), { maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(histories, async ({ inviters, keys }) => {
      const came = inviters.map((inviter, index) => (inviter === null || index === 0 ? null : inviter % index));
      const all: Learner[] = [];
      for (const inviter of came) {
        const by = inviter === null ? undefined : all[inviter];
        all.push(by ? await invited(by) : await learner());
      }
      const model = new Model(came);
      for (const { student, price } of keys) {
        const index = student % all.length;
        const payer = all[index];
        if (!payer) throw new Error('no student');
        const refusal = await refusalOf(redeem(payer, await pricedKey(price)));
        expect(refusal).toBe(model.redeem(index, price) ? null : 'credit_not_enough');
      }
      const wallets = await Promise.all(all.map(({ client }) => client.billing.wallet({ limit: 100 })));
      expect(wallets.map(({ credit }) => credit)).toEqual(model.credit);
      for (const { credit, rows } of wallets) {
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(credit);
        expect(rows[0]?.balance ?? 0).toBe(credit);
        expect(rows.every(({ balance }) => balance >= 0)).toBe(true);
      }
    }),
    { numRuns: 15 },
  );
});
