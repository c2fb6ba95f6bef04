import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { LoginProvider } from '@darb/contract';
import { createApi, type Api } from '../api.ts';
import { outbox } from '../delivery/tables.ts';
import { test as base } from '../testing/learner.ts';
import { asClient, startOpenIdProvider, type Elsewhere, type OpenIdProvider } from '../testing/openid.ts';
import { byMail, newestCode } from '../testing/sign-ups.ts';
import { guest, type ApiFixtures } from '../testing/test.ts';
import { loginFlows, loginProofs, logins, students } from './tables.ts';

const SALMA: Elsewhere = { sub: 'google-1', name: 'Salma Al-Ali', email: 'Salma@Example.com', email_verified: true };
const MAIL = 'salma@example.com';
const refusedWith = (messageKey: string) => expect.objectContaining({ messageKey }) as Error;

interface Given {
  provider: OpenIdProvider;
}
const test = base.extend<{ elsewhere: OpenIdProvider } & Pick<ApiFixtures, 'options'> & Given>({
  provider: [
    async ({}, use) => {
      const provider = await startOpenIdProvider('https://darb.example/login/google');
      await use(provider);
      await provider.stop();
    },
    { scope: 'file' },
  ],
  elsewhere: async ({ provider }, use) => use(provider),
  options: async ({ options, provider }, use) => use({ ...options, logins: { google: { issuer: provider.issuer, ...asClient } } }),
});

/** Goes to the provider and comes back, as who is signed in with `accessToken`. */
async function comeBack(api: Api, provider: OpenIdProvider, who: Elsewhere | 'says no', accessToken: string | null = null) {
  const client = api.client(guest({ accessToken }));
  const { address, flow_token } = await client.account.beginLogin({ provider: 'google' });
  return { client, flow_token, address: new URL(address), returned: await provider.signIn(address, who) };
}
async function finish(api: Api, provider: OpenIdProvider, who: Elsewhere | 'says no', accessToken: string | null = null) {
  const { client, flow_token, returned } = await comeBack(api, provider, who, accessToken);
  return client.account.finishLogin({ flow_token, returned });
}
async function tokenOf(api: Api, provider: OpenIdProvider, who: Elsewhere, accessToken: string | null = null): Promise<string> {
  const done = await finish(api, provider, who, accessToken);
  if (done.status === 'signed_in') throw new Error('it is signed in already');
  return done.login_token;
}
const said = { full_name: 'Salma', country: 'JO', terms: true, language: 'en' } as const;

