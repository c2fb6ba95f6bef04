import fc from 'fast-check';
import { expect } from 'vitest';
import { MAIL, PHONE, bySms, newestCode, signedUp, smsLogin } from './testing/sign-ups.ts';
import { test } from './testing/learner.ts';
import { CLIENT, guest } from './testing/test.ts';
import { pseudonymOf } from './security-event.ts';

const REQUEST = '3e0a4c55-0000-4000-8000-000000000001';
const secret = new TextEncoder().encode('a secret of the tests, 32 bytes and more');
const WHERE = { network: '192.0.2.0/24', client: pseudonymOf(secret, CLIENT), requestId: REQUEST };

test('an evening is told by who, how, from where and with what end', async ({ api, db, clock, securityEvents }) => {
  const asking = api.client(guest({ requestId: REQUEST }));
  await asking.account.signUpBySms(bySms);
  const address = { sms_otp_phone: PHONE, country_code: 'JO', language: 'ar' } as const;
  await asking.account.verifySmsCode({ ...address, verification_code: '000000' }).catch(() => null);
  const { student } = await asking.account.verifySmsCode({ ...address, verification_code: await newestCode(db, PHONE) });
  await asking.account.signIn({ ...smsLogin, password: 'wrong one' }).catch(() => null);
  const { tokens } = await asking.account.signIn(smsLogin);
  const { access_token } = await api.client(guest({ requestId: REQUEST, refreshToken: tokens.refresh_token })).account.refreshToken({});
  clock.advance(11);
  await api
    .client(guest({ requestId: REQUEST, refreshToken: tokens.refresh_token }))
    .account.refreshToken({})
    .catch(() => null);
  const again = await asking.account.signIn(smsLogin);
  await api.client(guest({ requestId: REQUEST, accessToken: again.tokens.access_token })).account.signOut({});
  expect(access_token).not.toBe(again.tokens.access_token);

  const login = pseudonymOf(secret, PHONE);
  const [who, byPassword, byRefresh] = [{ student: student.id }, { how: 'password', login }, { how: 'refresh_token' }];
  expect(securityEvents).toEqual([
    { event: 'sign_up', outcome: 'success', login, ...WHERE },
    { event: 'sign_in', outcome: 'refused', how: 'code', login, reason: 'sms_otp_code_invalid', ...WHERE },
    { event: 'sign_in', outcome: 'success', how: 'code', login, ...who, ...WHERE },
    { event: 'sign_in', outcome: 'refused', ...byPassword, reason: 'phone_not_valid', ...WHERE },
    { event: 'sign_in', outcome: 'success', ...byPassword, ...who, ...WHERE },
    { event: 'refresh', outcome: 'success', ...byRefresh, ...who, ...WHERE },
    { event: 'family_end', outcome: 'refused', ...byRefresh, reason: 'replayed_token', ...who, ...WHERE },
    { event: 'sign_in', outcome: 'success', ...byPassword, ...who, ...WHERE },
    { event: 'sign_out', outcome: 'success', how: 'access_token', ...who, ...WHERE },
  ]);
});

test('a limit that was reached is told by its name, whoever reached it', async ({ api, learner, securityEvents }) => {
  const asking = api.client(guest({ requestId: REQUEST }));
  for (let index = 0; index < 2; index += 1) await asking.account.resendEmailCode({ email: MAIL }).catch(() => null);
  for (let index = 0; index < 61; index += 1) await asking.account.verifyReferralCode({ referred_by_code: 'AAAAAA' }).catch(() => null);
  const { id, accessToken } = await learner();
  const student = api.client(guest({ requestId: REQUEST, accessToken }));
  for (let index = 0; index < 31; index += 1) await student.league.ticket({}).catch(() => null);
  expect(securityEvents.filter(({ event }) => event === 'limit')).toEqual([
    { event: 'limit', outcome: 'refused', reason: 'mailPeriod', ...WHERE },
    { event: 'limit', outcome: 'refused', reason: 'referralNetwork', ...WHERE },
    { event: 'limit', outcome: 'refused', reason: 'leagueTicket', student: id, ...WHERE },
  ]);
});

test('no event holds what was typed, an address, a token or the whole of a network', async ({ api, db, securityEvents }) => {
  await signedUp(api);
  const client = api.client(guest());
  const { tokens } = await client.account.signIn(smsLogin);
  await client.account.signIn({ email: MAIL, password: 'not hers' }).catch(() => null);
  await client.account.signIn({ ...smsLogin, phone: '0123456789' }).catch(() => null);
  const said = JSON.stringify(securityEvents);
  expect(securityEvents).toHaveLength(5);
  const never = [
    PHONE,
    '790123456',
    MAIL,
    bySms.full_name,
    bySms.password,
    'not hers',
    '0123456789',
    CLIENT,
    '192.0.2.1',
    tokens.access_token,
  ];
  for (const secretText of [...never, tokens.refresh_token, await newestCode(db, PHONE)]) expect(said).not.toContain(secretText);
});

test('a pseudonym is the same for the same text and secret, and for no other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.uint8Array({ minLength: 32, maxLength: 40 }), (one, other, key) => {
      expect(pseudonymOf(key, one)).toMatch(/^[\w-]{16}$/);
      expect(pseudonymOf(key, one) === pseudonymOf(key, other)).toBe(one === other);
    }),
  );
});
