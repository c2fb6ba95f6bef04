import { Refusal, type Tokens } from '@darb/contract';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect } from 'vitest';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { guest, test } from '../testing/test.ts';
import { signAccessToken } from './access-token.ts';
import { beginSession, renewSession } from './session.ts';
import { refreshTokens, sessions, students } from './tables.ts';

const secret = new TextEncoder().encode('a secret of the tests, 32 bytes and more');
const keyOf = (error: unknown) => (error as { messageKey?: string }).messageKey;

async function refreshSession(...given: Parameters<typeof renewSession>): Promise<Tokens> {
  const { tokens } = await renewSession(...given);
  if (!tokens) throw new Refusal('token_invalid');
  return tokens;
}

async function student(db: Db, now: Date): Promise<StudentId> {
  const [row] = await db
    .insert(students)
    .values({
      fullName: 'سلمى',
      phone: '+962790123456',
      phoneVerifiedAt: now,
      language: 'ar',
      country: 'JO',
      referralCode: 'ABCDEF',
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('no row');
  return row.id as StudentId;
}

test('an access token speaks for its student for an hour', async ({ api, db, clock }) => {
  const { access_token, expires_in } = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  expect(expires_in).toBe(3600);
  const client = api.client(guest({ accessToken: access_token }));
  clock.advance(3599);
  expect((await client.account.info({})).full_name).toBe('سلمى');
  clock.advance(1);
  await expect(client.account.info({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
});

test('a forged token, one for somebody else, and one without signature speak for nobody', async ({ api, db, clock }) => {
  const id = await student(db, clock.now());
  await beginSession(db, secret, id, null, clock.now());
  const [session] = await db.select().from(sessions);
  const claims = () => new SignJWT({ sid: session?.id }).setSubject(id).setAudience('darb').setExpirationTime(4_000_000_000);
  const unsigned = [{ alg: 'none' }, { sub: id, sid: session?.id, aud: 'darb', exp: 4_000_000_000 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const forged = [
    await claims().setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    await claims()
      .setProtectedHeader({ alg: 'HS512' })
      .sign(secret.length < 64 ? new Uint8Array(64) : secret),
    await claims().setAudience('another').setProtectedHeader({ alg: 'HS256' }).sign(secret),
    `${unsigned}.`,
    'nonsense',
  ];
  for (const accessToken of forged)
    await expect(api.client(guest({ accessToken })).account.info({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
});

test('a refresh token is replaced at its use, and the new one works', async ({ db, clock }) => {
  const first = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  const second = await refreshSession(db, [secret], first.refresh_token, clock.now());
  expect(second.refresh_token).not.toBe(first.refresh_token);
  clock.advance(3600);
  expect(await refreshSession(db, [secret], second.refresh_token, clock.now())).toMatchObject({ expires_in: 3600 });
});

test('twenty tabs that refresh at once with one token have one successor, and all stay signed in', async ({ db, clock }) => {
  const { refresh_token } = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  const all = await Promise.all(Array.from({ length: 20 }, () => refreshSession(db, [secret], refresh_token, clock.now())));
  clock.advance(10);
  all.push(await refreshSession(db, [secret], refresh_token, clock.now()));
  const successors = new Set(all.map((tokens) => tokens.refresh_token));
  expect([...successors]).toEqual([expect.stringMatching(/^[\w-]{43}$/) as string]);
  expect(await db.$count(refreshTokens)).toBe(2);
  clock.advance(60);
  expect(await refreshSession(db, [secret], [...successors][0] ?? '', clock.now())).toBeTruthy();
});

test('of two who hold one token, stolen within the grace, the second one to go on ends the family for both', async ({ api, db, clock }) => {
  const first = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  const own = await refreshSession(db, [secret], first.refresh_token, clock.now());
  const thief = await refreshSession(db, [secret], first.refresh_token, clock.now());
  clock.advance(3600);
  const next = await refreshSession(db, [secret], own.refresh_token, clock.now());
  clock.advance(3600);
  expect(keyOf(await refreshSession(db, [secret], thief.refresh_token, clock.now()).catch((error: unknown) => error))).toBe(
    'token_invalid',
  );
  expect(keyOf(await refreshSession(db, [secret], next.refresh_token, clock.now()).catch((error: unknown) => error))).toBe('token_invalid');
  await expect(api.client(guest({ accessToken: next.access_token })).account.info({})).rejects.toMatchObject({
    messageKey: 'token_invalid',
  });
});

test('the successor of a token cannot be made without the server’s secret', async ({ db, clock }) => {
  const { refresh_token } = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  await refreshSession(db, [secret], refresh_token, clock.now());
  const another = refreshSession(db, [new TextEncoder().encode('another secret, 32 bytes and more')], refresh_token, clock.now());
  await expect(another).rejects.toMatchObject({ messageKey: 'token_invalid' });
});

test('a family lives 180 days at most, however often it is renewed, and no token outlives it', async ({ api, db, clock }) => {
  let tokens = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  for (let month = 0; month < 3; month += 1) {
    clock.advance(59 * 86_400);
    tokens = await refreshSession(db, [secret], tokens.refresh_token, clock.now());
  }
  clock.advance(3 * 86_400 - 600);
  tokens = await refreshSession(db, [secret], tokens.refresh_token, clock.now());
  expect(tokens.expires_in).toBe(600);
  clock.advance(599);
  expect(await api.client(guest({ accessToken: tokens.access_token })).account.info({})).toBeTruthy();
  clock.advance(1);
  await expect(api.client(guest({ accessToken: tokens.access_token })).account.info({})).rejects.toMatchObject({
    messageKey: 'token_invalid',
  });
  expect(keyOf(await refreshSession(db, [secret], tokens.refresh_token, clock.now()).catch((error: unknown) => error))).toBe(
    'token_invalid',
  );
  clock.advance(1);
  await api.sweep();
  expect(await db.$count(sessions)).toBe(0);
});

test('a token of a clock that was ahead is good for nothing now, and for no longer than any other then', async ({ api, db, clock }) => {
  const id = await student(db, clock.now());
  const ahead = new Date(clock.now().getTime() + 400 * 86_400_000);
  await beginSession(db, secret, id, null, clock.now());
  const [session] = await db.select().from(sessions);
  const accessToken = await signAccessToken(secret, { student: id, sessionId: session?.id ?? '' }, ahead);
  await expect(api.client(guest({ accessToken })).account.info({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
});

test('an old token used after the grace ends the whole family', async ({ api, db, clock }) => {
  const first = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  const second = await api.client(guest({ refreshToken: first.refresh_token })).account.refreshToken({});
  expect(await api.client(guest({ accessToken: second.access_token })).account.info({})).toBeTruthy();
  clock.advance(11);
  await expect(api.client(guest({ refreshToken: first.refresh_token })).account.refreshToken({})).rejects.toMatchObject({
    messageKey: 'token_invalid',
  });
  await expect(api.client(guest({ refreshToken: second.refresh_token })).account.refreshToken({})).rejects.toMatchObject({
    messageKey: 'token_invalid',
  });
  await expect(api.client(guest({ accessToken: second.access_token })).account.info({})).rejects.toMatchObject({
    messageKey: 'token_invalid',
  });
});

test('the other sessions of a student outlive a family that ended', async ({ db, clock }) => {
  const id = await student(db, clock.now());
  const stolen = await beginSession(db, secret, id, null, clock.now());
  const other = await beginSession(db, secret, id, null, clock.now());
  await refreshSession(db, [secret], stolen.refresh_token, clock.now());
  clock.advance(11);
  expect(keyOf(await refreshSession(db, [secret], stolen.refresh_token, clock.now()).catch((error: unknown) => error))).toBe(
    'token_invalid',
  );
  expect(await refreshSession(db, [secret], other.refresh_token, clock.now())).toBeTruthy();
});

test('a refresh token lives sixty days and is stored as a hash', async ({ db, clock }) => {
  const tokens = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  expect(tokens.refresh_token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await db.select().from(refreshTokens))).not.toContain(tokens.refresh_token);
  clock.advance(60 * 86_400);
  await expect(refreshSession(db, [secret], tokens.refresh_token, clock.now())).rejects.toMatchObject({ messageKey: 'token_invalid' });
});

test('no token, an unknown one and a very long one are refused', async ({ api }) => {
  for (const refreshToken of [null, '', 'unknown', 'x'.repeat(9_000)])
    await expect(api.client(guest({ refreshToken })).account.refreshToken({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
});

test('signing out ends the access token and the refresh token at once', async ({ api, db, clock }) => {
  const tokens = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  const client = api.client(guest({ accessToken: tokens.access_token, refreshToken: tokens.refresh_token }));
  await client.account.info({});
  await client.account.signOut({});
  await expect(client.account.info({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
  await expect(client.account.refreshToken({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
});

test('a suspended account neither refreshes nor goes on', async ({ api, db, clock }) => {
  const id = await student(db, clock.now());
  const tokens = await beginSession(db, secret, id, null, clock.now());
  await db.update(students).set({ status: 'suspended' }).where(eq(students.id, id));
  await expect(api.client(guest({ accessToken: tokens.access_token })).account.info({})).rejects.toMatchObject({
    messageKey: 'token_invalid',
  });
  await expect(api.client(guest({ refreshToken: tokens.refresh_token })).account.refreshToken({})).rejects.toMatchObject({
    messageKey: 'token_invalid',
  });
});

test('sweeping removes sessions that nobody can continue, and no other', async ({ api, db, clock }) => {
  const id = await student(db, clock.now());
  await beginSession(db, secret, id, null, clock.now());
  clock.advance(30 * 86_400);
  const young = await beginSession(db, secret, id, null, clock.now());
  clock.advance(31 * 86_400);
  await api.sweep();
  expect(await db.$count(sessions)).toBe(1);
  expect(await refreshSession(db, [secret], young.refresh_token, clock.now())).toBeTruthy();
});

test('a session that was ended anywhere, or an account suspended by the operator, is refused at the very next request', async ({
  api,
  db,
  clock,
}) => {
  const id = await student(db, clock.now());
  const { access_token } = await beginSession(db, secret, id, null, clock.now());
  const ask = () => api.client(guest({ accessToken: access_token, visit: {} })).account.info({});
  await ask();
  await db.update(students).set({ status: 'under_review' });
  await expect(ask()).rejects.toMatchObject({ messageKey: 'token_invalid' });
  await db.update(students).set({ status: 'active' });
  await ask();
  await db.update(sessions).set({ endedAt: clock.now() });
  await expect(ask()).rejects.toMatchObject({ messageKey: 'token_invalid' });
});

test('the calls of one page read the student once, and anew after one of them has written', async ({ api, db, clock }) => {
  const { access_token } = await beginSession(db, secret, await student(db, clock.now()), null, clock.now());
  const client = api.client(guest({ accessToken: access_token, visit: {} }));
  expect((await client.account.info({})).full_name).toBe('سلمى');
  await db.update(students).set({ fullName: 'ليلى' });
  expect((await client.account.info({})).full_name).toBe('سلمى');
  await expect(client.account.setProgram({ program_id: 404 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
  expect((await client.account.info({})).full_name).toBe('ليلى');
  await client.account.signOut({});
  await expect(client.account.info({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
});
