import { SignJWT } from 'jose';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { StudentId } from '../ids.ts';
import { test } from '../testing/learner.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';
import { checkCode, makeCode } from './codes.ts';
import { beginSession, livingSessions, renewSession } from './session.ts';
import { sessions } from './tables.ts';
import { createTokenReader } from './token-reader.ts';

const secret = new TextEncoder().encode('a secret of the tests, 32 bytes and more');
const NOW = new Date('2026-11-27T15:00:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const bearer = { student: 'a student' as StudentId, sessionId: 's' };
/** How far the clocks of two machines may differ. */
const SKEW = 5;

test('an access token is good from five seconds before it was signed until an hour after it, whatever end it says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -9_000, max: 9_000 }), fc.integer({ min: 1, max: 4_000_000 }), async (signed, lives) => {
      const token = await signAccessToken(secret, bearer, later(signed), lives);
      const isGood = signed <= SKEW && lives <= 3600 && signed + lives > 0;
      expect((await readAccessToken([secret], token, NOW)) !== null).toBe(isGood);
    }),
  );
});

test('one that does not say when it was signed is good for nobody', async () => {
  const claims = new SignJWT({ sid: 's' }).setSubject('a student').setAudience('darb').setProtectedHeader({ alg: 'HS256' });
  const token = await claims.setExpirationTime(NOW.getTime() / 1000 + 60).sign(secret);
  expect(await readAccessToken([secret], token, NOW)).toBeNull();
});

test('a token that was read while the clock was ahead is not remembered as good when it is right again', async () => {
  const read = createTokenReader([secret]);
  const ahead = later(400 * 86_400);
  const token = await signAccessToken(secret, bearer, ahead);
  expect(await read(token, ahead)).toMatchObject(bearer);
  expect(await read(token, NOW)).toBeNull();
  expect(await read(token, later(400 * 86_400 + 1))).toMatchObject(bearer);
});

test('a session that began while the clock was ahead is over when it is right again, and cannot be renewed', async ({
  db,
  learner,
  clock,
}) => {
  const { id } = await learner();
  const now = clock.now();
  const ahead = new Date(now.getTime() + 400 * 86_400_000);
  const { refresh_token } = await beginSession(db, secret, id, null, ahead);
  const [begun] = (await db.select().from(sessions)).filter(({ createdAt }) => createdAt > now);
  expect(await livingSessions(db, [begun?.id ?? ''], now)).toEqual(new Set());
  expect(await renewSession(db, [secret], refresh_token, now)).toEqual({ tokens: null, reason: 'ended', student: id });
});

test('a session that was renewed while the clock was ahead is renewed by no token from then', async ({ db, learner, clock }) => {
  const { id } = await learner();
  const now = clock.now();
  const { refresh_token } = await beginSession(db, secret, id, null, now);
  const ahead = new Date(now.getTime() + 20 * 86_400_000);
  const { tokens } = await renewSession(db, [secret], refresh_token, ahead);
  expect(await renewSession(db, [secret], tokens?.refresh_token ?? '', now)).toEqual({ tokens: null, reason: 'ended', student: id });
});

test('a code that was made while the clock was ahead opens nothing when it is right again', async ({ db, clock }) => {
  const holder = { channel: 'sms', value: '+962790123456', client: 'a client', purpose: 'sign_up' } as const;
  const code = await makeCode(db, secret, holder, new Date(clock.now().getTime() + 400 * 86_400_000));
  expect(await checkCode(db, [secret], holder, code, clock.now())).toBe('expired');
  const near = await makeCode(db, secret, holder, new Date(clock.now().getTime() + 4_000));
  expect(await checkCode(db, [secret], holder, near, clock.now())).toBe('right');
});

test('two machines whose clocks differ by four seconds have the same sessions', async ({ db, learner, clock }) => {
  const { id } = await learner();
  const now = clock.now();
  const { access_token, refresh_token } = await beginSession(db, secret, id, null, new Date(now.getTime() + 4_000));
  expect(await readAccessToken([secret], access_token, now)).toMatchObject({ student: id });
  expect((await renewSession(db, [secret], refresh_token, now)).tokens).not.toBeNull();
});
