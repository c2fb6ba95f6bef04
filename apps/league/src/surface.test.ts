import { createHash, createHmac } from 'node:crypto';
import { type SocketPass, ticketBody } from '@darb/contract/league-match';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { avatarUrl, displayName } from './accounts.ts';
import { base64, fromBase64 } from './base64.ts';
import { type UpdateAccountRequest } from './nkruntime-requests.ts';
import { MemoryServer } from './testing.ts';

const STUDENT = '6d0f0a1e-0000-4000-8000-000000000001';
const SESSION = '6d0f0a1e-0000-4000-8000-00000000000a';
const NOW = 1_800_000_000;

let server: MemoryServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
  server = new MemoryServer();
});
afterEach(() => {
  vi.useRealTimers();
});

function ticket(student = STUDENT, end = NOW + 60, nonce = '0123456789abcdef', key = server.env.LEAGUE_TICKET_KEY ?? ''): string {
  const body = ticketBody(student, SESSION, end, nonce);
  return `${body}.${createHmac('sha256', key).update(body).digest('hex')}`;
}
const signIn = (text: string | undefined, id = STUDENT) =>
  server.hook('AuthenticateCustom', {
    account: { id, vars: { ...(text !== undefined && { ticket: text }), role: 'admin' } },
    create: false,
    username: 'x',
  });
const unauthenticated = expect.objectContaining({ code: 16, message: 'ticket_refused' }) as Error;

test('a ticket lets its student in once, and nothing that the browser added goes with it', () => {
  expect(signIn(ticket())).toEqual({
    account: { id: STUDENT, vars: { login: String(NOW), session: SESSION } },
    create: true,
    username: '',
  });
  expect(() => signIn(ticket())).toThrow(unauthenticated);
  expect(signIn(ticket(STUDENT, NOW + 60, 'fedcba9876543210'))).toMatchObject({ account: { id: STUDENT } });
  vi.setSystemTime((NOW + 61) * 1000);
  expect(() => signIn(ticket())).toThrow(unauthenticated);
});

test.each([
  ['none', () => undefined],
  ['an empty one', () => ''],
  ['another student’s', () => ticket('6d0f0a1e-0000-4000-8000-000000000002')],
  ['one that has run out', () => ticket(STUDENT, NOW - 1)],
  ['one that would live for an hour', () => ticket(STUDENT, NOW + 3_600)],
  ['one signed with another key', () => ticket(STUDENT, NOW + 60, '0123456789abcdef', 'not the key that it is')],
  ['one with a changed end', () => ticket().replace(String(NOW + 60), String(NOW + 59))],
  ['one with a longer signature', () => `${ticket()}0`],
])('with %s nobody comes in', (_what, make) => {
  expect(() => signIn(make())).toThrow(unauthenticated);
});

test('while the ticket key is changed, tickets of the old key let in too, and never without it', () => {
  const old = 'the ticket key before this one';
  server.env['LEAGUE_OLD_TICKET_KEY'] = old;
  expect(signIn(ticket(STUDENT, NOW + 60, '0123456789abcdef', old))).toMatchObject({ account: { id: STUDENT } });
  expect(signIn(ticket(STUDENT, NOW + 60, 'fedcba9876543210'))).toMatchObject({ account: { id: STUDENT } });
  expect(() => signIn(ticket(STUDENT, NOW + 60, '0123456789abcdef', old))).toThrow(unauthenticated);
  delete server.env['LEAGUE_OLD_TICKET_KEY'];
  expect(() => signIn(ticket(STUDENT, NOW + 60, '0011223344556677', old))).toThrow(unauthenticated);
});

test('two sign-ins with one ticket at the same instant let one in', () => {
  const results: string[] = [];
  server.beforeWrite = () => {
    signIn(ticket());
    results.push('first');
  };
  expect(() => signIn(ticket())).toThrow(unauthenticated);
  expect(results).toEqual(['first']);
});

test('without a ticket key nobody comes in', () => {
  server.env = {};
  expect(() => signIn(ticket())).toThrow(expect.objectContaining({ code: 14 }) as Error);
});

test('a pass is a token of thirty seconds with the student’s session and a lock, and the key to it', () => {
  const { token, key } = server.call<SocketPass>('socket_pass', STUDENT, {});
  const lock = createHash('sha256').update(key).digest('hex');
  const told = { userId: STUDENT, username: `u-${STUDENT}`, exp: NOW + 30, vars: { lock } };
  expect(JSON.parse(token)).toEqual(told);
  server.vars = { session: SESSION, login: String(NOW) };
  const next = server.call<SocketPass>('socket_pass', STUDENT, {});
  expect(JSON.parse(next.token)).toMatchObject({ vars: { session: SESSION } });
  expect(next.token).not.toContain('login');
  expect(next.key).not.toBe(key);
  server.vars = { session: SESSION, lock };
  expect(() => server.call('socket_pass', STUDENT, {})).toThrow(expect.objectContaining({ code: 16 }) as Error);
});

const update = (change: Partial<UpdateAccountRequest>) =>
  server.hook<UpdateAccountRequest>('UpdateAccount', {
    username: null,
    displayName: null,
    avatarUrl: null,
    langTag: null,
    location: null,
    timezone: null,
    ...change,
  });
const URDU = 'ٹڈڑژںھہےیئ'.repeat(5);
const FAMILY = '👩‍👩‍👧‍👦';