describe('a login at a provider', () => {
  test('makes an account with the proven e-mail, once, and signs it in from then on', async ({ api, provider, db }) => {
    const done = await finish(api, provider, SALMA);
    expect(done).toMatchObject({ status: 'new', full_name: 'Salma Al-Ali', email: MAIL });
    const login_token = 'login_token' in done ? done.login_token : '';
    const both = await Promise.allSettled([1, 2].map(() => api.client(guest()).account.signUpByLogin({ login_token, ...said })));
    const made = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.student] : []));
    expect(made).toMatchObject([{ full_name: 'Salma', email: MAIL, has_password: false, country: 'JO' }]);
    expect(await db.$count(students)).toBe(1);
    const again = await finish(api, provider, SALMA);
    expect(again).toMatchObject({ status: 'signed_in', session: { student: { id: made[0]?.id } } });
    const access = again.status === 'signed_in' ? again.session.tokens.access_token : '';
    expect(await api.client(guest({ accessToken: access })).account.logins({})).toMatchObject({ logins: [{ provider: 'google' }] });
  });

  test('takes PKCE, a state and a nonce to the provider, and no address but ours', async ({ api, provider }) => {
    const { address } = await comeBack(api, provider, SALMA);
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'https://darb.example/login/google',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]?.length, name).toBeGreaterThanOrEqual(43);
  });

  test('is refused with another state', async ({ api, provider }) => {
    const { client, flow_token, returned } = await comeBack(api, provider, SALMA);
    const query = new URLSearchParams(returned);
    query.set('state', 'another');
    await expect(client.account.finishLogin({ flow_token, returned: String(query) })).rejects.toEqual(refusedWith('login_failed'));
  });

  test.for(['nonce', 'verifier', 'state'] as const)('is refused when it was begun with another %s', async (name, { api, provider, db }) => {
    const { client, flow_token, returned } = await comeBack(api, provider, SALMA);
    const [flow] = await db.select().from(loginFlows);
    await db.update(loginFlows).set({ [name]: `${flow?.[name].slice(0, -1)}${flow?.[name].endsWith('x') ? 'y' : 'x'}` });
    await expect(client.account.finishLogin({ flow_token, returned })).rejects.toEqual(refusedWith('login_failed'));
    expect(await db.$count(loginProofs)).toBe(0);
  });

  test('is refused from another issuer, in the address and in the token', async ({ api, provider, options }) => {
    const { client, flow_token, returned } = await comeBack(api, provider, SALMA);
    const query = new URLSearchParams(returned);
    expect(query.get('iss')).toBe(provider.issuer.origin);
    query.set('iss', 'https://evil.example');
    await expect(client.account.finishLogin({ flow_token, returned: String(query) })).rejects.toEqual(refusedWith('login_failed'));

    const endpoints = {
      authorize: `${provider.issuer.origin}/auth`,
      token: `${provider.issuer.origin}/token`,
      keys: `${provider.issuer.origin}/jwks`,
    };
    const misled = createApi({ ...options, logins: { google: { ...asClient, issuer: new URL('http://127.0.0.1:9'), endpoints } } });
    try {
      const back = await comeBack(misled, provider, SALMA);
      const bare = new URLSearchParams(back.returned);
      bare.delete('iss');
      await expect(back.client.account.finishLogin({ flow_token: back.flow_token, returned: String(bare) })).rejects.toEqual(
        refusedWith('login_failed'),
      );
    } finally {
      await misled.close();
    }
  });

  test('is finished once, in time, and by the browser alone that began it', async ({ api, provider, clock }) => {
    const first = await comeBack(api, provider, SALMA);
    const second = await comeBack(api, provider, SALMA);
    await expect(first.client.account.finishLogin({ flow_token: second.flow_token, returned: first.returned })).rejects.toEqual(
      refusedWith('login_failed'),
    );
    await first.client.account.finishLogin({ flow_token: first.flow_token, returned: first.returned });
    await expect(first.client.account.finishLogin({ flow_token: first.flow_token, returned: first.returned })).rejects.toEqual(
      refusedWith('login_failed'),
    );
    const third = await comeBack(api, provider, SALMA);
    clock.advance(601);
    await expect(third.client.account.finishLogin({ flow_token: third.flow_token, returned: third.returned })).rejects.toEqual(
      refusedWith('login_failed'),
    );
  });

  test('that its owner does not allow signs nobody in, and Facebook’s says so in its own words', async ({ api, provider, options }) => {
    await expect(finish(api, provider, 'says no')).rejects.toEqual(refusedWith('login_failed'));
    const endpoints = {
      authorize: 'https://facebook.example/dialog',
      token: 'https://facebook.example/token',
      keys: 'https://facebook.example/keys',
    };
    const facebook = createApi({
      ...options,
      logins: { facebook: { ...asClient, issuer: new URL('https://facebook.example'), endpoints } },
    });
    try {
      const client = facebook.client(guest());
      const { address, flow_token } = await client.account.beginLogin({ provider: 'facebook' });
      const returned = `error=access_denied&state=${new URL(address).searchParams.get('state')}`;
      await expect(client.account.finishLogin({ flow_token, returned })).rejects.toEqual(refusedWith('fb_access_denied'));
    } finally {
      await facebook.close();
    }
  });

  test('is offered only where it is configured, and says so while the provider is away', async ({ api, options }) => {
    expect(await api.client(guest()).account.loginProviders({})).toEqual({ providers: ['google'] });
    await expect(api.client(guest()).account.beginLogin({ provider: 'facebook' })).rejects.toEqual(refusedWith('not_found'));
    const away = createApi({ ...options, logins: { google: { ...asClient, issuer: new URL('http://127.0.0.1:1') } } });
    await expect(away.client(guest()).account.beginLogin({ provider: 'google' })).rejects.toEqual(refusedWith('unavailable'));
    await away.close();
  });
});

