import { createClient, contract, Refusal, type Call, type Client, type Identity, type Student, type Tokens } from '@darb/contract';
import { Me } from '@darb/contract/graphql';
import { expect, test } from 'vitest';
import { createRefreshes, createSession } from './session.ts';

const student = { id: '3f0f3f6e-2d3c-4b0a-9c54-0d6f3a1c2b11' } as Student;
const tokensNo = (number: number): Tokens => ({ access_token: `access-${number}`, refresh_token: `refresh-${number}`, expires_in: 3600 });
const identity = (part: Partial<Identity>): Identity => ({
  accessToken: null,
  refreshToken: null,
  language: 'ar',
  clientId: null,
  address: '127.0.0.1',
  ...part,
});

/** An API that knows one good access token, and renews `refresh-1` to the second pair. */
function fakeApi(options: { refuseRefresh?: 'token_invalid' | 'unavailable' } = {}) {
  const calls: { call: Call; input: unknown; token: string | null }[] = [];
  const clientFor = (who: Identity) =>
    createClient(contract, async (call, input) => {
      calls.push({ call, input, token: who.accessToken });
      await Promise.resolve();
      if (call === contract.account.refreshToken) {
        if (options.refuseRefresh) throw new Refusal(options.refuseRefresh);
        if (who.refreshToken !== 'refresh-1') throw new Refusal('token_invalid');
        return tokensNo(2);
      }
      if (who.accessToken !== 'access-2') throw new Refusal('token_invalid');
      return student;
    });
  return { calls, clientFor, refreshCount: () => calls.filter(({ call }) => call === contract.account.refreshToken).length };
}

const stale = { accessToken: 'access-1', refreshToken: 'refresh-1' };

test('an expired access token is renewed, and the call made once more with the same verb and input', async () => {
  const { clientFor, calls, refreshCount } = fakeApi();
  const session = createSession({ clientFor, identity: identity(stale), refreshes: createRefreshes(), secure: false });
  await expect(session.api.account.setProgram({ program_id: 7 })).resolves.toEqual(student);
  expect(refreshCount()).toBe(1);
  const put = calls.filter(({ call }) => call === contract.account.setProgram);
  expect(put.map(({ input, token }) => [input, token])).toEqual([
    [{ program_id: 7 }, 'access-1'],
    [{ program_id: 7 }, 'access-2'],
  ]);
  expect(session.cookies.join('\n')).toContain('access-token=access-2; Path=/; SameSite=Lax; Max-Age=3600; HttpOnly');
});

test('what is asked of GraphQL is renewed and asked once more too', async () => {
  const asked: (string | null)[] = [];
  const { clientFor: calls, refreshCount } = fakeApi();
  const clientFor = (who: Identity) =>
    Object.assign(Object.create(calls(who)) as Client, {
      ask: () => {
        asked.push(who.accessToken);
        return who.accessToken === 'access-2' ? Promise.resolve({ unread: 1 }) : Promise.reject(new Refusal('token_invalid'));
      },
    });
  const session = createSession({ clientFor, identity: identity(stale), refreshes: createRefreshes(), secure: false });
  await expect(session.api.ask(Me, {})).resolves.toEqual({ unread: 1 });
  expect([asked, refreshCount()]).toEqual([['access-1', 'access-2'], 1]);
});

test('parallel calls and parallel requests share one refresh', async () => {
  const { clientFor, refreshCount } = fakeApi();
  const refreshes = createRefreshes();
  const make = () => createSession({ clientFor, identity: identity(stale), refreshes, secure: false });
  const [one, two] = [make(), make()];
  await Promise.all([one.api.account.info({}), one.api.account.info({}), two.api.account.info({}), two.api.account.info({})]);
  expect(refreshCount()).toBe(1);
});

test('without an access token the refresh comes first', async () => {
  const { clientFor, calls } = fakeApi();
  const session = createSession({
    clientFor,
    identity: identity({ refreshToken: 'refresh-1' }),
    refreshes: createRefreshes(),
    secure: true,
  });
  await session.api.account.info({});
  expect(calls[0]?.call).toBe(contract.account.refreshToken);
  expect(session.cookies.every((cookie) => cookie.endsWith('; HttpOnly; Secure'))).toBe(true);
});

test('a refresh that is refused ends the session, takes its cookies away, and leaves word for the next page', async () => {
  const { clientFor } = fakeApi({ refuseRefresh: 'token_invalid' });
  const session = createSession({ clientFor, identity: identity(stale), refreshes: createRefreshes(), secure: false });
  await expect(session.api.account.info({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
  expect(session.hasEnded()).toBe(true);
  expect(session.holdsTokens()).toBe(false);
  const [ended, ...taken] = [...session.cookies].sort((a, b) => Number(a.includes('Max-Age=0')) - Number(b.includes('Max-Age=0')));
  expect(ended).toMatch(/^session-ended=1;.*Max-Age=86400/);
  expect(taken).toHaveLength(3);
  expect(taken.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
});

test('the word of an ended session counts for a visitor without tokens, and goes with signing in', () => {
  const { clientFor } = fakeApi({});
  const open = (given: object) =>
    createSession({ clientFor, identity: identity(given), refreshes: createRefreshes(), secure: false, endedBefore: true });
  expect(open({}).hasEnded()).toBe(true);
  expect(open(stale).hasEnded()).toBe(false);
  const session = open({});
  session.begin({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
  expect(session.hasEnded()).toBe(false);
  expect(session.cookies.find((cookie) => cookie.startsWith('session-ended='))).toContain('Max-Age=0');
});

test('a refresh that cannot be asked for keeps the session', async () => {
  const { clientFor } = fakeApi({ refuseRefresh: 'unavailable' });
  const session = createSession({ clientFor, identity: identity(stale), refreshes: createRefreshes(), secure: false });
  await expect(session.api.account.info({})).rejects.toMatchObject({ messageKey: 'unavailable' });
  expect(session.hasEnded()).toBe(false);
  expect(session.cookies).toHaveLength(0);
});
