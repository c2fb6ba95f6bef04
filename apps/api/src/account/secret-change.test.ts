import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { createApi } from '../api.ts';
import type { StudentId } from '../ids.ts';
import { addressHolds, signedAddresses } from '../media/address.ts';
import type { Secrets } from '../options.ts';
import { test } from '../testing/learner.ts';
import { guest, PEER } from '../testing/test.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';
import { checkCode, makeCode } from './codes.ts';
import { beginSession, renewSession } from './session.ts';
import { refreshTokens, sessions } from './tables.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const secret = fc.uint8Array({ minLength: 32, maxLength: 40 });
const student = fc.uuid().map((id) => id as StudentId);
const moment = fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }).map((seconds) => new Date(seconds * 1000));
const differ = (one: Uint8Array, other: Uint8Array) => !Buffer.from(one).equals(other);

describe('what the old secret signed is read while it is given beside the new one, in either place, and by the new one alone never:', () => {
  test('access tokens', async () => {
    await fc.assert(
      fc.asyncProperty(secret, secret, student, moment, async (old, fresh, id, now) => {
        fc.pre(differ(old, fresh));
        const token = await signAccessToken(old, { student: id, sessionId: 's' }, now);
        for (const both of [[fresh, old] as const, [old, fresh] as const])
          expect(await readAccessToken(both, token, now)).toMatchObject({ student: id, sessionId: 's' });
        expect(await readAccessToken([fresh], token, now)).toBeNull();
      }),
    );
  });

  test('addresses of films', () => {
    fc.assert(
      fc.property(secret, secret, student, moment, (old, fresh, id, now) => {
        fc.pre(differ(old, fresh));
        const address = new URL(signedAddresses(old, id, now)(null)('a.webm'), 'https://darb.example');
        const holds = (secrets: Secrets) => addressHolds(secrets, id, 'a.webm', address.searchParams, now);
        expect([holds([fresh, old]), holds([old, fresh]), holds([fresh])]).toEqual([true, true, false]);
        expect(signedAddresses(fresh, id, now)(null)('a.webm')).not.toContain(address.searchParams.get('sign'));
      }),
    );
  });

  test('codes', async ({ db, clock }) => {
    for (const [secrets, outcome] of [
      [[NEW, OLD], 'right'],
      [[OLD, NEW], 'right'],
      [[NEW], 'wrong'],
    ] as const) {
      const holder = { channel: 'sms', value: '+962790123456', client: randomBytes(8).toString('hex'), purpose: 'sign_up' } as const;
      const code = await makeCode(db, OLD, holder, clock.now());
      expect(await checkCode(db, secrets, holder, code, clock.now())).toBe(outcome);
    }
  });
});

describe('a refresh token that is used again within the grace, over a change of the secret,', () => {
  test('has the successor that it has already, whichever secret made it', async ({ db, clock, learner }) => {
    const { id } = await learner();
    for (const [first, then] of [
      [[OLD], [NEW, OLD]],
      [
        [NEW, OLD],
        [OLD, NEW],
      ],
    ] as const) {
      const { refresh_token } = await beginSession(db, OLD, id, null, clock.now());
      const before = await renewSession(db, first, refresh_token, clock.now());
      const tabs = await Promise.all(Array.from({ length: 5 }, () => renewSession(db, then, refresh_token, clock.now())));
      for (const tab of tabs) expect(tab.tokens?.refresh_token).toBe(before.tokens?.refresh_token);
      expect((await renewSession(db, then, before.tokens?.refresh_token ?? '', clock.now())).tokens).not.toBeNull();
    }
  });

  test('has none where the secret that made it is gone: no branch begins, and the family goes on', async ({ db, clock, learner }) => {
    const { id } = await learner();
    const { refresh_token } = await beginSession(db, OLD, id, null, clock.now());
    const { tokens } = await renewSession(db, [OLD], refresh_token, clock.now());
    const count = await db.$count(refreshTokens);
    expect(await renewSession(db, [NEW], refresh_token, clock.now())).toEqual({ tokens: null, reason: 'unknown_token', student: id });
    expect(await db.$count(refreshTokens)).toBe(count);
    expect((await db.select().from(sessions)).every(({ endedAt }) => endedAt === null)).toBe(true);
    expect((await renewSession(db, [NEW], tokens?.refresh_token ?? '', clock.now())).tokens).not.toBeNull();
  });
});

test('an evening goes on while the secret is changed, and a student stays signed in when the old one is gone', async ({
  api,
  options,
  clock,
  learner,
}) => {
  const { id, accessToken, client } = await learner();
  const src = (await client.learning.lesson({ id: 11 })).video?.sources[0]?.src ?? '';
  const { refresh_token } = await beginSession(api.db, options.sessionSecrets[0], id, null, clock.now());
  const seen = async (sessionSecrets: Secrets) => {
    const changed = createApi({ ...options, sessionSecrets });
    try {
      const film = new Request(`http://localhost${src}`, { headers: { 'access-token': accessToken } });
      const info = await changed
        .client(guest({ accessToken }))
        .account.info({})
        .then(
          () => 200,
          () => 401,
        );
      return [info, (await changed.fetch(film, PEER)).status];
    } finally {
      await changed.close();
    }
  };
  expect(await seen([NEW, ...options.sessionSecrets])).toEqual([200, 200]);
  expect(await seen([NEW])).toEqual([401, 403]);
  expect((await renewSession(api.db, [NEW], refresh_token, clock.now())).tokens).not.toBeNull();
});