describe('an account that is there already', () => {
  const signedUp = async (api: Api, db: ApiFixtures['db']) => {
    const client = api.client(guest());
    await client.account.signUpByEmail(byMail);
    const verification_code = await newestCode(db, MAIL);
    return client.account.verifyEmailCode({ email: MAIL, verification_code, language: 'en', country: 'JO' });
  };

  test('is opened by no login with its e-mail, until its owner signs in and connects it', async ({ api, provider, db }) => {
    const { tokens, student } = await signedUp(api, db);
    const done = await finish(api, provider, SALMA);
    expect(done).toMatchObject({ status: 'known_address', email: MAIL });
    const login_token = 'login_token' in done ? done.login_token : '';
    await expect(api.client(guest()).account.signUpByLogin({ login_token, ...said })).rejects.toEqual(refusedWith('stud_fail_email'));
    await expect(api.client(guest()).account.linkLogin({ login_token })).rejects.toEqual(refusedWith('token_invalid'));
    const salma = api.client(guest({ accessToken: tokens.access_token }));
    await salma.account.linkLogin({ login_token });
    expect(await finish(api, provider, SALMA)).toMatchObject({ status: 'signed_in', session: { student: { id: student.id } } });
    const told = await db.select({ subject: outbox.subject }).from(outbox).where(eq(outbox.recipient, MAIL));
    expect(told.map(({ subject }) => subject)).toContain('A new way to sign in was added to your Darb account.');
  });

  test('is not another student’s to connect to, and one login is one account’s', async ({ api, provider, db, learner }) => {
    const { tokens } = await signedUp(api, db);
    const salma = api.client(guest({ accessToken: tokens.access_token }));
    await salma.account.linkLogin({ login_token: await tokenOf(api, provider, SALMA) });
    const omar = await learner();
    const proven = await finish(api, provider, SALMA, omar.accessToken);
    expect(proven.status).toBe('proven');
    await expect(omar.client.account.linkLogin({ login_token: 'login_token' in proven ? proven.login_token : '' })).rejects.toEqual(
      refusedWith('login_taken'),
    );
    expect(await db.$count(logins)).toBe(1);
    // begun as one student and come back as another
    const { flow_token, returned } = await comeBack(api, provider, { sub: 'google-2' }, omar.accessToken);
    await expect(salma.account.finishLogin({ flow_token, returned })).rejects.toEqual(refusedWith('login_failed'));
    await expect(api.client(guest()).account.finishLogin({ flow_token, returned })).rejects.toEqual(refusedWith('login_failed'));
  });

  test('that somebody prepared for another’s e-mail gives them nothing once its owner comes', async ({ api, provider, db }) => {
    const stranger = api.client(guest({ clientId: '6f1c2a34-0000-4000-8000-00000000beef' }));
    await stranger.account.signUpByEmail({ ...byMail, password: 'the stranger chose it' });
    const code = await newestCode(db, MAIL);
    const { student } = await api.client(guest()).account.signUpByLogin({ login_token: await tokenOf(api, provider, SALMA), ...said });
    expect(student).toMatchObject({ email: MAIL, has_password: false });
    await expect(stranger.account.signIn({ email: MAIL, password: 'the stranger chose it' })).rejects.toEqual(
      refusedWith('stud_login_fail'),
    );
    const form = { email: MAIL, verification_code: code, language: 'en', country: 'JO' } as const;
    await expect(stranger.account.verifyEmailCode(form)).rejects.toEqual(refusedWith('invalid_otp_code'));
  });

  test('is let in by a login as far as the operator lets it, and had back within 14 days', async ({ api, provider, db, clock }) => {
    const { student } = await api.client(guest()).account.signUpByLogin({ login_token: await tokenOf(api, provider, SALMA), ...said });
    const set = (state: Partial<typeof students.$inferInsert>) => db.update(students).set(state).where(eq(students.id, student.id));
    await set({ status: 'suspended' });
    await expect(finish(api, provider, SALMA)).rejects.toEqual(refusedWith('account_suspended'));
    await set({ status: 'under_review' });
    await expect(finish(api, provider, SALMA)).rejects.toEqual(refusedWith('account_under_review'));
    await set({ status: 'deleted', deletedBy: 'student', deletedAt: clock.now() });
    expect(await finish(api, provider, SALMA)).toMatchObject({ status: 'signed_in', session: { restored: true } });
  });
});

describe('an account without a proven e-mail', () => {
  const NOBODY: Elsewhere = { sub: 'google-9', email: MAIL, email_verified: false };
  const made = async (api: Api, provider: OpenIdProvider) => {
    const { tokens } = await api.client(guest()).account.signUpByLogin({ login_token: await tokenOf(api, provider, NOBODY), ...said });
    return { accessToken: tokens.access_token, client: api.client(guest({ accessToken: tokens.access_token })) };
  };

  test('has none of another’s, keeps its one way in, and is deleted by it', async ({ api, provider, learner, db }) => {
    const { client, accessToken } = await made(api, provider);
    expect(await client.account.info({})).toMatchObject({ email: null, phone: null });
    const google: { provider: LoginProvider } = { provider: 'google' };
    await expect(client.account.unlinkLogin(google)).rejects.toEqual(refusedWith('not_allowed'));
    const omar = await learner();
    const other = await tokenOf(api, provider, { sub: 'google-10' }, omar.accessToken);
    await expect(client.account.deleteAccount({ login_token: other })).rejects.toEqual(refusedWith('login_failed'));
    const login_token = await tokenOf(api, provider, NOBODY, accessToken);
    expect(await client.account.deleteAccount({ login_token })).toHaveProperty('erased_at');
    expect(await db.$count(students, eq(students.status, 'deleted'))).toBe(1);
  });

  test('may give its login up once it has another way in', async ({ api, provider, learner }) => {
    const omar = await learner();
    await omar.client.account.linkLogin({ login_token: await tokenOf(api, provider, { sub: 'google-11' }, omar.accessToken) });
    await omar.client.account.unlinkLogin({ provider: 'google' });
    expect(await omar.client.account.logins({})).toEqual({ logins: [] });
    expect(await finish(api, provider, { sub: 'google-11' })).toMatchObject({ status: 'new' });
  });
});