test.each([
  ['أحمد', 'أحمد'],
  ['Omar_99.', 'Omar_99.'],
  [URDU, URDU],
  [FAMILY, FAMILY],
  ['من؟ ~ what?', 'من؟%20~%20what?'],
  ['  أحمد \n علي ', 'أحمد%20علي'],
  ['أحمد%20علي', 'أحمد%20علي'],
  ['علي\u202eمحمد\u0000', 'عليمحمد'],
  [Array.from({ length: 40 }, () => 'كلمة').join(' '), Array.from({ length: 17 }, () => 'كلمة').join('%20')],
  ['ب'.repeat(200), 'ب'.repeat(121)],
  ['', ''],
])('the display name %j is kept as %j', (said, kept) => {
  expect(update({ displayName: said }).displayName).toBe(kept);
});

test('a display name is never longer than 121 characters, never cut inside one, and stays as it is when kept again', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(FAMILY), fc.constant('كِتَاب')), { maxLength: 60 }), (words) => {
      const kept = displayName(words.join(' '));
      expect(Array.from(kept).length).toBeLessThanOrEqual(121);
      expect(kept).not.toMatch(/\s/);
      expect(displayName(kept)).toBe(kept);
    }),
  );
  expect(displayName(FAMILY.repeat(30))).toBe(FAMILY.repeat(17));
});

test.each([
  ['/media/avatar.webp', true],
  ['https://example.com/a.png', true],
  ['http://example.com/a.png', false],
  ['//example.com/a.png', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['/a"onerror=', false],
])('the avatar %s is kept: %s', (said, kept) => {
  expect(avatarUrl(said)).toBe(kept ? said : '');
  expect(update({ avatarUrl: said }).avatarUrl).toBe(kept ? said : '');
});

test('an avatar of 512 characters is kept, of 513 dropped', () => {
  const longest = `https://example.com/${'a'.repeat(492)}`;
  expect(update({ avatarUrl: longest }).avatarUrl).toBe(longest);
  expect(update({ avatarUrl: `${longest}a` }).avatarUrl).toBe('');
});

test('a username that breaks tokens is not taken, and no place beyond the country is kept', () => {
  for (const username of ['who?', 'a~b', 'أحمد', 'a b', 'ab']) expect(update({ username }).username).toBeNull();
  expect(update({ username: 'Omar_99.' }).username).toBe('Omar_99.');
  expect(update({ location: 'JO', timezone: 'Asia/Amman', langTag: 'ar' })).toMatchObject({
    location: 'JO',
    timezone: null,
    langTag: 'ar',
  });
  expect(update({ location: 'Amman, Rainbow Street', langTag: 'x'.repeat(19) })).toMatchObject({ location: null, langTag: null });
});

test('accounts are read by ids, not by tried names, and a refreshed token carries nothing of the browser’s', () => {
  const ids = { ids: ['a'], usernames: null, facebookIds: null };
  expect(server.hook('GetUsers', ids)).toEqual(ids);
  expect(() => server.hook('GetUsers', { ...ids, usernames: ['amal'] })).toThrow(expect.objectContaining({ code: 7 }) as Error);
  expect(() => server.hook('GetUsers', { ...ids, ids: Array.from({ length: 101 }, () => 'a') })).toThrow(
    expect.objectContaining({ code: 3 }) as Error,
  );
  expect(server.hook('SessionRefresh', { token: 't', vars: { role: 'admin' } })).toEqual({ token: 't', vars: {} });
});

test('a login is refreshed for twelve hours, then its student needs a new ticket; one that does not say its age at once', () => {
  const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
  const refresh = (claims: object) => server.hook('SessionRefresh', { token: tokenOf(claims), vars: {} });
  const again = expect.objectContaining({ code: 16, message: 'sign_in_again' }) as Error;
  expect(refresh({ usn: 'سلمى', vrs: { login: String(NOW - 43_199) } })).toMatchObject({ vars: {} });
  expect(() => refresh({ vrs: { login: String(NOW - 43_200) } })).toThrow(again);
  expect(refresh({ vrs: { login: String(NOW + 5) } })).toMatchObject({ vars: {} });
  // given by a clock that was ahead
  expect(() => refresh({ vrs: { login: String(NOW + 6) } })).toThrow(again);
  expect(() => refresh({ vrs: { session: SESSION } })).toThrow(again);
  expect(() => refresh({})).toThrow(again);
});

test('base64 comes back as the bytes that it was made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Buffer.from(fromBase64(base64(text)), 'latin1').toString()).toBe(text);
    }),
  );
});

test.each([
  'AuthenticateDevice',
  'LinkCustom',
  'DeleteAccount',
  'WriteLeaderboardRecord',
  'DeleteLeaderboardRecord',
  'ListMatches',
  'AddFriends',
  'CreateGroup',
  'ReadStorageObjects',
  'WriteStorageObjects',
  'ListChannelMessages',
  'WriteTournamentRecord',
  'rt MatchCreate',
  'rt ChannelJoin',
  'rt MatchmakerAdd',
  'rt PartyCreate',
  'rt StatusFollow',
])('%s is closed', (name) => {
  expect(() => server.hook(name, {})).toThrow(expect.objectContaining({ code: 7, message: 'not_offered' }) as Error);
});

test('what a player needs is open', () => {
  for (const name of [
    'GetAccount',
    'ListLeaderboardRecords',
    'ListLeaderboardRecordsAroundOwner',
    'SessionLogout',
    'rt MatchJoin',
    'rt MatchDataSend',
  ]) {
    expect(server.hook(name, { a: 1 })).toEqual({ a: 1 });
  }
});

test('base64 of any text is what everybody else makes of it', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => base64(text) === Buffer.from(text, 'utf8').toString('base64')));
});
