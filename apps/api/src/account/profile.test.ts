import pg from 'pg';
import { expect, vi } from 'vitest';
import { guest } from '../testing/test.ts';
import { test } from '../testing/learner.ts';
import { outbox } from '../delivery/tables.ts';

/** How often the statement of a student's session, account and subscriptions went to the database. */
function countReads() {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const isProfile = (config: unknown) => typeof config === 'object' && config !== null && 'name' in config && config.name === 'profile';
  return { count: () => asked.mock.calls.filter(([config]) => isProfile(config)).length, [Symbol.dispose]: () => asked.mockRestore() };
}

test('session, account and subscriptions are read once for all calls of a page, and anew for a write and after it', async ({
  api,
  learner,
}) => {
  const { accessToken } = await learner();
  const client = api.client(guest({ accessToken, visit: {} }));
  using reads = countReads();
  await Promise.all([client.account.info({}), client.progress.subjectsProgressChart({}), client.learning.lesson({ id: 11 })]);
  await client.billing.offer({ program_id: 1 });
  expect(reads.count()).toBe(1);
  await client.account.setProgram({ program_id: 2 });
  expect(reads.count()).toBe(2);
  expect((await client.account.info({})).program_id).toBe(2);
  expect(reads.count()).toBe(3);
});

test('a call by itself reads them once, and each call anew', async ({ learner }) => {
  const { client } = await learner();
  using reads = countReads();
  await client.progress.subjectsProgressChart({});
  expect(reads.count()).toBe(1);
  await client.account.info({});
  expect(reads.count()).toBe(2);
});

test('the hash of a password leaves the database for signing in alone', async ({ api }) => {
  const hashes: unknown[] = [];
  const client = api.client(guest());
  const address = { email: 'salma@example.com', language: 'en', country: 'JO' } as const;
  const result = new (pg as unknown as { Result: new (rowMode: string) => pg.QueryResult & { addRow(row: unknown): void } }).Result(
    'array',
  );
  const added = vi.spyOn(Object.getPrototypeOf(result) as typeof result, 'addRow').mockImplementation(function (this: pg.QueryResult, row) {
    hashes.push(...Object.values(row as Record<string, unknown>).filter((value) => String(value).startsWith('$argon2')));
    this.rows.push(row);
  });
  await client.account.signUpByEmail({ full_name: 'Salma', password: 'a path of sand', terms: true, ...address });
  const [message] = await api.db.select().from(outbox);
  const { tokens } = await client.account.verifyEmailCode({ verification_code: message?.code ?? '', ...address });
  const student = api.client(guest({ accessToken: tokens.access_token }));
  expect(await student.account.info({})).toMatchObject({ has_password: true });
  await student.account.setProgram({ program_id: 1 });
  expect(hashes).toEqual([]);
  await client.account.signIn({ email: address.email, password: 'a path of sand' });
  expect(hashes).toHaveLength(1);
  added.mockRestore();
});
